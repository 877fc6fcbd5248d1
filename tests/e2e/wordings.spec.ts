import type { Page } from "playwright/test";
import { submit } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, readDownload, tabTo } from "./steps";
import { rewrite } from "./workspace";

test.use({ signedIn: true });

/** That it was a task is no proof that it was done: nothing may say so without its owner's yes. */
const resume = `Priya Nair
priya.nair@example.com | 555 010 2244 | Leeds

EXPERIENCE
Licensed Practical Nurse, Northfield Hospital
Mar 2019 - Present
• Change dressings on the surgical ward
• Tasked with supervision of one of the wards

EDUCATION
Diploma in Practical Nursing, Leeds College, 2018`;
const post = `We look for a nurse for our surgical ward.
Requirements
- Experience with surgery`;
const proposed = "Supervise one of the wards";
const task = "Tasked with supervision of two new aides";
const proposedTask = "Supervise two new aides";

const wordings = (page: Page) => page.getByRole("region", { name: /^(Review \d+ wordings?|Wordings you reviewed)$/ });
const newResume = (page: Page) => page.getByRole("region", { name: "Your new resume" });

async function openWordings(page: Page, text = resume): Promise<void> {
  await page.goto("/app/dashboard/resumes");
  await page.getByRole("link", { name: "Paste Text" }).click();
  await page.getByLabel("Resume text").fill(text);
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  const link = await page.getByRole("link", { name: "Text: Priya Nair" }).getAttribute("href");
  const job = { title: "Ward Nurse", company: "Eastgate Clinic", description: post };
  const jobId = await submit(page.context().request, "/app/dashboard/add-job", job);
  await page.goto(await rewrite(page, { resumeId: link?.slice(-36) ?? "", jobId: jobId.slice(-36) }));
  await expect(wordings(page)).toBeVisible();
}

test("a wording waits for its owner's yes, by keyboard; the yes is an answer that they can withdraw", async ({
  page,
  javaScriptEnabled,
}) => {
  await openWordings(page);

  await test.step("the old line, the new one, and the words that nothing proves", async () => {
    await expect(wordings(page).getByRole("heading", { name: "Review 1 wording" })).toBeVisible();
    await expect(wordings(page)).toContainText(proposed);
    await expect(wordings(page).locator("mark").first()).toHaveText("Supervise");
    await expect(newResume(page)).not.toContainText(proposed);
    expect(await readDownload(page, "TXT of the resume")).not.toContain(proposed);
    await expectAccessible(page, "a wording that waits for a yes");
  });

  await test.step("no, and then yes after all", async () => {
    await tabTo(page, wordings(page).getByRole("button", { name: "No, keep mine" }));
    await page.keyboard.press("Enter");
    await expect(wordings(page)).toContainText("You kept your own line.");
    await expect(newResume(page)).not.toContainText(proposed);
    await tabTo(page, wordings(page).getByRole("button", { name: "Yes, that is true" }));
    await page.keyboard.press("Enter");
    await expect(newResume(page)).toContainText(proposed);
    expect(await readDownload(page, "TXT of the resume")).toContain(proposed);
    if (!javaScriptEnabled) await expect(page).toHaveURL(/#change-/);
  });

  await test.step("the yes is a dated answer; withdrawn, it proves nothing more", async () => {
    const address = page.url();
    await page.goto("/app/dashboard/answers");
    const answer = page.getByRole("listitem").filter({ hasText: proposed });
    await expect(answer).toContainText("A wording that you confirmed");
    await expect(answer).toContainText(/Answered .*\d{4}/);
    await answer.getByRole("link", { name: /^Withdraw/ }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    // The page that asks has no list either: only the message says that the answer is gone.
    await expectToast(page, "Answer withdrawn");
    await expect(page.getByRole("listitem").filter({ hasText: proposed })).toHaveCount(0);
    await page.goto(address);
    await page.getByRole("button", { name: "Include it now, at no cost" }).click();
    await expect(newResume(page)).not.toContainText(proposed);
    expect(await readDownload(page, "TXT of the resume")).not.toContain(proposed);
  });
});

test("own words take the place of a wording", async ({ page }) => {
  await openWordings(page);
  const mine = "Look after one of the wards";
  await wordings(page).locator("summary").click();
  await wordings(page).getByLabel("In your own words").fill(mine);
  await wordings(page).getByRole("button", { name: "Use my words" }).click();
  await expect(newResume(page)).toContainText(mine);
  await expect(newResume(page)).not.toContainText(proposed);
});

test("all wordings are confirmed at once, by keyboard", async ({ page }) => {
  await openWordings(page, resume.replace("\n\nEDUCATION", `\n• ${task}\n\nEDUCATION`));
  await expect(wordings(page).getByRole("heading", { name: "Review 2 wordings" })).toBeVisible();
  await expect(newResume(page)).toContainText(task);
  expect(await readDownload(page, "TXT of the resume")).not.toContain(proposedTask);
  await expectAccessible(page, "two wordings that wait for a yes");

  await tabTo(page, wordings(page).getByRole("button", { name: "Yes, all 2 are true" }));
  await page.keyboard.press("Enter");
  await expect(wordings(page)).toHaveCount(0);
  for (const wording of [proposed, proposedTask]) await expect(newResume(page)).toContainText(wording);
  await expect(newResume(page)).not.toContainText(task);
  const file = await readDownload(page, "TXT of the resume");
  for (const wording of [proposed, proposedTask]) expect(file).toContain(wording);

  await page.goto("/app/dashboard/answers");
  for (const wording of [proposed, proposedTask])
    await expect(page.getByRole("listitem").filter({ hasText: wording })).toContainText(/Answered .*\d{4}/);
});
