import { expect, it } from "vitest";
import { newMember, newMemberWithPassword, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { linksIn, visibleText } from "../support/http/markup";
import { linkIn, mailsTo, tokenIn } from "../support/messages/mailbox";

const password = "a long sentence";
const profile = "/app/dashboard/profile";

it("leads from the profile to everything about the account", async () => {
  const { browser, user } = await newMember();
  const html = await browser.page(profile);
  for (const text of ["My Profile", user.email, "Save Profile"]) expect(visibleText(html)).toContain(text);
  expect(linksIn(html, /profile\//)).toEqual(
    ["email", "password", "two-step", "sessions", "data"].map((page) => `${profile}/${page}`),
  );
});

it("changes the password of who knows the old one, and signs the other devices out", async () => {
  const { browser, user } = await newMemberWithPassword(password);
  const other = new Browser();
  await signIn(other, user.email, password);
  const page = `${profile}/password`;
  const fields = { currentPassword: password, password: "a longer sentence", confirmPassword: "a longer sentence" };
  const refusals = [
    [{ ...fields, currentPassword: "" }, "Your current password is required"],
    [{ ...fields, currentPassword: "a wrong sentence" }, "This is not your current password."],
    [{ ...fields, confirmPassword: "something else" }, "Passwords do not match"],
    [{ ...fields, password: "aaaaaaaaaa", confirmPassword: "aaaaaaaaaa" }, "Please use more different characters"],
    [{ ...fields, password, confirmPassword: password }, "This is your password already"],
  ] as const;
  for (const [typed, message] of refusals) {
    const refused = await browser.post(page, typed);
    const html = await refused.text();
    expect([refused.status, html.includes(message)], message).toEqual([400, true]);
    expect(html).not.toMatch(/value="a (long|wrong|longer) sentence"/);
  }
  const done = await browser.post(page, fields);
  expect([done.status, done.headers.get("Location")]).toEqual([303, profile]);
  expect(visibleText(await browser.page(profile))).toContain("Password changed Your other devices were signed out.");
  expect((await other.get(profile)).status).toBe(302);
  expect((await signIn(other, user.email, password)).status).toBe(400);
  expect((await mailsTo(user.email))[0]?.subject).toMatch(/password/i);
});

it("refuses guesses of the current password after ten, for a time it tells", async () => {
  const { browser } = await newMemberWithPassword(password);
  const page = `${profile}/email`;
  const formToken = await browser.formToken(page);
  const guess = () => browser.submit(page, { formToken, email: "new@example.com", currentPassword: "a wrong guess" });
  const statuses = (await Promise.all(Array.from({ length: 11 }, guess))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  const refused = await guess();
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(visibleText(await refused.text())).toMatch(/Please wait 1\d minutes before trying again./);
});

it("changes the address only when the new one confirms, by a link that opening does not use", async () => {
  const { browser, user } = await newMemberWithPassword(password);
  const [page, email] = [`${profile}/email`, `new.${user.email}`];
  const same = await browser.post(page, { email: user.email, currentPassword: password });
  expect(await same.text()).toContain("This is your address already.");
  const asked = await browser.post(page, { email: email.toUpperCase(), currentPassword: password });
  expect([asked.status, asked.headers.get("Location")]).toEqual([303, page]);
  expect(visibleText(await browser.page(page))).toContain(`We've sent a confirmation link to ${email}.`);
  expect(await browser.page(profile)).not.toContain(email);

  const [mail] = await mailsTo(email);
  expect(linkIn(mail)).toMatch(/^\/app\/auth\/confirm-email-change\?token=/);
  for (let visit = 0; visit < 3; visit += 1)
    expect(await new Browser().page(linkIn(mail))).toContain("Use this address");
  const done = await browser.post(linkIn(mail), { token: tokenIn(mail) });
  expect([done.status, done.headers.get("Location")]).toEqual([303, profile]);
  expect(await browser.page(profile)).toContain(email);
  const again = await browser.post(linkIn(mail), { token: tokenIn(mail) });
  expect([again.status, (await again.text()).includes("This link was used already")]).toEqual([400, true]);
});

it("answers a new address that is taken as it answers a free one", async () => {
  const taken = (await newMember()).user.email;
  const answers = [];
  for (const email of [taken, "free-address@example.com"]) {
    const { browser } = await newMemberWithPassword(password);
    const asked = await browser.post(`${profile}/email`, { email, currentPassword: password });
    const html = await browser.page(`${profile}/email`);
    answers.push([
      asked.status,
      asked.headers.get("Location"),
      html.includes("We&#x27;ve sent") || html.includes(email),
    ]);
  }
  expect(answers[0]).toEqual(answers[1]);
});

it("offers who has no password to set one, and asks for none", async () => {
  const { browser } = await newMember();
  for (const page of ["password", "email"]) {
    const html = await browser.page(`${profile}/${page}`);
    expect(html).not.toContain('type="password"');
    expect(linksIn(html, /forgot-password/)).toHaveLength(1);
  }
  const forced = await browser.post(profile, { email: "b@example.com", currentPassword: "" }, `${profile}/email`);
  expect(forced.status).toBe(400);
});
