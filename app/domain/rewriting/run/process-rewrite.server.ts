import { and, eq, lt, or, sql } from "drizzle-orm";
import { rewrites } from "~/db/schema/rewriting";
import { rewriteLeaseMilliseconds, rewriteMaxAttempts } from "~/domain/rewriting/limits";
import { settleEndedRewrite } from "~/domain/rewriting/request/settle-ended-rewrite.server";
import type { RewriteRow } from "~/domain/rewriting/stored-rewrite";
import { SourceGone } from "~/domain/rewriting/stored-rewrite";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { endRewrite } from "./end-rewrite.server";
import { failures } from "./failures";
import { finaliseRewrite } from "./finalise-rewrite.server";
import { runEngine } from "./run-engine.server";

type Context = Pick<AppContext, "ai" | "config" | "db" | "files" | "loadFont" | "messages" | "newId" | "now" | "usage">;

/**
 * Processes one delivered message. "finished": nothing is left to do, acknowledge it. "retry": this attempt failed,
 * deliver it again. "dead": the last attempt failed; the row is failed, the use is given back, and the message goes to
 * the dead-letter queue. Delivering a message any number of times gives one result and one use. `name` signs the letter
 * in place of the resume's own.
 */
export async function processRewrite(
  ctx: Context,
  input: { rewriteId: string; name?: string | undefined },
): Promise<"finished" | "retry" | "dead"> {
  const claimed = await claim(ctx, input.rewriteId);
  if (!claimed) return settleEndedRewrite(ctx, input.rewriteId);
  let failure = failures.engine.text;
  try {
    const outcome = await runEngine(ctx, claimed, input.name);
    failure = failures.saving.text;
    await finaliseRewrite(ctx, claimed, outcome);
  } catch (error) {
    if (error instanceof SourceGone) {
      await endRewrite(ctx, claimed, failures.gone.text);
      return "finished";
    }
    logError(`Rewrite ${claimed.id}, attempt ${claimed.attempts}`, error);
    if (claimed.attempts < rewriteMaxAttempts) {
      await giveBackLease(ctx, claimed);
      return "retry";
    }
    await endRewrite(ctx, claimed, failure);
    return "dead";
  }
  await settleEndedRewrite(ctx, claimed.id);
  return "finished";
}

/** Takes the lease by a conditional update: of any number of consumers one gets the row. */
async function claim(ctx: Context, rewriteId: string): Promise<RewriteRow | undefined> {
  const now = ctx.now();
  const [row] = await ctx.db
    .update(rewrites)
    .set({
      status: "running",
      leaseId: ctx.newId(),
      leaseUntil: now + rewriteLeaseMilliseconds,
      attempts: sql`${rewrites.attempts} + 1`,
      startedAt: sql`coalesce(${rewrites.startedAt}, ${now})`,
    })
    .where(
      and(
        eq(rewrites.id, rewriteId),
        lt(rewrites.attempts, rewriteMaxAttempts),
        or(eq(rewrites.status, "queued"), and(eq(rewrites.status, "running"), lt(rewrites.leaseUntil, now))),
      ),
    )
    .returning();
  return row;
}

async function giveBackLease(ctx: Context, row: RewriteRow): Promise<void> {
  await ctx.db
    .update(rewrites)
    .set({ status: "queued", leaseId: null, leaseUntil: null })
    .where(and(eq(rewrites.id, row.id), eq(rewrites.leaseId, row.leaseId ?? "")));
}
