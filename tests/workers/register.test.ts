import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { confirm, newAccount, register, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { linkIn, mailsTo, tokenIn } from "../support/messages/mailbox";
import { workerWith } from "../support/runner/worker-with";
import { worldState } from "../support/storage/world-state";

const password = "a long sentence";

it("registers, confirms by mail, signs in and signs out of all devices", async () => {
  const [phone, laptop] = [new Browser(), new Browser()];
  const email = "journey@example.com";
  expect((await register(phone, email, password)).headers.get("Location")).toBe("/app/auth/check-mail");
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("Confirm your email for Lapel");
  expect(linkIn(mail)).toMatch(/^\/app\/auth\/confirm\?token=/);

  expect((await confirm(phone, mail)).headers.get("Location")).toBe("/app/login");
  for (const browser of [phone, laptop]) {
    const response = await signIn(browser, email, password);
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/app"]);
    expect((await browser.get("/app/dashboard/profile")).status).toBe(200);
  }
  expect(await phone.page("/app/dashboard/profile")).toContain(email);

  const left = await phone.post("/app/logout", {});
  expect(left.headers.get("Location")).toBe("/app/login");
  for (const browser of [phone, laptop]) {
    expect((await browser.get("/app/dashboard/profile")).headers.get("Location")).toMatch(/^\/app\/login/);
  }
});

it("opens the confirmation link as often as a mail scanner likes without using it", async () => {
  const browser = new Browser();
  await register(browser, "scanner@example.com", password);
  const [mail] = await mailsTo("scanner@example.com");
  const before = await worldState();
  for (let visit = 0; visit < 3; visit += 1) expect((await new Browser().get(linkIn(mail))).status).toBe(200);
  await new Browser().send(linkIn(mail), { method: "HEAD" });
  expect(await worldState()).toEqual(before);
  expect((await confirm(browser, mail)).status).toBe(303);
});

it("does not sign in before the address is confirmed", async () => {
  const browser = new Browser();
  await register(browser, "unconfirmed@example.com", password);
  const response = await signIn(browser, "unconfirmed@example.com", password);
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("Please confirm your email first");
});

it("answers the same to a known address and tells only its owner", async () => {
  const { email } = await newAccount();
  const answers = [];
  for (const address of [email, "nobody-yet@example.com"]) {
    const response = await register(new Browser(), address, "another sentence");
    answers.push([response.status, response.headers.get("Location"), await response.text()]);
  }
  expect(answers[0]).toEqual(answers[1]);
  const [mail] = await mailsTo(email);
  expect(mail?.subject).toBe("You already have a Lapel account");
  expect(mail?.text).not.toContain("token=");
});

it("leaves the account of a known address as it is", async () => {
  const account = await newAccount();
  await register(new Browser(), account.email, "the password of a stranger");
  await mailsTo(account.email);
  expect((await signIn(new Browser(), account.email, "the password of a stranger")).status).toBe(400);
  expect((await signIn(new Browser(), account.email, account.password)).status).toBe(303);
});

it("takes the password that belongs to the link that is used", async () => {
  const email = "hijack@example.com";
  const owner = new Browser();
  await register(new Browser(), email, "set by a stranger");
  await mailsTo(email);
  await register(owner, email, "set by the owner");
  const [strangers, owners] = await mailsTo(email, 2);
  expect((await confirm(owner, owners)).status).toBe(303);
  expect((await signIn(new Browser(), email, "set by a stranger")).status).toBe(400);
  expect((await signIn(new Browser(), email, "set by the owner")).status).toBe(303);

  const late = await confirm(new Browser(), strangers);
  expect(late.status).toBe(400);
  expect((await signIn(new Browser(), email, "set by a stranger")).status).toBe(400);
});

it("asks for a new password where another browser registered: what a stranger typed is worth nothing", async () => {
  const email = "only-mail@example.com";
  const [stranger, owner] = [new Browser(), new Browser()];
  await register(stranger, email, "set by a stranger");
  const [mail] = await mailsTo(email);
  const page = visibleText(await owner.page(linkIn(mail)));
  expect(page).toContain("This is not the browser in which the account was registered.");
  expect(visibleText(await stranger.page(linkIn(mail)))).not.toContain("not the browser");

  const bare = await confirm(owner, mail);
  expect([bare.status, await bare.text()]).toEqual([400, expect.stringContaining("Choose a password")]);
  const chosen = (text: string) =>
    owner.post(linkIn(mail), { token: tokenIn(mail), password: text, confirmPassword: text }, "/app/auth/confirm");
  expect((await chosen("password123")).status).toBe(400);
  expect((await signIn(new Browser(), email, "set by a stranger")).status).toBe(400);
  expect((await chosen("set by the owner")).status).toBe(303);
  expect((await signIn(new Browser(), email, "set by a stranger")).status).toBe(400);
  expect((await signIn(owner, email, "set by the owner")).status).toBe(303);
  expect((await chosen("set by a third one")).status).toBe(400);
});

it("mails the registration of the asking browser once more, whoever else has registered the address", async () => {
  const email = "again@example.com";
  const owner = new Browser();
  await register(owner, email, "set by the owner");
  await mailsTo(email);
  await register(new Browser(), email, "set by a stranger");
  await mailsTo(email, 2);
  await owner.post("/app/auth/check-mail", { email });
  const mails = await mailsTo(email, 3);
  expect((await confirm(owner, mails.at(-1))).status).toBe(303);
  expect((await signIn(new Browser(), email, "set by the owner")).status).toBe(303);
  expect((await signIn(new Browser(), email, "set by a stranger")).status).toBe(400);
});

it("uses a link once, even when its button is pressed ten times at once", async () => {
  const email = "once@example.com";
  const browser = new Browser();
  await register(browser, email, password);
  const [mail] = await mailsTo(email);
  const formToken = await browser.formToken(linkIn(mail));
  const presses = Array.from({ length: 10 }, () =>
    browser.submit("/app/auth/confirm", { formToken, token: tokenIn(mail) }),
  );
  const statuses = (await Promise.all(presses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
});

it("refuses used, expired and made-up links with a page that helps", async () => {
  const browser = new Browser();
  await register(browser, "expired@example.com", password);
  const [expired] = await mailsTo("expired@example.com");
  await env.DB.prepare("UPDATE one_time_tokens SET expires_at = ?").bind(Date.now()).run();
  await register(browser, "used@example.com", password);
  const [used] = await mailsTo("used@example.com");
  await confirm(browser, used);

  const madeUp = "x".repeat(43);
  for (const token of [tokenIn(expired), tokenIn(used), madeUp]) {
    const response = await browser.post("/app/auth/confirm", { token });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain("This link was used already, or is too old.");
    expect(html).toContain("/app/sign-up");
  }
  for (const token of ["", "short", "y".repeat(5000), "%00'\"<script>"]) {
    const response = await browser.post("/app/auth/confirm", { token });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("This link is incomplete.");
  }
});

it("stores the hash of a confirmation token and of a password, never the text", async () => {
  const costly = workerWith({ PASSWORD_HASH_LN: undefined });
  await register(new Browser(undefined, undefined, costly), "hashed@example.com", password);
  const [mail] = await mailsTo("hashed@example.com");
  await register(new Browser(undefined, undefined, costly), "hashed-too@example.com", password);
  await mailsTo("hashed-too@example.com");
  const stored = JSON.stringify(await worldState());
  expect(stored).not.toContain(tokenIn(mail));
  expect(stored).not.toContain(password);
  const { results } = await env.DB.prepare("SELECT payload FROM one_time_tokens ORDER BY created_at DESC LIMIT 2").all<{
    payload: string;
  }>();
  const hashes = results.map(({ payload }) => JSON.parse(payload).passwordHash as string);
  for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it("says what is wrong with the form and keeps the address, not the passwords", async () => {
  const browser = new Browser();
  const cases = [
    [{ email: "no-address", password, confirmPassword: password }, "Please enter a valid email address"],
    [{ email: "", password, confirmPassword: password }, "Email is required"],
    [
      { email: `${"a".repeat(250)}@example.com`, password, confirmPassword: password },
      "Email must be less than 254 characters",
    ],
    [{ email: "a@example.com", password: "seven77", confirmPassword: "seven77" }, "Minimum 8 characters"],
    [{ email: "a@example.com", password, confirmPassword: "something else" }, "Passwords do not match"],
    [{ email: "a@example.com", password: "p".repeat(129), confirmPassword: "p".repeat(129) }, "Maximum 128 characters"],
  ] as const;
  for (const [fields, message] of cases) {
    const response = await browser.post("/app/sign-up", fields);
    const html = await response.text();
    expect([response.status, html.includes(message)], message).toEqual([400, true]);
    if (fields.email) expect(html).toContain(`value="${fields.email}"`);
    expect(html).not.toContain(`value="${fields.password}"`);
  }
});
