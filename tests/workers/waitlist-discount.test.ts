import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { confirmSignup, leaveWaitlist, waitlistToken } from "~/domain/waitlist/confirm-signup.server";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import { sweepWaitlist } from "~/domain/waitlist/sweep-waitlist.server";
import type { Mail } from "~/ports/senders";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { heldWaitlist, join, signupOf } from "../support/messages/waitlist";

const mails: Mail[] = [];
const { ctx, clock } = heldWaitlist({ mail: { send: async (sent) => void mails.push(sent) } });
const placesGiven = () => env.DB.prepare("SELECT count(*) AS n FROM waitlist_perks").first<number>("n");

async function joined(email: string) {
  await join(ctx, { email });
  const position = (await signupOf(email))?.position ?? 0;
  const token = waitlistToken(ctx.config.appSecret, "confirm", position);
  return {
    position,
    token,
    confirm: () => confirmSignup(ctx, token),
    leave: () => leaveWaitlist(ctx, waitlistToken(ctx.config.appSecret, "leave", position)),
    place: async () => (await signupOf(email))?.perk_place,
    async mail() {
      await env.DB.prepare("UPDATE waitlist_signups SET mail_due_at = 0 WHERE position = ?").bind(position).run();
      await processSignup(ctx, position);
      return mails.at(-1)?.text ?? "";
    },
  };
}

it("gives a mailbox one place, however many of its addresses confirm, one after the other or at once", async () => {
  const name = v7();
  const given = (await placesGiven()) ?? 0;
  const addresses = [name, `${name}+1`, `${name}+2`, `${name.slice(0, 3)}.${name.slice(3)}`, `${name.toUpperCase()}+3`];
  const [first, ...others] = await Promise.all(addresses.map((local) => joined(`${local}@example.com`)));
  expect(await first?.confirm()).toEqual({ ok: true, discount: "yours" });
  const answers = await Promise.all(others.map((other) => other.confirm()));
  expect(answers).toEqual(others.map(() => ({ ok: true, discount: "of-mailbox" })));
  expect(await placesGiven()).toBe(given + 1);
  expect(await (await joined(`${name}@example.org`)).confirm()).toEqual({ ok: true, discount: "yours" });
  const elsewhere = v7();
  const together = await Promise.all(["", "+1", "+2"].map((sub) => joined(`${elsewhere}${sub}@example.com`)));
  const atOnce = await Promise.all(together.map((one) => one.confirm()));
  expect(atOnce.map((answer) => answer.ok && answer.discount).sort()).toEqual(["of-mailbox", "of-mailbox", "yours"]);
  expect(await placesGiven()).toBe(given + 3);
});

it("gives whoever left and joined again the place of before, and no second one", async () => {
  const email = `${v7()}@example.com`;
  const before = await joined(email);
  await before.confirm();
  const [place, given] = [await before.place(), await placesGiven()];
  expect(place).toEqual(expect.any(Number));
  await before.leave();
  const again = await joined(email);
  expect(again.position).toBeGreaterThan(before.position);
  expect(await again.confirm()).toEqual({ ok: true, discount: "yours" });
  expect([await again.place(), await placesGiven()]).toEqual([place, given]);
});

it("says on the page and in the mail that another address of the mailbox has the discount", async () => {
  const name = v7();
  await (await joined(`${name}@example.com`)).confirm();
  const second = await joined(`${name}+1@example.com`);
  const sentence = "The discount goes to each mailbox once, and another address of yours has";
  const unconfirmed = await second.mail();
  expect(unconfirmed).toContain(sentence);
  expect(unconfirmed).toContain("Confirm my address:");
  for (const _ of ["once", "twice"]) {
    const page = await new Browser().post("/waitlist/confirm", { token: second.token });
    expect(visibleText(await page.text())).toContain(sentence);
  }
  expect(await second.mail()).toContain(sentence);
});

it("notes by and by whose discounts were given before mailboxes were noted", async () => {
  const name = v7();
  const [first, twin] = await Promise.all([joined(`${name}@example.com`), joined(`${name}+1@example.com`)]);
  await first.confirm();
  const noted = () =>
    env.DB.prepare("SELECT place, mailbox_hash FROM waitlist_perks ORDER BY place").all<{
      mailbox_hash: string | null;
    }>();
  const { results } = await noted();
  expect(JSON.stringify(results)).not.toContain(name);
  await env.DB.prepare("UPDATE waitlist_perks SET mailbox_hash = NULL").run();
  // As it could be before: two places of one mailbox. One of them is noted, and the sweep goes on past the other.
  await env.DB.batch([
    env.DB.prepare("INSERT INTO waitlist_perks (place) SELECT max(place) + 1 FROM waitlist_perks"),
    env.DB.prepare(
      "UPDATE waitlist_signups SET confirmed_at = 1, perk_place = (SELECT max(place) FROM waitlist_perks) WHERE position = ?",
    ).bind(twin.position),
  ]);
  for (const _ of ["once", "twice"]) await sweepWaitlist({ ...ctx, now: () => clock.now });
  const after = (await noted()).results;
  expect(after.slice(0, -1).filter((row) => row.mailbox_hash === null).length).toBe(
    results.filter((row) => row.mailbox_hash === null).length,
  );
  expect(after.at(-1)?.mailbox_hash).toBeNull();
  const third = await joined(`${name}+2@example.com`);
  expect(await third.confirm()).toEqual({ ok: true, discount: "of-mailbox" });
});
