import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { creditLedger } from "~/db/schema/rewriting";
import { creditsPerPage } from "~/domain/rewriting/limits";
import { getUsage } from "~/domain/rewriting/show/get-usage.server";
import { listCredits } from "~/domain/rewriting/show/list-credits.server";
import type { Tier } from "~/ports/context";
import { app, type Member, newMember } from "../support/accounts/members";
import { linksIn, visibleText } from "../support/http/markup";
import { seedJob, seedResume, seedRewrite } from "../support/storage/seed";

const page = "/app/dashboard/billing";

async function memberOn(tier: Tier, credits: number, used: number): Promise<Member> {
  const member = await newMember();
  await env.DB.prepare("UPDATE profiles SET subscription_tier = ?, credits = ? WHERE id = ?")
    .bind(tier, credits, member.user.id)
    .run();
  const month = new Date(app.now()).toISOString().slice(0, 7);
  for (let use = 0; use < used; use++) {
    await app.usage.reserve({ userId: member.user.id, rewriteId: v7(), month, limit: null });
  }
  return member;
}

async function enter({ user }: Member, rows: Omit<typeof creditLedger.$inferInsert, "id" | "userId">[]): Promise<void> {
  for (const row of rows) await app.db.insert(creditLedger).values({ id: v7(), userId: user.id, ...row });
}

const limitReached = "Limit reached - upgrade needed";

it.each<{ tier: Tier; credits: number; used: number; shown: string; isOver: boolean }>([
  { tier: "free", credits: 0, used: 4, shown: "4 / 5", isOver: false },
  { tier: "free", credits: 3, used: 5, shown: "5 / 5", isOver: true },
  { tier: "single", credits: 1, used: 6, shown: "6 / 5", isOver: false },
  { tier: "single", credits: 0, used: 5, shown: "5 / 5", isOver: true },
  { tier: "pro", credits: 0, used: 5, shown: "5 / 30", isOver: false },
  { tier: "pro", credits: 2, used: 31, shown: "31 / 30", isOver: false },
  { tier: "enterprise", credits: 0, used: 31, shown: "31 / ∞", isOver: false },
])("$tier with $credits credits and $used uses sees $shown", async ({ tier, credits, used, shown, isOver }) => {
  const { browser } = await memberOn(tier, credits, used);
  const html = await browser.page(page);
  const text = visibleText(html);
  expect(text).toContain(`Lapel rewrites this month: ${shown}`);
  expect([text.includes(limitReached), html.includes("bg-danger-soft")]).toEqual([isOver, isOver]);
  expect(text).toMatch(new RegExp(`${tier}\\s+Your plan`, "i"));
  expect(text).toContain(`Your credits: ${credits}`);
  if (tier === "single") expect(text).toContain(credits === 1 ? "· 1 credit " : "· 0 credits ");
});

it("tells what each plan has and costs, when the month ends, and that payments are not set up", async () => {
  const { browser } = await newMember();
  const html = await browser.page(page);
  const text = visibleText(html);
  expect(text).toMatch(
    /Free.*\$0.*5 rewrites a month.*Single.*\$6 once, for 5 credits.*5 rewrites a month.*each pays for one rewrite more.*Pro.*\$12 a month.*30 rewrites a month.*Enterprise.*\$49 a month.*Unlimited rewrites/,
  );
  const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric", timeZone: "UTC" });
  const { resetsAt } = await getUsage((await newMember()).ctx);
  expect(text).toContain(`Starts again at 0 on ${day.format(resetsAt)}, midnight UTC.`);
  expect(text).toContain("Payments are not set up on this server.");
  expect(text).toContain("No credits yet.");
  expect(html.match(/<main[\s\S]*<\/main>/)?.[0]).not.toMatch(/<button/);
});

it.each([
  ["2026-11-21T18:00:00Z", "2026-12-01T00:00:00Z"],
  ["2026-12-31T23:59:59.999Z", "2027-01-01T00:00:00Z"],
  ["2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z"],
])("counts the month of %s until %s", async (now, end) => {
  const { ctx } = await newMember();
  const { resetsAt } = await getUsage({ ...ctx, now: () => Date.parse(now) });
  expect(resetsAt).toBe(Date.parse(end));
});

it("lists every credit that came or went, newest first, with the rewrite it was about", async () => {
  const member = await memberOn("single", 2, 0);
  const rewriteId = await seedRewrite(member, await seedResume(member), await seedJob(member));
  await enter(member, [
    { amount: 2, balance: 2, reason: "granted", createdAt: 1 },
    { amount: -1, balance: 1, reason: "rewrite", rewriteId, createdAt: 2 },
    { amount: 1, balance: 2, reason: "returned", rewriteId, createdAt: 3 },
    { amount: -1, balance: 1, reason: "rewrite", rewriteId: v7(), createdAt: 4 },
  ]);
  const stranger = await newMember();
  await enter(stranger, [{ amount: 77, balance: 77, reason: "purchase", createdAt: 5 }]);
  const html = await member.browser.page(page);
  const text = visibleText(html);
  expect(text).toMatch(
    /Spent on a rewrite \D*1 Jan 1970.*Given back: +Ward Nurse.*\+1.*Spent on a rewrite: +Ward Nurse.*−1.*Given to you.*\+2/,
  );
  expect(text).not.toContain("77");
  const path = `/app/dashboard/rewrites/${rewriteId}`;
  expect(linksIn(html, /rewrites\//)).toEqual([path, path]);
});

it("pages through the ledger by key, each entry once", async () => {
  const member = await newMember();
  const total = creditsPerPage * 2 + 1;
  await enter(
    member,
    Array.from({ length: total }, (_, at) => ({
      amount: 1,
      balance: at + 1,
      reason: "granted" as const,
      createdAt: Math.floor(at / 3),
    })),
  );
  const seen: number[] = [];
  let before: string | undefined;
  do {
    const { items, next } = await listCredits(member.ctx, before === undefined ? {} : { before });
    seen.push(...items.map(({ balance }) => balance));
    before = next ?? undefined;
  } while (before !== undefined);
  expect(seen).toEqual(Array.from({ length: total }, (_, at) => total - at));
  const [older = ""] = linksIn(await member.browser.page(page), /before=/);
  expect(visibleText(await member.browser.page(`${page}${older.slice(older.indexOf("?"))}`))).toContain(
    "Newest entries",
  );
});
