import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { Device } from "../../support/accounts/auth-client";
import { newMfaMember, verifiedTotp } from "../../support/accounts/factors";
import { app, confirm, newMember, register, signIn } from "../../support/accounts/members";
import { Browser } from "../../support/http/browser";
import { visibleText } from "../../support/http/markup";
import { linkIn, mailsTo, tokenIn } from "../../support/messages/mailbox";

const owners = "set by the owner";

/** The owner has registered on our pages; a stranger asked for the same address, and a program opened that link. */
async function overtaken() {
  const email = `${v7()}@example.com`;
  const owner = new Browser();
  await register(owner, email, owners);
  const [mail] = await mailsTo(email);
  const stranger = await newMfaMember();
  await verifiedTotp(stranger);
  await stranger.auth.updateUser({ email });
  const change = (await mailsTo(email, 2)).find((other) => other.subject !== mail?.subject);
  expect(linkIn(change)).toContain("type=email_change");
  await new Device().fetch(linkIn(change));
  const { data } = await stranger.auth.getUser();
  expect(data.user?.email).toBe(email);
  return { email, owner, mail, stranger };
}

const registrations = (email: string) =>
  env.DB.prepare("SELECT count(*) AS n FROM one_time_tokens WHERE email = ? AND type = 'signup'")
    .bind(email)
    .first("n");

async function isTheOwners({ email, stranger }: Awaited<ReturnType<typeof overtaken>>) {
  expect((await stranger.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  expect((await signIn(new Browser(), email, owners)).headers.get("Location")).toBe("/app");
  expect(await registrations(email)).toBe(0);
}

it("keeps the owner's registration where a program has brought a stranger's account to the address", async () => {
  const world = await overtaken();
  expect(await registrations(world.email)).toBe(1);
  expect((await confirm(world.owner, world.mail)).headers.get("Location")).toBe("/app/login");
  await isTheOwners(world);
});

it("gives the owner the account in another browser as well, for a password that is chosen there", async () => {
  const world = await overtaken();
  const browser = new Browser();
  const page = linkIn(world.mail);
  expect(visibleText(await browser.page(page))).toContain("not the browser in which the account was registered");
  const typed = { token: tokenIn(world.mail), password: owners, confirmPassword: owners };
  expect((await browser.post(page, typed)).headers.get("Location")).toBe("/app/login");
  await isTheOwners(world);
});

it("forgets the registration where the account's own session confirms the change, and takes no account that is bound", async () => {
  const { email, owner, mail } = await overtaken();
  await env.DB.prepare("UPDATE users SET confirmed_unbound_at = NULL WHERE email = ?").bind(email).run();
  const late = await confirm(owner, mail);
  expect([late.status, visibleText(await late.text())]).toEqual([400, expect.stringContaining("was used already")]);
  expect((await signIn(new Browser(), email, owners)).status).toBe(400);

  const mine = `${v7()}@example.com`;
  await register(new Browser(), mine, owners);
  const { browser, user } = await newMember();
  const change = { type: "email_change", email: mine, userId: user.id, payload: {} } as const;
  const { token } = await issueOneTimeToken(app, change);
  expect((await browser.post("/app/auth/confirm-email-change", { token })).status).toBe(303);
  expect(await registrations(mine)).toBe(0);
});
