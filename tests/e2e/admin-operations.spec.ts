import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { givenUpSubject } from "./seeded-accounts";

test.use({ signedIn: "admin" });

const menuLink = { usage: "Usage", security: "Security & audit", health: "System health" };

test("usage is charted for a chosen period, readable as tables, and downloaded as CSV", async ({ page }) => {
  await page.goto("/app/admin/usage");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Usage Analytics");
  await expect(page.getByRole("link", { name: menuLink.usage, exact: true }).first()).toHaveAttribute(
    "aria-current",
    "page",
  );
  const chart = page.getByRole("img", { name: "Active users a day" });
  await expect(chart).toBeVisible();
  await expectAccessible(page, "usage");
  await page.getByLabel("Period").selectOption("7");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL("/app/admin/usage?days=7");
  await page.getByText("The same as a table: Active users a day").click();
  const table = page.getByRole("table", { name: "Active users a day" });
  await expect(table.getByRole("row")).toHaveCount(8);
  await page.getByLabel("Period").selectOption("365");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("Each bar is a week.")).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download CSV" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("usage-365-days.csv");
});

test("a message that the queue gave up is looked at and dropped, and the audit log says who did it", async ({
  page,
  account,
  javaScriptEnabled,
}) => {
  await page.goto("/app/admin/health");
  const messages = page.getByRole("table", { name: "Messages that the queue gave up, newest first" });
  const message = messages
    .getByRole("row")
    .filter({ hasText: `“${givenUpSubject(javaScriptEnabled ?? true)}”` })
    .first();
  await message.getByText("Details").click();
  await expect(message.getByText("Tried 3 times")).toBeVisible();
  const id = (await message.getByText(/^Id /).textContent())?.slice("Id ".length) ?? "";
  await expectAccessible(page, "system health");
  await message.getByRole("button", { name: "Drop" }).click();
  await expect(page.getByText("Message dropped")).toBeVisible();
  await page.goto("/app/admin/security");
  await expectAccessible(page, "the audit log");
  await page.getByLabel("Search by person or id").fill(id);
  await page.getByRole("button", { name: "Search" }).click();
  const log = page.getByRole("table", { name: "Audit log, newest first" });
  await expect(log.getByText(`${account} dropped a message of the queue.`)).toBeVisible();
  await page.getByLabel("Search by person or id").fill("nobody has this name");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("Nothing found.")).toBeVisible();
});

test("security events are filtered by kind and by network", async ({ page }) => {
  await page.goto("/app/admin/security");
  await page.getByRole("link", { name: "Security events" }).click();
  const events = page.getByRole("table", { name: "Security events, newest first" });
  await expect(events.getByRole("row").nth(1)).toBeVisible();
  await expectAccessible(page, "security events");
  await page.getByLabel("Kind").selectOption("rate_limit_exceeded");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(events.getByText("Too many attempts").first()).toBeVisible();
  await expect(events.getByText("Joined the waitlist")).toHaveCount(0);
  await events.getByRole("link").first().click();
  await expect(page.getByText(/^Only events of the network/)).toBeVisible();
});

test("a search that is typed while the one before still loads is kept", async ({ page, javaScriptEnabled }) => {
  test.skip(javaScriptEnabled === false, "without scripts a search loads another page");
  await page.goto("/app/admin/security");
  const field = page.getByLabel("Search by person or id");
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/security.data?*q=first*", async (route) => {
    await held;
    await route.continue();
  });
  await field.fill("first");
  await page.getByRole("button", { name: "Search" }).click();
  await field.fill("second");
  answer();
  await expect(page).toHaveURL(/q=first/);
  await expect(field).toHaveValue("second");
  await page.goBack();
  await expect(page).not.toHaveURL(/q=/);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=second/);
});
