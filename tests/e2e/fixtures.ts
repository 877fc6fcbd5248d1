import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { type BrowserContext, test as base, expect, type Page } from "playwright/test";
import { cookiesFor } from "~/http/cookies.server";
import { takeSeededAccount } from "./seeded-accounts";
import { settlesWhenOpened } from "./settled";

interface Problems {
  /** Statuses that the test provokes, which do not fail it. */
  expectStatus(status: number): void;
}

interface Fixtures {
  problems: Problems;
  /** Whether the test begins signed in to an account of its own. */
  signedIn: boolean | "admin";
  /** The address of that account, empty where there is none. */
  account: string;
}

/**
 * Opening a page waits until it has settled. An unexpected console error, a violation of the content security policy,
 * an uncaught exception, a failed request or a response of 400 and above fails the test.
 */
export const test = base.extend<Fixtures>({
  // Each test has a network address of its own, so that tests do not share limits.
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads the names of fixtures from this pattern.
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
      await use(
        signedIn ? await signIn(page.context(), new URL(baseURL ?? ""), signedIn === "admin" ? "admin" : "user") : "",
      );
    },
    { auto: true },
  ],
});

export { expect };

/** The development secret of wrangler.toml, which signs cookies. */
const appSecret =
  readFileSync(new URL("../../wrangler.toml", import.meta.url), "utf8").match(/^APP_SECRET = "(.+)"/m)?.[1] ?? "";

/** Signs in by setting the cookie; registration and sign-in have tests of their own. */
async function signIn(context: BrowserContext, url: URL, role: "user" | "admin"): Promise<string> {
  const { email, token } = takeSeededAccount(url.port, role);
  const cookie = await cookiesFor(url, appSecret).session.serialize(token);
  const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
  await context.addCookies([{ name, value, url: url.origin, httpOnly: true, sameSite: "Lax" }]);
  return email;
}

function watch(page: Page, expectedStatuses: Set<number>, scripted: boolean): string[] {
  const seen: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    const status = Number(message.text().match(/status of (\d{3})/)?.[1]);
    if (!expectedStatuses.has(status)) seen.push(`console: ${message.text()}`);
  });
  page.on("pageerror", (error) => seen.push(`exception: ${error.message}`));
  page.on("requestfailed", (request) => {
    // The browser cancels requests when a page is left or a response is a download.
    const reason = request.failure()?.errorText ?? "";
    // Chromium reports this when it does not preload a script because scripts are off.
    if (reason === "csp" && !scripted && request.resourceType() === "script") return;
    if (reason !== "net::ERR_ABORTED") seen.push(`request: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() < 400 || expectedStatuses.has(response.status())) return;
    seen.push(`answer: ${response.status()} ${response.url()}`);
  });
  return seen;
}
