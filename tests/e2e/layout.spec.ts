import { gzipSync } from "node:zlib";
import { expect, test } from "./fixtures";

declare global {
  interface Window {
    /** When, in milliseconds after navigation, something on the page moved. */
    shifts?: number[];
  }
}

const kilobyte = 1024;

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, signedIn: true });

  test("the menu opens above the page and is closed on the next one", async ({ page }) => {
    await page.goto("/app/dashboard/profile");
    const history = page.getByRole("link", { name: "Lapel History" });
    await expect(history).toBeHidden();
    await page.getByText("Menu", { exact: true }).click();
    await history.click();
    await expect(page.getByRole("heading", { name: "Lapel History" })).toBeVisible();
    await expect(history).toBeHidden();
  });
});

test("/ shows itself within 50 KB of page, styles and fonts, all from its own server", async ({ page, baseURL }) => {
  const bodies: Promise<Buffer>[] = [];
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).origin !== baseURL) foreign.push(request.url());
  });
  page.on("response", (response) => {
    const isCounted = ["document", "stylesheet", "font"].includes(response.request().resourceType());
    if (isCounted) bodies.push(response.body());
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(foreign).toEqual([]);
  const sizes = (await Promise.all(bodies)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThanOrEqual(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50 * kilobyte);
});

// Scripts are what is counted.
test.describe("what a first visit costs", { tag: "@scripts" }, () => {
  for (const { path, budget } of [
    { path: "/", budget: 100 * kilobyte },
    { path: "/app/login", budget: 150 * kilobyte },
  ]) {
    test(`${path} needs at most ${budget / kilobyte} KB of compressed scripts`, async ({ page }) => {
      const scripts = new Map<string, Promise<Buffer>>();
      page.on("response", (response) => {
        if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
      });
      await page.goto(path, { waitUntil: "networkidle" });
      const bodies = await Promise.all(scripts.values());
      const total = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
      expect(total).toBeLessThanOrEqual(budget);
    });

    test(`${path} does not jump when its font comes late`, async ({ page }) => {
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 500));
        await route.continue();
      });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          window.shifts = [...(window.shifts ?? []), ...list.getEntries().map((entry) => entry.startTime)];
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(path, { waitUntil: "networkidle" });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => window.shifts ?? [])).toEqual([]);
    });
  }
});

test("every link to a place on a page leads there", async ({ page, javaScriptEnabled }) => {
  await page.goto("/app/login");
  if (javaScriptEnabled) {
    // React would hydrate these nodes as its own.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
    );
  }
  await page.locator("main").evaluate((main) => {
    const far = "<br>".repeat(150);
    main.insertAdjacentHTML(
      "beforeend",
      `<p><a href="#here">Here</a></p>${far}<h2 id="here">This place</h2><p><a href="#there">There</a></p>${far}
       <h2 id="there">That place</h2><p><a href="#here">Here again</a></p>${far}`,
    );
  });
  for (const [link, place] of [
    ["Here", "This place"],
    ["There", "That place"],
    ["Here again", "This place"],
    ["There", "That place"],
  ] as const) {
    await page.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { name: place })).toBeInViewport();
  }
});
