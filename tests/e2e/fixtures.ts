import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { cookiesFor } from "~/http/cookies.server";
import { takeSeededAccount } from "./seeded-accounts";
import { settlesWhenOpened } from "./settled";

interface Problems {
  /** Refusals that the test provokes: answers with this status are no problem. */
  expectStatus(status: number): void;
}

interface Fixtures {
  problems: Problems;
  /** Whether the test begins signed in to an account of its own. */
  signedIn: boolean;
  /** The address of that account, empty where there is none. */
  account: string;
}

/**
 * Every page is settled when it has been opened, and every test watches its own: an unexpected console error, a violation of the content security policy, an
 * uncaught exception, a failed request or an answer of 400 and above fails it.
 */
export const test = base.extend<Fixtures>({
  // An address of its own: the limits per network address are many times what one person needs.
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of what is asked for here.
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex }) => {
    const [second, third, fourth] = createHash("sha256").update(`${testId} ${repeatEachIndex}`).digest();
    await use({ "cf-connecting-ip": `10.${second}.${third}.${fourth}` });
  },
  context: async ({ context }, use) => {
    context.on("page", settlesWhenOpened);
    await use(context);
  },
  problems: [
    async ({ page, javaScriptEnabled }, use) => {
      const expected = new Set<number>();
      const seen = watch(page, expected, javaScriptEnabled);
      await use({ expectStatus: (status) => expected.add(status) });
      expect(seen, "errors that nobody expected").toEqual([]);
    },
    { auto: true },
  ],
  signedIn: [false, { option: true }],
  account: [
    async ({ page, signedIn, baseURL }, use) => {
      await use(signedIn ? await signIn(page.context(), new URL(baseURL ?? "")) : "");
    },
    { auto: true },
  ],
});

export { expect };

/** The variable of wrangler.toml that signs cookies of the set-up for development. */
const appSecret =
  readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8").match(/^APP_SECRET = "(.+)"/m)?.[1] ?? "";

/** As if signed in here: registration, its mail and the sign-in have tests of their own. */
async function signIn(context: BrowserContext, url: URL): Promise<string> {
  const { email, token } = takeSeededAccount(url.port);
  const cookie = await cookiesFor(url, appSecret).session.serialize(token);
  const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
  await context.addCookies([{ name, value, url: url.origin, httpOnly: true, sameSite: "Lax" }]);
  return email;
}

function watch(page: Page, expectedStatuses: Set<number>, scripted: boolean): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    // Remix says so of data that it gave up reading itself, where a page is left for another.
    if (message.text().startsWith("AbortError: signal is aborted")) return;
    const status = Number(message.text().match(/status of (\d{3})/)?.[1]);
    if (!expectedStatuses.has(status)) seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The browser gives up requests by itself when a page is left or an answer is a download.
    const reason = request.failure()?.errorText ?? "";
    // Chromium calls it a matter of policy when it preloads no script because scripts are off.
    if (reason === "csp" && !scripted && request.resourceType() === "script") return;
    if (reason !== "net::ERR_ABORTED") seen.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || expectedStatuses.has(response.status())) return;
    seen.push(`answer: ${response.status()} ${response.url()}`);
  });
  return seen;
}
