import { env } from "cloudflare:workers";
import { expect, it, vi } from "vitest";
import { analysesPerUser } from "~/domain/matching/limits";
import { type Member, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { nurseText, seedJob, seedResume } from "../support/storage/seed";
import { seedScores } from "../support/storage/seed-history";
import { storedTextsOf } from "../support/storage/stored-texts-of";

const page = "/app/dashboard/matcher";
const day = 24 * 60 * 60 * 1000;

type Pair = Record<"resumeId" | "jobId", string>;

async function pairOf(member: Member): Promise<Pair> {
  return { resumeId: await seedResume(member), jobId: await seedJob(member) };
}

const resultOf = ({ resumeId, jobId }: Pair) => `${page}?${new URLSearchParams({ resume: resumeId, job: jobId })}`;

async function scoresOf({ user }: Member) {
  const { results } = await env.DB.prepare("SELECT * FROM match_scores WHERE user_id = ? ORDER BY created_at")
    .bind(user.id)
    .all<Record<string, unknown>>();
  return results;
}

function change(table: "resumes" | "job_posts" | "match_scores", set: string, { user }: Member) {
  return env.DB.prepare(`UPDATE ${table} SET ${set} WHERE user_id = ?`).bind(user.id).run();
}

function selected(html: string, id: string): boolean {
  return new RegExp(`<option[^>]*value="${id}"[^>]*>`).exec(html)?.[0].includes("selected") ?? false;
}

it("adds each match to the history, with the names of the day", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  await member.browser.post(page, pair);
  const match = await env.DB.prepare("SELECT * FROM resume_job_matches WHERE user_id = ?")
    .bind(member.user.id)
    .first<{ match_score: number }>();
  const { ceiling, version } = (await storedTextsOf(match)).details;
  expect(await scoresOf(member)).toMatchObject([
    {
      resume_id: pair.resumeId,
      job_post_id: pair.jobId,
      resume_name: "Dana Reyes",
      job_title: "Ward Nurse",
      company_name: "Eastgate Clinic",
      score: match?.match_score,
      ceiling,
      formula: version,
    },
  ]);
});

it("adds nothing for the same again, however many ask at once, until something changed or a day is over", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  const formToken = await member.browser.formToken(page);
  const ask = () => member.browser.submit(page, { formToken, ...pair });
  await Promise.all(Array.from({ length: 6 }, ask));
  await ask();
  expect(await scoresOf(member)).toHaveLength(1);
  await change("job_posts", "status = 'applied', revision = revision + 1", member);
  await ask();
  expect(await scoresOf(member)).toHaveLength(1);
  await change("resumes", "version = 2", member);
  await ask();
  await ask();
  expect(await scoresOf(member)).toHaveLength(2);
  await change("job_posts", "job_title = 'Night Nurse'", member);
  await ask();
  expect((await scoresOf(member)).map((row) => row.job_title)).toEqual(["Ward Nurse", "Ward Nurse", "Night Nurse"]);
  await change("match_scores", `created_at = created_at - ${day}`, member);
  await ask();
  await ask();
  expect(await scoresOf(member)).toHaveLength(4);
});

it("says what changed since, until it is analyzed again", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  const said = async () =>
    visibleText(await member.browser.page(resultOf(pair))).match(/Your [\w ]+ changed since/)?.[0];
  await member.browser.post(page, pair);
  await change("job_posts", "status = 'applied', status_at = 5, revision = 2", member);
  await change("resumes", "name = 'My best one'", member);
  expect(await said()).toBeUndefined();
  await change("resumes", "version = 2", member);
  expect(await said()).toBe("Your resume changed since");
  await change("job_posts", "job_description = 'Requirements\n- Wound care'", member);
  expect(await said()).toBe("Your resume and job post changed since");
  await change("resumes", "version = 1", member);
  expect(await said()).toBe("Your job post changed since");
  await member.browser.post(page, pair);
  expect(await said()).toBeUndefined();
});

it("shows the scores of the pair over time, as a plot and as a table, from the second on", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  await member.browser.post(page, pair);
  expect(await member.browser.page(resultOf(pair))).not.toContain("This pair over time");
  const ids = { resumeId: pair.resumeId, jobPostId: pair.jobId };
  await seedScores(member, [
    { ...ids, score: 31, createdAt: Date.UTC(2026, 3, 2) },
    { ...ids, score: null, createdAt: Date.UTC(2026, 3, 3) },
    { ...ids, score: 44, createdAt: Date.UTC(2026, 4, 2) },
    { ...ids, jobPostId: await seedJob(member), score: 99, createdAt: Date.UTC(2026, 5, 2) },
  ]);
  const html = await member.browser.page(resultOf(pair));
  expect(html.match(/<circle cx="[\d.]+%"/g)).toHaveLength(3);
  expect(visibleText(html.slice(html.indexOf("The same as a table")))).toMatch(
    /2 May 2026 Match 44 ?% 2 Apr 2026 Match 31 ?%/,
  );
  expect(visibleText(html)).not.toContain("99%");
});

it("keeps what was chosen when something is missing", async () => {
  const member = await newMember();
  const { resumeId, jobId } = await pairOf(member);
  const response = await member.browser.post(page, { resumeId, jobId: "" });
  const html = await response.text();
  expect([response.status, selected(html, resumeId), selected(html, jobId)]).toEqual([400, true, false]);
  expect(visibleText(html)).toContain("Select both resume and job");
});

it("offers only what is there, and says so of a pair that is gone", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  await member.browser.post(page, pair);
  await change("resumes", "deleted_at = 5", member);
  const text = visibleText(await member.browser.page(resultOf(pair)));
  expect(text).toContain("Could not find selected documents.");
  expect(text).not.toMatch(/Resume-Job Match Score|Dana Reyes/);
  expect((await member.browser.post(page, pair)).status).toBe(404);
});

it("finds older resumes and jobs by name where there are more than a selector holds", async () => {
  const member = await newMember();
  const old = await seedResume(member, { text: "Zelda_Marsh 100%\nNurse", createdAt: 5 });
  const oldJob = await seedJob(member, { title: "Lighthouse Keeper", createdAt: 5 });
  const without = await member.browser.page(page);
  expect(without).not.toContain("findResume");
  const copies = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 220)`;
  await env.DB.batch([
    env.DB.prepare(
      `${copies} INSERT INTO resumes (id, user_id, original_cv_text, document, stored_at, created_at)
       SELECT hex(randomblob(16)), ?1, 'Nobody ' || i, document, 9, 100 + i FROM n, (SELECT document FROM resumes WHERE id = ?2)`,
    ).bind(member.user.id, old),
    env.DB.prepare(
      `${copies} INSERT INTO job_posts (id, user_id, job_title, company_name, job_description, created_at)
       SELECT hex(randomblob(16)), ?, 'Job ' || i, '', 'x', 100 + i FROM n`,
    ).bind(member.user.id),
  ]);
  const full = await member.browser.page(page);
  expect(full.match(/<option/g)).toHaveLength(2 * 101);
  expect(full).not.toContain(old);
  const fields = { intent: "find", resumeId: "", jobId: "", findResume: "zelda_ 100%", findJob: "" };
  const found = (await member.browser.post(page, fields)).headers.get("Location") ?? "";
  const html = await member.browser.page(found);
  expect(html).toContain(`value="${old}"`);
  expect(visibleText(html)).toMatch(/Zelda_Marsh 100% .*Job 220/);
  expect(visibleText(html)).not.toContain("Nobody");
  const next = { ...fields, resumeId: old, findResume: "", findJob: "lighthouse" };
  const both = await member.browser.page((await member.browser.post(page, next)).headers.get("Location") ?? "");
  expect(selected(both, old)).toBe(true);
  expect(both).toContain(`value="${oldJob}"`);
  const none = await member.browser.page(`${page}?findJob=%25`);
  expect(visibleText(none)).toContain("Nothing is called “%”.");
});

it("stops at the limit for all of a user's matches, with the time to wait", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  for (let taken = 0; taken < analysesPerUser.limit; taken += 1) {
    await member.ctx.limits.take(analysesPerUser, member.user.id);
  }
  const response = await member.browser.post(page, pair);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
  const html = await response.text();
  expect(visibleText(html)).toMatch(/Too many attempts\. Please wait \d+ (seconds|minutes) before trying again\./);
  expect([selected(html, pair.resumeId), selected(html, pair.jobId)]).toEqual([true, true]);
  expect(await scoresOf(member)).toEqual([]);
});

it("tells a failure of the engine from one around it, and loses nothing", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const member = await newMember();
  const pair = await pairOf(member);
  await member.browser.post(page, pair);
  const before = await scoresOf(member);
  const cases = [
    ["job_posts", "job_description = x'41'", 503, "AI Analysis error"],
    ["resumes", "document = '{', version = version + 1", 503, "Could not analyze"],
  ] as const;
  for (const [table, set, status, title] of cases) {
    await change(table, set, member);
    const response = await member.browser.post(page, pair);
    const html = await response.text();
    expect([response.status, selected(html, pair.resumeId), selected(html, pair.jobId)]).toEqual([status, true, true]);
    expect(visibleText(html)).toContain(title);
    expect(visibleText(html)).toContain("Your resume and the job post are unchanged.");
    expect(await scoresOf(member)).toEqual(before);
  }
  expect(visibleText(await member.browser.page(resultOf(pair)))).toContain("Resume-Job Match Score");
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it("tells of the chosen resume what a reader would trip over, before a rewrite is asked for", async () => {
  const member = await newMember();
  const jobId = await seedJob(member);
  const finished = nurseText
    .replace("dana.reyes@example.com", "dana@reyes.dev")
    .replace("555 010 4477", "0113 496 0000");
  const unfinished = finished.replace("0113 496 0000 | ", "").replace("12 patients", "[number] patients");
  const analyzed = async (resumeId: string) => {
    await member.browser.post(page, { resumeId, jobId });
    return member.browser.page(resultOf({ resumeId, jobId }));
  };
  const shown = await analyzed(await seedResume(member, { text: finished }));
  expect(visibleText(shown)).not.toContain("to fill in");
  const resumeId = await seedResume(member, { text: unfinished });
  const html = await analyzed(resumeId);
  expect(visibleText(html)).toContain("Before you rewrite it: 2 things to fill in");
  for (const said of ["No phone number was found.", "“[number]” is still a placeholder."]) {
    expect(visibleText(html)).toContain(said);
  }
  expect(html).toContain(`href="/app/dashboard/resumes/${resumeId}"`);
  expect(visibleText(await member.browser.page(`/app/dashboard/resumes/${resumeId}`))).toContain("“[number]” is still");
});

it("offers the rewrite of a pair that was never analyzed", async () => {
  const member = await newMember();
  const pair = await pairOf(member);
  const html = await member.browser.page(resultOf(pair));
  expect(visibleText(html)).toContain("Not analyzed yet");
  expect(html).toMatch(/<form[^>]*id="rewrite"/);
  expect(linksIn(html, /rewrites/)).toEqual([]);
});
