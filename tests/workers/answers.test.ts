import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { rewrites } from "~/db/schema/rewriting";
import { answerQuestions } from "~/domain/facts/answer-question.server";
import { listAnswers } from "~/domain/facts/list-answers.server";
import type { MatchDetails } from "~/domain/matching/match.schema";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { type Member, newMember } from "../support/accounts/members";
import { answerFields } from "../support/http/answer-fields";
import { fieldValue, visibleText } from "../support/http/markup";
import { type RewriteWorld, rewriteWorld } from "../support/rewriting/rewrite-world";
import { seedAnswer, seedJob, seedResume, wardPost } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const page = "/app/dashboard/answers";

interface Row {
  id: string;
  subject: string;
  confirmed: number;
  detail: string | null;
  answered_at: number;
}

async function factsOf({ user }: Pick<Member, "user">): Promise<Row[]> {
  const rows = await env.DB.prepare("SELECT * FROM facts WHERE user_id = ? ORDER BY subject").bind(user.id).all<Row>();
  return rows.results;
}

/** A member with a match on the page, and where that stands. */
async function matched() {
  const member = await newMember();
  const pair = { resumeId: await seedResume(member), jobId: await seedJob(member) };
  await matchResumeWithJob(member.ctx, pair);
  const back = `/app/dashboard/matcher?${new URLSearchParams({ resume: pair.resumeId, job: pair.jobId })}`;
  return { member, pair, back };
}

async function detailsOf({ user }: Member): Promise<MatchDetails> {
  const row = await env.DB.prepare("SELECT * FROM resume_job_matches WHERE user_id = ?").bind(user.id).first();
  return (await storedTextsOf(row)).details;
}

it("keeps a yes as a fact and counts it in the match at once", async () => {
  const { member, pair, back } = await matched();
  // Whether it is likely in such a job or not, the weights of evidence say.
  expect(visibleText(await member.browser.page(back))).toMatch(
    /Jobs like yours often include this: “Ventilator care”\.|Do you have experience with ventilator care\?/u,
  );
  const detail = "On  the high dependency unit,\n2022";
  const fields = { ...answerFields({ subject: "Ventilator care", answer: "yes", detail }), back, ...pair };
  const response = await member.browser.post(back, fields, page);
  expect([response.status, response.headers.get("Location")]).toEqual([303, `${back}#questions`]);
  const [fact] = await factsOf(member);
  expect(fact).toMatchObject({ subject: "Ventilator care", confirmed: 1, detail: "On the high dependency unit, 2022" });
  const after = await detailsOf(member);
  const row = after.rows.find(({ term }) => term === "Ventilator care");
  expect(row).toMatchObject({ state: "unsaid", evidence: [{ fact: true, atomId: fact?.id }] });
  const text = visibleText(await member.browser.page(back));
  expect(text).toContain("Answer saved!");
  expect(text).toContain("“On the high dependency unit, 2022”");
  expect(text).not.toContain("once your resume shows it");
});

it("never asks again what was denied, leaves the row plainly missing, and counts no likelihood for it", async () => {
  const { member, pair, back } = await matched();
  const before = await detailsOf(member);
  await member.browser.post(
    back,
    { ...answerFields({ subject: "Ventilator care", answer: "no" }), back, ...pair },
    page,
  );
  const after = await detailsOf(member);
  expect(after.score ?? 100).toBeLessThanOrEqual(before.score ?? 0);
  expect(after.questions.map(({ subject }) => subject)).not.toContain("Ventilator care");
  expect(after.rows.find(({ term }) => term === "Ventilator care")).toMatchObject({ state: "missing", evidence: [] });
  const row = await env.DB.prepare("SELECT suggestions FROM resume_job_matches WHERE user_id = ?")
    .bind(member.user.id)
    .first<{ suggestions: string }>();
  expect(row?.suggestions).not.toContain("Ventilator care");
});

it("leaves one row a subject, however it is spelled and however many answers come at once", async () => {
  const member = await newMember();
  const formToken = await member.browser.formToken("/app/dashboard/matcher");
  const answers = ["Wound care", "wound CARE", "Wound  care ", "wound care"].flatMap((subject) =>
    ["yes", "no"].map((answer) => member.browser.submit(page, { formToken, ...answerFields({ subject, answer }) })),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(8).fill(303));
  expect(await factsOf(member)).toHaveLength(1);
  const everyDay = answerFields({ subject: "Wound care", answer: "yes", detail: "Every day" });
  await member.browser.submit(page, { formToken, ...everyDay });
  const [last] = await factsOf(member);
  await member.browser.submit(page, { formToken, ...everyDay });
  expect(await factsOf(member)).toMatchObject([{ id: last?.id, confirmed: 1, detail: "Every day" }]);
});

it("keeps the newer of two answers, whichever arrives last", async () => {
  const { ctx, user } = await newMember();
  const at = (time: number) => ({ ...ctx, now: () => time });
  await answerQuestions(at(2000), [{ subject: "Epic", answer: "yes", detail: "" }]);
  await answerQuestions(at(1000), [{ subject: "Epic", answer: "no", detail: "" }]);
  expect(await factsOf({ user })).toMatchObject([{ confirmed: 1, answered_at: 2000 }]);
});

it("refuses what is incomplete or too long, and loses nothing that was typed", async () => {
  const member = await newMember();
  const whole = { subject: "Epic", answer: "yes", detail: "" };
  const cases: [Parameters<typeof answerFields>[0], string][] = [
    [{ ...whole, subject: "" }, "This form is incomplete."],
    [{ ...whole, subject: "s".repeat(201) }, "This form is incomplete."],
    [{ ...whole, answer: "perhaps" }, "Choose yes or no"],
    [{ subject: "Epic", detail: "" }, "Choose yes or no"],
    [{ ...whole, detail: `Ward records ${"d".repeat(300)}` }, "At most 300 characters"],
  ];
  for (const [fields, message] of cases) {
    const response = await member.browser.post("/app/dashboard/matcher", answerFields(fields), page);
    expect(response.status, message).toBe(400);
    const text = visibleText(await response.text());
    expect(text).toContain(message);
    if (fields.detail) expect(text).toContain(fields.detail);
  }
  expect(await factsOf(member)).toEqual([]);
});

it("saves a list of answers at once, skips what nobody answered, and keeps none of a list without an answer", async () => {
  const member = await newMember();
  const list = {
    ...answerFields({ subject: "Wound care", answer: "yes" }, 0),
    ...answerFields({ subject: "Triage" }, 1),
    ...answerFields({ subject: "Epic", answer: "no", detail: "never" }, 2),
  };
  const response = await member.browser.post("/app/dashboard/matcher", list, page);
  expect(response.status).toBe(303);
  expect(visibleText(await member.browser.page(page))).toContain("2 answers saved!");
  expect(await factsOf(member)).toMatchObject([
    { subject: "Epic", confirmed: 0, detail: null },
    { subject: "Wound care", confirmed: 1 },
  ]);
  const none = { ...answerFields({ subject: "Triage" }, 0), ...answerFields({ subject: "Cannulation" }, 1) };
  const refused = await member.browser.post("/app/dashboard/matcher", none, page);
  expect(refused.status).toBe(400);
  expect(visibleText(await refused.text())).toContain("Choose yes or no");
  expect(await factsOf(member)).toHaveLength(2);
});

it("leads back into the app, wherever a form says", async () => {
  const { browser } = await newMember();
  for (const back of ["https://evil.example/", "//evil.example", "/dev/mail", "/app\\..\\..", "javascript:alert(1)"]) {
    const fields = { ...answerFields({ subject: "Epic", answer: "yes" }), back };
    const response = await browser.post("/app/dashboard/matcher", fields, page);
    expect(response.headers.get("Location"), back).toBe("/app#questions");
  }
});

it("keeps at most 500 answers, and lets each of them be changed still", async () => {
  const member = await newMember();
  const insert = env.DB.prepare(
    "INSERT INTO facts (id, user_id, subject, subject_key, confirmed, answered_at) VALUES (?, ?, ?, ?, 1, 5)",
  );
  const rows = Array.from({ length: 500 }, (_, at) => insert.bind(v7(), member.user.id, `Thing ${at}`, `thing ${at}`));
  await env.DB.batch(rows);
  const answer = (subject: string) =>
    member.browser.post("/app/dashboard/matcher", answerFields({ subject, answer: "no" }), page);
  const refused = await answer("One more");
  expect(refused.status).toBe(409);
  expect(visibleText(await refused.text())).toContain("You have given 500 answers, the most an account can have.");
  expect((await answer("Thing 7")).status).toBe(303);
  const facts = await factsOf(member);
  expect(facts).toHaveLength(500);
  expect(facts.find(({ subject }) => subject === "Thing 7")).toMatchObject({ confirmed: 0 });
});

it("lists answers with their day, and changes one", async () => {
  const member = await newMember();
  expect(visibleText(await member.browser.page(page))).toContain("No answers yet.");
  const id = await seedAnswer(member, "Epic", { detail: "Since 2021", answeredAt: Date.UTC(2026, 10, 3) });
  const text = visibleText(await member.browser.page(page));
  for (const part of ["Epic", "“Since 2021”", "Answered 3 Nov 2026"]) expect(text).toContain(part);
  const edit = `${page}/${id}`;
  expect(fieldValue(await member.browser.page(edit), "detail")).toBe("Since 2021");
  expect((await member.browser.post(edit, { answer: "yes", detail: "d".repeat(301) })).status).toBe(400);
  const saved = await member.browser.post(edit, { answer: "no", detail: "Since 2021" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, page]);
  const [fact] = await factsOf(member);
  expect(fact).toMatchObject({ id, confirmed: 0, detail: null });
  expect(fact?.answered_at).toBeGreaterThan(Date.UTC(2026, 10, 3));
});

it("withdraws an answer after a confirmation, from later matches and not from those that are there", async () => {
  const { member, pair, back } = await matched();
  const rowOf = async () => (await detailsOf(member)).rows.find(({ term }) => term === "Ventilator care");
  const first = await rowOf();
  await member.browser.post(
    back,
    { ...answerFields({ subject: "Ventilator care", answer: "yes" }), back, ...pair },
    page,
  );
  const counted = await detailsOf(member);
  const [fact] = await factsOf(member);
  const confirm = `${page}/${fact?.id}/withdraw`;
  expect(visibleText(await member.browser.page(confirm))).toContain("Withdraw this answer?");
  expect(await factsOf(member)).toHaveLength(1);
  const formToken = await member.browser.formToken(confirm);
  const twice = [member.browser.submit(confirm, { formToken }), member.browser.submit(confirm, { formToken })];
  expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([303, 303]);
  expect(await factsOf(member)).toEqual([]);
  expect(await detailsOf(member)).toEqual(counted);
  await matchResumeWithJob(member.ctx, pair);
  expect(await rowOf()).toEqual(first);
  expect((await member.browser.get(confirm)).status).toBe(404);
});

async function rewritten(world: RewriteWorld): Promise<RewriteResult> {
  const request = world.request();
  await requestRewrite(world.ctx, request);
  await processRewrite(world.app, { rewriteId: request.id });
  const rows = await world.app.db.select().from(rewrites);
  return (await storedTextsOf(rows.find(({ id }) => id === request.id))).result;
}

it("puts a confirmed skill into the next rewrite with its proof, and into none after the answer is withdrawn", async () => {
  const world = await rewriteWorld();
  await world.app.db.update(jobPosts).set({ jobDescription: wardPost }).where(eq(jobPosts.id, world.jobId));
  const first = await rewritten(world);
  const subject = "Ventilator care";
  expect(first.questions.map((question) => question.subject)).toContain(subject);
  await answerQuestions(world.ctx, [{ subject, answer: "yes", detail: "Daily on the ward" }]);
  const stranger = await rewriteWorld();
  await answerQuestions(stranger.ctx, [{ subject, answer: "no", detail: "" }]);
  const [kept] = await listAnswers(world.ctx);
  const second = await rewritten(world);
  const added = second.changes.find(({ change }) => change.kind === "skill-added");
  expect(added?.change).toMatchObject({ after: subject });
  expect(added?.change.why).toMatch(/^From your answer of \d+ \w+ \d{4}/);
  const claim = second.receipt.claims.find(({ source }) => source?.factId === kept?.id);
  expect(claim?.source).toMatchObject({ quote: `${subject}. Daily on the ward` });
  expect(second.after.score ?? 0).toBeGreaterThan(second.before.score ?? 0);
  await env.DB.prepare("DELETE FROM facts WHERE id = ?")
    .bind(kept?.id ?? "")
    .run();
  // The input is what it was at first, and so is the rewrite: that one, without the skill.
  expect(first.changes.some(({ change }) => change.kind === "skill-added")).toBe(false);
  expect(await requestRewrite(world.ctx, world.request())).toMatchObject({ ok: true, isSame: true });
});
