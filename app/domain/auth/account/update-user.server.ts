import { eq } from "drizzle-orm";
import { users } from "~/db/schema/accounts";
import { type EmailChange, startEmailChange } from "~/domain/auth/email-change/start-email-change.server";
import { userMetadataMaxCharacters, userUpdatePerAddress } from "~/domain/auth/limits";
import { refuseWeakPassword, type WeakPassword } from "~/domain/auth/password/password-weaknesses.server";
import { replacePassword } from "~/domain/auth/password/replace-password.server";
import { isUnbound } from "~/domain/auth/register/unbound-account.server";
import { isRecovering } from "~/domain/auth/sessions/is-recovering.server";
import { type NotProven, type Proof, provePresence } from "~/domain/auth/sessions/prove-presence.server";
import { needsSecondFactor } from "~/domain/auth/sessions/read-session.server";
import { takeLimits } from "~/domain/auth/take-limits.server";
import { takeMailLimits } from "~/domain/mail/take-mail-limits.server";
import type { AppContext, SignedInUser } from "~/ports/context";

type Update = Proof &
  Omit<EmailChange, "email"> & {
    password?: string | undefined;
    email?: string | undefined;
    /** Laid over what is stored; null removes a name. */
    data?: Record<string, unknown> | undefined;
    address: string;
  };

type Updated =
  | { ok: true; emailChangeSent: boolean }
  | { ok: false; reason: "same-password" | "too-much-data" }
  | WeakPassword
  | NotProven;

type Context = Pick<AppContext, "db" | "limits" | "messages" | "now" | "newId" | "config" | "breachedPasswords"> & {
  user: SignedInUser;
};

/**
 * Changes several things about a user in one API call. Every change needs the second factor, if there is one; password
 * and address also need proof of presence.
 */
export async function updateUser(ctx: Context, input: Update): Promise<Updated> {
  const { password, data } = input;
  const email = input.email === ctx.user.email ? undefined : input.email;
  const refused =
    (await takeLimits(ctx, [[userUpdatePerAddress, input.address]])) ??
    (password === undefined ? null : await refuseWeakPassword(ctx, password));
  if (refused) return refused;
  if (data !== undefined && needsSecondFactor(ctx.user)) return { ok: false, reason: "insufficient-aal" };
  const merged = data && (await mergedData(ctx, data));
  if (merged && JSON.stringify(merged).length > userMetadataMaxCharacters)
    return { ok: false, reason: "too-much-data" };

  const isReset = password !== undefined && (await isRecovering(ctx));
  // Where the second factor may be a stranger's, the mail that began this session stands in for it.
  const isProven = isReset && email === undefined && (await isUnbound(ctx, ctx.user.id));
  if (!isProven && (password !== undefined || email !== undefined)) {
    const proven = await provePresence(ctx, input);
    if (!proven.ok) return proven;
  }
  const { address: network } = input;
  const limited = email === undefined ? null : await takeMailLimits(ctx, { kind: "email_change", to: email, network });
  if (limited) return limited;
  if (password !== undefined) {
    const { id: userId, sessionId } = ctx.user;
    const { origin } = input;
    const by = { sessionId };
    const replaced = await replacePassword(ctx, { userId, password, by, keepsSession: true, isReset, origin });
    if (!replaced.ok) {
      return { ok: false, reason: replaced.reason === "gone" ? "reauthentication-needed" : replaced.reason };
    }
  }
  // After the password, which clears every one-time token.
  if (email !== undefined) await startEmailChange(ctx, { ...input, email });
  if (merged) {
    await ctx.db.update(users).set({ userMetadata: merged, updatedAt: ctx.now() }).where(eq(users.id, ctx.user.id));
  }
  return { ok: true, emailChangeSent: email !== undefined };
}

async function mergedData(ctx: Context, data: Record<string, unknown>): Promise<Record<string, unknown>> {
  const [user] = await ctx.db.select({ data: users.userMetadata }).from(users).where(eq(users.id, ctx.user.id));
  const entries = Object.entries({ ...user?.data, ...data });
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}
