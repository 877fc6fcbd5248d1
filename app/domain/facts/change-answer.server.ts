import { and, eq } from "drizzle-orm";
import { facts } from "../../db/schema/matching";
import type { AppContext, SignedInUser } from "../../ports/context";
import type { ChangeAnswer } from "./fact.schema";

/** Replaces one of the user's answers and dates it anew. */
export async function changeAnswer(
  ctx: Pick<AppContext, "db" | "now"> & { user: SignedInUser },
  input: ChangeAnswer & { id: string },
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const confirmed = input.answer === "yes";
  const changed = await ctx.db
    .update(facts)
    .set({ confirmed, detail: (confirmed && input.detail) || null, answeredAt: ctx.now() })
    .where(and(eq(facts.id, input.id), eq(facts.userId, ctx.user.id)))
    .returning({ id: facts.id });
  return changed.length > 0 ? { ok: true } : { ok: false, reason: "not-found" };
}
