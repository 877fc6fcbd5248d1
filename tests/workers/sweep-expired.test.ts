import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { createAppContext } from "~/context.server";
import { keptForms, sessions, users } from "~/db/schema/accounts";
import { flowStates, mfaChallenges, mfaFactors, oneTimeTokens } from "~/db/schema/sign-in";
import { sweepExpired } from "~/domain/auth/sweep-expired.server";

const day = 24 * 60 * 60 * 1000;

it("forgets ended sessions, links, flows, challenges and kept forms, and nothing else", async () => {
  const app = createAppContext(env);
  const now = app.now();
  const userId = v7();
  await app.db.insert(users).values({ id: userId, email: "member@example.com", createdAt: now, updatedAt: now });
  const session = { userId, amr: [], createdAt: now, lastUsedAt: now };
  await app.db.insert(sessions).values([
    { ...session, id: v7(), tokenHash: "open", expiresAt: now + day },
    { ...session, id: v7(), tokenHash: "ended", expiresAt: now - 1 },
  ]);
  const link = { type: "signup" as const, email: "new@example.com", payload: {}, codeHash: "", createdAt: now };
  await app.db.insert(oneTimeTokens).values([
    { ...link, id: v7(), tokenHash: "usable", expiresAt: now + day },
    { ...link, id: v7(), tokenHash: "old", expiresAt: now - 1 },
  ]);
  const flow = { method: "oauth" as const, codeChallenge: "c", redirectTo: "/", createdAt: now };
  await app.db.insert(flowStates).values([
    { ...flow, id: v7(), stateHash: "running", expiresAt: now + day },
    { ...flow, id: v7(), stateHash: "given up", expiresAt: now - 1 },
  ]);
  const factor = { id: v7(), userId, type: "phone" as const, friendlyName: "Phone", createdAt: now, updatedAt: now };
  await app.db.insert(mfaFactors).values(factor);
  const challenge = { factorId: factor.id, createdAt: now };
  await app.db.insert(mfaChallenges).values([
    { ...challenge, id: v7(), address: "open", expiresAt: now + day },
    { ...challenge, id: v7(), address: "ended", expiresAt: now - 1 },
  ]);
  const kept = { userId, visitorHash: "browser", fields: [], createdAt: now };
  await app.db.insert(keptForms).values([
    { ...kept, id: v7(), path: "waiting", expiresAt: now + day },
    { ...kept, id: v7(), path: "too old", expiresAt: now - 1 },
  ]);

  // Other files may have left rows in the same database.
  const before = await app.db.$count(users);
  await sweepExpired(app);

  expect(await app.db.$count(users)).toBe(before);
  const own = new Set(["open", "ended", "usable", "old", "running", "given up", "waiting", "too old"]);
  const left = (names: (string | null)[]) => names.filter((name) => own.has(name ?? ""));
  expect(left((await app.db.select().from(sessions)).map((row) => row.tokenHash))).toEqual(["open"]);
  expect(left((await app.db.select().from(oneTimeTokens)).map((row) => row.tokenHash))).toEqual(["usable"]);
  expect(left((await app.db.select().from(flowStates)).map((row) => row.stateHash))).toEqual(["running"]);
  expect(left((await app.db.select().from(mfaChallenges)).map((row) => row.address))).toEqual(["open"]);
  expect(left((await app.db.select().from(keptForms)).map((row) => row.path))).toEqual(["waiting"]);
});
