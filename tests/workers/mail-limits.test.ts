import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { durableLimits } from "~/adapters/durable-objects";
import { mailsPerMailbox, mailsPerNetwork, ownMailsPerMailbox, recoveriesPerMailbox } from "~/domain/mail/limits";
import { sendNotice } from "~/domain/mail/send-notice.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { app, newAccount, newMember, newMemberWithPassword, register, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { mailsTo } from "../support/messages/mailbox";

const day = 24 * 60 * 60 * 1000;
const forgot = "/app/auth/forgot-password";
const password = "a long sentence";

/** Mails asked for in a world whose clock is moved by hand; of each asking whether it went out. */
function asking() {
  const clock = { now: Date.now() };
  const limits = durableLimits(env.RATE_LIMITER, env.CACHE, () => clock.now);
  let askings = 0;
  const ask = async (to: string, network: string, more: { isOwner?: boolean; kind?: string } = {}) => {
    // A browser of their own each time: nobody waits for a minute.
    const refused = await takeMailLimits(
      { ...app, limits },
      { kind: "signup", browser: `${askings++}`, to, network, ...more },
    );
    return refused ? refused.of : "mailed";
  };
  return { clock, ask };
}

it("mails one mailbox three times at one network's request, whatever kinds and spellings it thinks of", async () => {
  const { ask } = asking();
  const name = v7().replaceAll("-", "");
  const spellings = [`${name}@example.com`, `${name}+1@example.com`, `${name.replace(/^(..)/, "$1.")}@example.com`];
  const answers = [];
  for (let round = 0; round < 10; round++) {
    for (const [at, to] of spellings.entries()) {
      answers.push(await ask(to, "192.0.2.1", { kind: ["signup", "email_change", "waitlist"][at] ?? "" }));
    }
  }
  expect(answers).toEqual([...Array(mailsPerMailbox.perTaker).fill("mailed"), ...Array(27).fill("mailbox")]);
});

it("leaves a place for the owner's network while strangers have three, and no more than six in all", async () => {
  const { ask, clock } = asking();
  const to = `${v7()}@example.com`;
  let mailed = 0;
  for (let round = 0; round < 8; round++) {
    for (let stranger = 1; stranger <= 3; stranger++) {
      if ((await ask(to, `192.0.2.${stranger}`)) === "mailed") mailed++;
    }
  }
  expect(mailed).toBeLessThan(mailsPerMailbox.limit);
  expect(await ask(to, "198.51.100.1")).toBe("mailed");
  const others = [];
  for (let stranger = 10; stranger < 25; stranger++) others.push(await ask(to, `192.0.2.${stranger}`));
  mailed += 1 + others.filter((answer) => answer === "mailed").length;
  expect(mailed).toBe(mailsPerMailbox.limit);
  clock.now += day + 1;
  expect(await ask(to, "192.0.2.1")).toBe("mailed");
});

it("keeps places for resets that no other mails take, and no more than four of them", async () => {
  const { ask } = asking();
  const to = `${v7()}@example.com`;
  const stranger = (at: number) => `192.0.2.${at}`;
  for (let at = 0; at < 12; at++) await ask(to, stranger(at));
  const resets = [];
  for (let at = 0; at < 12; at++) resets.push(await ask(to, stranger(at >> 2), { kind: "recovery" }));
  expect(resets.filter((answer) => answer === "mailed")).toHaveLength(recoveriesPerMailbox.limit);
  expect(await ask(to, "198.51.100.1", { kind: "recovery" })).toBe("mailbox");
});

it("leaves an owner their own mails where somebody's address differs by a dot", async () => {
  const { ask } = asking();
  const name = v7().replaceAll("-", "");
  const [mine, theirs] = [`${name}@example.com`, `${name.replace(/^(.)/, "$1.")}@example.com`];
  for (let time = 0; time < 20; time++) await ask(theirs, `192.0.2.${time}`, { isOwner: true });
  expect(await ask(mine, "198.51.100.1")).toBe("mailbox");
  expect(await ask(mine, "198.51.100.1", { isOwner: true })).toBe("mailed");
});

it("sends the first notice of each kind, and twenty more a day", async () => {
  const to = `${v7()}@example.com`;
  const sent: string[] = [];
  const messages = { ...app.messages, send: async () => void sent.push(to) };
  const notice = { to, subject: "Changed", text: "Changed", html: "Changed" };
  for (let time = 0; time < 30; time++) await sendNotice({ ...app, messages }, { kind: "password-changed", ...notice });
  expect(sent).toHaveLength(21);
  await sendNotice({ ...app, messages }, { kind: "factor-removed", ...notice });
  expect(sent).toHaveLength(22);
});

it("keeps the owner's own mails whatever strangers do", async () => {
  const { ask } = asking();
  const to = `${v7()}@example.com`;
  for (let stranger = 0; stranger < 12; stranger++) await ask(to, `192.0.2.${stranger}`);
  const answers = [];
  for (let time = 0; time <= ownMailsPerMailbox.limit; time++)
    answers.push(await ask(to, "192.0.2.1", { isOwner: true }));
  expect(answers).toEqual([...Array(ownMailsPerMailbox.limit).fill("mailed"), "mailbox"]);
});

it("counts askings that arrive at once, each of them", async () => {
  const { ask } = asking();
  const to = `${v7()}@example.com`;
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => ask(to, `192.0.2.${at % 30}`)));
  expect(answers.filter((answer) => answer === "mailed")).toHaveLength(mailsPerMailbox.limit);
});

it("takes 48 bits of IPv6 for one asker, and stops a network that mails the world", async () => {
  const { ask } = asking();
  const to = `${v7()}@example.com`;
  const answers = [];
  for (let at = 0; at < 20; at++) answers.push(await ask(to, `2001:db8:7:${at.toString(16)}::/64`));
  expect(answers.filter((answer) => answer === "mailed")).toHaveLength(mailsPerMailbox.perTaker);
  const network = "203.0.113.99";
  await Promise.all(Array.from({ length: mailsPerNetwork.limit - 1 }, () => app.limits.take(mailsPerNetwork, network)));
  const last = [await ask(`${v7()}@example.com`, network), await ask(`${v7()}@example.com`, network)];
  expect(last).toEqual(["mailed", "network"]);
});

it("mails the owner who asks on a page, though a stranger has just asked over the API, on a page, or elsewhere", async () => {
  const { email } = await newAccount();
  const stranger = new Device();
  expect((await stranger.call("POST", "/recover", { email })).status).toBe(200);
  expect(await refusalOf(await stranger.call("POST", "/recover", { email }))).toBe("429 over_email_send_rate_limit");
  expect((await new Browser().post(forgot, { email })).status).toBe(303);
  expect((await new Device().call("POST", "/recover", { email })).status).toBe(200);
  expect((await new Browser().post(forgot, { email })).status).toBe(303);
  expect(await mailsTo(email, 4)).toHaveLength(4);
});

it("mails the owner who registers, though a stranger has just registered the address", async () => {
  const email = `${v7()}@example.com`;
  await new Device().call("POST", "/signup", { email, password: "set by a stranger" });
  await register(new Browser(), email, "set by a stranger");
  await register(new Browser(), email, password);
  expect(await mailsTo(email, 3)).toHaveLength(3);
});

it("answers on pages what is not mailed like what is, and takes a form sent twice for one", async () => {
  const email = `${v7()}@example.com`;
  const browser = new Browser();
  const send = () => register(browser, email, password);
  const answers = [];
  for (let time = 0; time < 6; time++) {
    const { status, headers } = await send();
    answers.push([status, headers.get("Location"), [...headers.keys()].sort()]);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
  // Whoever mistyped their password means the second one.
  await register(browser, email, "another long sentence");
  expect(await mailsTo(email, 2)).toHaveLength(2);
});

it("keeps to itself that a new address has had its mails, and tells its owner what their own had", async () => {
  const { browser, user } = await newMemberWithPassword(password);
  const taken = `${v7()}@example.com`;
  for (let stranger = 0; stranger < 12; stranger++) {
    await takeMailLimits(app, { kind: "waitlist", to: taken, network: `192.0.2.${stranger}`, browser: v7() });
  }
  const page = "/app/dashboard/profile/email";
  for (const email of [taken, `${v7()}@example.com`]) {
    const answer = await browser.post(page, { email, currentPassword: password });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  }
  expect(await mailsTo(taken, 0)).toEqual([]);
  const api = new Device();
  const session = await api.auth.signInWithPassword({ email: user.email, password });
  expect(session.error).toBeNull();
  expect(await refusalOf(await api.auth.updateUser({ email: taken }))).toBe("429 over_email_send_rate_limit");
});

it("lets a browser that has signed in reset its password, whatever strangers asked for that day", async () => {
  const { email } = await newAccount(password);
  const owner = new Browser();
  expect((await signIn(owner, email, password)).status).toBe(303);
  await owner.post("/app/logout", {});
  for (let stranger = 0; stranger < 12; stranger++) {
    await takeMailLimits(app, { kind: "recovery", to: email, network: `192.0.2.${stranger}`, browser: v7() });
  }
  await new Browser().post(forgot, { email });
  expect(await mailsTo(email, 0)).toEqual([]);
  await owner.post(forgot, { email });
  expect(await mailsTo(email)).toHaveLength(1);
});

it("mails who is signed in the code that proves it, whatever strangers asked for that day", async () => {
  const { browser, user } = await newMember();
  for (let stranger = 0; stranger < 12; stranger++) {
    await takeMailLimits(app, { kind: "recovery", to: user.email, network: `192.0.2.${stranger}`, browser: v7() });
  }
  expect((await browser.post("/app/dashboard/profile/delete", { step: "send" })).status).toBe(303);
  expect(await mailsTo(user.email)).toHaveLength(1);
});
