import { beforeAll, expect, it } from "vitest";
import { makeFormToken } from "~/http/form-token.server";
import { app, newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { type FormAttempt, formAttempts } from "../support/http/form-attempts";
import { tokenFor } from "../support/http/form-token";
import { worldState } from "../support/storage/world-state";

const answers404 = "not-found.tsx";
const names = Object.keys(formAttempts);
const prepared = new Map<string, FormAttempt>();

/** What was refused is asked for again later: the very same request, from its own page. */
async function attemptAt(name: string): Promise<FormAttempt> {
  const attempt = prepared.get(name) ?? (await formAttempts[name]?.());
  if (!attempt) throw new Error(`No attempt at ${name}`);
  if (!prepared.has(name)) await attempt.browser.get("/");
  prepared.set(name, attempt);
  return attempt;
}

it("knows every route that has an action", () => {
  const sources = import.meta.glob<string>("../../app/routes/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const withAction = Object.entries(sources)
    .filter(([, source]) => /^export\s+(async\s+function|function|const|let|\{[^}]*)\s*\baction\b/m.test(source))
    .map(([path]) => path.replace("../../app/routes/", ""))
    // Calls of the API read no cookie: there is nothing that another site could borrow. Nor do the pages of the test
    // checkout, which only development servers have.
    .filter((path) => !path.startsWith("api/") && path !== "dev/stripe.ts");
  expect(withAction.sort()).toEqual([...Object.keys(formAttempts), answers404].sort());
});

let strangers: Record<string, string>;
beforeAll(async () => {
  strangers = {
    "of another browser": await new Browser().formToken("/app/login"),
    "of another session": await (await newMember()).browser.formToken("/app/logout"),
  };
});

/** Who posts from elsewhere: the check of the headers runs before any route, so that every route refuses some of them. */
const foreign: HeadersInit[] = [
  { Origin: "https://evil.example" },
  { Origin: "https://lapel.test.evil.example" },
  { Origin: "http://lapel.test" },
  { Origin: "https://lapel.test:8443" },
  { Origin: "null" },
  {},
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
];
const media = ["text/plain", "application/json", "multipart/form-data"];
const methods = ["PUT", "PATCH", "DELETE"];

/** What makes a token invalid is decided in one place; whether it is asked for, by each route. */
async function badTokens(browser: Browser): Promise<[string, string | null][]> {
  const formToken = await tokenFor(browser);
  return Object.entries({
    missing: null,
    empty: "",
    stale: await tokenFor(browser, app.now() - 25 * 60 * 60 * 1000),
    future: await tokenFor(browser, app.now() + 60 * 60 * 1000),
    ...strangers,
    tampered: formToken.replace(/.$/, formToken.endsWith("A") ? "Q" : "A"),
    "with a moved time": formToken.replace(/^\d+/, (time) => String(Number(time) + 1)),
    "of another secret": await makeFormToken("x".repeat(40), { visitorId: "anything" }, app.now()),
    "that is not one": "1.2.3",
  });
}

/** All of them at the pages named here: for anybody, for a user, and one that answers without a page. */
const inFull = ["auth/login.tsx", "dashboard/profile/profile.tsx", "dashboard/resumes/builder/draft.ts"];
/** Elsewhere the first, and one of the others by turns, so that each is refused by many routes. */
function someOf<T>(all: T[], name: string): T[] {
  if (inFull.includes(name)) return all;
  const others = all.slice(1);
  return [all[0], others[names.indexOf(name) % others.length]] as T[];
}

it("tries all that is foreign at routes that there are", () => {
  expect(names).toEqual(expect.arrayContaining(inFull));
});

it.each(names)("%s refuses other sites, other media and other tokens", async (name) => {
  const { browser, path, fields } = await attemptAt(name);
  const formToken = await tokenFor(browser);
  const form = (token: string | null) => new URLSearchParams(token === null ? fields : { ...fields, formToken: token });
  const own = { Origin: browser.origin };
  const post = (headers: HeadersInit, body: BodyInit, to = path, method = "POST") =>
    browser.send(to, { method, headers, body });

  const tokens = await badTokens(browser);
  const before = await worldState();
  for (const headers of someOf(foreign, name)) {
    expect((await post(headers, form(formToken))).status, JSON.stringify(headers)).toBe(403);
    expect((await post(headers, form(formToken), `${path}.data`)).status).toBe(403);
  }
  for (const method of someOf(methods, name)) {
    expect((await post({ Origin: "null" }, form(formToken), path, method)).status).toBe(403);
  }

  const plain = form(formToken).toString();
  for (const type of someOf(media, name)) {
    const response = await post({ ...own, "Content-Type": type }, plain);
    expect([400, 403, 415], type).toContain(response.status);
  }

  for (const [what, token] of someOf(tokens, name)) {
    expect((await post(own, form(token))).status, what).toBe(403);
    expect((await post(own, form(token), `${path}.data`)).status, what).toBe(403);
  }
  expect(await worldState()).toEqual(before);
});

it("gives the visitor's token no power after sign-in", async () => {
  const { browser } = await newMember();
  const session = browser.cookies.get("__Host-session") ?? "";
  browser.cookies.delete("__Host-session");
  const anonymous = await browser.formToken("/app/login");
  browser.cookies.set("__Host-session", session);
  const response = await browser.submit("/app/logout", { formToken: anonymous });
  expect(response.status).toBe(403);
  expect((await browser.get("/app/dashboard")).status).toBe(200);
});

// After the refusals: a rewrite that is asked for here goes on in the queue.
it.each(names)("%s does what its own page asks for", async (name) => {
  const { browser, path, fields, shown } = await attemptAt(name);
  const response = await browser.submit(path, { formToken: await tokenFor(browser), ...fields });
  if (shown === undefined) expect(response.status).toBe(303);
  else expect(await response.text()).toContain(shown);
});
