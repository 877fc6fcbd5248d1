import type { Page } from "playwright/test";
import { submit } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { job } from "./sample-application";
import { expectToast, tabTo } from "./steps";

const jobs = "/app/dashboard/jobs";

test.use({ signedIn: true });

async function saveJob(page: Page, title: string): Promise<string> {
  const saved = await submit(page.context().request, "/app/dashboard/add-job", {
    title,
    company: "Marram Coast Foods",
    description: job.text,
    sourceUrl: "",
  });
  return saved.split("/").at(-1) ?? "";
}

test("a post is pasted, read, corrected, edited, deleted and taken back", async ({ page, problems }) => {
  problems.expectStatus(400);
  await page.goto(jobs);
  await expect(page.getByText("No job posts found.")).toBeVisible();

  await page.getByRole("link", { name: "Add Job Description" }).last().click();
  await page.getByLabel("Job description").fill(job.text.replace(/^- /gm, "•\u00a0"));
  await page.getByLabel("Address of the post").fill("https://jobs.example.com/transport");
  await page.getByRole("button", { name: "Save Job" }).click();
  await expect(page.getByText("Give the job a title. This is what the post says")).toBeVisible();
  await expect(page.getByLabel("Job title")).toHaveValue(job.title);
  await expectAccessible(page, "job without a title");
  await page.getByRole("button", { name: "Save Job" }).click();
  await expectToast(page, "Job saved!");
  await expect(page.getByRole("heading", { name: job.title, level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "The post on jobs.example.com" })).toHaveAttribute("rel", /nofollow/);

  const must = page.getByRole("region", { name: "Must have" });
  await expect(must.getByText("Power BI")).toBeVisible();
  await page.getByText("Correct what we read").click();
  await page.getByLabel("Power BI is").selectOption("Not a requirement");
  await page.getByLabel("German is").selectOption("Must have");
  await page.getByRole("button", { name: "Save corrections" }).click();
  await expectToast(page, "Corrections saved!");
  await expect(page.getByRole("region", { name: "Not a requirement" }).getByText("Power BI")).toBeVisible();
  await expect(must.getByText("German")).toBeVisible();
  await page.getByText("Correct what we read").click();
  await expectAccessible(page, "corrected job");

  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await expect(page.getByLabel("Job description")).toHaveValue(/^- Power BI$/m);
  await page.getByLabel("Company").fill("Marram Coast");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expectToast(page, "Job updated!");
  await expect(must.getByText("German")).toBeVisible();
  await page.getByText("Correct what we read").click();
  await page.getByRole("button", { name: "Back to what we read" }).click();
  await expect(must.getByText("Power BI")).toBeVisible();

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(page, "Job post deleted", job.title);
  await expectAccessible(page, "deleted job");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Job post is back");
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("link", { name: "Deleted job posts" }).click();
  await expectAccessible(page, "bin");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expectToast(page, "Deleted for good");
  await expect(page.getByText("No job posts found.")).toBeVisible();
});

test("an application is tracked with nothing but a keyboard", async ({ page }) => {
  const id = await saveJob(page, "Fleet Manager");
  await page.goto(`${jobs}/${id}`);
  await pressOn(page, "Add a step");
  await expect(page.getByLabel("How far has it come?")).toHaveValue("applied");
  await expectAccessible(page, "step");
  await pressOn(page, "Save step");
  await expectToast(page, "Step saved!");
  await expect(page.getByRole("listitem").filter({ hasText: "Applied" })).toBeVisible();
  await expectAccessible(page, "job with a step");

  await page.goto(`${jobs}?view=board`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}, `) });
  await expect(column("Applied").getByText("Fleet Manager").first()).toBeVisible();
  await expectAccessible(page, "board");
  await pressOn(page, "Move Fleet Manager");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Move Fleet Manager to")).toBeFocused();
  await page.keyboard.type("Off");
  await pressOn(page, "Move");
  await expectToast(page, "Moved to Offer", "Fleet Manager");
  await expect(column("Offer").getByRole("link", { name: "Fleet Manager" })).toBeVisible();

  await pressOn(page, "Table");
  await pressOn(page, "Search title or company", "fleet nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No job posts found.")).toBeVisible();
  await pressOn(page, "Search title or company", "fleet");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Fleet Manager" })).toContainText("Offer");
  await expectAccessible(page, "job posts");
});

test.describe("with scripts", () => {
  test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "What scripts add");

  test("copied markup is pasted as text, and Undo takes it back", async ({ page }) => {
    await page.goto("/app/dashboard/add-job");
    const area = page.getByLabel("Job description");
    await area.fill("Before. After.");
    await area.evaluate((element: HTMLTextAreaElement) => {
      element.focus();
      element.setSelectionRange(8, 8);
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/html", "<h2>Needs</h2><ul><li>Triage</li><li>SQL</li></ul><script>alert(1)</script>");
      clipboardData.setData("text/plain", "Needs Triage SQL");
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(area).toHaveValue("Before. Needs\n\n- Triage\n- SQLAfter.");
    await page.keyboard.press("Control+z");
    await expect(area).toHaveValue("Before. After.");
  });

  test("a card is dragged to another column", async ({ page }) => {
    await saveJob(page, "Route Planner");
    await page.goto(`${jobs}?view=board`);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("article") });
    await expect(card).toHaveAttribute("draggable", "true");
    await card.dragTo(page.getByRole("region", { name: /^Interview, 0/ }));
    await expectToast(page, "Moved to Interview", "Route Planner");
    await expect(
      page.getByRole("region", { name: /^Interview, 1/ }).getByRole("link", { name: "Route Planner" }),
    ).toBeVisible();
  });
});

/** Tabs to the control with this name and presses Enter on it, or types into it. */
async function pressOn(page: Page, name: string, text?: string): Promise<void> {
  // "Move" is a button beside the field "Move Fleet Manager to"; the menu of a card begins with an icon's words.
  const isIt = (label: string) =>
    name === "Move" ? label === name : label.replace(/^.*?(?=Move )/s, "").startsWith(name);
  await tabTo(page, name, isIt);
  if (text === undefined) return page.keyboard.press("Enter");
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
