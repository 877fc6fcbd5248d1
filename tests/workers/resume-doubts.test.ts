import { expect, it } from "vitest";
import { settleResumeDoubt } from "~/domain/resumes/correct/settle-doubt.server";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { newMember } from "../support/accounts/members";
import { fieldValue, visibleText } from "../support/http/markup";
import { seedResume } from "../support/storage/seed";

const text = `Dana Reyes
dana.reyes@example.com

EXPERIENCE
Staff Nurse | 2019 – 2021
• Cared for 12 patients a shift
• Taught four students`;
const question = "We found no employer for “Staff Nurse”. Is there none?";

async function scene() {
  const member = await newMember();
  const id = await seedResume(member, { text });
  return { ...member, id, page: `/app/dashboard/resumes/${id}` };
}

it("asks about a job beside its lines, and takes “This is right” once for all", async () => {
  const { browser, ctx, id, page } = await scene();
  const html = await browser.page(page);
  expect(visibleText(html)).toContain(question);
  expect(visibleText(html)).toContain("Staff Nurse | 2019 – 2021");
  const doubt = fieldValue(html, "doubt") ?? "";
  for (const version of [2, 2]) {
    expect((await browser.post(page, { doubt })).status).toBe(303);
    const resume = await getResume(ctx, id);
    expect(resume?.version).toBe(version);
    expect(resume?.document.doubts).toBeUndefined();
    expect(resume?.originalCvText).toBe(text);
  }
  expect(visibleText(await browser.page(page))).not.toContain(question);
});

it("settles no doubt of somebody else's resume, and refuses a form without one", async () => {
  const { browser, ctx, id, page } = await scene();
  const doubt = fieldValue(await browser.page(page), "doubt") ?? "";
  const stranger = await newMember();
  expect(await settleResumeDoubt(stranger.ctx, { resumeId: id, doubt })).toEqual({ ok: false, reason: "not-found" });
  expect((await browser.post(page, {})).status).toBe(400);
  expect((await browser.post(page, { doubt: "a9999" })).status).toBe(303);
  expect((await getResume(ctx, id))?.document.doubts).toHaveLength(1);
});
