import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { correctRequirements } from "~/domain/jobs/correct-requirements.server";
import { editJob } from "~/domain/jobs/edit-job.server";
import { type Member, newMember } from "../support/accounts/members";
import { fieldValue, visibleText } from "../support/http/markup";
import { seedJob, seedResume, wardPost } from "../support/storage/seed";

const list = "/app/dashboard/jobs";

async function jobsOf(member: Member): Promise<Record<string, unknown>[]> {
  const { results } = await env.DB.prepare("SELECT * FROM job_posts WHERE user_id = ?").bind(member.user.id).all();
  return results;
}

it("edits a post, and tells a tab that comes too late without losing what it typed", async () => {
  const member = await newMember();
  const id = await seedJob(member);
  const edit = `${list}/${id}/edit`;
  const html = await member.browser.page(edit);
  const fields = { revision: fieldValue(html, "revision") ?? "", company: "", description: wardPost, sourceUrl: "" };
  const saved = await member.browser.post(edit, { ...fields, title: "Ward Sister" });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `${list}/${id}`]);
  const late = await member.browser.post(edit, { ...fields, title: "Night Nurse", description: "Nights only" });
  const lateHtml = await late.text();
  expect(late.status).toBe(409);
  expect(visibleText(lateHtml)).toContain("This was changed in another tab or on another device since you opened it.");
  expect(visibleText(lateHtml)).toMatch(/The current version: Ward Sister/);
  expect([fieldValue(lateHtml, "title"), fieldValue(lateHtml, "description")]).toEqual(["Night Nurse", "Nights only"]);
  expect(await jobsOf(member)).toMatchObject([{ job_title: "Ward Sister", company_name: "" }]);
  const revision = fieldValue(lateHtml, "revision") ?? "";
  const again = await member.browser.post(edit, { ...fields, revision, title: "Night Nurse" });
  expect(again.status).toBe(303);
  expect(await jobsOf(member)).toMatchObject([{ job_title: "Night Nurse" }]);
});

it("lets one of ten edits at once win, and tells the others", async () => {
  const member = await newMember();
  const id = await seedJob(member);
  const edits = Array.from({ length: 10 }, (_, index) =>
    editJob(member.ctx, id, { revision: 1, title: `Title ${index}`, company: "", description: "x", sourceUrl: "" }),
  );
  const outcomes = (await Promise.all(edits)).map(({ ok }) => ok);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

it("corrects what was read, for the page, the match and after an edit, and goes back to it", async () => {
  const member = await newMember();
  const [id, resumeId] = [await seedJob(member), await seedResume(member)];
  const job = `${list}/${id}`;
  const scored = async () => {
    await member.browser.post("/app/dashboard/matcher", { resumeId, jobId: id });
    const sql = "SELECT match_score FROM resume_job_matches WHERE job_post_id = ?";
    return env.DB.prepare(sql).bind(id).first<number>("match_score");
  };
  const before = await scored();
  const saved = await member.browser.post(job, { intent: "correct", revision: "1", choices: "none ventilator care" });
  expect(saved.status).toBe(303);
  expect(visibleText(await member.browser.page(job))).toMatch(/Not a requirement \(1\) Ventilator care/);
  expect(await scored()).toBeGreaterThan(before ?? 100);

  const more = `${wardPost}\n- Night shifts`;
  const edited = await editJob(member.ctx, id, {
    revision: 2,
    title: "T",
    company: "",
    description: more,
    sourceUrl: "",
  });
  expect(edited.ok).toBe(true);
  expect(visibleText(await member.browser.page(job))).toMatch(/Not a requirement \(1\) Ventilator care/);

  const late = await member.browser.post(job, { intent: "correct", revision: "2", choices: "nice wound care" });
  const html = await late.text();
  expect(late.status).toBe(409);
  expect(visibleText(html)).toContain("This was changed in another tab");
  expect(html).toMatch(/<option[^>]*value="nice wound care"[^>]*selected/);

  await member.browser.post(job, { intent: "as-read", revision: "3" });
  expect(visibleText(await member.browser.page(job))).not.toContain("Not a requirement (1)");
  expect(await jobsOf(member)).toMatchObject([{ corrections: null, revision: 4 }]);
});

it("keeps only corrections of what was read, and refuses what is none", async () => {
  const member = await newMember();
  const id = await seedJob(member);
  const choices = [
    { key: "wound care", said: "nice" as const },
    { key: "glassblowing", said: "must" as const },
    { key: "__proto__", said: "must" as const },
  ];
  expect(await correctRequirements(member.ctx, id, { revision: 1, choices })).toEqual({ ok: true, corrected: 1 });
  expect(await jobsOf(member)).toMatchObject([{ corrections: '{"wound care":"nice"}' }]);
  for (const odd of ["wound care", "love wound care", ""]) {
    const reply = await member.browser.post(`${list}/${id}`, { intent: "correct", revision: "2", choices: odd });
    expect(reply.status, odd).toBe(odd === "" ? 303 : 400);
  }
});
