import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { identities, profiles, users } from "~/db/schema/accounts";
import { auditLog } from "~/db/schema/admin";
import { subscribers } from "~/db/schema/billing";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import { type CreditReason, creditLedger, creditUsage, rewrites } from "~/db/schema/rewriting";
import { mfaFactors, recoveryCodes } from "~/db/schema/sign-in";
import { viewFactor } from "~/domain/auth/factors/list-factors.server";
import { openSessions, viewSession } from "~/domain/auth/sessions/list-sessions.server";
import type { SessionSummary } from "~/domain/auth/sessions/session.schema";
import type { PaymentView } from "~/domain/billing/billing.schema";
import { latestPayments } from "~/domain/billing/view-billing.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import type { AccountView } from "./account.schema";
import { accountColumns } from "./list-users.server";
import { type AuditEntry, shownName, toAuditEntry } from "./security-log.server";

/** Of each kind, the newest; the page says if there are more. */
const rowsShown = 10;
const monthsShown = 12;

/** At most ten rows, newest first. */
interface Latest<Row> {
  rows: Row[];
  hasMore: boolean;
}

export interface UserPage {
  account: AccountView & {
    emailConfirmedAt: number | null;
    lastSignInAt: number | null;
    /** "2026-11-22", UTC. */
    lastActiveOn: string | null;
    hasPassword: boolean;
  };
  /** "email", "google". */
  waysToSignIn: string[];
  factors: ReturnType<typeof viewFactor>[];
  recoveryCodesLeft: number;
  sessions: SessionSummary[];
  resumes: Latest<{
    id: string;
    name: string | null;
    kind: "pdf" | "docx" | "text";
    versions: number;
    createdAt: number;
  }>;
  jobs: Latest<{ id: string; title: string; company: string; status: string; createdAt: number }>;
  rewrites: Latest<{
    id: string;
    jobTitle: string;
    status: string;
    engine: string;
    scoreBefore: number | null;
    scoreAfter: number | null;
    failure: string | null;
    createdAt: number;
  }>;
  /** By month, "2026-11", newest first: the last twelve with any. */
  usage: { month: string; count: number }[];
  subscription: { status: string; customerId: string } | null;
  payments: Latest<PaymentView>;
  credits: Latest<{ id: string; amount: number; balance: number; reason: CreditReason; createdAt: number }>;
  audit: Latest<AuditEntry>;
}

/** Everything that an admin may know of a user without opening a text of theirs, in one round trip. */
export async function getUserPage(
  ctx: Pick<AppContext, "db" | "now"> & { user: Pick<SignedInUser, "sessionId"> },
  userId: string,
): Promise<UserPage | null> {
  const { db } = ctx;
  const now = ctx.now();
  const actors = alias(profiles, "actors");
  const more = rowsShown + 1;
  const [
    [account],
    ways,
    factors,
    [codes],
    open,
    resumeRows,
    jobRows,
    rewriteRows,
    usage,
    [subscriber],
    paymentRows,
    creditRows,
    auditRows,
  ] = await db.batch([
    db
      .select({
        ...accountColumns(now),
        emailConfirmedAt: users.emailConfirmedAt,
        lastSignInAt: users.lastSignInAt,
        lastActiveOn: users.lastActiveOn,
        hasPassword: sql`${users.passwordHash} IS NOT NULL`.mapWith(Boolean).as("has_password"),
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(eq(profiles.id, userId)),
    db.select({ provider: identities.provider }).from(identities).where(eq(identities.userId, userId)).limit(more),
    db.select().from(mfaFactors).where(eq(mfaFactors.userId, userId)).orderBy(mfaFactors.createdAt).limit(more),
    db
      .select({ left: sql<number>`count(*)`.as("left") })
      .from(recoveryCodes)
      .where(eq(recoveryCodes.userId, userId)),
    openSessions(ctx, { userId, askingSessionId: ctx.user.sessionId }),
    db
      .select({
        id: resumes.id,
        name: sql<string | null>`coalesce(${resumes.name}, ${resumes.fileName})`.as("shown_name"),
        kind: sql<"pdf" | "docx" | "text">`coalesce(${resumes.fileType}, 'text')`.as("kind"),
        versions: resumes.version,
        createdAt: resumes.createdAt,
      })
      .from(resumes)
      .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
      .orderBy(desc(resumes.createdAt))
      .limit(more),
    db
      .select({
        id: jobPosts.id,
        title: jobPosts.jobTitle,
        company: jobPosts.companyName,
        status: jobPosts.status,
        createdAt: jobPosts.createdAt,
      })
      .from(jobPosts)
      .where(and(eq(jobPosts.userId, userId), isNull(jobPosts.deletedAt)))
      .orderBy(desc(jobPosts.createdAt))
      .limit(more),
    db
      .select({
        id: rewrites.id,
        jobTitle: rewrites.jobTitle,
        status: rewrites.status,
        engine: rewrites.engine,
        scoreBefore: rewrites.scoreBefore,
        scoreAfter: rewrites.scoreAfter,
        failure: rewrites.failure,
        createdAt: rewrites.createdAt,
      })
      .from(rewrites)
      .where(eq(rewrites.userId, userId))
      .orderBy(desc(rewrites.createdAt))
      .limit(more),
    db
      .select({
        month: sql<string>`${creditUsage.year} || '-' || ${creditUsage.month}`.as("year_and_month"),
        count: creditUsage.usageCount,
      })
      .from(creditUsage)
      .where(eq(creditUsage.userId, userId))
      .orderBy(desc(creditUsage.year), desc(creditUsage.month))
      .limit(monthsShown),
    db
      .select({
        status: sql<string>`coalesce(${subscribers.status}, 'inactive')`.as("state"),
        customerId: subscribers.stripeCustomerId,
      })
      .from(subscribers)
      .where(eq(subscribers.userId, userId)),
    latestPayments(ctx, userId, more),
    db
      .select({
        id: creditLedger.id,
        amount: creditLedger.amount,
        balance: creditLedger.balance,
        reason: creditLedger.reason,
        createdAt: creditLedger.createdAt,
      })
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(desc(creditLedger.createdAt))
      .limit(more),
    db
      .select({
        id: auditLog.id,
        action: auditLog.action,
        actorId: auditLog.actorId,
        actorName: shownName(actors).as("actor_name"),
        before: auditLog.before,
        after: auditLog.after,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .where(and(eq(auditLog.targetKind, "user"), eq(auditLog.targetId, userId)))
      .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
      .limit(more),
  ]);
  if (!account) return null;
  return {
    account,
    waysToSignIn: ways.map(({ provider }) => provider),
    factors: factors.map(viewFactor),
    recoveryCodesLeft: codes?.left ?? 0,
    sessions: open.map(viewSession),
    resumes: latest(resumeRows),
    jobs: latest(jobRows),
    rewrites: latest(rewriteRows),
    usage,
    subscription: subscriber ?? null,
    payments: latest(paymentRows),
    credits: latest(creditRows),
    audit: latest(
      auditRows.map((row) => toAuditEntry(row, { kind: "user", id: userId, name: account.name || account.email })),
    ),
  };
}

function latest<Row>(found: Row[]): Latest<Row> {
  return { rows: found.slice(0, rowsShown), hasMore: found.length > rowsShown };
}
