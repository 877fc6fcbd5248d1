import { eq } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../ports/context";
import { mailPerRecipient, userMetadataMaxCharacters, userUpdatePerAddress } from "./limits";
import { refuseWeakPassword, type WeakPassword } from "./password-weaknesses.server";
import { type NotProven, type Proof, provePresence } from "./prove-presence.server";
import { replacePassword } from "./replace-password.server";
import { type EmailChange, startEmailChange } from "./start-email-change.server";
import { takeLimits } from "./take-limits.server";

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

/** What a client changes about its user in one call; password and address need the user's presence. */
export async function updateUser(ctx: Context, input: Update): Promise<Updated> {
  const { password, data } = input;
  const email = input.email === ctx.user.email ? undefined : input.email;
  const refused =
    (await takeLimits(ctx, [[userUpdatePerAddress, input.address]])) ??
    (password === undefined ? null : await refuseWeakPassword(ctx, password));
  if (refused) return refused;
  const merged = data && (await mergedData(ctx, data));
  if (merged && JSON.stringify(merged).length > userMetadataMaxCharacters)
    return { ok: false, reason: "too-much-data" };

  if (password !== undefined || email !== undefined) {
    const proven = await provePresence(ctx, input);
    if (!proven.ok) return proven;
  }
  const limited = email === undefined ? null : await takeLimits(ctx, [[mailPerRecipient, `email_change:${email}`]]);
  if (limited) return limited;
  if (password !== undefined) {
    const { id: userId, sessionId: keepSessionId } = ctx.user;
    const { origin } = input;
    const replaced = await replacePassword(ctx, { userId, password, keepSessionId, tokenId: null, origin });
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
