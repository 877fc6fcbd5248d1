import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { admitWrite } from "~/domain/storage/admit-write.server";
import { costClasses, resumesPerUser, storageQuotaBytes } from "~/domain/storage/quota";
import { storageUsed } from "~/domain/storage/storage-used.server";
import { LimiterDown } from "~/ports/limits";
import { claimsOf } from "../support/accounts/api-session";
import { exhaustLimits } from "../support/accounts/exhaust-limits";
import { app, type Member, newMember } from "../support/accounts/members";
import { fileOf, resumeWord } from "../support/files/upload-files";
import { accessTable } from "../support/http/access-table";
import { newVisitors, type Visitor } from "../support/http/access-visitors";
import { Browser } from "../support/http/browser";
import { addressOf, type BuiltRoute, builtRoutes } from "../support/http/built-routes";
import { tokenFor } from "../support/http/form-token";
import { fieldValue, visibleText } from "../support/http/markup";
import { doneRewrite } from "../support/rewriting/done-rewrite";
import { nurseText, seedJob, seedResume, wardPost } from "../support/storage/seed";
import { storedKeys, worldState } from "../support/storage/world-state";

/** What is not counted as a write, and why. */
const uncounted: Record<string, string> = {
  "routes/dashboard/shell/logout": "Leaving is always possible, and each needs a sign-in, which is limited.",
  "routes/api/auth/logout": "As above.",
  "routes/auth/second-factor": "Codes and texts have limits of their own, and nothing else is done there.",
  "routes/api/auth/challenge": "Counted by network, texts by user and day besides.",
  "routes/api/auth/verify-factor": "Guesses are counted by factor and by network.",
  "routes/api/auth/admin": "Answers 403 to everybody.",
};

interface Write {
  route: BuiltRoute;
  method: "POST" | "PUT" | "DELETE";
  isApi: boolean;
  as: "member" | "assured" | "admin";
  title: string;
}

/** Every write that needs a session, from the routes of the build. */
const writes = builtRoutes().flatMap((route): Write[] =>
  (["POST", "PUT", "DELETE"] as const).flatMap((method) => {
    const answers = accessTable[route.id]?.[method];
    if (!answers || route.id in uncounted) return [];
    const isApi = /^\/(auth|functions)\/v1\//.test(route.path);
    const needsSession = isApi ? answers.anonymous === "403" : answers.anonymous.startsWith("302 /app/login");
    // Who is sent elsewhere before anything is read writes nothing.
    const isElsewhere = (answer: string) => answer.startsWith("302");
    const as = isElsewhere(answers.member) ? (isElsewhere(answers.assured) ? "admin" : "assured") : "member";
    return needsSession ? [{ route, method, isApi, as, title: `${method} ${route.id}` }] : [];
  }),
);

afterEach(() => void vi.restoreAllMocks());

let visitors: Record<Write["as"], Visitor>;
let before: Record<string, unknown>;
beforeAll(async () => {
  visitors = await newVisitors(["member", "assured", "admin"]);
  for (const { token } of Object.values(visitors)) await exhaustLimits(String(claimsOf(token).sub));
  before = await worldState();
});

it("finds the writes of pages and of the API", () => {
  expect(writes.filter(({ isApi }) => !isApi).length).toBeGreaterThan(30);
  expect(writes.filter(({ isApi }) => isApi).length).toBeGreaterThan(4);
});

it.each(writes)("$title is counted, and refused beyond the limit without a trace", async (write) => {
  const visitor = visitors[write.as];
  const response = write.isApi ? await call(write, visitor) : await submit(write, visitor);
  const asked = "Too many (attempts|requests)";
  if (response.status === 303) {
    // Back to where it stood: the next page says so.
    expect(await visitor.browser.page(response.headers.get("Location") ?? "")).toMatch(new RegExp(asked));
  } else {
    expect(response.status).toBe(429);
    const text = await response.text();
    // What is typed is kept by a script, in its page.
    if (write.route.id !== "routes/dashboard/resumes/builder/draft") expect(text).toMatch(new RegExp(asked));
  }
  expect(await worldState()).toEqual(before);
});

async function call({ route, method }: Write, { token, ids, browser }: Visitor): Promise<Response> {
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  const body = JSON.stringify(filled(accessTable[route.id]?.fields ?? {}, ids));
  return new Browser(browser.origin).send(addressOf(route, ids), { method, headers, body });
}

async function submit({ route }: Write, { browser, ids }: Visitor): Promise<Response> {
  const fields = filled(accessTable[route.id]?.fields ?? {}, ids);
  return browser.submit(addressOf(route, ids), { formToken: await tokenFor(browser), ...fields });
}

function filled(fields: Record<string, unknown>, ids: Record<string, string>): Record<string, string> {
  const fill = (value: string) => (value === ":new" ? v7() : value.replace(/^:(\w+)$/, (_, name) => ids[name] ?? ""));
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? fill(value) : (value as string)]),
  );
}

it("counts the files that are made for a download", async () => {
  const member = await newMember();
  const { path } = await doneRewrite(member);
  expect((await member.browser.get(`${path}/resume.txt`)).status).toBe(200);
  await exhaustLimits(member.user.id);
  const refused = await member.browser.get(`${path}/resume.txt`);
  expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
  expect(await refused.text()).toContain("Too many attempts");
});

it("gives back what was typed", async () => {
  const { browser, user } = await newMember();
  await exhaustLimits(user.id);
  const post = { id: v7(), title: "Ward Nurse", company: "Eastgate", description: wardPost };
  const job = await browser.post("/app/dashboard/add-job", post);
  const html = await job.text();
  expect([job.status, fieldValue(html, "title"), fieldValue(html, "description")]).toEqual([
    429,
    post.title,
    post.description,
  ]);
  const text = await browser.post("/app/dashboard/resumes?tab=paste", { id: v7(), text: nurseText });
  expect([text.status, fieldValue(await text.text(), "text")]).toEqual([429, nurseText]);
});

it("lets through exactly as many as a minute may have, however many come at once", async () => {
  const { ctx } = await newMember();
  for (const cost of ["change", "growth", "engine", "rewrite", "export"] as const) {
    const limit = costClasses[cost].rules[0]?.limit ?? 0;
    const answers = await Promise.all(Array.from({ length: limit + 20 }, () => admitWrite(ctx, cost)));
    expect([cost, answers.filter((answer) => answer === null).length]).toEqual([cost, limit]);
  }
});

it("goes on with small changes where nobody counts, and not with what grows or makes the engine work", async () => {
  const { ctx } = await newMember();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const takeAll = () => Promise.reject(new LimiterDown("Down"));
  const down = { ...ctx, limits: { ...ctx.limits, takeAll } };
  expect(await admitWrite(down, "change")).toBeNull();
  for (const cost of ["growth", "resume", "job", "engine", "rewrite", "export"] as const) {
    expect(await admitWrite(down, cost), cost).toEqual({ ok: false, reason: "not-counted" });
  }
});

/** A file of so many bytes, as far as our records say. */
async function seedBytes({ user }: Member, fileBytes: number): Promise<string> {
  const id = v7();
  const [file, now] = [`${user.id}/big`, Date.now()];
  await app.db.insert(resumes).values({
    ...{ id, userId: user.id, originalFileUrl: file, fileName: "big.pdf", fileType: "pdf", fileBytes },
    ...{ originalCvText: "Dana", document: "{}", storedAt: now, createdAt: now },
  });
  return id;
}

it("refuses whatever grows where the account is full, says so, and takes it again once there is room", async () => {
  const member = await newMember();
  const { browser, user } = member;
  const resumeId = await seedResume(member);
  const jobId = await seedJob(member);
  const big = await seedBytes(member, storageQuotaBytes);
  const told = "Your account is full: 100 MB of 100 MB are used.";
  const text = await browser.post("/app/dashboard/resumes?tab=paste", { id: v7(), text: nurseText });
  const html = await text.text();
  expect([text.status, fieldValue(html, "text")]).toEqual([409, nurseText]);
  expect(visibleText(html)).toContain(told);
  const later = "Anything you delete for good may still count for up to 20 minutes.";
  expect(visibleText(html)).toContain(later);
  expect(visibleText(await browser.page("/app/dashboard/profile"))).toContain(`You use 100 MB of 100 MB. ${later}`);
  const job = { id: v7(), title: "Nurse", company: "", description: wardPost };
  for (const [page, fields] of [
    ["/app/dashboard/resumes", { id: v7(), file: fileOf(resumeWord(), "cv.docx") }],
    ["/app/dashboard/resumes", { intent: "duplicate", id: v7(), resumeId }],
    ["/app/dashboard/add-job", job],
    [`/app/dashboard/jobs/${jobId}/edit`, { ...job, revision: "1" }],
    [`/app/dashboard/resumes/${resumeId}/edit/basics`, { basedOn: "1", name: "Dana R." }],
  ] as const) {
    const refused = await browser.post(page, fields as Record<string, string>);
    expect([page, refused.status], page).toEqual([page, 409]);
    expect(visibleText(await refused.text())).toContain(told);
  }
  expect(await storedKeys(`${user.id}/`)).toEqual([]);
  expect(await app.db.$count(jobPosts, eq(jobPosts.userId, user.id))).toBe(1);
  expect(visibleText(await browser.page("/app/dashboard/profile"))).toContain("You use 100 MB of 100 MB.");

  await browser.post("/app/dashboard/resumes", { intent: "delete", resumeId: big });
  await browser.post("/app/dashboard/resumes", { intent: "erase", resumeId: big });
  expect((await browser.post("/app/dashboard/add-job", job)).status).toBe(303);
  expect(visibleText(await browser.page("/app/dashboard/profile"))).toContain("You use 0.1 MB of 100 MB.");
});

it("never stores a file beyond the quota, however many come at once", async () => {
  const member = await newMember();
  const file = resumeWord();
  const page = "/app/dashboard/resumes";
  const formToken = await member.browser.formToken(page);
  const { bytes } = await storageUsed(member.ctx);
  await seedBytes(member, storageQuotaBytes - bytes - 3 * file.byteLength - 6000);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      member.browser.submit(page, { formToken, id: v7(), file: fileOf(file, "cv.docx") }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status)).has(409)).toBe(true);
  expect((await storageUsed(member.ctx)).bytes).toBeLessThanOrEqual(storageQuotaBytes);
  const rows = await app.db.select().from(resumes).where(eq(resumes.userId, member.user.id));
  expect(rows.every(({ storedAt }) => storedAt !== null)).toBe(true);
});

it("keeps so many resumes of a user and no more", async () => {
  const member = await newMember();
  const now = Date.now();
  const row = () =>
    app.db.insert(resumes).values({
      ...{ id: v7(), userId: member.user.id, originalCvText: "Dana", document: "{}" },
      ...{ storedAt: now, createdAt: now },
    });
  await app.db.batch([row(), ...Array.from({ length: resumesPerUser - 1 }, row)]);
  const refused = await member.browser.post("/app/dashboard/resumes?tab=paste", { id: v7(), text: nurseText });
  expect(refused.status).toBe(409);
  expect(visibleText(await refused.text())).toContain(
    `You have ${resumesPerUser} resumes, the most an account can have.`,
  );
});
