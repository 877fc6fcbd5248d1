import type { Page } from "playwright/test";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, holdBack } from "./steps";

test.use({ signedIn: true });

const dashboard = "/app/dashboard";
const items = [
  "My Profile",
  "My Resumes",
  "Add Job Description",
  "Lapel History",
  "Credits & Subscription",
  "Resume Matcher",
];

/** The visible one of column and panel. */
const menuOf = (page: Page) => page.getByRole("navigation", { name: "Your Lapel" });
const widthOf = async (page: Page) => (await menuOf(page).boundingBox())?.width;
const expectWidth = (page: Page, width: number) => expect.poll(() => widthOf(page)).toBe(width);
const cookieOf = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === "sidebar");
/** Without scripts axe cannot run; the markup is the same. */
let scripted = true;
test.beforeEach(async ({ page, javaScriptEnabled }) => {
  scripted = javaScriptEnabled ?? true;
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("the sidebar folds to icons and back, and stays as it was left", async ({ page }) => {
  await page.goto(`${dashboard}/resumes?tab=paste`);
  await expectWidth(page, 256);
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  await expect(page.getByRole("button", { name: "Expand sidebar" })).toBeVisible();
  // The script collapses the sidebar at once and saves that by fetch.
  await expect.poll(() => cookieOf(page)).toBeDefined();
  await expect(page).toHaveURL(`${dashboard}/resumes?tab=paste`);
  await expectWidth(page, 48);
  for (const name of items) {
    const link = menuOf(page).getByRole("link", { name, exact: true });
    expect((await link.boundingBox())?.width).toBeLessThanOrEqual(48);
    const label = link.getByText(name);
    expect((await label.boundingBox())?.width).toBeLessThanOrEqual(1);
    await link.hover();
    await expect.poll(async () => (await label.boundingBox())?.x).toBeGreaterThanOrEqual(48);
    await expect.poll(async () => (await label.boundingBox())?.width).toBeGreaterThan(60);
  }
  await page.mouse.move(600, 400);
  await menuOf(page).getByRole("link", { name: "My Profile", exact: true }).focus();
  await page.keyboard.press("Tab");
  const named = menuOf(page).getByText("My Resumes");
  await expect.poll(async () => (await named.boundingBox())?.x).toBeGreaterThanOrEqual(48);
  await expectAccessible(page, "a label of the collapsed sidebar");
  await page.setViewportSize({ width: 1280, height: 300 });
  const [exit, exitLabel] = [menuOf(page).getByRole("link", { name: "Log Out" }), menuOf(page).getByText("Log Out")];
  await exit.hover();
  const middle = (box: { y: number; height: number } | null) => (box ? box.y + box.height / 2 : Number.NaN);
  await expect
    .poll(async () => middle(await exitLabel.boundingBox()) - middle(await exit.boundingBox()))
    .toBeCloseTo(0, -1);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.mouse.move(600, 400);
  await menuOf(page).getByRole("link", { name: "My Profile", exact: true }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  if (scripted) await expect(named).toHaveCSS("clip-path", "inset(50%)");
  const answer = await page.goto(`${dashboard}/billing`);
  expect(await answer?.text()).toContain('data-state="collapsed"');
  await expectWidth(page, 48);
  await expect(menuOf(page).getByRole("link", { name: "Credits & Subscription" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  const cookie = await cookieOf(page);
  const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
  await expectAccessible(page, "collapsed sidebar");
  await page.getByRole("button", { name: "Expand sidebar" }).click();
  await expectWidth(page, 256);
  await expect(page.getByText("Your Lapel").last()).toBeVisible();
});

test("the menu is walked through by keyboard alone", async ({ page }) => {
  await page.goto(dashboard);
  const walked: string[] = [];
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  for (let presses = 0; presses < items.length + 3; presses++) {
    await page.keyboard.press("Tab");
    const focused = page.locator(":focus");
    await expect(focused).toHaveCSS("outline-style", "solid");
    walked.push((await focused.textContent())?.trim() ?? "");
  }
  expect(walked).toEqual(["Your Lapel", ...items, "Collapse sidebar", "Log Out"]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const expand = page.getByRole("button", { name: "Expand sidebar" });
  await expect(expand).toBeVisible();
  if (scripted) await expect(expand).toBeFocused();
  else await expand.focus();
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Credits & Subscription" })).toBeVisible();
  await expectWidth(page, 48);
});

// Keys are read by a script.
test("ctrl+B and cmd+B fold the sidebar without a reload, but not while somebody types", { tag: "@scripts" }, async ({
  page,
}) => {
  await page.goto(`${dashboard}/add-job`);
  const loads: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() || request.url().includes(".data")) loads.push(request.url());
  });
  await page.getByRole("heading", { level: 1 }).click();
  for (const [keys, width] of [
    ["Control+b", 48],
    ["Meta+b", 256],
    ["Control+B", 48],
  ] as const) {
    const kept = page.waitForResponse((response) => response.url().endsWith("/sidebar"));
    await page.keyboard.press(keys);
    await expectWidth(page, width);
    expect((await kept).status()).toBe(204);
  }
  for (const keys of ["Control+Shift+b", "Control+Alt+b", "b"]) await page.keyboard.press(keys);
  await expectWidth(page, 48);
  const title = page.getByLabel("Job title");
  await title.pressSequentially("Night b");
  await title.press("Control+b");
  await title.pressSequentially("aker");
  await expect(title).toHaveValue("Night baker");
  await expectWidth(page, 48);
  await page.getByRole("heading", { level: 1 }).click();
  const keptWide = page.waitForResponse((response) => response.url().endsWith("/sidebar"));
  await page.keyboard.press("Control+b");
  await expectWidth(page, 256);
  await keptWide;
  await expect(title).toHaveValue("Night baker");
  const keptLast = page.waitForResponse((response) => response.url().endsWith("/sidebar"));
  const prevented = await page.evaluate(() => {
    const event = new KeyboardEvent("keydown", { key: "b", ctrlKey: true, bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(prevented).toBe(true);
  await expectWidth(page, 48);
  await keptLast;
  expect(loads).toEqual([]);
  await page.reload();
  await expectWidth(page, 48);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("the panel lies over the page, and a press beside it closes it", async ({ page }) => {
    await page.goto(`${dashboard}/resumes`);
    const menu = page.getByText("Menu", { exact: true });
    await expect(menuOf(page)).toHaveCount(0);
    await menu.click();
    await expectWidth(page, 288);
    await expect(menuOf(page).getByRole("link")).toHaveText([...items, "Log Out"]);
    await expect(menuOf(page).getByRole("link", { name: "My Resumes" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page, "open menu");
    await menu.click();
    await expect(menuOf(page)).toHaveCount(0);
    await menu.click();
    await page.mouse.click(340, 400);
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${dashboard}/resumes`);
    await menu.click();
    await menuOf(page).getByRole("link", { name: "Resume Matcher" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Resume Matcher" })).toBeVisible();
    await expect(menuOf(page)).toHaveCount(0);
    if (scripted) await expect(page.locator("#content")).toBeFocused();
  });

  test("the panel opens and closes by keyboard, and the focus never stands behind it", async ({ page }) => {
    await page.goto(`${dashboard}/profile`);
    const summary = page.locator("summary", { hasText: "Menu" });
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Tab");
    await expect(summary).toBeFocused();
    await page.keyboard.press("Enter");
    for (const name of items) {
      await page.keyboard.press("Tab");
      await expect(menuOf(page).getByRole("link", { name })).toBeFocused();
    }
    if (!scripted) return;
    await page.keyboard.press("Escape");
    await expect(menuOf(page)).toHaveCount(0);
    await expect(summary).toBeFocused();
    await page.keyboard.press("Control+b");
    await expect(menuOf(page)).toBeVisible();
    for (let presses = 0; presses < items.length + 2; presses++) await page.keyboard.press("Tab");
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page.locator("main :focus")).toBeVisible();
  });
});

test("what is saved in the profile is told once, and the later of two tabs is told too", async ({ page, problems }) => {
  problems.expectStatus(400);
  problems.expectStatus(409);
  const other = await page.context().newPage();
  const broken: string[] = [];
  other.on("pageerror", ({ message }) => broken.push(message));
  for (const tab of [page, other]) await tab.goto(`${dashboard}/profile`);
  const save = (tab: Page) => tab.getByRole("button", { name: "Save Profile" }).click();
  await page.getByRole("textbox", { name: "Links" }).fill("mailto:imogen@vale.example");
  await save(page);
  await expect(page.getByText("Not a web address: mailto:imogen@vale.example.")).toBeVisible();
  await expectAccessible(page, "profile, refused");
  await page.getByRole("textbox", { name: "Links" }).fill("vale.example");
  await page.getByRole("textbox", { name: "Location" }).fill("Leeds");
  await page.getByRole("radio", { name: "Compact" }).check();
  await save(page);
  await expectToast(page, "Profile saved!");
  await expect(page.getByRole("textbox", { name: "Links" })).toHaveValue("https://vale.example");
  if (scripted) {
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByRole("status", { name: "Messages" })).toBeEmpty();
    await save(page);
    await expectToast(page, "Profile saved!");
  } else {
    await page.reload();
    await expect(page.getByRole("status", { name: "Messages" })).toBeEmpty();
  }

  await other.getByRole("textbox", { name: "Location" }).fill("Whitby");
  await save(other);
  const told = other.getByRole("alert");
  await expect(told).toContainText("This was changed in another tab or on another device since you opened it.");
  await expect(told).toBeInViewport();
  await expect(told).toContainText("Location now:Leeds");
  await expect(told).toContainText("Look now:Compact");
  await expect(other.getByRole("textbox", { name: "Location" })).toHaveValue("Whitby");
  await expectAccessible(other, "profile, changed elsewhere");
  await save(other);
  await expectToast(other, "Profile saved!");
  await expect(other.getByRole("textbox", { name: "Location" })).toHaveValue("Whitby");
  expect(broken).toEqual([]);
  await other.close();
});

test("logging out is asked about, and told", async ({ page }) => {
  await page.goto(`${dashboard}/billing`);
  await menuOf(page).getByRole("link", { name: "Log Out" }).click();
  await expect(page.getByText("Are you sure you want to log out?")).toBeVisible();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(`${dashboard}/billing`);
  await menuOf(page).getByRole("link", { name: "Log Out" }).click();
  const release = await holdBack(page, /logout\.data/);
  await page.getByRole("button", { name: "Log Out" }).click();
  if (scripted) await expect(page.getByRole("button", { name: "Logging out..." })).toBeDisabled();
  release();
  await expectToast(page, "Logged out successfully", "You have been logged out of your account.");
  await expect(page).toHaveURL("/app/login");
});
