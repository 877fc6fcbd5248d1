import { eq } from "drizzle-orm";
import { profiles } from "~/db/schema/accounts";
import { creditUsage, rewrites } from "~/db/schema/rewriting";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import type { Tier } from "~/ports/context";
import type { ModelAnswer } from "~/tailor/model/model-answer";
import { parseResume } from "~/tailor/parse/parse-resume";
import { resumeText, rewriteWorld } from "../rewriting/rewrite-world";
import type { ModelStep } from "./model-script";
import { scriptedModel } from "./scripted-model";

interface WorldOptions {
  tier?: Tier;
  credits?: number;
  variables?: Record<string, string>;
}

/** A world in which a loopback model plays these steps for every rewrite. */
export async function modelWorld(steps: ModelStep[], { tier = "free", credits = 0, variables }: WorldOptions = {}) {
  const model = await scriptedModel(steps, variables);
  const world = await rewriteWorld(tier, credits, model.variables);
  const { app, ctx } = world;
  const creditsLeft = async () =>
    (await app.db.select().from(profiles).where(eq(profiles.id, ctx.user.id)))[0]?.credits;
  return {
    ...world,
    asked: model.asked,
    creditsLeft,
    /** Asks for a rewrite, and works it off. */
    async rewrite(more: { again?: boolean } = {}) {
      const request = { ...world.request(), ...more };
      await requestRewrite(ctx, request);
      const outcome = await processRewrite(app, { rewriteId: request.id });
      return { id: request.id, outcome, ...(await this.stateOf(request.id)) };
    },
    async stateOf(id: string) {
      const [row] = await app.db.select().from(rewrites).where(eq(rewrites.id, id));
      const usage = await app.db.select().from(creditUsage).where(eq(creditUsage.userId, ctx.user.id));
      const used = await app.usage.used(ctx.user.id, row?.month ?? "");
      return { row, counted: usage.reduce((sum, item) => sum + item.usageCount, 0), used };
    },
  };
}

const document = parseResume(resumeText);

/** What the model says: lines of the world's resume by their text. */
export function modelSays(more: Partial<Omit<ModelAnswer, "changes">> & { changes?: Record<string, string> }): string {
  const { changes = {}, ...rest } = more;
  const lines = Object.entries(changes).map(([before, text]) => {
    const atom = document.atoms.find((item) => item.text === before);
    if (!atom) throw new Error(`The resume has no line “${before}”`);
    return { line: atom.id, text };
  });
  return JSON.stringify({ orders: [], summary: null, letter: [], ...rest, changes: lines });
}
