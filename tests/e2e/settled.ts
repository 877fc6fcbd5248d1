import { expect, type Page } from "playwright/test";

declare global {
  interface Scheduler {
    /** The browser's; the types of the workers' runtime lack it. */
    postTask<Result>(task: () => Result, options: { priority: "background" }): Promise<Result>;
  }
}

/**
 * Waits until the page does what it will do by itself: scripts have taken over what the server sent, and nothing is left for
 * them to do. Before, keys and clicks do what they do without scripts, and effects of a page that just came may still move
 * the focus. Pages without scripts are settled as they come.
 */
export async function settled(page: Page): Promise<void> {
  // Asked again where the page was just leaving.
  await expect(() =>
    page.evaluate(async () => {
      if (!matchMedia("(scripting: enabled)").matches) return;
      const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
      while ("__remixContext" in window && !isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
      // After all that waits. Not an idle callback: it comes with a frame, and there is none behind an open list or dialog.
      await scheduler.postTask(() => undefined, { priority: "background" });
    }),
  ).toPass();
}

/** From now on, whoever opens or reloads this page has it settled. */
export function settlesWhenOpened(page: Page): void {
  for (const way of ["goto", "reload"] as const) {
    const open = page[way].bind(page) as (...input: unknown[]) => ReturnType<Page["reload"]>;
    page[way] = async (...input: unknown[]) => {
      const response = await open(...input);
      await settled(page);
      return response;
    };
  }
}
