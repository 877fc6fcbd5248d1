import { unsureResume } from "../support/resumes/unsure-resume";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, tabTo } from "./steps";
import { fillWorkspace } from "./workspace";

test.use({ signedIn: true });

test("what was read is corrected, compared and taken back", async ({ page, context, problems }) => {
  const { resumeId } = await fillWorkspace(page);
  const at = `/app/dashboard/resumes/${resumeId}`;
  await page.goto(at);
  await expect(page.getByText("Every line was recognised.")).toBeVisible();
  await page.getByRole("link", { name: /^Plan 46 chilled/ }).click();
  const text = page.getByRole("region", { name: "The text as it was read" });
  await expect(text.getByText(/^Plan 46 chilled/)).toBeInViewport();
  await expectAccessible(page, "resume");
  await page.getByRole("link", { name: "The file", exact: true }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", `${at}/view`);

  const late = await context.newPage();
  await late.goto(`${at}/edit/work-0`);
  await page.goto(at);
  await page.getByRole("link", { name: "Correct Transport Coordinator" }).click();
  await page.getByRole("button", { name: "Move Bullet 2 up" }).click();
  await expect(page.getByLabel("Bullet 1", { exact: true })).toHaveValue(/^Plan 46 chilled/);
  await expect(page.getByLabel("Bullet 1", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove Bullet 4" }).click();
  await expect(page.getByLabel("Bullet 4", { exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Add a bullet" }).click();
  await expect(page.getByLabel("Bullet 4", { exact: true })).toBeFocused();
  await page.keyboard.type("Cut fuel use by 12% with new routes.");
  await page.getByLabel("Employer").fill("Tarnbridge Logistics Ltd");
  await expectAccessible(page, "correction");
  await page.getByRole("button", { name: "Save correction" }).click();
  await expectToast(page, "Correction saved!", "This is version 2 now.");
  await expect(page.getByRole("link", { name: "Cut fuel use by 12% with new routes." })).toBeVisible();

  problems.expectStatus(409);
  await late.getByLabel("Job title").fill("Senior Coordinator");
  await late.getByRole("button", { name: "Save correction" }).click();
  await expect(late.getByText("This was changed in another tab or on another device")).toBeVisible();
  await expect(late.getByLabel("Job title")).toHaveValue("Senior Coordinator");
  await expectAccessible(late, "correction that came too late");
  await late.close();

  await page.goto(`${at}/versions`);
  await expectAccessible(page, "versions");
  await page.getByRole("link", { name: "What changed in version 2" }).click();
  await expect(page.locator("ins", { hasText: "Logistics" })).toBeVisible();
  await expect(page.locator("del", { hasText: "Chain" })).toBeVisible();
  await expectAccessible(page, "comparison");
  await page.getByRole("link", { name: "Version 1", exact: true }).click();
  await expect(page.getByRole("button", { name: "Restore this version" })).toBeVisible();
  await expectAccessible(page, "version");
  await page.getByRole("button", { name: "Restore this version" }).click();
  await expectToast(page, "Version 1 is back!", "It is now version 3; the one before is kept as version 2.");
});

test("a correction and a new order need nothing but a keyboard", async ({ page, problems }) => {
  const { resumeId } = await fillWorkspace(page);
  const at = `/app/dashboard/resumes/${resumeId}`;
  await page.goto(`${at}/edit/work-0`);
  const start = page.getByLabel("Start", { exact: true });
  await tabTo(page, start);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("some day");
  problems.expectStatus(400);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Write a date like")).toBeVisible();
  await expect(start).toHaveAccessibleDescription(/Write a date like/);
  await expectAccessible(page, "correction with an error");
  await tabTo(page, start);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("June 2020");
  await page.keyboard.press("Enter");
  await expectToast(page, "Correction saved!");

  await page.goto(`${at}/arrange/work`);
  await tabTo(page, page.getByRole("button", { name: "Move Warehouse Shift Lead up" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("listitem").first()).toContainText("Warehouse Shift Lead");
  await tabTo(page, page.getByRole("button", { name: "Remove Volunteer Coordinator" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 entry is removed when you save.")).toBeVisible();
  await expectAccessible(page, "new order");
  await tabTo(page, page.getByRole("button", { name: "Save order" }));
  await page.keyboard.press("Enter");
  await expectToast(page, "Order saved!");
  await expect(page.getByRole("link", { name: "Volunteer Coordinator", exact: true })).toBeHidden();
});

test("an order that comes too late stands in the current list, and is saved", async ({ page, context, problems }) => {
  const { resumeId } = await fillWorkspace(page);
  const at = `/app/dashboard/resumes/${resumeId}`;
  await page.goto(`${at}/arrange/work`);
  const other = await context.newPage();
  await other.goto(`${at}/edit/work-0`);
  await other.getByLabel("Job title").fill("Senior Transport Coordinator");
  await other.getByRole("button", { name: "Save correction" }).click();
  await expectToast(other, "Correction saved!");
  await other.close();

  problems.expectStatus(409);
  await page.getByRole("button", { name: "Move Warehouse Shift Lead up" }).click();
  await expect(page.getByText("This was changed in another tab or on another device")).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows.nth(0)).toContainText("Warehouse Shift Lead");
  await expect(rows.nth(1)).toContainText("Senior Transport Coordinator");
  await expectAccessible(page, "order that came too late");
  await page.getByRole("button", { name: "Save order" }).click();
  await expectToast(page, "Order saved!");
  await expect(page.getByRole("link", { name: "Versions (3)" })).toBeVisible();
});

test("a job in doubt is asked about beside its lines, until it is called right", async ({ page }) => {
  const text = `Dana Reyes
dana.reyes@example.com

EXPERIENCE
Staff Nurse | 2019 – 2021
• Cared for 12 patients a shift
• Taught four students

Ward Clerk, Holt Hospital | 2016 – 2019
• Kept the records of two wards`;
  await page.goto("/app/dashboard/resumes?tab=paste");
  await page.getByLabel("Resume text").fill(text);
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  await page.getByRole("link", { name: "Text: Dana Reyes" }).click();
  const card = page.getByRole("region", { name: "1 job to check" });
  await expect(card.getByRole("blockquote")).toHaveText("Staff Nurse | 2019 – 2021");
  await expect(card).toContainText("We found no employer for “Staff Nurse”. Is there none?");
  await expectAccessible(page, "resume with a doubt");
  await expect(card.getByRole("link", { name: /^Correct it/ })).toHaveAttribute("href", /\/edit\/work-0$/);
  await card.getByRole("button", { name: /^This is right/ }).click();
  await expectToast(page, "Thank you, noted!");
  await expect(card).toBeHidden();
});

test("a section that was not surely read is named as kept, until its owner saves how it reads", async ({ page }) => {
  await page.goto("/app/dashboard/resumes?tab=paste");
  await page.getByLabel("Resume text").fill(unsureResume);
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  await page.getByRole("link", { name: "Text: Odile Fenner" }).click();
  await expect(page.getByRole("heading", { name: "Kept as you wrote it" })).toBeVisible();
  await expectAccessible(page, "resume with a part kept as written");
  await page
    .getByRole("link", { name: /^Check it/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/edit\/work-\d$/);
  await page.getByLabel("Location").fill("Ely");
  await page.getByRole("button", { name: "Save" }).first().click();
  await expect(page.getByRole("heading", { name: "Kept as you wrote it" })).toBeHidden();
});
