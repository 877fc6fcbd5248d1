import { expect, type Page } from "playwright/test";

declare global {
  interface Scheduler {
    /** A browser API that is missing from the types of the workers' runtime. */
    postTask<Result>(task: () => Result, options: { priority: "background" }): Promise<Result>;
  }
}

/**
 * Waits until the page is hydrated and its effects have run. Before that, keys and clicks work as without scripts, and
 * effects may still move the focus. Pages without scripts are settled at once.
 */
export async function settled(page: Page): Promise<void> {
  // Repeated if the page was just navigating.
  await expect(() =>
    page.evaluate(async () => {
      if (!matchMedia("(scripting: enabled)").matches) return;
      const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith("__reactFiber"));
      while ("__remixContext" in window && !isHydrated()) await new Promise((resolve) => setTimeout(resolve, 10));
      // After all waiting tasks. An idle callback comes with a frame, and there is none behind an open list or dialog.
      await scheduler.postTask(() => undefined, { priority: "background" });
    }),
  ).toPass();
}

/** From now on, opening or reloading this page waits until it has settled. */
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
