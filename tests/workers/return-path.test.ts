import { expect, it } from "vitest";
import { safeReturnPath } from "~/http/return-path";
import { newAccount, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { seedJob } from "../support/storage/seed";

/** Ways to leave the site, or the app, that a link could ask for. */
const hostile = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/app\\..\\..\\evil.example",
  "https://evil.example",
  "HTTPS://evil.example/app",
  "https:/evil.example",
  "javascript:alert(1)",
  "data:text/html,hi",
  "/app/../..//evil.example",
  "/app/..//evil.example",
  "/app/%2e%2e//evil.example",
  "/app/.%2E/%2e./%2f/evil.example",
  "/app/\t/..//evil.example",
  "/app\n/../..//evil.example",
  "/app.evil.example",
  "/app@evil.example",
  "/application",
  "/dev/mail",
  "/",
  "",
  " /app",
  "@evil.example",
  "/app/../dev/mail",
];

it("never leaves the app, whatever return path a link asks for", () => {
  for (const asked of hostile) {
    const path = safeReturnPath(asked);
    const url = new URL(path, "https://lapel.test");
    expect([url.host, /^\/app(\/|\?|$)/.test(path)], JSON.stringify(asked)).toEqual(["lapel.test", true]);
  }
  expect(safeReturnPath(null)).toBe("/app");
});

it("asks nobody who has just signed in whether to sign out", () => {
  for (const path of ["/app/logout", "/app/logout?a=b", "/app/dashboard/../logout"]) {
    expect(safeReturnPath(path)).toBe("/app");
  }
});

it("keeps honest return paths whole", () => {
  for (const path of ["/app", "/app/dashboard/matcher?resume=1&job=2", "/app/dashboard/resumes?tab=paste"]) {
    expect(safeReturnPath(path)).toBe(path);
  }
});

it("leads through the sign-in page back to the page that was asked for", async () => {
  const { email, password } = await newAccount();
  const browser = new Browser();
  const asked = "/app/dashboard/matcher?resume=none&job=some%26thing";
  const login = (await browser.get(asked)).headers.get("Location") ?? "";
  expect(login).toBe(`/app/login?${new URLSearchParams({ to: asked })}`);

  const html = await browser.page(login);
  const formTarget = html.match(/<form[^>]*action="([^"]+)"/)?.[1]?.replaceAll("&amp;", "&");
  expect(formTarget).toBe(login);
  const wrong = await browser.post(login, { email, password: "a wrong sentence" });
  expect(wrong.status).toBe(400);
  const right = await browser.post(login, { email, password });
  expect(right.headers.get("Location")).toBe(asked);
});

it("sends every hostile return path of a sign-in to the app's own pages", async () => {
  const { browser } = await newMember();
  for (const asked of hostile) {
    const response = await browser.get(`/app/login?${new URLSearchParams({ to: asked })}`);
    const target = new URL(response.headers.get("Location") ?? "", "https://lapel.test");
    expect([response.status, target.host], JSON.stringify(asked)).toEqual([302, "lapel.test"]);
    expect(target.pathname).toMatch(/^\/app(\/|$)/);
  }
});

it("asks a fetch for page data to come back to the page, not to its data", async () => {
  const response = await new Browser().get(
    "/app/dashboard/add-job.data?before=5&_routes=routes%2Fdashboard%2Fjobs%2Fadd-job",
  );
  expect(await response.text()).toContain("/app/login?to=%2Fapp%2Fdashboard%2Fadd-job%3Fbefore%3D5");
});

it("follows a deep link to a stranger's page no further than a 404", async () => {
  const jobId = await seedJob(await newMember());
  const { browser } = await newMember();
  const response = await browser.get(`/app/login?to=/app/dashboard/jobs/${jobId}`);
  expect((await browser.get(response.headers.get("Location") ?? "")).status).toBe(404);
});
