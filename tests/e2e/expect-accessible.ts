import axe, { type RunOptions } from "axe-core";
import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** All rules on the wide page; on the narrow dark one only those that depend on styles. */
const looks = [
  { width: 1280, colorScheme: "light", rules: null },
  {
    width: 360,
    colorScheme: "dark",
    rules: ["color-contrast", "target-size", "link-in-text-block", "scrollable-region-focusable"],
  },
] as const;

/**
 * Checks with axe, and that nothing scrolls sideways at 320 px. Without scripts axe cannot run, so only the latter is
 * checked.
 */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  // Repeated while the page is navigating, because a new document has no width yet.
  let isScripted = true;
  await expect(async () => {
    const seen = await page.evaluate(() => ({
      overflow: document.documentElement.scrollWidth - window.innerWidth,
      isScripted: matchMedia("(scripting: enabled)").matches,
    }));
    isScripted = seen.isScripted;
    expect(seen.overflow, `${what} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  }).toPass();
  for (const { width, colorScheme, rules } of isScripted ? looks : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await violations(page, rules ? { runOnly: { type: "rule", values: [...rules] } } : {});
    expect.soft(found, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** What axe finds on the page. The script is large, so a page gets it only once. */
async function violations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: typeof import("axe-core") };
      const { violations } = await axe.run(document, options);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    { ...options, resultTypes: ["violations"] } satisfies RunOptions,
  );
}
