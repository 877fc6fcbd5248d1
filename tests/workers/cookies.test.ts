import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newAccount, newMember, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { seedJob, seedResume } from "../support/storage/seed";

/** Every cookie that one visitor is given on a way through the product. */
async function cookiesOfAVisit(origin: string): Promise<string[]> {
  const { email, password } = await newAccount();
  const browser = new Browser(origin);
  const responses = [
    await browser.get("/"),
    await browser.get("/app"),
    await browser.post("/app/auth/forgot-password", { email }),
    await signIn(browser, email, password),
    await browser.get("/app/dashboard/resumes"),
    await browser.get("/app/dashboard/resumes.data"),
    await browser.get("/nowhere"),
    await new Browser(origin).submit("/app/login", {}),
    await browser.post("/app/logout", {}),
    await browser.get("/app/login"),
  ];
  return responses.flatMap((response) => response.headers.getSetCookie());
}

it("gives every cookie on https the strictest form there is", async () => {
  const cookies = await cookiesOfAVisit("https://lapel.test");
  expect(new Set(cookies.map((cookie) => cookie.split("=")[0]))).toEqual(
    new Set(["__Host-visitor", "__Host-device", "__Host-session", "__Host-toast", "__Host-mailed"]),
  );
  for (const cookie of cookies) {
    const attributes = new Set(cookie.split("; ").slice(1));
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) {
      expect(attributes.has(attribute), `${attribute} in ${cookie}`).toBe(true);
    }
    expect(cookie).not.toMatch(/Domain=/i);
  }
});

it("drops prefix and Secure on plain http, and nothing else", async () => {
  const cookies = await cookiesOfAVisit("http://localhost:8787");
  expect(new Set(cookies.map((cookie) => cookie.split("=")[0]))).toEqual(
    new Set(["visitor", "device", "session", "toast", "mailed"]),
  );
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).not.toMatch(/; Secure/);
  }
});

it("stores of a session only the hash of its token", async () => {
  const { email, password } = await newAccount();
  const browser = new Browser();
  await signIn(browser, email, password);
  const [payload = ""] = decodeURIComponent(browser.cookies.get("__Host-session") ?? "").split(".");
  const token: unknown = JSON.parse(atob(payload));
  expect(token).toMatch(/^[\w-]{43}$/);
  const { results } = await env.DB.prepare("SELECT * FROM sessions").all();
  expect(JSON.stringify(results)).not.toContain(String(token));
  expect(results.at(-1)?.token_hash).toMatch(/^[0-9a-f]{64}$/);
});

it("ignores cookies whose signature is not ours, of whatever form", async () => {
  const { browser } = await newMember();
  const genuine = decodeURIComponent(browser.cookies.get("__Host-session") ?? "");
  const [payload = "", signature = ""] = genuine.split(".");
  const forged = [
    payload,
    `${payload}.`,
    `${payload}.${"A".repeat(43)}=`,
    `${payload}.${signature.replace(/^./, (letter) => (letter === "A" ? "B" : "A"))}`,
    `${payload}.not base64 at all!`,
    `${payload}.%%%`,
    `${btoa('"anything"')}.${signature}`,
    `.${signature}`,
    ".",
    "",
    "%E0%A4%A",
    "x".repeat(4000),
    "🦊",
  ];
  for (const value of forged) {
    for (const name of ["__Host-session", "__Host-visitor", "__Host-toast", "__Host-mailed"]) {
      const visitor = new Browser();
      visitor.cookies.set(name, value.includes("%") ? value : encodeURIComponent(value));
      const response = await visitor.get("/app/dashboard");
      expect([response.status, response.headers.get("Location")], `${name}=${value}`).toEqual([
        302,
        "/app/login?to=%2Fapp%2Fdashboard",
      ]);
    }
  }
});

it("takes no cookie for another: a signed toast opens no session", async () => {
  const { browser } = await newMember();
  const stranger = new Browser();
  stranger.cookies.set("__Host-visitor", browser.cookies.get("__Host-session") ?? "");
  expect((await stranger.get("/app/dashboard")).status).toBe(302);
  const visitor = new Browser();
  await visitor.get("/");
  visitor.cookies.set("__Host-session", visitor.cookies.get("__Host-visitor") ?? "");
  expect((await visitor.get("/app/dashboard")).status).toBe(302);
});

it("shows the toast of an action once", async () => {
  const member = await newMember();
  await member.browser.get("/app/dashboard/resumes");
  await Promise.all([seedResume(member), seedJob(member)]);
  const text = "Dana Reyes\nNurse";
  const id = crypto.randomUUID();
  await member.browser.post("/app/dashboard/resumes?tab=paste", { id, text });
  expect(await member.browser.page("/app/dashboard/resumes")).toContain("Resume saved from text!");
  expect(await member.browser.page("/app/dashboard/resumes")).not.toContain("Resume saved from text!");
});
