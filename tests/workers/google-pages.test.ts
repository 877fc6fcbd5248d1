import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { app, newMember, register } from "../support/accounts/members";
import { googleWorld, locationOf, signInWithGoogle, visitProvider } from "../support/google/google-world";
import { Browser } from "../support/http/browser";

/** The sentence that the next page shows. */
async function toastAfter(browser: Browser, response: Response): Promise<string> {
  expect([response.status, locationOf(response).split("?")[0]]).toEqual([303, "/app/login"]);
  return browser.page(locationOf(response));
}

async function accountOf(email: string) {
  const user = await env.DB.prepare(
    "SELECT users.id, password_hash, name, role FROM users JOIN profiles USING (id) WHERE users.email = ?",
  )
    .bind(email)
    .first<{ id: string; password_hash: string | null; name: string | null; role: string }>();
  const { results } = await env.DB.prepare("SELECT provider, provider_id FROM identities WHERE user_id = ?")
    .bind(user?.id ?? "")
    .all<{ provider: string; provider_id: string }>();
  return { user, identities: results };
}

it("makes an account of a verified address, signs in and leads to where the person wanted to go", async () => {
  const { person, browser: open, asked } = await googleWorld();
  const browser = open();
  const response = await signInWithGoogle(browser, "/app/dashboard/profile?tab=1");
  expect([response.status, locationOf(response)]).toEqual([303, "/app/dashboard/profile?tab=1"]);
  expect(await browser.page("/app/dashboard/profile")).toContain(person.email);

  const { user, identities } = await accountOf(person.email);
  expect(user).toMatchObject({ password_hash: null, name: "Sample Person", role: "user" });
  expect(identities).toEqual([{ provider: "google", provider_id: person.sub }]);
  const session = await env.DB.prepare("SELECT aal, amr FROM sessions WHERE user_id = ?").bind(user?.id).first();
  expect(session).toMatchObject({ aal: "aal1", amr: expect.stringContaining('"method":"oauth"') });

  const { authorize, token } = await asked();
  expect(authorize[0]).toMatchObject({
    client_id: "client-of-tests",
    redirect_uri: "https://lapel.test/app/auth/google/callback",
    response_type: "code",
    scope: "openid email profile",
    code_challenge_method: "S256",
  });
  expect(token[0]).toMatchObject({
    grant_type: "authorization_code",
    client_secret: "secret-of-tests",
    redirect_uri: "https://lapel.test/app/auth/google/callback",
    code_verifier: expect.stringMatching(/^[\w-]{43}$/),
  });
});

it("links the account of the same address, keeps its password, and knows it again by Google's id", async () => {
  const { user } = await newMember();
  await env.DB.prepare("UPDATE users SET password_hash = 'kept' WHERE id = ?").bind(user.id).run();
  const { browser, person, play } = await googleWorld();
  const claims = { ...person, email: user.email.toUpperCase() };
  await play({ claims });
  expect((await signInWithGoogle(browser())).status).toBe(303);
  // The address at Google changes later, and is not even verified: it is still the same person.
  await play({ claims: { ...claims, email: `${v7()}@example.com`, email_verified: false } });
  expect(locationOf(await signInWithGoogle(browser()))).toBe("/app");
  const account = await accountOf(user.email);
  expect(account).toMatchObject({ user: { id: user.id, password_hash: "kept" } });
  expect(account.identities).toEqual([{ provider: "google", provider_id: person.sub }]);
});

it.each([
  ["unverified", { email_verified: false }],
  ["verified in words only", { email_verified: "true" }],
  ["missing", { email: undefined }],
  ["no address", { email: "somebody" }],
])("refuses a Google account whose email is %s, and touches nobody's account", async (_, claims) => {
  const { user } = await newMember();
  const { browser, person, play } = await googleWorld();
  await play({ claims: { ...person, email: user.email, ...claims } });
  const visitor = browser();
  const page = await toastAfter(visitor, await signInWithGoogle(visitor));
  expect(page).toContain("Google has not verified your email address.");
  expect((await accountOf(user.email)).identities).toEqual([]);
  expect((await visitor.get("/app/dashboard")).status).toBe(302);
});

it("drops what a stranger registered with the address before", async () => {
  const { browser, person } = await googleWorld();
  await register(new Browser(), person.email, "set by a stranger");
  await signInWithGoogle(browser());
  const left = await env.DB.prepare("SELECT count(*) AS n FROM one_time_tokens WHERE email = ?")
    .bind(person.email)
    .first();
  expect(left).toEqual({ n: 0 });
  expect((await accountOf(person.email)).user?.password_hash).toBeNull();
});

it("makes one account of ten browsers that come back at once", async () => {
  const { browser, person } = await googleWorld();
  const visitors = Array.from({ length: 10 }, browser);
  const answers = await Promise.all(visitors.map((visitor) => signInWithGoogle(visitor)));
  expect(answers.map(locationOf)).toEqual(Array(10).fill("/app"));
  expect((await accountOf(person.email)).identities).toHaveLength(1);
});

it("opens nothing for a forged state, one of another browser, a second use, or one that is too old", async () => {
  const { browser: open, asked } = await googleWorld();
  const [browser, other] = [open(), open()];
  const begun = await browser.get("/app/auth/google");
  const back = new URL(await visitProvider(locationOf(begun)));
  const stale = "This sign-in took too long, or was begun in another tab or browser.";

  const forged = new URL(back);
  forged.searchParams.set("state", v7());
  const trip = new Map(browser.cookies);
  for (const address of [forged.href, back.href.replace(/state=[^&]+/, ""), "/app/auth/google/callback"]) {
    for (const [name, value] of trip) browser.cookies.set(name, value);
    expect(await toastAfter(browser, await browser.get(address))).toContain(stale);
  }
  await other.get("/app/auth/google");
  expect(await toastAfter(other, await other.get(back.href))).toContain(stale);
  // Whatever the answer was, the trip is over.
  expect(await toastAfter(browser, await browser.get(back.href))).toContain(stale);
  expect((await asked()).token).toEqual([]);

  expect(locationOf(await signInWithGoogle(browser))).toBe("/app");
  expect((await asked()).token).toHaveLength(1);
});

it("signs nobody in with a code that was used before", async () => {
  const { browser: open } = await googleWorld();
  const browser = open();
  const begun = await browser.get("/app/auth/google");
  const trip = new Map(browser.cookies);
  const back = await visitProvider(locationOf(begun));
  expect(locationOf(await browser.get(back))).toBe("/app");
  const thief = open();
  for (const [name, value] of trip) thief.cookies.set(name, value);
  expect(await toastAfter(thief, await thief.get(back))).toContain("Google did not accept this sign-in.");
});

it("says what went wrong at Google, keeps the way back, and never answers with a broken page", async () => {
  const closed = "http://127.0.0.1:1";
  for (const [scene, sentence, variables] of [
    [{ cancels: true }, "You did not finish signing in with Google."],
    [{ tokenStatus: 400 }, "Google did not accept this sign-in."],
    [{ tokenStatus: 503 }, "Google does not answer right now."],
    [{ userInfoStatus: 500 }, "Google does not answer right now."],
    [{ userInfoStatus: 403 }, "Google did not accept this sign-in."],
    [{ claims: { sub: 7 } }, "Google did not accept this sign-in."],
    [{}, "Google does not answer right now.", { GOOGLE_TOKEN_URL: closed }],
    [{}, "Google does not answer right now.", { GOOGLE_USERINFO_URL: closed }],
  ] as const) {
    const browser = (await googleWorld(scene, variables)).browser();
    const response = await signInWithGoogle(browser, "/app/dashboard/history");
    expect(locationOf(response)).toBe("/app/login?to=%2Fapp%2Fdashboard%2Fhistory");
    expect(await toastAfter(browser, response), sentence).toContain(sentence);
  }
});

it("leads nowhere but to pages of ours, whatever the link says", async () => {
  const { browser } = await googleWorld();
  for (const to of [
    "https://evil.example",
    "//evil.example/app",
    "/app/../../x",
    "/app\\@evil.example",
    "javascript:1",
  ]) {
    expect(locationOf(await signInWithGoogle(browser(), to)), to).toBe("/app");
  }
});

it("tells a suspended user so", async () => {
  const { browser: open, person } = await googleWorld();
  await signInWithGoogle(open());
  await env.DB.prepare("UPDATE users SET banned_until = ? WHERE email = ?")
    .bind(Date.now() + 60_000, person.email)
    .run();
  const browser = open();
  expect(await toastAfter(browser, await signInWithGoogle(browser))).toContain("This account is suspended.");
});

it("is not there where Google is not configured", async () => {
  const browser = new Browser();
  expect((await browser.get("/app/auth/google")).status).toBe(404);
  expect((await browser.get("/app/auth/google/callback?code=a&state=b")).status).toBe(404);
  expect(app.google).toBeNull();
});
