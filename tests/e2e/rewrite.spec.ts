import type { Page } from "playwright/test";
import { resumeToText } from "~/tailor/render/resume-to-text";
import type { Resume } from "~/tailor/resume";
import { password } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { applicant } from "./sample-application";
import { expectToast, logIn, readDownload, tabTo } from "./steps";
import { addJob, fillWorkspace, rewrite } from "./workspace";

test.use({ signedIn: true });

const mine = "Ran a shift of 14 people in a 6,000 m² warehouse with Kubernetes";
const original = "Responsible for managing a shift of 14 people in a 6,000 m² warehouse.";

const changes = (page: Page) => page.getByRole("region", { name: "What changed" });
/** The change of one line: the summary may tell it as well, and a new order has nothing to edit. */
const item = (page: Page, text: string) =>
  changes(page)
    .getByRole("listitem")
    .filter({ hasText: text })
    .filter({ hasText: "Pelican & Rook Freight" })
    .filter({ has: page.locator("summary") })
    .first();
const newResume = (page: Page) => page.getByRole("region", { name: "Your new resume" });

async function openRewrite(page: Page): Promise<void> {
  await page.goto(await rewrite(page, await fillWorkspace(page)));
  await expect(changes(page)).toBeVisible();
}

test("each change is accepted, rejected or written anew with the keyboard alone, and everything follows", async ({
  page,
  javaScriptEnabled,
}) => {
  await openRewrite(page);
  await expectAccessible(page, "a finished rewrite");
  const shift = item(page, "a shift of 14 people");
  await expect(shift).toContainText("Accepted");
  await expect(shift.getByRole("button", { name: "Accept" })).toHaveCount(0);
  await expect(changes(page).getByRole("button", { name: "Accept all" })).toHaveCount(0);

  await test.step("reject", async () => {
    await tabTo(page, shift.getByRole("button", { name: "Reject" }));
    await page.keyboard.press("Enter");
    await expect(shift).toContainText("Rejected, yours stays");
    await expect(newResume(page)).toContainText(original);
    await expect(changes(page).getByRole("status")).toContainText(/^\d+ of \d+ in your resume · score \d+% → \d+%/);
    await expect(shift.getByRole("button", { name: "Reject" })).toHaveCount(0);
    if (javaScriptEnabled) await expect(shift.getByRole("button", { name: "Accept" })).toBeFocused();
    else await expect(page).toHaveURL(/#change-/);
  });

  await test.step("write it yourself", async () => {
    await tabTo(page, shift.locator("summary"));
    await page.keyboard.press("Enter");
    await tabTo(page, shift.getByLabel("In your own words"));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(mine);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(shift).toContainText("Your resume does not prove all of it.");
    await expect(shift.getByText("“Kubernetes”")).toBeVisible();
    await expect(newResume(page)).toContainText(mine);
    await expectAccessible(page, "a change in one's own words");
  });

  await test.step("the receipt marks it as theirs, the files say it", async () => {
    await page.getByText(/^The receipt: \d+ claims, each with its source, and 1 in your own words/).click();
    await expect(page.getByRole("region", { name: "In your own words" })).toContainText("not proven: “Kubernetes”");
    expect(await readDownload(page, "PDF of the resume")).toContain("Kubernetes");
    expect(await readDownload(page, "TXT of the resume")).toContain(mine);
  });

  await test.step("reject all, accept all", async () => {
    await changes(page).getByRole("button", { name: "Reject all" }).click();
    await expect(page.getByText("You rejected every change: this is your resume as it was.")).toBeVisible();
    await expectAccessible(page, "all rejected");
    await changes(page).getByRole("button", { name: "Accept all" }).click();
    await expect(changes(page).getByText("Rejected, yours stays")).toHaveCount(0);
  });
});

test("a figure is typed where it is missing, and taken back", async ({ page }) => {
  const bare = "Plan chilled deliveries for the drivers of all depots every morning.";
  const withFigure = bare.replace("chilled", "46 chilled");
  const [latest, ...others] = applicant.work;
  const lines = [bare, ...(latest?.highlights.filter((line) => !line.startsWith("Plan")) ?? [])];
  await page.goto("/app/dashboard/resumes?tab=paste");
  const text = resumeToText({
    ...applicant,
    work: [{ ...latest, highlights: lines } as Resume["work"][number], ...others],
  });
  await page.getByLabel("Resume text").fill(text);
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  const link = page.getByRole("link", { name: `Text: ${applicant.basics.name}` });
  const resumeId = (await link.getAttribute("href"))?.slice(-36) ?? "";
  await page.goto(await rewrite(page, { resumeId, jobId: await addJob(page) }));

  const yours = page.getByRole("region", { name: "What only you can do" });
  const prompt = yours
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox") })
    .first();
  await expect(prompt.getByRole("textbox")).toHaveValue(bare);
  await prompt.getByLabel("How many, and how often?").fill(withFigure);
  await prompt.getByRole("button", { name: "Put it in the resume" }).click();
  await expect(newResume(page)).toContainText(withFigure);
  await expect(prompt).toContainText("Your own words");
  await expectAccessible(page, "a figure that was typed in");
  await prompt.getByRole("button", { name: "Back to the line as it was" }).click();
  await expect(newResume(page)).toContainText(bare);
  await expect(newResume(page)).not.toContainText(withFigure);
});

test("lines of a long job that say little to the post are left out, seen, and had back with one press", async ({
  page,
}) => {
  const chores = [
    "Swept the yard before the gates opened",
    "Watered the plants by the entrance",
    "Carried parcels up to the canteen",
    "Sorted old magazines by their year",
    "Hung up posters for the summer fair",
    "Washed the windows of the gatehouse",
    "Counted umbrellas that were left behind",
    "Folded leaflets for the open day",
    "Kept the coffee corner clean",
    "Brought the letters up to the office",
    "Tidied the waiting room at noon",
    "Painted the benches in the garden",
    "Wound the clock in the hall",
    "Locked the gate at dusk",
    "Opened the shutters in the morning",
    "Fed the cat of the gatehouse",
    "Raked the leaves from the path",
    "Dusted the shelves of the porter",
    "Stacked chairs after the choir left",
    "Emptied the baskets at night",
    "Polished the brass of the doors",
    "Swept the steps in autumn",
    "Carried lanterns to the jetty",
    "Hung the keys back on their hooks",
    "Rinsed the flasks of the watch",
    "Drew the curtains in the lobby",
    "Sharpened pencils for the desk",
    "Watered the moss by the wall",
    "Wiped the table of the lodge",
    "Tied up newspapers with string",
    "Lit the stove on cold days",
    "Shook out the mats at noon",
    "Filled the bird bath by the gate",
  ];
  const [latest] = applicant.work;
  const long = {
    ...latest,
    position: "Gatehouse Assistant",
    name: "Harbour Works",
    startDate: "2006-01",
    endDate: "2008-01",
    current: undefined,
    highlights: chores,
  } as Resume["work"][number];
  await page.goto("/app/dashboard/resumes?tab=paste");
  await page.getByLabel("Resume text").fill(resumeToText({ ...applicant, work: [...applicant.work, long] }));
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  const link = page.getByRole("link", { name: `Text: ${applicant.basics.name}` });
  const resumeId = (await link.getAttribute("href"))?.slice(-36) ?? "";
  await page.goto(await rewrite(page, { resumeId, jobId: await addJob(page) }));

  const cuts = changes(page).getByRole("listitem").filter({ hasText: "lines left out for this post" }).first();
  const shown = async () => {
    const text = (await newResume(page).textContent()) ?? "";
    return chores.filter((line) => text.includes(line)).length;
  };
  await expect(cuts).toContainText("Your own resume keeps them");
  const before = await shown();
  expect(before).toBeLessThan(chores.length);
  await cuts.getByText("Show the lines").click();
  await expectAccessible(page, "lines left out for length");
  await cuts.getByRole("button", { name: /^Keep them all/ }).click();
  await expect(cuts).toContainText(/^.*0 of \d+ lines left out/);
  expect(await shown()).toBe(chores.length);
  await cuts.getByRole("button", { name: "Leave them out" }).click();
  await expect(cuts.getByRole("button", { name: /^Keep them all/ })).toBeVisible();
  expect(await shown()).toBe(before);
});

test("the letter is edited and taken back, and two tabs do not overwrite each other", async ({
  page,
  problems,
  account,
}) => {
  await openRewrite(page);
  const other = await page.context().newPage();
  await other.goto(page.url());

  await test.step("a sentence of one's own is marked", async () => {
    await page.getByText("Edit the letter").click();
    const letter = page.getByLabel("The letter, as you want to send it");
    await letter.fill((await letter.inputValue()).replace("Kind regards", "I like smoked fish.\n\nKind regards"));
    await page.getByRole("button", { name: "Save letter" }).click();
    await expect(page.getByRole("region", { name: "Sentences of your own" })).toContainText("I like smoked fish.");
    expect(await readDownload(page, "DOCX of the cover letter")).toContain("I like smoked fish.");
    await expectAccessible(page, "a letter with a sentence of one's own");
  });

  await test.step("the other tab is told, keeps what was typed, and wins knowingly", async () => {
    problems.expectStatus(409);
    const shift = item(other, "a shift of 14 people");
    await shift.locator("summary").click();
    await shift.getByLabel("In your own words").fill(mine);
    await shift.getByRole("button", { name: "Use my words" }).click();
    await expect(shift).toContainText("This was changed in another tab or on another device since you opened it.");
    await expect(shift.getByLabel("In your own words")).toHaveValue(mine);
    await expectAccessible(other, "a decision that came too late");
    await shift.getByRole("button", { name: "Use my words" }).click();
    await expect(newResume(other)).toContainText(mine);
    await expect(other.getByRole("region", { name: "Sentences of your own" })).toBeVisible();
    await other.close();
  });

  await test.step("a letter whose session ended while it was written comes back", async () => {
    await page.reload();
    await page.getByText("Edit the letter").click();
    const letter = page.getByLabel("The letter, as you want to send it");
    await letter.fill("Dear team,\n\nI was signed out.\n\nImogen");
    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Save letter" }).click();
    await expectToast(page, "Not logged in", "Please log in.");
    await expect(page.getByRole("alert")).toContainText("We saved what you typed");
    await logIn(page, account, password);
    await expect(page.getByText("You had been signed out. What you typed is back")).toBeVisible();
    await expect(letter).toHaveValue("Dear team,\n\nI was signed out.\n\nImogen");
    await expectAccessible(page, "a letter that came back");
    await page.getByRole("button", { name: "Save letter" }).click();
    await expect(page.getByRole("region", { name: "Sentences of your own" })).toContainText("I was signed out.");
  });

  await test.step("back to the letter as written, then the rewrite becomes the resume", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Back to the letter as written" }).click();
    await expect(page.getByRole("region", { name: "Sentences of your own" })).toHaveCount(0);
    await page.getByRole("button", { name: "Use this as my resume" }).click();
    await expect(page).toHaveURL(/\/resumes\/[0-9a-f-]{36}$/);
    await expectToast(page, "This is your resume now");
  });
});
