import type { Page } from "playwright/test";
import { submit } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { job } from "./sample-application";
import { fillWorkspace, match, rewrite } from "./workspace";

test.use({ signedIn: true });

const history = "/app/dashboard/history";
const matcher = "/app/dashboard/matcher";

/** Saves a post over HTTP and answers with its id. */
async function addPost(page: Page, title: string, requirements: string[]): Promise<string> {
  const description = requirements.length === 0 ? "Call me." : ["Requirements", ...requirements].join("\n- ");
  const fields = { title, company: "Heron Valley Dairy", description };
  return (await submit(page.context().request, "/app/dashboard/add-job", fields)).slice(-36);
}

test("a pair is matched, rewritten, found again in the history and matched once more", async ({ page, problems }) => {
  await page.goto(history);
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  const pair = await fillWorkspace(page);

  await page.goto(matcher);
  await page.getByLabel("Resume", { exact: true }).selectOption({ index: 1 });
  problems.expectStatus(400);
  await page.getByRole("button", { name: "Analyze Match" }).click();
  await expect(page.getByRole("alert")).toContainText("Select both resume and job");
  await expect(page.getByLabel("Resume", { exact: true })).toHaveValue(pair.resumeId);
  await page.getByLabel("Job", { exact: true }).selectOption(pair.jobId);
  await page.getByRole("button", { name: "Analyze Match" }).click();
  await expect(page.getByRole("img", { name: /^Resume-Job Match Score: \d+%$/ })).toBeVisible();
  await expect(page.getByText("This pair over time")).toHaveCount(0);

  await page.goto(await rewrite(page, pair));
  await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();

  await page.goto(history);
  const rows = page.getByRole("table", { name: "Your rewrites and matches, newest first" }).getByRole("row");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText(/Rewrite.*imogen\.pdf.*\d+%\s*to\s*\d+%/);
  await expect(rows.nth(2)).toContainText(/Match.*imogen\.pdf/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    rows
      .nth(1)
      .getByRole("link", { name: /^Resume PDF/ })
      .click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/resume\.pdf$/);
  await expect(page.getByRole("img", { name: "Scores over time" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Search by job, company or resume" }).fill("imogen TRANSPORT");
  await page.getByLabel("Kind").selectOption("Matches");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/kind=match/);
  await expect(rows).toHaveCount(2);
  await page.getByRole("searchbox", { name: "Search by job, company or resume" }).fill("100%");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Nothing found.")).toBeVisible();
  await page.getByRole("link", { name: "Show all", exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(page.getByLabel("Kind")).toHaveValue("");

  await rows
    .nth(2)
    .getByRole("link", { name: /^Newest match/ })
    .click();
  await expect(page.getByLabel("Job", { exact: true })).toHaveValue(pair.jobId);
  await page.getByRole("button", { name: "Rewrite Resume & Cover Letter" }).waitFor();
});

test("matching and looking back need nothing but a keyboard", async ({ page }) => {
  const { jobId } = await fillWorkspace(page);
  await page.goto(`${matcher}?job=${jobId}`);
  await page.getByLabel("Resume", { exact: true }).focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Job", { exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Analyze Match" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Resume-Job Match Score" })).toBeVisible();

  await page.goto(history);
  const table = page.getByText("The same as a table");
  await table.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: `Match, ${job.title} (newest match of the two)` })).toBeFocused();
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("searchbox", { name: "Search by job, company or resume" })).toBeFocused();
  await page.keyboard.type("marram");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=marram/);
  await expect(page.getByRole("table", { name: /newest first/ })).toContainText(job.title);
});

// The same markup; axe itself is a script.
test("axe finds nothing in any band or state", { tag: "@scripts" }, async ({ page }) => {
  const { resumeId } = await fillWorkspace(page);
  const posts = [
    {
      band: "green",
      title: "Transport Coordinator",
      asks: [
        "Transport Manager CPC",
        "Descartes",
        "Microsoft Excel",
        "Plan deliveries for drivers",
        "Vehicle files and driver records",
      ],
    },
    {
      band: "yellow",
      title: "Transport Buyer",
      asks: ["Microsoft Excel", "Descartes", "SAP", "Route planning", "French"],
    },
    { band: "orange", title: "Fleet Buyer", asks: ["Microsoft Excel", "Descartes", "SAP", "Route planning"] },
    { band: "red", title: "Pastry Chef", asks: ["Sourdough baking", "Sugar craft", "French", "Food costing"] },
  ];
  for (const { band, title, asks } of posts) {
    const jobId = await addPost(page, title, asks);
    await page.goto(await match(page, { resumeId, jobId }));
    await expect(page.getByRole("list", { name: "Bands of scores" }).locator("[aria-current]")).toContainText(band);
    await expectAccessible(page, `match, ${band}`);
  }
  const silent = await addPost(page, "Silent post", []);
  await page.goto(await match(page, { resumeId, jobId: silent }));
  await expect(page.getByText("Not scored", { exact: true })).toBeVisible();
  await expectAccessible(page, "match, not scored");
  await page.goto(history);
  await page.getByText("The same as a table").click();
  await expectAccessible(page, "history, full");
  await page.goto(`${history}?q=nowhere`);
  await expectAccessible(page, "history, nothing found");
});
