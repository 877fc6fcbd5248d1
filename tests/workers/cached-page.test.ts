import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";

const bare = (html: string) =>
  html
    .replace(/nonce="[^"]+"/g, 'nonce=""')
    .replaceAll(html.match(/name="formToken" value="([^"]+)"/)?.[1] ?? "none", "");
const nonceOf = (response: Response) =>
  response.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1] ?? "";

it("sends the same landing page to everybody, with a nonce and a form token of each answer's own", async () => {
  const member = await newMember();
  const [first, second] = [new Browser(), new Browser()];
  const answers = [await first.get("/"), await second.get("/?utm_source=mail"), await member.browser.get("/")];
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  expect(new Set(pages.map(bare)).size).toBe(1);
  expect(new Set(answers.map(nonceOf)).size).toBe(3);
  const tokens = pages.map((html) => html.match(/name="formToken" value="([^"]+)"/)?.[1]);
  expect(new Set(tokens).size).toBe(3);
  for (const [at, answer] of answers.entries()) {
    const html = pages[at] ?? "";
    expect(html).not.toMatch(/nonce-of-this-answer|token-of-this-form/);
    expect(html.match(/nonce="[^"]+"/g)?.every((nonce) => nonce === `nonce="${nonceOf(answer)}"`)).toBe(true);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  }
});

it("gives a new browser its own cookie, and a known one none", async () => {
  const browser = new Browser();
  expect((await browser.get("/")).headers.getSetCookie().join()).toContain("visitor=");
  expect((await browser.get("/")).headers.getSetCookie()).toEqual([]);
});

it("shows a toast to the one browser it is for", async () => {
  const { browser } = await newMember();
  await browser.submit("/app/logout", { formToken: await browser.formToken("/app/logout") });
  expect(await browser.page("/")).toContain("You have been logged out of your account.");
  expect(await browser.page("/")).not.toContain("logged out");
  expect(await new Browser().page("/")).not.toContain("logged out");
});
