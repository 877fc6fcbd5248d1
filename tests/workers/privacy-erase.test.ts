import { createExecutionContext, createMessageBatch, getQueueResult, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { limiterOf } from "~/adapters/durable-objects";
import { r2Files } from "~/adapters/r2-files";
import { rewrites } from "~/db/schema/rewriting";
import { passwordProofsPerUser } from "~/domain/auth/limits";
import { hashPassword } from "~/domain/auth/secrets.server";
import { deleteAccount } from "~/domain/privacy/delete-account.server";
import { otherTables } from "~/domain/privacy/personal-data";
import { addResumeFile } from "~/domain/resumes/add/add-resume-file.server";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { settleEndedRewrite } from "~/domain/rewriting/request/settle-ended-rewrite.server";
import { endRewrite } from "~/domain/rewriting/run/end-rewrite.server";
import { finaliseRewrite } from "~/domain/rewriting/run/finalise-rewrite.server";
import type { Message } from "~/ports/context";
import { consumeMessages } from "../../workers/queue";
import { apiSessionOf } from "../support/accounts/api-session";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { furnishedMember } from "../support/accounts/furnished-member";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { mailsTo } from "../support/messages/mailbox";
import { plainResult } from "../support/rewriting/done-rewrite";
import { crashingContext } from "../support/storage/crashing-context";
import { seedJob, seedResume } from "../support/storage/seed";
import { tableNames, worldState } from "../support/storage/world-state";

const page = "/app/dashboard/profile/delete";
const password = "a long sentence";
const address = "10.200.0.1";
const hash = hashPassword(app, password);

async function withPassword(member: Member): Promise<Member> {
  await env.DB.prepare("UPDATE users SET password_hash = ? WHERE id = ?")
    .bind(await hash, member.user.id)
    .run();
  return member;
}

/** Every row and file as one line each, with the name of its table. */
async function everything(): Promise<string[]> {
  const state = (await worldState()) as Record<string, unknown[]>;
  return Object.entries(state).flatMap(([table, rows]) => rows.map((row) => `${table} ${JSON.stringify(row)}`));
}
const of =
  ({ user }: Member) =>
  (line: string) =>
    line.includes(user.id);

const usesCounted = ({ user }: Member) =>
  runInDurableObject(env.USAGE_COUNTER.getByName(user.id), async (_, { storage }) => {
    const rows = storage.sql.exec("SELECT * FROM reservations").toArray().length;
    return { rows, alarm: await storage.getAlarm() };
  });

async function deliver(ctx: typeof app, body: unknown) {
  const batch = createMessageBatch("lapel-messages", [{ id: v7(), timestamp: new Date(), attempts: 1, body }]);
  const execution = createExecutionContext();
  await consumeMessages(batch, ctx);
  return getQueueResult(batch, execution);
}

/** The context of a user whose messages a test delivers itself. */
function collecting(member: Member) {
  const sent: { message: Message; delaySeconds: number | undefined }[] = [];
  const messages = {
    send: async (message: Message, options?: { delaySeconds: number }) =>
      void sent.push({ message, delaySeconds: options?.delaySeconds }),
  };
  return { sent, ctx: { ...member.ctx, messages } };
}

it("leaves nothing of a deleted user in any table or bucket, and everything of another byte for byte", async () => {
  const [member, other] = [await withPassword(await furnishedMember()), await furnishedMember()];
  const token = (await apiSessionOf(member.user.id)).access_token;
  const before = await everything();
  // Furnished means a row in every table that is not ours alone: a new table is furnished, or this fails.
  const tables = (await tableNames()).filter((table) => !Object.keys(otherTables).includes(table));
  for (const place of [...tables, "files"]) {
    expect(before.filter((line) => line.startsWith(`${place} `) && of(member)(line)).length, place).toBeGreaterThan(0);
  }

  const response = await member.browser.post(page, { step: "delete", password });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/app/login"]);
  expect([...member.browser.cookies.keys()]).not.toContain("__Host-session");
  expect(await member.browser.page("/app/login")).toContain("Your account is deleted");

  const after = await everything();
  expect(after.filter(of(member))).toEqual([]);
  // Totals count everybody's rows, and the search index has a key for each row that is left.
  const uncounted = (line: string) => !/^(totals|search_keys) /.test(line);
  const keys = (lines: string[]) => lines.filter((line) => line.startsWith("search_keys ")).length;
  expect(keys(after)).toBe(keys(before) / 2);
  expect(after.filter(uncounted)).toEqual(before.filter((line) => !of(member)(line)).filter(uncounted));
  expect(after.filter(of(other)).length).toBeGreaterThan(15);
  expect(await usesCounted(member)).toEqual({ rows: 0, alarm: null });
  expect((await usesCounted(other)).rows).toBe(1);

  expect(await refusalOf(await new Device().call("GET", "/user", undefined, token))).toMatch(/^40[134] /);
  expect((await member.browser.get("/app/dashboard")).headers.get("Location")).toMatch(/^\/app\/login/);
  const [notice] = await mailsTo(member.user.email);
  expect(notice?.subject).toBe("Your Lapel account is deleted");
});

it("keeps what limits remember of anybody no longer than the limit lasts", async () => {
  const { user } = await newMember();
  for (let take = 0; take < 3; take += 1) {
    await app.limits.take(
      { name: "some-rule", limit: 1, windowMilliseconds: 10 * 60_000, keys: "networks" },
      user.email,
    );
  }
  const { keys } = await env.CACHE.list();
  expect(keys.map(({ name }) => name)).toContain(`limit:some-rule:${user.email}`);
  for (const { name, expiration = Number.POSITIVE_INFINITY } of keys) {
    expect(expiration - Date.now() / 1000, name).toBeLessThan(24 * 60 * 60);
  }
  const limiter = limiterOf(env.RATE_LIMITER, `limit:some-rule:${user.email}`);
  expect(await runInDurableObject(limiter, (_, { storage }) => storage.getAlarm())).not.toBeNull();
});

it("refuses a wrong password and changes nothing; guesses run out as at sign-in", async () => {
  const member = await withPassword(await furnishedMember());
  const before = await everything();
  const guesses: Record<string, string>[] = [{ password: "another sentence" }, {}, { code: "123456" }];
  for (const fields of guesses) {
    const response = await member.browser.post(page, { step: "delete", ...fields });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This is not your password.");
  }
  expect((await member.browser.post(page, { step: "away" })).status).toBe(400);
  expect(await everything()).toEqual(before);
  for (let guess = 3; guess < 10; guess += 1) {
    await app.limits.take(passwordProofsPerUser, member.user.id);
  }
  const response = await member.browser.post(page, { step: "delete", password });
  expect([response.status, Number(response.headers.get("Retry-After")) > 60]).toEqual([429, true]);
  expect(await everything()).toEqual(before);
});

it("mails a code where there is neither password nor second factor, and takes it once", async () => {
  const [member, other] = [await newMember(), await newMember()];
  expect(await member.browser.page(page)).toContain("We mail you a code");
  const sent = await member.browser.post(page, { step: "send" });
  const location = sent.headers.get("Location") ?? "";
  expect(location).toBe(`${page}?sent=`);
  expect((await member.browser.post(page, { step: "send" })).status).toBe(429);
  const code = (await mailsTo(member.user.email))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? "";
  const wrong = code === "000000" ? "111111" : "000000";
  for (const [{ browser }, guess] of [
    [member, wrong],
    [member, ""],
    [other, code],
  ] as const) {
    const response = await browser.post(location, { step: "delete", code: guess });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("This code is wrong")]);
  }
  const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
  expect((await member.browser.post(location, { step: "delete", code: spaced })).status).toBe(303);
  expect((await everything()).filter(of(member))).toEqual([]);
  expect((await everything()).filter(of(other))).not.toEqual([]);
});

it("does no harm when it is asked for many times at once, and gives notice once", async () => {
  const member = await withPassword(await furnishedMember());
  const { sent, ctx } = collecting(member);
  const answers = await Promise.all([1, 2, 3].map(() => deleteAccount(ctx, { password, address })));
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThan(0);
  expect((await everything()).filter(of(member))).toEqual([]);
  for (const { message } of sent.filter(({ message }) => message.type === "erase")) {
    expect((await deliver(ctx, message)).explicitAcks).toHaveLength(1);
  }
  expect(sent.filter(({ message }) => message.type === "mail")).toHaveLength(1);
  const again = await member.browser.submit(page, { step: "delete", password });
  expect([again.status, again.headers.get("Location")]).toEqual([302, expect.stringMatching(/^\/app\/login/)]);
});

it("is finished by its message, after whichever step it crashes; before that one nothing has happened", async () => {
  const crashes = { untouched: 0, finished: 0 };
  for (let step = 1; ; step++) {
    const member = await withPassword(await newMember());
    await seedResume(member);
    await env.FILES.put(`${member.user.id}/1_cv.pdf`, "%PDF-");
    await app.usage.reserve({ userId: member.user.id, rewriteId: v7(), month: "2026-11", limit: null });
    const before = (await everything()).filter(of(member));
    const { sent, ctx } = collecting(member);
    const dying = crashingContext(ctx, step);
    const ending = await deleteAccount({ ...dying, user: member.user }, { password, address }).catch(() => null);
    if (!dying.crashed()) {
      expect(ending).toEqual({ ok: true });
      break;
    }
    const erase = sent.find(({ message }) => message.type === "erase");
    crashes[erase ? "finished" : "untouched"] += 1;
    if (erase) {
      expect(erase.delaySeconds).toBe(900);
      await deliver(ctx, erase.message);
    }
    expect((await everything()).filter(of(member)), `crash after step ${step}`).toEqual(erase ? [] : before);
    expect((await usesCounted(member)).rows).toBe(erase ? 0 : 1);
  }
  expect(crashes).toEqual({ untouched: 4, finished: 9 });
});

it("can be asked for again where the message was never sent: nothing has happened yet", async () => {
  const member = await withPassword(await furnishedMember());
  const before = await everything();
  const messages = { send: () => Promise.reject(new Error("The queue is down")) };
  await expect(deleteAccount({ ...member.ctx, messages }, { password, address })).rejects.toThrow("The queue is down");
  expect(await everything()).toEqual(before);
});

it("takes the file of an upload that was on its way and crashed, with the second round", async () => {
  const member = await withPassword(await newMember());
  const { sent, ctx } = collecting(member);
  const put: typeof app.files.put = async (...file) => {
    await deleteAccount(ctx, { password, address });
    await app.files.put(...file);
    throw new Error("The process died");
  };
  await addResumeFile({ ...ctx, files: { ...app.files, put } }, { id: v7(), file: fileOf(resumeWord(), "cv.docx") });
  expect((await everything()).filter(of(member))).toHaveLength(1);
  await deliver(ctx, sent[0]?.message);
  expect((await everything()).filter(of(member))).toEqual([]);
});

it("removes all files, however many one call of the store lists or deletes", async () => {
  const member = await withPassword(await newMember());
  await Promise.all(Array.from({ length: 7 }, (_, n) => env.FILES.put(`${member.user.id}/${n}.pdf`, "x")));
  const deleted: number[] = [];
  const bucket = new Proxy(env.FILES, {
    get: (store, name) =>
      name === "list"
        ? (options: R2ListOptions) => store.list({ ...options, limit: 3 })
        : async (keys: string[]) => void deleted.push(keys.length),
  });
  expect(await r2Files(bucket).keys(`${member.user.id}/`)).toHaveLength(7);
  await r2Files(bucket).remove(Array.from({ length: 2500 }, String));
  expect(deleted).toEqual([1000, 1000, 500]);
  expect(await deleteAccount(collecting(member).ctx, { password, address })).toEqual({ ok: true });
  expect(await app.files.keys(`${member.user.id}/`)).toEqual([]);
});

it("acknowledges a rewrite of a user who is gone, and brings nothing back", async () => {
  const member = await withPassword(await newMember());
  const { sent, ctx } = collecting(member);
  const request = { id: v7(), resumeId: await seedResume(member), jobId: await seedJob(member) };
  await requestRewrite(ctx, request);
  await deleteAccount(ctx, { password, address });
  const rewrite = sent.find(({ message }) => message.type === "rewrite");
  for (let delivery = 0; delivery < 2; delivery += 1) {
    const result = await deliver(ctx, rewrite?.message);
    expect([result.explicitAcks.length, result.retryMessages.length]).toEqual([1, 0]);
  }
  expect((await everything()).filter(of(member))).toEqual([]);
  expect(await usesCounted(member)).toEqual({ rows: 0, alarm: null });
});

it("ends in nothing where the account goes while its rewrite is being worked on", async () => {
  const member = await withPassword(await newMember());
  const { ctx } = collecting(member);
  const id = v7();
  await requestRewrite(ctx, { id, resumeId: await seedResume(member), jobId: await seedJob(member) });
  const working = { status: "running" as const, leaseId: "ours", leaseUntil: Date.now() + 60_000, attempts: 1 };
  const [row] = await app.db.update(rewrites).set(working).where(eq(rewrites.id, id)).returning();
  await deleteAccount(ctx, { password, address });
  const texts = { rewrittenCv: "New", coverLetter: "Dear", scoreBefore: 1, scoreAfter: 2 };
  const made = { inputHash: "input", isSubstantive: true };
  const outcome = { engine: "local" as const, fallbackReason: null, result: plainResult(), ...texts, ...made };
  if (row) await finaliseRewrite(ctx, row, outcome);
  if (row) await endRewrite(ctx, row, "Too late");
  expect(await settleEndedRewrite(ctx, id)).toBe("finished");
  expect((await everything()).filter(of(member))).toEqual([]);
});
