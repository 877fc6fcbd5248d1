import { eq } from "drizzle-orm";
import { users } from "../../db/schema/accounts";
import type { AppContext, SignedInUser } from "../../ports/context";
import { issueEmailChange } from "./issue-email-change.server";

export interface EmailChange {
  /** The new address, lower-cased. */
  email: string;
  origin: string;
  linkOf: (token: string) => string;
  codeChallenge?: string | undefined;
}

/** Asks the new address whether it is the user's, once they have shown that it is them who asks; limits come before. */
export async function startEmailChange(
  ctx: Pick<AppContext, "db" | "messages" | "now" | "newId" | "config"> & { user: SignedInUser },
  { email, origin, linkOf, codeChallenge }: EmailChange,
): Promise<void> {
  const [taken] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  const payload = { ...(codeChallenge && { codeChallenge }), ...(taken && { isVoid: true }) };
  await issueEmailChange(ctx, { userId: ctx.user.id, newEmail: email, payload, origin, linkOf });
}
