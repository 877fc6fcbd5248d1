import { and, eq, notExists, or, type SQL, sql } from "drizzle-orm";
import { sessions } from "~/db/schema/accounts";
import { mfaFactors, recoveryCodes } from "~/db/schema/sign-in";
import { factorRemovedNotice } from "~/domain/auth/mails/notices";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import type { SecondMethod } from "~/domain/auth/sessions/session.schema";
import { sendNotice } from "~/domain/mail/send-notice.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { findFactor } from "./find-factor.server";

const methodOf = { totp: "totp", phone: "mfa/phone" } as const;
const secondMethods: SecondMethod[] = ["totp", "mfa/phone", "mfa/recovery_code"];

/**
 * Removes a factor of the user; a verified one only at aal2. Sessions last raised by it fall back to aal1; if it was
 * the last verified factor, all sessions do, and the recovery codes are deleted too.
 */
export async function unenrolFactor(
  ctx: Pick<AppContext, "config" | "db" | "limits" | "messages" | "newId"> & { user: SignedInUser },
  factorId: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "insufficient-aal" }> {
  const { db, user } = ctx;
  const factor = await findFactor(ctx, factorId);
  if (!factor) return { ok: false, reason: "not-found" };
  if (factor.status === "verified" && needsSecondFactor(user)) return { ok: false, reason: "insufficient-aal" };

  const isIt = eq(mfaFactors.id, factor.id);
  const none = (which: SQL | undefined) => notExists(db.select().from(mfaFactors).where(which));
  const ofUser = and(eq(sessions.userId, user.id), none(isIt));
  const raisedByItsKind = and(eq(mfaFactors.id, sessions.factorId), eq(mfaFactors.type, factor.type));
  const hasNone = none(and(eq(mfaFactors.userId, user.id), eq(mfaFactors.status, "verified")));
  const [removed] = await db.batch([
    // Verified in this very moment, it is no longer what was to be removed.
    db
      .delete(mfaFactors)
      .where(and(isIt, eq(mfaFactors.status, factor.status)))
      .returning({ id: mfaFactors.id }),
    db
      .update(sessions)
      .set({ amr: amrWithout([methodOf[factor.type]]) })
      .where(and(ofUser, none(raisedByItsKind))),
    db
      .update(sessions)
      .set({ aal: "aal1", factorId: null, amr: amrWithout(secondMethods) })
      .where(and(ofUser, or(eq(sessions.factorId, factor.id), hasNone))),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, user.id), hasNone)),
  ]);
  if (removed.length === 0) return { ok: false, reason: "not-found" };
  if (factor.status === "verified") {
    const notice = factorRemovedNotice({ name: factor.friendlyName });
    await sendNotice(ctx, { kind: "factor-removed", to: user.email, ...notice });
  }
  return { ok: true };
}

function amrWithout(methods: SecondMethod[]) {
  const kept = sql`value ->> 'method' not in (select value from json_each(${JSON.stringify(methods)}))`;
  return sql`(select json_group_array(json(value)) from json_each(${sessions.amr}) where ${kept})`;
}
