import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { createAppContext } from "../../app/context.server";
import { oneTimeTokens, sessions, users } from "../../app/db/schema";
import { sweepExpired } from "../../app/domain/auth/sweep-expired.server";

const day = 24 * 60 * 60 * 1000;

it("forgets ended sessions, old links and unconfirmed accounts, and nothing else", async () => {
  const app = createAppContext(env);
  const now = app.now();
  const member = {
    id: v7(),
    email: "member@example.com",
    emailConfirmedAt: 1,
    createdAt: now - 40 * day,
    updatedAt: now,
  };
  const fresh = { id: v7(), email: "fresh@example.com", createdAt: now - day, updatedAt: now };
  const stale = { id: v7(), email: "stale@example.com", createdAt: now - 8 * day, updatedAt: now };
  await app.db.insert(users).values([member, fresh, stale]);
  const session = { userId: member.id, amr: [], createdAt: now, lastUsedAt: now };
  await app.db.insert(sessions).values([
    { ...session, id: v7(), tokenHash: "open", expiresAt: now + day },
    { ...session, id: v7(), tokenHash: "ended", expiresAt: now - 1 },
  ]);
  const link = { type: "confirmation" as const, payload: { passwordHash: "$" }, createdAt: now };
  await app.db.insert(oneTimeTokens).values([
    { ...link, id: v7(), userId: fresh.id, tokenHash: "usable", expiresAt: now + day },
    { ...link, id: v7(), userId: stale.id, tokenHash: "old", expiresAt: now - 1 },
  ]);

  await sweepExpired(app);

  expect((await app.db.select().from(users)).map((user) => user.email).sort()).toEqual([fresh.email, member.email]);
  expect((await app.db.select().from(sessions)).map((row) => row.tokenHash)).toEqual(["open"]);
  expect((await app.db.select().from(oneTimeTokens)).map((row) => row.tokenHash)).toEqual(["usable"]);
});
