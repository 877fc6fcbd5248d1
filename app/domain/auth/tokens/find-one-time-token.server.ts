import { and, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import { oneTimeTokens } from "~/db/schema/sign-in";
import { codeGuesses, mailedCodeMilliseconds } from "~/domain/auth/limits";
import { hashToken } from "~/domain/auth/secrets.server";
import { isSameHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { codeHashOf, type OneTimeType } from "./issue-one-time-token.server";

export type OneTimeToken = typeof oneTimeTokens.$inferSelect;
/** How a session says that it began. */
export type MailedMethod = "otp" | "recovery";
type Proof = { token: string } | { email: string; code: string };

/**
 * The token that a link's token, or an address and its code, prove; null where it is unknown, expired, of another type
 * or guessed too often. Finding uses nothing up: the use case that acts on it deletes it in the same batch.
 * A code is good for ten minutes and five guesses, counted before it is compared.
 */
export async function findOneTimeToken(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  input: { types: OneTimeType[] } & Proof,
): Promise<OneTimeToken | null> {
  const row = "token" in input ? await byToken(ctx, input) : await byCode(ctx, input);
  return row && !row.payload.isVoid ? row : null;
}

export function methodOf({ type }: Pick<OneTimeToken, "type">): MailedMethod {
  return type === "recovery" ? "recovery" : "otp";
}

async function byToken(ctx: Pick<AppContext, "db" | "now">, input: { types: OneTimeType[]; token: string }) {
  const [row] = await ctx.db
    .select()
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, await hashToken(input.token)),
        inArray(oneTimeTokens.type, input.types),
        gt(oneTimeTokens.expiresAt, ctx.now()),
      ),
    );
  return row;
}

async function byCode(
  ctx: Pick<AppContext, "db" | "now" | "config">,
  input: { types: OneTimeType[]; email: string; code: string },
) {
  const newest = ctx.db
    .select({ id: oneTimeTokens.id })
    .from(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.email, input.email),
        inArray(oneTimeTokens.type, input.types),
        gt(oneTimeTokens.createdAt, ctx.now() - mailedCodeMilliseconds),
      ),
    )
    .orderBy(desc(oneTimeTokens.createdAt), desc(oneTimeTokens.id))
    .limit(1);
  const [row] = await ctx.db
    .update(oneTimeTokens)
    .set({ guesses: sql`${oneTimeTokens.guesses} + 1` })
    .where(and(inArray(oneTimeTokens.id, newest), lt(oneTimeTokens.guesses, codeGuesses)))
    .returning();
  if (!row) return null;
  return isSameHash(row.codeHash, codeHashOf(ctx.config.appSecret, row.id, input.code)) ? row : null;
}
