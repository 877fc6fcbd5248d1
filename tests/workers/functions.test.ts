import { FunctionsClient, FunctionsHttpError } from "@supabase/functions-js";
import { and, eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { profiles, sessions } from "~/db/schema/accounts";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { creditUsage, rewrites } from "~/db/schema/rewriting";
import { mfaFactors } from "~/db/schema/sign-in";
import { startApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { signOut } from "~/domain/auth/sessions/sign-out.server";
import { givenBackAsksPerMonth, rewriteCallsPerUser } from "~/domain/rewriting/limits";
import { rewriteTexts } from "~/domain/rewriting/request/rewrite-texts.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { sweepRewrites } from "~/domain/rewriting/run/sweep-rewrites.server";
import { costClasses } from "~/domain/storage/quota";
import type { Message } from "~/ports/context";
import { Device } from "../support/accounts/auth-client";
import { exhaust } from "../support/accounts/exhaust-limits";
import { app, type Member, newAccount, newMember } from "../support/accounts/members";
import { modelSays, modelWorld } from "../support/model/model-world";
import { crashingContext } from "../support/storage/crashing-context";
import { nurseText, seedAnswer, seedResume, wardPost } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const minute = 60 * 1000;
const texts = { resumeText: nurseText, jobDescription: wardPost, userName: "Dana Q. Reyes" };

interface Match {
  match_score: number | null;
  report: string;
  suggestions: string[];
}
interface Rewritten {
  rewritten_cv: string;
  cover_letter: string;
}

function functionsOf(token: string, device = new Device()): FunctionsClient {
  const headers = { apikey: "public", Authorization: `Bearer ${token}` };
  return new FunctionsClient(`${device.origin}/functions/v1`, { headers, customFetch: device.fetch });
}

/** A client of a user of the pages, who has a session of the API besides. */
async function clientOf({ user }: Member): Promise<FunctionsClient> {
  const device = new Device();
  const client = { userAgent: "node", address: device.address, place: null };
  const issuer = `${device.origin}/auth/v1`;
  const session = await startApiSession(app, { userId: user.id, method: "password", client, issuer });
  return functionsOf(session.access_token, device);
}

/** Status and message of a refusal, as the client hands it on. */
async function refusal(answer: { data: unknown; error: unknown }): Promise<[number, string]> {
  expect(answer.data).toBeNull();
  expect(answer.error).toBeInstanceOf(FunctionsHttpError);
  const response = (answer.error as FunctionsHttpError).context as Response;
  expect(response.headers.get("Content-Type")).toBe("application/json");
  expect(response.headers.get("x-relay-error")).toBeNull();
  const body = (await response.json()) as { error: string };
  expect(Object.keys(body)).toEqual(["error"]);
  return [response.status, body.error];
}

async function usesOf({ user }: Member) {
  const counted = await app.db.select().from(creditUsage).where(eq(creditUsage.userId, user.id));
  const used = await app.usage.used(user.id, new Date().toISOString().slice(0, 7));
  return { counted: counted.reduce((sum, { usageCount }) => sum + usageCount, 0), used };
}

it("matches and rewrites for whoever signed in with the public client", async () => {
  const { email, password } = await newAccount();
  const device = new Device();
  const { data: signedIn } = await device.auth.signInWithPassword({ email, password });
  const functions = functionsOf(signedIn.session?.access_token ?? "", device);

  const match = await functions.invoke<Match>("analyze-resume-job-match", {
    body: { resumeText: nurseText, jobText: wardPost },
  });
  expect(match.error).toBeNull();
  expect(match.data?.match_score).toBeGreaterThan(0);
  expect(match.data?.report).toContain("Ventilator care");
  expect(match.data?.suggestions.length).toBeGreaterThan(0);

  const rewrite = await functions.invoke<Rewritten>("rewrite-resume", { body: texts });
  expect(rewrite.error).toBeNull();
  expect(rewrite.data?.rewritten_cv).toContain("Northfield Hospital");
  expect(rewrite.data?.cover_letter).toContain("Dana Q. Reyes");
});

it("hands out no wording that waits for its owner's yes", async () => {
  const member = await newMember();
  const task = "Tasked with supervision of one of the wards";
  const resumeText = `Priya Nair
priya.nair@example.com

EXPERIENCE
Licensed Practical Nurse, Northfield Hospital
Mar 2019 - Present
• Change dressings on the surgical ward
• ${task}

EDUCATION
Diploma in Practical Nursing, Leeds College, 2018`;
  const jobDescription = "Ward Nurse\nRequirements\n- Experience with surgery";
  const answer = await (await clientOf(member)).invoke<Rewritten>("rewrite-resume", {
    body: { ...texts, resumeText, jobDescription },
  });
  expect(answer.error).toBeNull();
  expect(answer.data?.rewritten_cv).toContain(task);
  const [row] = await app.db.select().from(rewrites).where(eq(rewrites.userId, member.user.id));
  const { result } = await storedTextsOf(row);
  const waiting = result?.refused.filter(({ confirm }) => confirm).map(({ change }) => change.after) ?? [];
  expect(waiting.length).toBeGreaterThan(0);
  for (const text of waiting) expect(`${answer.data?.rewritten_cv}${answer.data?.cover_letter}`).not.toContain(text);
});

it("counts what the user confirmed as evidence, and keeps nothing of an analysis", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  const body = { resumeText: nurseText, jobText: wardPost };
  const before = await functions.invoke<Match>("analyze-resume-job-match", { body });
  await seedAnswer(member, "Ventilator care");
  const after = await functions.invoke<Match>("analyze-resume-job-match", { body });
  expect(after.data?.match_score).toBeGreaterThanOrEqual(before.data?.match_score ?? 0);
  expect(after.data?.report).not.toBe(before.data?.report);
  expect(await app.db.$count(resumes, eq(resumes.userId, member.user.id))).toBe(0);
  expect(await app.db.$count(jobPosts, eq(jobPosts.userId, member.user.id))).toBe(0);

  const empty = await functions.invoke<Match>("analyze-resume-job-match", { body: { ...body, jobText: "Hello." } });
  expect(empty.data?.match_score).toBeNull();
  expect(empty.data?.report).toContain("Not scored");
});

it("counts a rewrite once, shows it in the history and keeps a text once", async () => {
  const member = await newMember();
  const known = await seedResume(member);
  const functions = await clientOf(member);
  const answers = await Promise.all([1, 2].map(() => functions.invoke("rewrite-resume", { body: texts })));
  for (const { error } of answers) expect(error).toBeNull();
  // Both were asked at once: the later one says the same, and does not count.
  expect(await usesOf(member)).toEqual({ counted: 1, used: 1 });
  const again = await functions.invoke("rewrite-resume", { body: texts });
  expect(again.data).toEqual(answers[0]?.data);
  expect(await app.db.$count(rewrites, eq(rewrites.userId, member.user.id))).toBe(2);
  const rows = await app.db.select().from(rewrites).where(eq(rewrites.userId, member.user.id));
  for (const row of rows) expect(row).toMatchObject({ status: "done", resumeId: known, attempts: 1, leaseId: null });
  for (const row of rows) expect(row.settledAt).not.toBeNull();
  expect(await app.db.$count(resumes, eq(resumes.userId, member.user.id))).toBe(1);
  expect(await app.db.$count(jobPosts, eq(jobPosts.userId, member.user.id))).toBe(1);
  expect(await member.browser.page("/app/dashboard/history")).toContain(rows[0]?.id ?? "none");
});

it("refuses at the limit of the plan, whoever asks first, and leaves no text of a refused call behind", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  const calls = await Promise.all(
    Array.from({ length: 7 }, (_, index) =>
      functions.invoke("rewrite-resume", { body: { ...texts, jobDescription: `${wardPost}\n- Ward ${index}` } }),
    ),
  );
  const refused = calls.filter(({ error }) => error);
  expect(refused).toHaveLength(2);
  expect(await usesOf(member)).toEqual({ counted: 5, used: 5 });
  const later = await functions.invoke("rewrite-resume", { body: { ...texts, jobDescription: "Only asked too late" } });
  expect(await refusal(later)).toEqual([
    402,
    'Monthly Lapel limit reached. Your "free" plan allows 5 rewrites per month.',
  ]);
  expect(await app.db.$count(jobPosts, eq(jobPosts.jobDescription, "Only asked too late"))).toBe(0);
});

it("spends a credit beyond the included uses of the single plan, and none that is not there", async () => {
  const member = await newMember();
  const { id } = member.user;
  await app.db.update(profiles).set({ subscriptionTier: "single", credits: 1 }).where(eq(profiles.id, id));
  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < 5; use += 1) {
    await app.usage.reserve({ userId: id, rewriteId: `earlier-${use}`, month, limit: null });
    await app.usage.settle(id, `earlier-${use}`);
  }
  const functions = await clientOf(member);
  expect((await functions.invoke("rewrite-resume", { body: texts })).error).toBeNull();
  expect(await app.db.select().from(profiles).where(eq(profiles.id, id))).toMatchObject([{ credits: 0 }]);
  const another = { ...texts, jobDescription: `${wardPost}\n- Night shifts` };
  expect((await refusal(await functions.invoke("rewrite-resume", { body: another })))[0]).toBe(402);
  expect((await functions.invoke("rewrite-resume", { body: texts })).error).toBeNull();
});

it("ends in one result and one use, after one step or another that the process crashes", async () => {
  let crashes = 0;
  for (let step = 1; ; step += 4) {
    const member = await newMember();
    const dying = crashingContext(app, step);
    const ending = await rewriteTexts({ ...dying, user: member.user }, texts).catch(() => null);
    if (!dying.crashed()) {
      expect(ending).toMatchObject({ ok: true });
      break;
    }
    crashes += 1;
    const sent: Message[] = [];
    const messages = { send: async (message: Message) => void sent.push(message) };
    const later = { ...app, messages, now: () => Date.now() + 5 * minute };
    await sweepRewrites(later);
    const own = await app.db.select().from(rewrites).where(eq(rewrites.userId, member.user.id));
    for (const { id } of own) await processRewrite(later, { rewriteId: id });
    const done = await app.db.$count(rewrites, and(eq(rewrites.userId, member.user.id), eq(rewrites.status, "done")));
    const { counted } = await usesOf(member);
    expect([done, counted], `crash after step ${step}`).toEqual([own.length, own.length]);
    expect(own.length).toBeLessThanOrEqual(1);
  }
  expect(crashes).toBeGreaterThan(2);
});

it("gives the use back where every attempt fails", async () => {
  const member = await newMember();
  const broken = { ...app, user: member.user, loadFont: () => Promise.reject(new Error("No fonts today")) };
  expect(await rewriteTexts(broken, texts)).toEqual({ ok: false, reason: "failed", counted: false });
  expect(await usesOf(member)).toEqual({ counted: 0, used: 0 });
});

it("says that a failed rewrite counts where a model was asked once too often", async () => {
  const { app: world, ctx } = await modelWorld([{ say: modelSays({}) }], { tier: "enterprise" });
  const broken = { ...ctx, ai: world.ai, loadFont: () => Promise.reject(new Error("No fonts today")) };
  for (let time = 1; time <= givenBackAsksPerMonth + 1; time++) {
    const counted = time > givenBackAsksPerMonth;
    expect(await rewriteTexts(broken, texts)).toEqual({ ok: false, reason: "failed", counted });
  }
});

it("takes at most ten rewrites and sixty analyses in five minutes of one user, and fails closed", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  await exhaust([rewriteCallsPerUser], member.user.id, 2 * minute);
  const answer = await functions.invoke("rewrite-resume", { body: texts });
  const context = (answer.error as FunctionsHttpError).context as Response;
  expect(Number(context.headers.get("Retry-After"))).toBeGreaterThan(100);
  expect((await refusal(answer))[0]).toBe(429);
  const limits = { ...app.limits, take: () => Promise.reject(new Error("The limiter is down")) };
  await expect(rewriteTexts({ ...app, limits, user: member.user }, texts)).rejects.toThrow("The limiter is down");
});

it("refuses calls without a token, with a bad or ended one, and before the second factor", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  const call = (client: FunctionsClient) => client.invoke("rewrite-resume", { body: texts }).then(refusal);
  expect((await call(functionsOf("public")))[0]).toBe(403);
  const bare = await new Device().fetch("/functions/v1/rewrite-resume", { method: "POST", body: "{}" });
  expect([bare.status, await bare.json()]).toEqual([401, { error: "This call needs a bearer token" }]);

  const now = Date.now();
  const factor = { id: crypto.randomUUID(), friendlyName: "Phone", createdAt: now, updatedAt: now };
  await app.db.insert(mfaFactors).values({ ...factor, userId: member.user.id, type: "totp", status: "verified" });
  const most = costClasses.growth.rules[0]?.limit ?? 0;
  // Nothing of what the owner may do in a minute is used up by who has the password alone.
  for (let time = 0; time <= most; time++) {
    expect(await call(functions)).toEqual([403, "This needs the second factor of the account (AAL2)"]);
  }
  await app.db.update(sessions).set({ aal: "aal2" }).where(eq(sessions.userId, member.user.id));
  expect((await functions.invoke("rewrite-resume", { body: texts })).error).toBeNull();

  await signOut(member.ctx, "global");
  expect(await call(functions)).toEqual([403, "The session of this token has ended"]);
});

it("takes the cookie of a session for JSON from our own pages, and from nobody else", async () => {
  const member = await newMember();
  const { browser } = member;
  const json = { "Content-Type": "application/json" };
  const own = { Origin: browser.origin };
  const body = JSON.stringify({ resumeText: nurseText, jobText: wardPost });
  const call = (headers: HeadersInit, name = "analyze-resume-job-match") =>
    browser.send(`/functions/v1/${name}`, { method: "POST", headers, body });
  const match = await call({ ...own, ...json });
  expect([match.status, Object.keys(await match.json())]).toEqual([200, ["match_score", "report", "suggestions"]]);
  const rewritten = await browser.send("/functions/v1/rewrite-resume", {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", ...json },
    body: JSON.stringify(texts),
  });
  expect(Object.keys(await rewritten.json())).toEqual(["rewritten_cv", "cover_letter"]);
  expect(await usesOf(member)).toEqual({ counted: 1, used: 1 });

  const refused: HeadersInit[] = [
    json,
    { ...json, Origin: "https://evil.example" },
    { ...json, Origin: "null" },
    { ...json, "Sec-Fetch-Site": "same-site" },
    { ...own, "Content-Type": "text/plain" },
    { ...own, "Content-Type": "application/x-www-form-urlencoded" },
    { ...own, ...json, Authorization: "Bearer nonsense" },
  ];
  for (const headers of refused) {
    const answer = await call(headers, "rewrite-resume");
    expect([answer.status, Object.keys(await answer.json())], JSON.stringify(headers)).toEqual([403, ["error"]]);
  }
  expect(await usesOf(member)).toEqual({ counted: 1, used: 1 });

  const now = Date.now();
  const factor = { id: crypto.randomUUID(), friendlyName: "Phone", createdAt: now, updatedAt: now };
  await app.db.insert(mfaFactors).values({ ...factor, userId: member.user.id, type: "totp", status: "verified" });
  expect((await call({ ...own, ...json })).status).toBe(403);
  await signOut(member.ctx, "global");
  expect((await call({ ...own, ...json })).status).toBe(401);
});

it("rewrites the texts that were sent, also where what they were kept as says something else by now", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  expect((await functions.invoke("rewrite-resume", { body: texts })).error).toBeNull();
  await app.db.update(resumes).set({ textHash: "of another text" }).where(eq(resumes.userId, member.user.id));
  await app.db.update(jobPosts).set({ jobDescription: "Edited" }).where(eq(jobPosts.userId, member.user.id));
  const signed = { ...texts, userName: "D. Reyes" };
  expect((await functions.invoke("rewrite-resume", { body: signed })).error).toBeNull();
  const rows = await app.db.select().from(rewrites).where(eq(rewrites.userId, member.user.id));
  expect(new Set(rows.map(({ resumeId }) => resumeId)).size).toBe(2);
  expect(new Set(rows.map(({ jobPostId }) => jobPostId)).size).toBe(2);
});

it("takes texts whose like is in the bin, and leaves that there", async () => {
  const member = await newMember();
  const functions = await clientOf(member);
  for (const _ of [1, 2]) {
    expect((await functions.invoke("rewrite-resume", { body: texts })).error).toBeNull();
    await app.db.update(resumes).set({ deletedAt: Date.now() }).where(eq(resumes.userId, member.user.id));
  }
  expect(await app.db.$count(resumes, eq(resumes.userId, member.user.id))).toBe(2);
});

it("says what is wrong with a body, with 4xx", async () => {
  const functions = await clientOf(await newMember());
  const analysis = { resumeText: nurseText, jobText: wardPost };
  const cases: [string, unknown, number, string][] = [
    ["analyze-resume-job-match", { jobText: wardPost }, 400, "resumeText: Paste some resume text"],
    ["analyze-resume-job-match", { ...analysis, jobText: 7 }, 400, "jobText: Paste the job description"],
    ["analyze-resume-job-match", { ...analysis, jobText: " \n " }, 400, "jobText: Paste the job description"],
    [
      "analyze-resume-job-match",
      { ...analysis, resumeText: "a".repeat(20_001) },
      400,
      "resumeText: 20,000 character limit.",
    ],
    ["analyze-resume-job-match", { ...analysis, more: "a".repeat(600_000) }, 413, "The request is too large"],
    ["analyze-resume-job-match", "{", 400, "The request is not valid JSON"],
    ["analyze-resume-job-match", "[1]", 400, "The request is not a JSON object"],
    ["rewrite-resume", { ...texts, jobDescription: null }, 400, "jobDescription: Paste the job description"],
    ["rewrite-resume", { ...texts, userName: "a".repeat(201) }, 400, "userName: At most 200 characters"],
    ["rewrite-resume", { ...texts, userName: ["Dana"] }, 400, ""],
  ];
  for (const [name, body, status, message] of cases) {
    const answer = await refusal(await functions.invoke(name, { body: body as Record<string, unknown> }));
    expect(answer, message).toEqual([status, expect.stringContaining(message)]);
  }
  for (const method of ["GET", "PUT", "DELETE"] as const) {
    expect((await refusal(await functions.invoke("rewrite-resume", { method })))[0]).toBe(405);
  }
  for (const name of ["customer-portal", "nothing"]) {
    expect((await functions.invoke(name, { body: {} })).error).toBeInstanceOf(FunctionsHttpError);
  }
});
