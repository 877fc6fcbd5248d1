import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { recomputeScore } from "~/tailor/match/match-resume";
import { type Member, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { nurseText, seedJob, seedResume } from "../support/storage/seed";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const page = "/app/dashboard/matcher";

interface Row {
  resume_id: string;
  job_post_id: string;
  match_score: number | null;
  content_key: string | null;
  content: number[] | null;
  created_at: number;
  updated_at: number;
}

async function matchesOf({ user }: Member): Promise<Row[]> {
  const rows = await env.DB.prepare("SELECT * FROM resume_job_matches WHERE user_id = ?").bind(user.id).all<Row>();
  return rows.results;
}

async function pairOf(member: Member, description?: string) {
  return { resumeId: await seedResume(member), jobId: await seedJob(member, { description }) };
}

const resultOf = ({ resumeId, jobId }: { resumeId: string; jobId: string }) =>
  `${page}?${new URLSearchParams({ resume: resumeId, job: jobId })}`;

it("shows score, report, suggestions and the evidence behind every point", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  const response = await member.browser.post(page, pair);
  expect([response.status, response.headers.get("Location")]).toEqual([303, resultOf(pair)]);
  const text = visibleText(await member.browser.page(resultOf(pair)));
  const [row] = await matchesOf(member);
  expect(row).toMatchObject({ resume_id: pair.resumeId, job_post_id: pair.jobId });
  expect(row?.match_score).toBeGreaterThan(0);
  expect(text).toContain(`${row?.match_score}%`);
  expect(text).toContain("Resume-Job Match Score");
  expect(text).toContain("Suggestions to Improve Your Resume:");
  expect(text).toContain("Ventilator care");
  const { report, suggestions } = await storedTextsOf(row);
  expect(suggestions.length).toBeGreaterThan(0);
  for (const line of report.split("\n").filter(Boolean)) expect(text).toContain(line);
  for (const suggestion of suggestions) expect(text).toContain(suggestion);
});

it("stores rows from which anybody gets the same score", async () => {
  const member = await newMember();
  await member.browser.post(page, await pairOf(member));
  const [row] = await matchesOf(member);
  const { details } = await storedTextsOf(row);
  expect(recomputeScore(details)).toBe(row?.match_score);
  expect(details.score).toBe(row?.match_score);
  const stored = await env.DB.prepare("SELECT document FROM resumes WHERE id = ?")
    .bind(row?.resume_id)
    .first<{ document: string }>();
  const source = (JSON.parse(stored?.document ?? "") as { source: string }).source;
  const evidence = details.rows.flatMap((requirement) => requirement.evidence);
  expect(evidence.length).toBeGreaterThan(0);
  for (const { span, quote } of evidence) if (span) expect(source.slice(span.start, span.end)).toContain(quote);
});

it("asks for both documents where one is missing", async () => {
  const member = await newMember();
  const { resumeId, jobId } = await pairOf(member);
  const incomplete: Record<string, string>[] = [
    {},
    { resumeId },
    { jobId },
    { resumeId: "", jobId: "" },
    { resumeId, jobId: "" },
    { resumeId: "one", jobId },
  ];
  for (const fields of incomplete) {
    const response = await member.browser.post(page, fields);
    expect(response.status).toBe(400);
    expect(visibleText(await response.text())).toContain("Select both resume and job");
  }
  expect(await matchesOf(member)).toEqual([]);
});

it("says where the documents are not there", async () => {
  const member = await newMember();
  const { resumeId, jobId } = await pairOf(member);
  for (const fields of [
    { resumeId: v7(), jobId },
    { resumeId, jobId: v7() },
    { resumeId: jobId, jobId: resumeId },
  ]) {
    const response = await member.browser.post(page, fields);
    expect(response.status).toBe(404);
    expect(visibleText(await response.text())).toContain("Could not find selected documents.");
  }
  expect(await matchesOf(member)).toEqual([]);
});

it("keeps one row a pair, however many ask at once", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  const formToken = await member.browser.formToken(page);
  const asked = Array.from({ length: 10 }, () => member.browser.submit(page, { formToken, ...pair }));
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(Array(10).fill(303));
  expect(await matchesOf(member)).toHaveLength(1);
  const second = { ...pair, jobId: await seedJob(member, { title: "Another" }) };
  await member.browser.submit(page, { formToken, ...second });
  expect(await matchesOf(member)).toHaveLength(2);
});

it("replaces the result of a pair and keeps when it was first asked", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  await member.browser.post(page, pair);
  const [first] = await matchesOf(member);
  await env.DB.prepare(
    "UPDATE resume_job_matches SET match_score = 1, content = NULL, created_at = 5, updated_at = 5",
  ).run();
  await member.browser.post(page, pair);
  const [second] = await matchesOf(member);
  expect(second).toMatchObject({ match_score: first?.match_score, content: first?.content, created_at: 5 });
  expect(second?.updated_at).toBeGreaterThan(5);
});

it("does not score a post that asks for nothing, and says why", async () => {
  const member = await newMember();
  const pair = await pairOf(member, "Call me.");
  await member.browser.post(page, pair);
  const [row] = await matchesOf(member);
  expect(row?.match_score).toBeNull();
  const text = visibleText(await member.browser.page(resultOf(pair)));
  expect(text).toContain("Not scored");
  expect(text).toContain((await storedTextsOf(row)).details.reason);
  expect(text).not.toContain("Resume-Job Match Score");
});

it("scores odd texts or says why not, never failing", async () => {
  const member = await newMember();
  const texts = ["•", "\u0000", "🦊".repeat(500), "a ".repeat(9000), "- ".repeat(9000), nurseText.repeat(30)];
  for (const text of texts) {
    const resumeId = await seedResume(member, { text });
    const jobId = await seedJob(member, { description: text });
    const response = await member.browser.post(page, { resumeId, jobId });
    expect(response.status, JSON.stringify(text.slice(0, 20))).toBe(303);
    expect((await member.browser.get(resultOf({ resumeId, jobId }))).status).toBe(200);
  }
});

it("shows no result for a pair that was never asked", async () => {
  const member = await newMember();
  const text = visibleText(await member.browser.page(resultOf(await pairOf(member))));
  expect(text).not.toContain("Resume-Job Match Score");
  expect(text).toContain("Analyze Match");
});

it("offers an old resume and an old job too when their own pages lead here", async () => {
  const member = await newMember();
  const old = Date.now() - 1_000_000;
  const resumeId = await seedResume(member, { text: "Old Timer\nNurse", createdAt: old });
  const jobId = await seedJob(member, { title: "Old job", createdAt: old });
  for (let index = 0; index < 31; index += 1) {
    await seedResume(member);
    await seedJob(member);
  }
  const html = await member.browser.page(resultOf({ resumeId, jobId }));
  for (const id of [resumeId, jobId]) {
    expect(html.match(new RegExp(`<option[^>]*value="${id}"[^>]*>`))?.[0]).toMatch(/selected/);
  }
});

it("names resumes and jobs in the selectors as their owner knows them", async () => {
  const member = await newMember();
  await seedResume(member, { createdAt: Date.UTC(2026, 10, 21) });
  await seedJob(member, { title: "", createdAt: Date.UTC(2026, 10, 20) });
  const text = visibleText(await member.browser.page(page));
  expect(text).toContain("Text: Dana Reyes (21 Nov 2026)");
  expect(text).toContain("Untitled Job (20 Nov 2026)");
});
