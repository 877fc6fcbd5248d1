import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { type AuditedValues, auditLog } from "~/db/schema/admin";
import { creditLedger } from "~/db/schema/rewriting";
import { creditsMost } from "~/domain/billing/limits";
import { moveCredits } from "~/domain/billing/move-credits";
import type { AppContext, Tier } from "~/ports/context";
import type { Role } from "./account.schema";
import { type AdminContext, audit } from "./audit";

/** A suspension has no end of its own; the column wants a time. */
const suspendedUntil = Date.UTC(9999, 11, 31);

interface Changes {
  role?: Role;
  tier?: Tier;
  /** The new balance. */
  credits?: number;
  /** Or how many come or go. */
  creditsBy?: 1 | -1;
}
type Changed =
  | { ok: true }
  | { ok: false; reason: "no-user" | "stale" | "last-admin" | "no-free-plan" | "no-credits" | "too-many-credits" };

/**
 * Changes role, plan and credits of a user, and notes it. `id` is of the form: sent twice, credits move once.
 * `revision` is of the account that the form showed: "stale" if it has changed since.
 */
export async function updateUser(
  ctx: AdminContext,
  input: { userId: string; id: string; revision: number; changes: Changes },
): Promise<Changed> {
  const { userId, id, revision, changes } = input;
  const sent = ctx.db
    .select({ id: creditLedger.id })
    .from(creditLedger)
    .where(and(eq(creditLedger.id, id), eq(creditLedger.userId, userId)));
  const [[account], moved] = await ctx.db.batch([ctx.db.select().from(profiles).where(eq(profiles.id, userId)), sent]);
  if (!account) return { ok: false, reason: "no-user" };
  if (moved.length > 0) return { ok: true };
  const before = { role: account.role, tier: account.subscriptionTier, credits: account.credits };
  const { role = before.role, tier = before.tier, creditsBy = 0 } = changes;
  const credits = changes.credits ?? before.credits + creditsBy;
  if (tier === "free" && before.tier !== "free") return { ok: false, reason: "no-free-plan" };
  const after = { role, tier, credits };
  const names = (["role", "tier", "credits"] as const).filter((name) => before[name] !== after[name]);
  // Also what a form asks for that is sent again.
  if (names.length === 0) return { ok: true };
  if (account.accountRevision !== revision) return { ok: false, reason: "stale" };
  if (credits < 0) return { ok: false, reason: "no-credits" };
  if (credits > creditsMost) return { ok: false, reason: "too-many-credits" };

  const mayLose = role === "admin" ? undefined : isNotLastAdmin(userId, ctx.now());
  // An id that moved another user's credits moves none here, so nothing may be noted.
  const isNew = notExists(ctx.db.select({ id: creditLedger.id }).from(creditLedger).where(eq(creditLedger.id, id)));
  const isUnchanged = and(eq(profiles.id, userId), eq(profiles.accountRevision, revision), mayLose, isNew);
  const of = (values: typeof before) => Object.fromEntries(names.map((name) => [name, values[name]]));
  const noted = await noteAnd(
    ctx,
    {
      action: "user.update",
      targetId: userId,
      before: of(before),
      after: of(after),
      when: sql`FROM ${profiles} WHERE ${isUnchanged}`,
    },
    (isNoted) => [
      ...moveCredits(ctx, { id, userId, amount: credits - before.credits, reason: "granted", when: isNoted }),
      ctx.db
        .update(profiles)
        .set({ role, subscriptionTier: tier })
        .where(and(eq(profiles.id, userId), isNoted)),
    ],
  );
  // The same form may have been faster, sent twice at once.
  if (noted || (await sent).length > 0) return { ok: true };
  return { ok: false, reason: role === "user" && (await isLastAdmin(ctx, userId)) ? "last-admin" : "stale" };
}

type Suspended = { ok: true } | { ok: false; reason: "no-user" | "last-admin" };

/** Suspends a user: their sessions, of pages and API, end at once, and nobody signs in to the account. Idempotent. */
export async function suspendUser(ctx: AdminContext, userId: string): Promise<Suspended> {
  const now = ctx.now();
  const isActive = sql`${users.id} = ${userId} AND coalesce(${users.bannedUntil}, 0) <= ${now} AND ${isNotLastAdmin(userId, now)}`;
  const noted = await noteAnd(
    ctx,
    {
      action: "user.suspend",
      targetId: userId,
      before: { suspended: false },
      after: { suspended: true },
      when: sql`FROM ${users} WHERE ${isActive}`,
    },
    (isNoted) => suspending(ctx, userId, isNoted),
  );
  if (noted) return { ok: true };
  if (await isLastAdmin(ctx, userId)) return { ok: false, reason: "last-admin" };
  return (await exists(ctx, userId)) ? { ok: true } : { ok: false, reason: "no-user" };
}

function suspending({ db, now }: AdminContext, userId: string, when: SQL) {
  return [
    db
      .update(users)
      .set({ bannedUntil: suspendedUntil, updatedAt: now() })
      .where(and(eq(users.id, userId), when)),
    db.delete(sessions).where(and(eq(sessions.userId, userId), when)),
  ] as const;
}

/** Ends a suspension. Idempotent; false if there is no such user. */
export async function restoreUser(ctx: AdminContext, userId: string): Promise<boolean> {
  const isSuspended = sql`${users.id} = ${userId} AND coalesce(${users.bannedUntil}, 0) > ${ctx.now()}`;
  const noted = await noteAnd(
    ctx,
    {
      action: "user.restore",
      targetId: userId,
      before: { suspended: true },
      after: { suspended: false },
      when: sql`FROM ${users} WHERE ${isSuspended}`,
    },
    (isNoted) => [
      ctx.db
        .update(users)
        .set({ bannedUntil: null, updatedAt: ctx.now() })
        .where(and(eq(users.id, userId), isNoted)),
    ],
  );
  return noted || (await exists(ctx, userId));
}

/** Ends one session of a user, or all of them; false if there was none. */
export async function endSessionsOf(ctx: AdminContext, userId: string, sessionId: string | null): Promise<boolean> {
  const which = and(eq(sessions.userId, userId), sessionId === null ? undefined : eq(sessions.id, sessionId));
  const before: AuditedValues = sessionId === null ? { sessions: "all" } : { session: sessionId };
  return noteAnd(
    ctx,
    {
      action: "user.end-sessions",
      targetId: userId,
      before,
      after: null,
      when: sql`WHERE EXISTS (SELECT 1 FROM ${sessions} WHERE ${which})`,
    },
    (isNoted) => [ctx.db.delete(sessions).where(and(which, isNoted))],
  );
}

/**
 * Before an account is erased: notes it, suspends the account and takes its role, so that no more than one of two admins
 * who delete each other succeeds. Idempotent.
 */
export async function closeAccount(ctx: AdminContext, userId: string): Promise<Suspended> {
  const isOpen = sql`${users.id} = ${userId} AND ${isNotLastAdmin(userId, ctx.now())}`;
  const noted = await noteAnd(
    ctx,
    {
      action: "user.delete",
      targetId: userId,
      before: { deleted: false },
      after: { deleted: true },
      when: sql`FROM ${users} WHERE ${isOpen}`,
    },
    (isNoted) => [
      ...suspending(ctx, userId, isNoted),
      ctx.db
        .update(profiles)
        .set({ role: "user" })
        .where(and(eq(profiles.id, userId), isNoted)),
    ],
  );
  if (noted) return { ok: true };
  return { ok: false, reason: (await exists(ctx, userId)) ? "last-admin" : "no-user" };
}

type Statement = Parameters<AppContext["db"]["batch"]>[0][number];

/** One batch: the entry of the log where its condition holds, and what was given only if the entry was written. */
async function noteAnd(
  ctx: AdminContext,
  entry: Omit<Parameters<typeof audit>[1], "id">,
  change: (isNoted: SQL) => readonly Statement[],
): Promise<boolean> {
  const id = ctx.newId();
  const isNoted = sql`EXISTS (SELECT 1 FROM ${auditLog} WHERE ${auditLog.id} = ${id})`;
  const [written] = await ctx.db.batch([
    audit(ctx, { id, ...entry }).returning({ id: auditLog.id }),
    ...change(isNoted),
  ]);
  return written.length > 0;
}

/** Matches unless the user is an admin and there is no other who can sign in. */
function isNotLastAdmin(userId: string, now: number): SQL {
  return sql`(NOT EXISTS (SELECT 1 FROM profiles AS own WHERE own.id = ${userId} AND own.role = 'admin')
    OR EXISTS (SELECT 1 FROM profiles AS other INNER JOIN users AS person ON person.id = other.id
      WHERE other.role = 'admin' AND other.id <> ${userId} AND coalesce(person.banned_until, 0) <= ${now}))`;
}

/** Whether the user is the only admin who can sign in. */
export async function isLastAdmin(ctx: Pick<AppContext, "db" | "now">, userId: string): Promise<boolean> {
  const isLast = sql`${profiles.id} = ${userId} AND NOT ${isNotLastAdmin(userId, ctx.now())}`;
  return (await ctx.db.$count(profiles, isLast)) > 0;
}

async function exists({ db }: Pick<AppContext, "db">, userId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0;
}
