import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

const page = "/app/dashboard";

/** The text and links of the page itself, without the menu. */
async function shown(browser: { page(path: string): Promise<string> }) {
  const html = (await browser.page(page)).match(/<main[\s\S]*<\/main>/)?.[0] ?? "";
  return { text: visibleText(html), links: linksIn(html, /./) };
}

it("welcomes a newcomer with the four steps, and leads everybody to the next one", async () => {
  const member = await newMember();
  const { browser } = member;
  const newcomer = await shown(browser);
  expect(newcomer.text).toMatch(/Welcome to Lapel.*Step 1.*Step 2.*Step 3.*Step 4/);
  expect(newcomer.text).not.toMatch(/Done|Next/);

  const resumeId = await seedResume(member);
  const withResume = await shown(browser);
  expect(withResume.text).toMatch(/Welcome back Next Add a job you want/);
  expect(withResume.links[0]).toBe(`${page}/add-job`);
  expect(withResume.text.match(/Done/g)).toHaveLength(1);

  const jobId = await seedJob(member, { createdAt: 1_000 });
  const pair = `${page}/matcher?${new URLSearchParams({ resume: resumeId, job: jobId })}`;
  const withJob = await shown(browser);
  expect(withJob.text).toContain("See how you match “Ward Nurse”");
  expect(withJob.links[0]).toBe(pair);
  expect(withJob.links).toContain(`${page}/jobs/${jobId}`);

  await matchResumeWithJob(member.ctx, { resumeId, jobId });
  const matched = await shown(browser);
  expect(matched.text).toContain("Get your resume rewritten for “Ward Nurse”");
  expect([matched.links[0], matched.text.match(/Done/g)?.length]).toEqual([pair, 3]);

  const rewriteId = await seedRewrite(member, resumeId, jobId);
  const rewritten = await shown(browser);
  expect(rewritten.text).toContain("Look through your rewrite for “Ward Nurse”");
  expect(rewritten.text).not.toContain("Step 1");
  expect(rewritten.links.slice(0, 2)).toEqual([`${page}/rewrites/${rewriteId}`, `${page}/rewrites/${rewriteId}`]);
});

it("shows the latest four of each, and nothing from the bin or of others", async () => {
  const [member, stranger] = [await newMember(), await newMember()];
  for (const [at, title] of ["First", "Second", "Third", "Fourth", "Fifth", "Binned"].entries()) {
    await seedJob(member, { title, createdAt: 1_000 + at });
  }
  await seedJob(stranger, { title: "Foreign" });
  const resumeId = await seedResume(member);
  await env.DB.prepare("UPDATE job_posts SET deleted_at = 1 WHERE job_title = 'Binned'").run();
  await env.DB.prepare("UPDATE resumes SET deleted_at = 1 WHERE id = ?").bind(resumeId).run();
  await env.DB.prepare("UPDATE profiles SET name = 'Dana' WHERE id = ?").bind(member.user.id).run();
  const { text } = await shown(member.browser);
  expect(text).toMatch(/Welcome back, Dana.*Bring your resume.*Fifth.*Fourth.*Third.*Second/);
  expect(text).not.toMatch(/First|Binned|Foreign/);
});
