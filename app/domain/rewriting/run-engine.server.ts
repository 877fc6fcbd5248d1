import { eq } from "drizzle-orm";
import { profiles } from "../../db/schema/accounts";
import type { AppContext } from "../../ports/context";
import { defaultPreferences, type Preferences } from "../../ports/profile";
import type { RoundTrip } from "../../tailor/document";
import { UnsupportedScript } from "../../tailor/render/pdf/unsupported-script";
import { readBack } from "../../tailor/render/read-back";
import { renderResume } from "../../tailor/render/render-resume";
import type { Resume } from "../../tailor/resume";
import { tailorResume } from "../../tailor/tailor-resume";
import { listAnswers } from "../facts/list-answers.server";
import { toFacts } from "../facts/to-facts";
import { getJob } from "../jobs/get-job.server";
import { postingOf } from "../jobs/posting-of-job";
import { yearAndMonth } from "../matching/year-and-month";
import { getResume } from "../resumes/get-resume.server";
import { draftRewrite } from "./draft-rewrite.server";
import type { RewriteOutcome } from "./finalise-rewrite.server";
import { exportFormats } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";
import { SourceGone } from "./source-gone";

/**
 * Tailors the row's resume to its job post, with a model where there is one. Throws SourceGone where either was deleted.
 * `userName` signs the letter in place of the profile's name, and that one in place of the resume's own.
 */
export async function runEngine(
  ctx: Pick<AppContext, "ai" | "db" | "loadFont" | "now">,
  row: RewriteRow,
  userName?: string,
): Promise<RewriteOutcome> {
  const owner = { db: ctx.db, user: { id: row.userId } };
  const countedAt = ctx.now();
  const [resume, job, answers, [profile]] = await Promise.all([
    getResume(owner, row.resumeId ?? ""),
    getJob(owner, row.jobPostId ?? ""),
    listAnswers(owner),
    ctx.db.select().from(profiles).where(eq(profiles.id, row.userId)),
  ]);
  if (!resume || !job) throw new SourceGone();
  const name = userName ?? profile?.name ?? undefined;
  const input = {
    resume: resume.document,
    posting: postingOf(job),
    facts: toFacts(answers),
    // As of the request, not of the attempt: a retry gives the same result.
    asOf: yearAndMonth(row.createdAt),
  };
  const { answer, fallbackReason } = await draftRewrite(ctx, row, input);
  const tailoring = await tailorResume({ ...input, draft: answer, name });
  const {
    rewrittenCv,
    letter,
    resume: document,
    changes,
    refused,
    questions,
    receipt,
    before,
    after,
    letterBody,
  } = tailoring;
  const roundTrips = await readBackAll(ctx, document, { ...defaultPreferences, ...profile?.preferences });
  const { posting, asOf } = input;
  const base = { resume: resume.document, version: resume.version, posting, asOf, name, letterBody };
  return {
    engine: answer ? "openai" : "local",
    fallbackReason,
    rewrittenCv,
    coverLetter: letter,
    scoreBefore: before.score,
    scoreAfter: after.score,
    result: { document, changes, refused, questions, receipt, before, after, roundTrips, base, countedAt },
  };
}

/** Makes every export once and reads it as a machine would, before any is offered. */
async function readBackAll(
  ctx: Pick<AppContext, "loadFont">,
  document: Resume,
  looks: Preferences,
): Promise<RoundTrip[]> {
  const roundTrips: RoundTrip[] = [];
  for (const format of exportFormats) {
    try {
      const bytes = await renderResume(document, { format, fonts: ctx.loadFont, ...looks });
      roundTrips.push(await readBack(bytes, format, document));
    } catch (error) {
      // A format that cannot carry this script is not offered; the others are.
      if (!(error instanceof UnsupportedScript)) throw error;
    }
  }
  return roundTrips;
}
