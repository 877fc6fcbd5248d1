import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import type { ApiSession } from "~/domain/auth/sessions/issue-tokens.server";
import { cookiesFor } from "~/http/cookies.server";
import { newApiMember } from "../../support/accounts/api-session";
import { Device } from "../../support/accounts/auth-client";
import { app, newMember } from "../../support/accounts/members";
import { Browser } from "../../support/http/browser";

const device = new Device();
const version = { "X-Supabase-Api-Version": "2024-01-01" };
let session: ApiSession;

beforeAll(async () => {
  session = await newApiMember();
});

/** Is the session still there? */
async function isAlive(): Promise<boolean> {
  const { session_id: id } = JSON.parse(atob(session.access_token.split(".")[1] ?? "")) as { session_id: string };
  return (await env.DB.prepare("SELECT 1 FROM sessions WHERE id = ?").bind(id).first()) !== null;
}

it("names no origin but our own and those that are configured", async () => {
  const foreign = [
    "https://evil.example",
    "null",
    "http://lapel.test",
    "https://lapel.test.evil.example",
    "https://evil.example/https://lapel.test",
    "https://LAPEL.test",
    "https://lapel.test:8443",
    "https://lapel.test, https://evil.example",
    "*",
    "",
  ];
  for (const Origin of foreign) {
    for (const method of ["OPTIONS", "GET", "POST"]) {
      const headers = { Origin, "Access-Control-Request-Method": "POST" };
      const answer = await device.fetch("/auth/v1/token", { method, headers });
      expect(answer.headers.get("Access-Control-Allow-Origin"), `${method} ${Origin}`).toBeNull();
      expect(answer.headers.get("Access-Control-Allow-Credentials")).toBeNull();
      expect(answer.headers.get("Vary")).toContain("Origin");
    }
  }
});

it("answers the preflight of our own pages with what the public clients send", async () => {
  const answer = await device.fetch("/auth/v1/token", {
    method: "OPTIONS",
    headers: { Origin: device.origin, "Access-Control-Request-Method": "PUT" },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(device.origin);
  const allowed = answer.headers.get("Access-Control-Allow-Headers")?.split(", ");
  expect(allowed).toEqual(["authorization", "apikey", "content-type", "x-client-info", "x-supabase-api-version"]);
  expect(answer.headers.get("Access-Control-Allow-Methods")).toBe("GET, POST, PUT, DELETE");
});

it("reads no cookie and sets none: who is signed in to the pages is nobody to the API", async () => {
  const { browser } = await newMember();
  const Cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const paths = ["/token", "/logout", "/user", "/nothing", "/.well-known/jwks.json", "", "/", "/token.data"];
  for (const path of paths) {
    for (const method of ["GET", "POST", "PUT", "DELETE", "OPTIONS", "HEAD", "PATCH"]) {
      const headers = { Cookie, Origin: browser.origin, "Sec-Fetch-Site": "same-origin" };
      const answer = await device.fetch(`/auth/v1${path}`, { method, headers });
      expect(answer.headers.getSetCookie(), `${method} ${path}`).toEqual([]);
      if (!path.includes("jwks") && method !== "OPTIONS")
        expect(answer.status, `${method} ${path}`).toBeGreaterThan(399);
    }
  }
  expect((await browser.get("/app/dashboard")).status).toBe(200);
});

it("gives a bearer token no power over pages, in whatever place it stands", async () => {
  const { access_token: token } = session;
  const visitor = new Browser();
  const headers = { Authorization: `Bearer ${token}`, apikey: token };
  expect((await visitor.get("/app/dashboard", headers)).headers.get("Location")).toMatch(/^\/app\/login/);
  const { session: cookie } = cookiesFor(new URL(visitor.origin), app.config.appSecret);
  for (const value of [token, session.refresh_token]) {
    const [, name = "", signed = ""] = (await cookie.serialize(value)).match(/^([^=]+)=([^;]*)/) ?? [];
    visitor.cookies.set(name, signed);
    expect((await visitor.get("/app/dashboard")).headers.get("Location")).toMatch(/^\/app\/login/);
  }
});

it("answers other spellings of its paths as the API does, or with 404, and never with a cookie", async () => {
  const Authorization = `Bearer ${session.access_token}`;
  const spellings = [
    "/auth/v1/logout/?scope=no",
    "/auth/v1/logout//?scope=no",
    "/AUTH/V1/LOGOUT?scope=no",
    "/%61uth/v1/logout?scope=no",
    "/auth/%76%31/logout?scope=no",
    "/auth/v1/%6Cogout?scope=no",
    "/auth%2Fv1/logout?scope=no",
    "//auth/v1/logout?scope=no",
    "/auth//v1/logout?scope=no",
    "/auth/v1//logout?scope=no",
    "/auth/v1/logout%00?scope=no",
    "/auth/v1/logout%E0%A4%A?scope=no",
    "/auth/v1/x/../logout?scope=no",
    "/auth/v1",
    "/auth/v1/",
    "/functions/v1",
    "/functions/v1/nothing",
    "/.well-known/jwks.json/",
    "/.well-known/jwks.json.data",
    "/.WELL-KNOWN/jwks.json",
    "/auth/v1.data",
    "/auth/v1/logout.data",
    "/auth/v1/logout.data?_routes=routes%2Fapi%2Fauth%2Flogout",
    "/auth/v1/logout?_data=routes%2Fapi%2Fauth%2Flogout",
    "/auth/v1/nothing.data?_routes=root",
    "/auth/v1/nothing?_data=root",
    "/auth/v1/_root.data",
    "/auth/v1/logout?index&scope=no",
  ];
  for (const path of spellings) {
    for (const method of ["GET", "POST"]) {
      const init = { method, headers: { Authorization, Origin: device.origin, ...version } };
      const answer = await device.fetch(path, init);
      const isPage = /^\/\/|%2F|\/\/v1/.test(path);
      expect(answer.status, `${method} ${path}`).toBeLessThan(500);
      if (isPage) expect(answer.status, `${method} ${path}`).toBeGreaterThan(399);
      else expect(answer.headers.getSetCookie(), `${method} ${path}`).toEqual([]);
      if (path.includes("data")) expect(answer.status, `${method} ${path}`).toBe(404);
      if (!isPage) expect(await answer.text(), `${method} ${path}`).not.toMatch(/formToken|<html/);
    }
  }
  expect(await isAlive()).toBe(true);
});

it("answers each method it does not have with 405, which ones it has, and the API's own shape", async () => {
  const cases: [path: string, methods: string[], allow: string][] = [
    ["/auth/v1/token", ["GET", "PUT", "DELETE"], "POST"],
    ["/auth/v1/logout", ["GET", "PUT", "DELETE"], "POST"],
    ["/.well-known/jwks.json", ["POST", "PUT", "DELETE"], "GET"],
    ["/auth/v1/token", ["PATCH", "PROPFIND", "post"], "GET, POST, PUT, DELETE"],
  ];
  for (const [path, methods, allow] of cases) {
    for (const method of methods) {
      const answer = await device.fetch(path, { method, headers: version });
      // The runtime writes the usual methods in capitals, as fetch does.
      if (method === "post") continue;
      expect([answer.status, answer.headers.get("Allow")], `${method} ${path}`).toEqual([405, allow]);
      expect(await answer.json()).toEqual({ code: "method_not_allowed", message: expect.any(String) });
    }
    expect((await device.fetch(path, { method: "HEAD" })).status).toBe(405);
  }
});

it("writes refusals in the shape of the version that is asked for, and echoes it", async () => {
  const refusal = (headers: HeadersInit, path = "/auth/v1/nothing") => device.fetch(path, { headers });
  for (const asked of ["2024-01-01", "2024-06-30", "2031-01-01"]) {
    const answer = await refusal({ "X-Supabase-Api-Version": asked });
    expect(answer.headers.get("X-Supabase-Api-Version")).toBe(asked);
    expect(await answer.json()).toEqual({ code: "not_found", message: expect.any(String) });
  }
  const odd = ["", "2023-12-31", "v1", "2024-01-01\u00e9", "9".repeat(4000), "2024-01-01, 2024-01-01"];
  for (const asked of [null, ...odd]) {
    const answer = await refusal(asked === null ? {} : { "X-Supabase-Api-Version": asked });
    expect(answer.headers.get("X-Supabase-Api-Version"), String(asked)).toBeNull();
    expect(await answer.json()).toEqual({ code: 404, error_code: "not_found", msg: expect.any(String) });
  }
  const { headers } = await refusal(version);
  expect(headers.get("Content-Type")).toBe("application/json");
  expect(headers.get("Cache-Control")).toBe("no-store");
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});
