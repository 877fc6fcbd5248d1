import type { Locator, Page } from "playwright/test";
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

test("a post is pasted, read, corrected, edited, deleted and taken back", async ({ page }) => {
  await page.goto(jobs);
  await expect(page.getByText("No job posts found.")).toBeVisible();

  await page.getByRole("link", { name: "Add Job Description" }).last().click();
  await page.getByLabel("Job description").fill(job.text.replace(/^- /gm, "•\u00a0"));
  await page.getByLabel("Address of the post").fill("https://jobs.example.com/transport");
  await page.getByRole("button", { name: "Save Job" }).click();
  await expectToast(page, "Job saved!", `We took its title from the post: “${job.title}”.`);
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
  await expectToast(page, "Job post deleted", job.title);
  await page.getByRole("link", { name: "Deleted job posts" }).click();
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeVisible();
  await expectAccessible(page, "bin");
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expectToast(page, "Deleted for good");
  await expect(page.getByText("No job posts found.")).toBeVisible();
});

test("an application is tracked with nothing but a keyboard", async ({ page }) => {
  const id = await saveJob(page, "Fleet Manager");
  await page.goto(`${jobs}/${id}`);
  await pressOn(page, page.getByRole("link", { name: "Add a step" }));
  await expect(page.getByLabel("How far has it come?")).toHaveValue("applied");
  await expectAccessible(page, "step");
  await pressOn(page, page.getByRole("button", { name: "Save step" }));
  await expectToast(page, "Step saved!");
  await expect(page.getByRole("listitem").filter({ hasText: "Applied" })).toBeVisible();
  await expectAccessible(page, "job with a step");

  await page.goto(`${jobs}?view=board`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}, `) });
  await expect(column("Applied").getByText("Fleet Manager").first()).toBeVisible();
  await expectAccessible(page, "board");
  await pressOn(page, page.locator("summary", { hasText: "Move Fleet Manager" }));
  const status = page.getByLabel("Move Fleet Manager to");
  await expect(status).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(status).toBeFocused();
  await page.keyboard.type("Off");
  await expect(status).toHaveValue("offer");
  await pressOn(page, page.getByRole("button", { name: "Move", exact: true }));
  await expectToast(page, "Moved to Offer", "Fleet Manager");
  await expect(column("Offer").getByRole("link", { name: "Fleet Manager" })).toBeVisible();

  await pressOn(page, page.getByRole("link", { name: "Table", exact: true }));
  await expect(page.getByRole("table")).toBeVisible();
  const search = page.getByLabel("Search title or company");
  await typeInto(page, search, "fleet nothing");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No job posts found.")).toBeVisible();
  await typeInto(page, search, "fleet");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("row").filter({ hasText: "Fleet Manager" })).toContainText("Offer");
  await expectAccessible(page, "job posts");
});

test("every column of the board is to be seen whole, however wide the window is", async ({ page }) => {
  await saveJob(page, "Route Planner");
  for (const width of [360, 700, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${jobs}?view=board`);
    const columns = page.getByRole("region", { name: "Board" }).getByRole("region");
    await expect(columns).toHaveCount(6);
    for (const column of await columns.all()) {
      const box = await column.boundingBox();
      expect(box?.width).toBeGreaterThan(200);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

// What scripts add.
test.describe("with scripts", { tag: "@scripts" }, () => {
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

async function pressOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press("Enter");
}

/** Replaces the text of a field. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
}
