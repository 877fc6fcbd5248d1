import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { jobsPerUser, resumesPerUser } from "~/domain/storage/quota";
import { apiSessionOf } from "../support/accounts/api-session";
import { app, type Member, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { builder, fillIn, reviewFields, save, seedBuiltResume, step } from "../support/resumes/builder-member";
import { nurseText, seedJob, seedResume, wardPost } from "../support/storage/seed";

const resumesOf = ({ user }: Member) => app.db.$count(resumes, eq(resumes.userId, user.id));
const jobsOf = ({ user }: Member) => app.db.$count(jobPosts, eq(jobPosts.userId, user.id));
const resumesFull = `You have ${resumesPerUser} resumes, the most an account can have.`;
const now = Date.now();

/** As many resumes as an account keeps, those that stand already included. */
async function fillResumes(member: Member) {
  const row = () =>
    app.db.insert(resumes).values({
      ...{ id: v7(), userId: member.user.id, originalCvText: "Dana", document: "{}" },
      ...{ storedAt: now, createdAt: now },
    });
  const missing = resumesPerUser - (await resumesOf(member));
  await app.db.batch([row(), ...Array.from({ length: missing - 1 }, row)]);
}

async function fillJobs(member: Member) {
  const row = () =>
    app.db.insert(jobPosts).values({
      ...{ id: v7(), userId: member.user.id, jobTitle: "Nurse", companyName: "", jobDescription: "Nurse" },
      createdAt: now,
    });
  const missing = jobsPerUser - (await jobsOf(member));
  await app.db.batch([row(), ...Array.from({ length: missing - 1 }, row)]);
}

it("saves a new version of a built resume for somebody who has as many resumes as we keep", async () => {
  const member = await newMember();
  const id = await seedBuiltResume(member);
  await fillResumes(member);
  const { browser } = member;
  await browser.post(`/app/dashboard/resumes/${id}/builder`, {});
  await step(member, "skills", { skills: "laminated dough, rye bread" });
  const saved = await save(member);
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, `/app/dashboard/resumes/${id}`]);
  expect(visibleText(await browser.page(`/app/dashboard/resumes/${id}`))).toContain("New version saved!");
  const [row] = await app.db.select().from(resumes).where(eq(resumes.id, id));
  expect([row?.version, await resumesOf(member)]).toEqual([2, resumesPerUser]);
});

it("refuses a built resume that would be one too many, and takes the last one sent again for the first", async () => {
  const member = await newMember();
  await fillIn(member);
  const last = await reviewFields(member);
  await fillResumes(member);
  const refused = await member.browser.submit(`${builder}?section=review`, last);
  expect([refused.status, visibleText(await refused.text())]).toEqual([409, expect.stringContaining(resumesFull)]);
  expect(await resumesOf(member)).toBe(resumesPerUser);
  const [some] = await app.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(eq(resumes.userId, member.user.id))
    .limit(1);
  await app.db.delete(resumes).where(eq(resumes.id, some?.id ?? ""));
  for (const _ of ["once", "twice"]) {
    const saved = await member.browser.submit(`${builder}?section=review`, last);
    expect([saved.status, await resumesOf(member)]).toEqual([303, resumesPerUser]);
  }
});

it("rewrites over the API what is kept already where nothing more is kept, and refuses texts that are new", async () => {
  const member = await newMember();
  await seedResume(member);
  await seedJob(member);
  await fillResumes(member);
  await fillJobs(member);
  const { access_token } = await apiSessionOf(member.user.id);
  const rewrite = (resumeText: string, jobDescription: string) =>
    new Browser().send("/functions/v1/rewrite-resume", {
      method: "POST",
      headers: { Authorization: `Bearer ${access_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ resumeText, jobDescription }),
    });
  const known = await rewrite(nurseText, wardPost);
  expect([known.status, await known.json()]).toEqual([
    200,
    { rewritten_cv: expect.stringContaining("Dana Reyes"), cover_letter: expect.any(String) },
  ]);
  const newResume = await rewrite(`${nurseText}, triage`, wardPost);
  expect([newResume.status, await newResume.json()]).toEqual([409, { error: expect.stringContaining(resumesFull) }]);
  const newJob = await rewrite(nurseText, `${wardPost}\n- Triage`);
  const jobsFull = `You have ${jobsPerUser} job posts, the most an account can have.`;
  expect([newJob.status, await newJob.json()]).toEqual([409, { error: expect.stringContaining(jobsFull) }]);
  expect([await resumesOf(member), await jobsOf(member)]).toEqual([resumesPerUser, jobsPerUser]);
});
