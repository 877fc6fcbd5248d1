import { and, eq } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import { oneTimeTokens } from "../../db/schema/sign-in";
import type { AppContext } from "../../ports/context";
import { createAccount } from "./create-account.server";
import { findOneTimeToken, type OneTimeToken } from "./tokens/find-one-time-token.server";

type Confirmed = { ok: true; userId: string; email: string } | { ok: false; reason: "used-or-expired" };

/** Uses a confirmation link of the pages: the address is proven, and the account begins. */
export async function confirmEmail(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  input: { token: string },
): Promise<Confirmed> {
  const found = await findOneTimeToken(ctx, { types: ["signup"], token: input.token });
  return found ? confirmSignUp(ctx, found) : { ok: false, reason: "used-or-expired" };
}

/** Makes the account of a proven sign-up, once; every other registration of the address is forgotten with it. */
export async function confirmSignUp(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  { email, payload }: Pick<OneTimeToken, "email" | "payload">,
): Promise<Confirmed> {
  const { newUserId: id, passwordHash = null, userMetadata } = payload;
  if (!id) throw new Error("A sign-up names the user it makes");
  const forget = ctx.db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.email, email), eq(oneTimeTokens.type, "signup")))
    .returning({ id: oneTimeTokens.id });
  const created = ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id));
  const [, , , forgotten, found] = await ctx.db.batch([
    ...createAccount(ctx, { id, email, passwordHash, userMetadata }),
    forget,
    created,
  ]);
  const isOurs = forgotten.length > 0 && found.length > 0;
  return isOurs ? { ok: true, userId: id, email } : { ok: false, reason: "used-or-expired" };
}
