import { expect, it } from "vitest";
import { mfaFactors } from "~/db/schema/sign-in";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { forgetLimit, mailboxKey } from "../support/accounts/forget-limit";
import { app, newAccount, newMember, newMemberWithPassword, register, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { fieldValue, linksIn, visibleText } from "../support/http/markup";
import { linkIn, mailsTo, tokenIn } from "../support/messages/mailbox";
import { worldState } from "../support/storage/world-state";

const password = "a long sentence";
const newPassword = { password: "a longer sentence", confirmPassword: "a longer sentence" };
const forgot = "/app/auth/forgot-password";

it("shows the texts and links of the specification", async () => {
  const pages: Record<string, [texts: string[], links: string[]]> = {
    "/app/login": [
      ["Welcome Back", "Log In"],
      ["/app/sign-up", forgot],
    ],
    "/app/sign-up": [["Create An Account"], ["/app/login"]],
    "/app/auth": [
      ["Login", "Register", "Welcome Back"],
      ["/app/auth?tab=register", forgot],
    ],
    "/app/auth?tab=register": [["Login", "Register", "Create An Account"], ["/app/auth"]],
    [forgot]: [["Forgot Password", "Back to login"], ["/app/login"]],
    "/app/auth/check-mail": [["Check your email"], ["/app/login", "/app/sign-up"]],
  };
  for (const [path, [texts, links]] of Object.entries(pages)) {
    const html = await new Browser().page(path);
    for (const text of texts) expect(visibleText(html), path).toContain(text);
    expect(linksIn(html, /^\/app/), path).toEqual(expect.arrayContaining(links));
    expect(visibleText(html), "no key of Google is configured here").not.toContain("Google");
    expect(linksIn(html, /google/), path).toEqual([]);
  }
});

it("takes the way back along to every page before sign-in, and through the mails", async () => {
  const to = "/app/dashboard/matcher?resume=1&job=2";
  const query = `to=${encodeURIComponent(to)}`;
  const steps = ["/app/login", "/app/sign-up", "/app/auth", "/app/auth?tab=register", forgot, "/app/auth/check-mail"];
  for (const step of [...steps, "/app/auth/check-mail?for=reset", "/app/auth/confirm", "/app/auth/reset-password"]) {
    const page = `${step}${step.includes("?") ? "&" : "?"}${query}`;
    const onward = linksIn(await new Browser().page(page), /^\/app\//);
    for (const link of onward) expect(new URL(link, "https://lapel.test").searchParams.get("to"), page).toBe(to);
  }

  const email = "deep-link@example.com";
  const browser = new Browser();
  const sent = await browser.post(`/app/auth?tab=register&${query}`, { email, password, confirmPassword: password });
  expect(sent.headers.get("Location")).toBe(`/app/auth/check-mail?to=${encodeURIComponent(to)}`);
  const [mail] = await mailsTo(email);
  const phone = new Browser();
  const confirmed = await phone.post(linkIn(mail), { token: tokenIn(mail), password, confirmPassword: password });
  const login = confirmed.headers.get("Location") ?? "";
  const asked = await phone.post(login.replace("/app/login", forgot), { email });
  expect(asked.headers.get("Location")).toContain("/app/auth/check-mail?for=reset&to=");
  const [, recovery] = await mailsTo(email, 2);
  const reset = await phone.post(linkIn(recovery), { token: tokenIn(recovery), ...newPassword });
  const again = reset.headers.get("Location") ?? "";
  const signedIn = await phone.post(again, { email, password: newPassword.password });
  expect(signedIn.headers.get("Location")).toBe(to);
});

it("puts no return path that leaves the app into a page or a mail", async () => {
  const browser = new Browser();
  const hostile = `to=${encodeURIComponent("//evil.example")}`;
  for (const page of ["/app/login", "/app/sign-up", "/app/auth", forgot, "/app/auth/check-mail"]) {
    for (const link of linksIn(await browser.page(`${page}?${hostile}`), /./)) expect(link).not.toContain("evil");
  }
  const email = "hostile-path@example.com";
  await browser.post(`/app/sign-up?${hostile}`, { email, password, confirmPassword: password });
  expect(JSON.stringify(await mailsTo(email))).not.toContain("evil");
});

it("answers a forgotten password the same whether or not the address has an account", async () => {
  const known = (await newMember()).user.email;
  const answers = [];
  for (const email of [known, "nobody-here@example.com"]) {
    const browser = new Browser();
    const sent = await browser.post(forgot, { email });
    const page = await browser.page(sent.headers.get("Location") ?? "");
    expect(visibleText(page)).toContain("Password reset instructions have been sent.");
    const again = await browser.post("/app/auth/check-mail?for=reset", { email });
    expect([again.status, again.headers.get("Location")]).toEqual([sent.status, sent.headers.get("Location")]);
    const second = await browser.page(again.headers.get("Location") ?? "");
    const comparable = [page, second].map((text) => visibleText(text).replaceAll(email, ""));
    expect(comparable[1]).toBe(comparable[0]);
    answers.push([sent.status, sent.headers.get("Location"), ...comparable]);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(await mailsTo(known)).toHaveLength(1);
});

it("answers a second asking like the first, sends another mail a minute later, and asks for the address where it does not know it", async () => {
  const email = "resend@example.com";
  const browser = new Browser();
  await register(browser, email, password);
  const page = await browser.page("/app/auth/check-mail");
  expect(visibleText(page)).toMatch(/confirmation link to resend@example.com .*only a few a day to each address/);
  expect(fieldValue(page, "email")).toBe(email);
  await browser.post("/app/auth/check-mail", { email });
  const early = await browser.post("/app/auth/check-mail", { email });
  expect([early.status, early.headers.get("Location")]).toEqual([303, "/app/auth/check-mail"]);
  expect(await mailsTo(email, 2)).toHaveLength(2);

  const visitor = decodeURIComponent(browser.cookies.get("__Host-visitor") ?? "").split(".")[0] ?? "";
  await forgetLimit(`mail-asker:signup:${mailboxKey(email)}:pages:${JSON.parse(atob(visitor))}`);
  const sent = await browser.post("/app/auth/check-mail", { email });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, "/app/auth/check-mail"]);
  expect(visibleText(await browser.page("/app/auth/check-mail"))).toContain(
    "We've sent a confirmation link to your email.",
  );
  const [, , second] = await mailsTo(email, 3);
  expect((await browser.post(linkIn(second), { token: tokenIn(second) })).status).toBe(303);
  expect((await signIn(browser, email, password)).status).toBe(303);

  const stranger = await new Browser().page("/app/auth/check-mail");
  expect(stranger).not.toContain(email);
  expect(stranger).toMatch(/<label[^>]*>Email<\/label>/);
});

it("opens a reset link as often as a mail scanner likes, then once for its owner", async () => {
  const { browser: laptop, user } = await newMemberWithPassword(password);
  await new Browser().post(forgot, { email: user.email });
  const [mail] = await mailsTo(user.email);
  const before = await worldState();
  for (let visit = 0; visit < 3; visit += 1)
    expect(await new Browser().page(linkIn(mail))).toContain("Save New Password");
  await new Browser().send(linkIn(mail), { method: "HEAD" });
  expect(await worldState()).toEqual(before);

  const phone = new Browser();
  const fields = { token: tokenIn(mail), ...newPassword };
  const refusals = [
    [{ ...fields, password: "short", confirmPassword: "short" }, "Minimum 8 characters"],
    [{ ...fields, confirmPassword: "another sentence" }, "Passwords do not match"],
    [{ ...fields, password: "password123", confirmPassword: "password123" }, "people who guess passwords"],
    [{ ...fields, password, confirmPassword: password }, "This is your password already"],
  ] as const;
  for (const [typed, message] of refusals) {
    const refused = await phone.post(linkIn(mail), typed);
    const html = await refused.text();
    expect([refused.status, html.includes(message)], message).toEqual([400, true]);
    expect(html).not.toContain(`value="${typed.password}"`);
  }
  const done = await phone.post(linkIn(mail), fields);
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/app/login"]);
  expect((await laptop.get("/app/dashboard")).status).toBe(302);
  expect((await signIn(phone, user.email, password)).status).toBe(400);
  expect((await signIn(phone, user.email, newPassword.password)).status).toBe(303);
  const late = visibleText(await new Browser().page(linkIn(mail)));
  expect(late).toContain("This link was used already, or is too old.");
});

it("keeps sign-in pages from who is signed in already", async () => {
  const { browser } = await newMember();
  for (const page of ["/app/login", "/app/sign-up", "/app/auth", "/app/auth?tab=register"]) {
    const query = `${page.includes("?") ? "&" : "?"}to=/app/dashboard/history`;
    expect((await browser.get(page + query)).headers.get("Location")).toBe("/app/dashboard/history");
  }
});

it("refuses a reset link that is no reset link", async () => {
  const { email } = await newAccount();
  const { token } = await issueOneTimeToken(app, { type: "signup", email, userId: null, payload: {} });
  for (const wrong of [token, "", "x".repeat(43), "%00"]) {
    const page = await new Browser().page(`/app/auth/reset-password?${new URLSearchParams({ token: wrong })}`);
    expect(visibleText(page)).toContain("Ask for a new link");
    expect(page).not.toContain('type="password"');
  }
  const forced = await new Browser().post(forgot, { token, ...newPassword }, "/app/auth/reset-password");
  expect(forced.status).toBe(400);
});

it("welcomes nobody before their second step, and leads on from it to where they wanted to go", async () => {
  const { browser, user } = await newMemberWithPassword(password);
  const now = app.now();
  await app.db.insert(mfaFactors).values({
    id: app.newId(),
    userId: user.id,
    type: "totp",
    status: "verified",
    friendlyName: "Phone",
    secret: "",
    createdAt: now,
    updatedAt: now,
  });
  browser.cookies.clear();
  const sent = await browser.post("/app/login?to=/app/dashboard/history", { email: user.email, password });
  const step = sent.headers.get("Location") ?? "";
  expect([sent.status, step]).toEqual([303, "/app/auth/second-factor?to=%2Fapp%2Fdashboard%2Fhistory"]);
  expect(visibleText(await browser.page(step))).not.toContain("Welcome back!");
});
