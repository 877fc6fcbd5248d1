import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { confirmSignup, leaveWaitlist, waitlistToken } from "~/domain/waitlist/confirm-signup.server";
import { perksLeft } from "~/domain/waitlist/perk-mailbox.server";
import { processSignup } from "~/domain/waitlist/process-signup.server";
import type { Mail } from "~/ports/senders";
import { heldWaitlist, join, signups } from "../support/messages/waitlist";

// Limits have their own tests: a thousand objects would take most of the time here.
const allow = async () => ({ allowed: true }) as const;
const nothing = async () => undefined;
const limits = { take: allow, takeAll: allow, takeShare: allow, giveBack: nothing, clear: nothing };
const mails: Mail[] = [];
const mail = { send: async (sent: Mail) => void mails.push(sent) };
const { ctx, queued, clock } = heldWaitlist({ limits, mail });
const forgetCount = () => env.CACHE.delete("waitlist:perks-left");
const confirm = (position: number) => confirmSignup(ctx, waitlistToken(ctx.config.appSecret, "confirm", position));
const leave = (position: number) => leaveWaitlist(ctx, waitlistToken(ctx.config.appSecret, "leave", position));
const perks = async () =>
  (
    await env.DB.prepare(
      "SELECT place, position FROM waitlist_perks LEFT JOIN waitlist_signups ON perk_place = place ORDER BY place",
    ).all<Perk>()
  ).results;
interface Perk {
  place: number;
  position: number | null;
}

async function mailOf(position: number): Promise<string> {
  await processSignup(ctx, position);
  return mails.at(-1)?.text ?? "";
}

it("gives 500 people who come at once the positions 1 to 500, and none of them the perk", async () => {
  const emails = Array.from({ length: 500 }, () => `${v7()}@example.com`);
  // Every fifth clicks twice, with a form of its own.
  const attempts = emails.flatMap((email, at) => (at % 5 === 0 ? [email, email] : [email]));
  const answers = await Promise.all(attempts.map((email) => join(ctx, { email })));
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  const rows = await signups();
  expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  expect(new Set(rows.map((row) => row.email))).toEqual(new Set(emails));
  expect(queued).toHaveLength(attempts.length);
  expect(await perksLeft(ctx)).toBe(100);
  const text = await mailOf(100);
  expect(text).toContain("you are number 100 on the waitlist");
  expect(text).toContain("Please confirm your address with one click: the first 100 who do get 30% off");
  expect(text).toContain("Confirm my address:\nhttps://lapel.test/waitlist/confirm?token=100.");
});

it("gives the perk to 100 of 500 who confirm at once, each twice, and to nobody else", async () => {
  const positions = Array.from({ length: 500 }, (_, at) => 500 - at);
  const answers = await Promise.all([...positions, ...positions].map(confirm));
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  const given = await perks();
  expect(given.map(({ place }) => place)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  expect(new Set(given.map(({ position }) => position)).size).toBe(100);
  for (const half of [answers.slice(0, 500), answers.slice(500)]) {
    const winners = half.flatMap((answer, at) => (answer.ok && answer.discount === "yours" ? [positions[at]] : []));
    expect(new Set(winners)).toEqual(new Set(given.map(({ position }) => position)));
  }
  expect((await signups()).every((row) => row.confirmed_at === clock.now)).toBe(true);
});

it("counts the places left, a minute late, and gives none of them twice", async () => {
  expect(await perksLeft(ctx)).toBe(100);
  await forgetCount();
  expect(await perksLeft(ctx)).toBe(0);
  const [first, second] = (await perks()).map(({ position }) => position ?? 0);
  for (const position of [first, second, 500]) await leave(position ?? 0);
  expect((await perks()).slice(0, 3).map(({ position }) => position === null)).toEqual([true, true, false]);
  await forgetCount();
  expect(await perksLeft(ctx)).toBe(0);
  await join(ctx, { email: "late@example.com" });
  expect((await signups()).at(-1)).toMatchObject({ position: 501, email: "late@example.com", confirmed_at: null });
  expect(await mailOf(501)).toContain("The 100 places with a discount are taken");
  expect(await confirm(501)).toEqual({ ok: true, discount: "taken" });
  expect(await confirm(first ?? 0)).toEqual({ ok: false, reason: "left" });
});

it("says in the mail what who confirmed before has", async () => {
  const [, , holder] = (await perks()).map(({ position }) => position);
  const without = (await signups()).find(({ position }) => position < 400 && position !== holder);
  const held = new Set((await perks()).map(({ position }) => position));
  const other = (await signups()).find(({ position }) => !held.has(position));
  expect(without && other).toBeTruthy();
  for (const [position, sentence] of [
    [holder ?? 0, "Your address is confirmed, and 30% off your first month is yours."],
    [other?.position ?? 0, "The 100 places with a discount were taken before"],
  ] as const) {
    await env.DB.prepare("UPDATE waitlist_signups SET mail_due_at = 0 WHERE position = ?").bind(position).run();
    const text = await mailOf(position);
    expect(text).toContain(sentence);
    expect(text).not.toContain("Confirm my address");
  }
});

it("takes a link for what it was made for, and no other", async () => {
  const secret = ctx.config.appSecret;
  const [, hash] = waitlistToken(secret, "confirm", 7).split(".");
  const wrong = ["", "7", "7.", `8.${hash}`, `07.${hash}`, `7.${hash}.1`, waitlistToken(secret, "leave", 7)];
  for (const token of wrong)
    expect(await confirmSignup(ctx, token), token).toEqual({ ok: false, reason: "wrong-link" });
  expect(await leaveWaitlist(ctx, waitlistToken(secret, "confirm", 7))).toBe(false);
});

it("keeps what the first hundred were promised before addresses were confirmed", async () => {
  const files = import.meta.glob<string>("../../migrations/*_waitlist-confirmed.sql", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const [migration = ""] = Object.values(files);
  const moves = migration.split("--> statement-breakpoint").filter((part) => /^(INSERT|UPDATE)/m.test(part));
  expect(moves).toHaveLength(2);
  const setUp = [
    "DELETE FROM waitlist_perks",
    "DELETE FROM waitlist_signups WHERE position NOT IN (3, 99, 101)",
    "UPDATE waitlist_signups SET confirmed_at = NULL, perk_place = NULL",
  ];
  await env.DB.batch([...setUp, ...moves].map((statement) => env.DB.prepare(statement)));
  const given = await perks();
  expect(given).toHaveLength(100);
  expect(given.filter(({ position }) => position !== null)).toEqual(
    (await signups()).filter(({ position }) => position <= 100).map(({ position }) => ({ place: position, position })),
  );
  for (const { position, confirmed_at, created_at } of await signups()) {
    expect(confirmed_at).toBe(position <= 100 ? created_at : null);
  }
});
