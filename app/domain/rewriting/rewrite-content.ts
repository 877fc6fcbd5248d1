import { z } from "zod";
import type { ContentKind } from "~/domain/storage/content-kind";
import {
  decisionsSchema,
  letterBodySchema,
  matchSchema,
  postingSchema,
  questionSchema,
  receiptSchema,
  resumeSchema,
  roundTripSchema,
  verdictSchema,
} from "~/domain/storage/engine.schema";
import type { Change, Verdict } from "~/tailor/change";
import { type Decisions, noDecisions } from "~/tailor/decisions";
import { listAt } from "~/tailor/gate/list-at";
import { droppedFrom, keptFrom } from "~/tailor/judge-changes";
import { exportFormats, type RewriteBase, type RewriteResult } from "./rewrite.schema";

/** What a finished rewrite says, as its user has decided by now. */
export interface RewriteContent {
  decisions: Decisions;
  rewrittenCv: string;
  coverLetter: string;
  result: RewriteResult;
}

const baseSchema: z.ZodType<RewriteBase> = z.looseObject({
  resume: resumeSchema,
  version: z.number(),
  posting: postingSchema,
  asOf: z.string(),
  name: z.string().optional(),
  letterDate: z.string().optional(),
  letterBody: letterBodySchema.optional(),
  ownSentences: z.object({ why: z.string().optional(), more: z.string().optional() }).optional(),
});

const storedResultSchema: z.ZodType<RewriteResult> = z.looseObject({
  document: resumeSchema,
  changes: z.array(verdictSchema),
  refused: z.array(verdictSchema),
  questions: z.array(questionSchema),
  suggestions: z
    .array(
      z.looseObject({
        kind: z.enum(["summary", "figure", "harm", "length"]),
        path: z.string(),
        line: z.string(),
        ask: z.string(),
      }),
    )
    .optional(),
  receipt: receiptSchema,
  before: matchSchema,
  after: matchSchema,
  roundTrips: z.array(roundTripSchema),
  formats: z.array(z.enum(exportFormats)).optional(),
  base: baseSchema.optional(),
  judged: z.looseObject({ gate: z.string(), on: z.string().optional() }).optional(),
  countedAt: z.number().optional(),
});

const resultSchema = storedResultSchema.transform((result): RewriteResult => {
  const { base, changes, refused } = result;
  if (!base) return result;
  const inOneList = (verdict: Verdict) => withoutJoined(verdict, listAt(base.resume, verdict.change.path) ?? []);
  return { ...result, changes: changes.flatMap(inOneList), refused: refused.flatMap(inOneList) };
});

/**
 * Once a list of skills took in others: `joins` named them, and `before` had their items behind its own. No list does so any more:
 * of such a change stays what it does to its own list.
 */
function withoutJoined(verdict: Verdict, own: readonly string[]): Verdict[] {
  const { joins, ...change } = verdict.change as Change & { joins?: unknown };
  if (joins === undefined) return [verdict];
  const texts = change.after.split("\n");
  const kept = (keptFrom(change) ?? []).flatMap((from, to) => (from < own.length ? (texts[to] ?? []) : []));
  const [before, after] = [own.join("\n"), kept.join("\n")];
  if (kept.length === 0 || before === after) return [];
  const goes =
    droppedFrom({ before, after })?.length === 0 ? "" : " What stands in another list, or names no skill, is left out.";
  return [{ ...verdict, change: { ...change, before, after, why: `What this post asks for stands first.${goes}` } }];
}

export const rewriteContent: ContentKind<RewriteContent> = {
  name: "rewrite",
  schema: z.looseObject({
    decisions: decisionsSchema,
    rewrittenCv: z.string(),
    coverLetter: z.string(),
    result: resultSchema,
  }),
  fromColumns: ({ decisions, rewrittenCv, coverLetter, result }) => ({
    decisions: decisions ? JSON.parse(decisions) : noDecisions,
    rewrittenCv,
    coverLetter,
    result: JSON.parse(result ?? ""),
  }),
};

/** The columns of old rows, as a row has them that has its content. */
export const noOldColumns = { decisions: null, rewrittenCv: null, coverLetter: null, result: null };

/** Whether a line of the resume is in the user's own words; the letter has no part in the score. */
export function hasOwnWords({ changes }: Decisions): boolean {
  return Object.values(changes).some((decision) => typeof decision === "object");
}
