import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./fixtures";

/** All rules on the wide page; on the narrow dark one those that looks can break. */
const looks = [
  { width: 1280, colorScheme: "light", rules: null },
  {
    width: 360,
    colorScheme: "dark",
    rules: ["color-contrast", "target-size", "link-in-text-block", "scrollable-region-focusable"],
  },
] as const;

/** axe finds nothing, and nothing needs sideways scrolling at 320 px. axe is a script itself: without, there is only the latter. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(overflow, `${what} scrolls sideways at 320 px`).toBeLessThanOrEqual(0);
  const isScripted = await page.evaluate(() => matchMedia("(scripting: enabled)").matches);
  for (const { width, colorScheme, rules } of isScripted ? looks : []) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Half the time: no page has frames, for which axe opens a blank page, and nobody reads what passed.
    const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
      resultTypes: ["violations"],
      ...(rules && { runOnly: { type: "rule", values: [...rules] } }),
    });
    const { violations } = await axe.analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    expect.soft(found, `${what}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}
