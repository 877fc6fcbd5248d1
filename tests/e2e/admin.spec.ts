import { newEmail } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";

test.use({ signedIn: "admin" });

let scripted = true;
test.beforeEach(async ({ javaScriptEnabled }) => {
  scripted = javaScriptEnabled ?? true;
});

test("the overview is where admins arrive, with its menu and figures", async ({ page }) => {
  await page.goto("/app");
  await expect(page).toHaveURL("/app/admin");
  await expect(page.getByText("Admin access required • Data updates in realtime")).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Lapel Admin" });
  await expect(menu.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page, "the admin overview");
  await page.setViewportSize({ width: 360, height: 700 });
  await expect(menu).toBeHidden();
  await page.getByText("Menu", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Log Out" })).toBeVisible();
  await expectAccessible(page, "the menu of the admin area");
  await page.setViewportSize({ width: 360, height: 700 });
  await menu.getByRole("link", { name: "Your Lapel" }).click();
  await expect(page).toHaveURL("/app/dashboard");
  await page.getByText("Menu", { exact: true }).click();
  await page.getByRole("link", { name: "Admin area" }).click();
  await expect(page).toHaveURL("/app/admin");
});

test("somebody joins the waitlist in another browser, and the open page shows it", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/app/admin");
  const joined = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Joined the waitlist" }) });
  const today = async () => Number((await joined.textContent())?.match(/([\d,]+) today/)?.[1]?.replace(",", ""));
  const before = await today();
  if (scripted) await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "cf-connecting-ip": "10.77.0.1" } });
  const landing = await other.newPage();
  await landing.goto("/");
  await landing.getByLabel("First Name").fill("Robin");
  await landing.getByLabel("Email Address").fill(newEmail());
  await landing.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(landing.getByText("You're in!")).toBeVisible();
  if (scripted) {
    await expect.poll(today, { timeout: 2000 }).toBeGreaterThan(before);
  } else {
    await page.getByRole("link", { name: "Refresh" }).click();
    await expect.poll(today).toBeGreaterThan(before);
  }
  await other.close();
});
