import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { expectToast } from "./steps";
import { fillWorkspace, match, rewrite } from "./workspace";

test.use({ signedIn: true });

const detail = "Weekly cost reports at Tarnbridge, from 2022";

const questions = (page: Page) => page.getByRole("region", { name: /^(Worth asking yourself|Your answers)$/ });
const question = (page: Page, name: string) => page.getByRole("form", { name });
const requirement = (page: Page, term: string) =>
  page.getByRole("region", { name: "What the post asks for" }).getByRole("listitem").filter({ hasText: term }).first();

async function readyRewrite(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
}

/** The receipt shows its claims in parts. */
async function expectInReceipt(page: Page, text: RegExp): Promise<void> {
  const parts = page.getByRole("navigation", { name: "Parts of claims" });
  const position = await parts.getByText(/Part \d+ of \d+/).textContent();
  const count = Number(position?.match(/of (\d+)/)?.[1]);
  for (let part = 1; part < count && (await page.getByText(text).count()) === 0; part++) {
    await page.getByRole("link", { name: "Next in claims" }).click();
    await expect(parts).toContainText(`Part ${part + 1} of`);
  }
  await expect(page.getByText(text).first()).toBeVisible();
}

test("a question becomes an answer, the answer evidence, and the evidence a line with its source", async ({ page }) => {
  const workspace = await fillWorkspace(page);

  await test.step("the rewrite asks for what the post wants and the resume does not show", async () => {
    await page.goto(await rewrite(page, workspace));
    await readyRewrite(page);
    await question(page, "Have you used Power BI?").getByText("Add where, in a sentence").click();
    await question(page, "Have you used Power BI?").getByLabel("Where did you use it?").fill(detail);
    await question(page, "Have you used Power BI?").getByRole("button", { name: "Yes, with this sentence" }).click();
    await expectToast(page, "Answer saved!", "Power BI: yes.");
    await expect(page).toHaveURL(/\/rewrites\/[0-9a-f-]{36}#questions$/);
    await expect(question(page, "Have you used Power BI?")).toHaveCount(0);
    await expect(questions(page)).toContainText("Have you used Power BI? Yes");
    await expect(questions(page)).toContainText(`“${detail}”`);
  });

  await test.step("a no is taken without a next step of its own", async () => {
    await question(page, "Do you speak German?").getByRole("button", { name: "No" }).click();
    await expectToast(page, "Answer saved!", "German: no. We will not ask again.");
    await expect(questions(page)).toContainText("Do you speak German? No");
  });

  await test.step("the rewrite counts the yes at once, at no cost, and shows where it comes from", async () => {
    await expect(page.getByRole("region", { name: "What changed" })).toContainText(/From your answer of \d+ \w+ \d{4}/);
    await expect(page.getByRole("region", { name: "Your new resume" })).toContainText("Power BI");
    await expect(page.getByRole("button", { name: "Include it now, at no cost" })).toHaveCount(0);
    await expect(page.getByRole("form", { name: "Do you speak German?" })).toHaveCount(0);
    await page.getByText(/^The receipt: \d+ claims/).click();
    await expectInReceipt(page, /Your answer of \d+ \w+ \d{4}: “Power BI\. Weekly cost/);
  });

  await test.step("the match counts it too", async () => {
    await page.goto(await match(page, workspace));
    const unsaid = requirement(page, "Power BI");
    await expect(unsaid).toContainText("To confirm");
    await expect(unsaid).toContainText(`“${detail}”`);
    await page.getByText("The arithmetic").click();
    await page.getByRole("link", { name: "How scoring works" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "How scoring works" })).toBeVisible();
  });
});

test("an answer in the matcher counts at once, can be changed, and is gone once it is withdrawn", async ({ page }) => {
  const workspace = await fillWorkspace(page);
  const matched = await match(page, workspace);
  await page.goto(matched);
  await expect(requirement(page, "Power BI")).toContainText("Missing");

  await test.step("a yes moves the row and lifts the ceiling", async () => {
    await question(page, "Have you used Power BI?").getByRole("button", { name: "Yes", exact: true }).click();
    await expectToast(page, "Answer saved!");
    await expect(requirement(page, "Power BI")).toContainText("To confirm");
    await expect(page.getByText(/^Honest ceiling: \d+%/)).toBeVisible();
  });

  await test.step("the list of answers is reached from there, and an answer is edited", async () => {
    await page.getByRole("link", { name: "All your answers" }).click();
    await page.getByRole("link", { name: "Edit Power BI" }).click();
    await expect(page.getByRole("radio", { name: "Yes" })).toBeChecked();
    await page.getByLabel("In your own words").fill(detail);
    await page.getByRole("button", { name: "Save answer" }).click();
    await expectToast(page, "Answer saved!");
    await expect(page.getByText(`“${detail}”`)).toBeVisible();
  });

  await test.step("withdrawing asks first; the next match knows nothing of it", async () => {
    await page.getByRole("link", { name: "Withdraw Power BI" }).click();
    await page.getByRole("link", { name: "Keep it" }).click();
    await page.getByRole("link", { name: "Withdraw Power BI" }).click();
    await page.getByRole("button", { name: "Withdraw it" }).click();
    await expectToast(page, "Answer withdrawn");
    await expect(page.getByText("No answers yet.")).toBeVisible();
    await page.goto(await match(page, workspace));
    await expect(requirement(page, "Power BI")).toContainText("Missing");
    await expect(question(page, "Have you used Power BI?")).toBeVisible();
  });
});

test("the pages on scoring and quality are open to everybody and lead to each other", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "How scoring works" }).click();
  await expect(page.getByRole("img", { name: /^Score of the example: \d+%$/ })).toBeVisible();
  await page.getByText("The resume of the example").click();
  await expect(page.getByText("Copper Lane Bakery")).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Quality, measured" }).click();
  await expect(page.getByText(/^Measured on/)).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "honest rephrasings accepted" }).first()).toBeVisible();
});
