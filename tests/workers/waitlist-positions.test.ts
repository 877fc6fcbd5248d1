import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { joinedMail } from "../../app/domain/waitlist/joined-mail";
import { leaveTokenOf } from "../../app/domain/waitlist/leave-token.server";
import { leaveWaitlist } from "../../app/domain/waitlist/leave-waitlist.server";
import { perksLeft } from "../../app/domain/waitlist/perks-left.server";
import { heldWaitlist, join, signups } from "../support/waitlist";

// Limits have their own tests: a thousand objects would take most of the time here.
const allow = async () => ({ allowed: true }) as const;
const limits = { take: allow, takeAll: allow, giveBack: async () => undefined };
const { ctx, queued } = heldWaitlist({ limits });
const forgetCount = () => env.CACHE.delete("waitlist:perks-left");

it("gives 500 people who come at once the positions 1 to 500, and 100 of them the perk", async () => {
  expect(await perksLeft(ctx)).toBe(100);
  const emails = Array.from({ length: 500 }, () => `${v7()}@example.com`);
  // Every fifth clicks twice, with a form of its own.
  const attempts = emails.flatMap((email, at) => (at % 5 === 0 ? [email, email] : [email]));
  const answers = await Promise.all(attempts.map((email) => join(ctx, { email })));
  expect(answers.filter((answer) => !answer.ok)).toEqual([]);
  const rows = await signups();
  expect(rows.map((row) => row.position)).toEqual(Array.from({ length: 500 }, (_, at) => at + 1));
  expect(new Set(rows.map((row) => row.email))).toEqual(new Set(emails));
  expect(queued).toHaveLength(attempts.length);
  const mails = rows.map(({ position }) => joinedMail({ firstName: "Robin", position, origin: "", leaveToken: "" }));
  expect(mails.filter((mail) => mail.text.includes("30% off your first month"))).toHaveLength(100);
  expect(mails[99]?.text).toContain("you are number 100 on the waitlist");
});

it("counts the places left, a minute late, and gives none of them twice", async () => {
  expect(await perksLeft(ctx)).toBe(100);
  await forgetCount();
  expect(await perksLeft(ctx)).toBe(0);
  for (const position of [7, 500]) await leaveWaitlist(ctx, leaveTokenOf(ctx.config.appSecret, position));
  await forgetCount();
  expect(await perksLeft(ctx)).toBe(0);
  await join(ctx, { email: "late@example.com" });
  expect((await signups()).at(-1)).toMatchObject({ position: 501, email: "late@example.com" });
});
