import type { Answer } from "~/domain/facts/fact.schema";
import { type QuestionsView, viewQuestions } from "~/domain/facts/view-questions";
import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { failureTitle } from "~/domain/rewriting/run/failures";
import type { StoredRewrite } from "~/domain/rewriting/stored-rewrite";
import { unfinishedInLetter, unfinishedParts } from "~/tailor/reading/reading-gaps";
import type { RewritePage } from "./get-rewrite-page.server";
import { type ResultView, resultView, type ShownParts } from "./result-view";

/** What "use this as my resume" needs: the version it was written from, and the one that stands; a reason where it cannot be. */
export type UseView = { basedOn: number; current: number; isUsed: boolean } | { gone: string };

const firstParts: ShownParts = { changes: 1, confirm: 1, refused: 1, receipt: 1, text: 1 };

/** A result with what became of the resume and the answers since. */
export interface ShownResult extends ResultView {
  /** Answers that speak of it were given or withdrawn since. */
  isBehind: boolean;
  use: UseView;
  /** What a reader of the files would trip over, and the resume to mend it in, where there still is one. */
  unfinished: { texts: string[]; resumeId: string | null; inLetter: string[] };
}

interface RewriteView
  extends Pick<StoredRewrite, "id" | "revision" | "status" | "jobTitle" | "companyName" | "resumeName"> {
  failure: { title: string; text: string; counted: boolean } | null;
  /** Why it does not count as a use, where it is done and does not. */
  notCounted: string | null;
  /** The pair, as far as both still exist: asking for another rewrite takes both. */
  pair: { resumeId: string; jobId: string } | null;
  result: ShownResult | null;
  /** It is done, and its user deleted what it said. */
  isDeleted: boolean;
  questions: QuestionsView;
}

/** What the rewrite's page shows; diffs are made here, so that the page needs no script for them. */
export function rewriteView({ rewrite, answers, sources }: RewritePage, shown: ShownParts = firstParts): RewriteView {
  const { id, revision, status, failure, jobTitle, companyName, resumeName, resumeId, jobPostId, result } = rewrite;
  const madeAt = result?.countedAt ?? rewrite.startedAt ?? rewrite.createdAt;
  const questions = result
    ? viewQuestions({ questions: result.questions, rows: result.before.rows, madeAt }, answers)
    : { open: [], answered: [] };
  return {
    id,
    revision,
    status,
    failure:
      status === "failed" ? { title: failureTitle(failure), text: failure ?? "", counted: rewrite.counted } : null,
    notCounted: result && !rewrite.counted ? notCountedText(result, rewrite.retriedAt !== null) : null,
    jobTitle,
    companyName,
    resumeName,
    isDeleted: status === "done" && result === null,
    pair: resumeId && jobPostId && sources.resume && sources.hasJob ? { resumeId, jobId: jobPostId } : null,
    result: result && {
      ...resultView(rewrite, result, questions, shown),
      isBehind: isBehindAnswers(result, questions, answers),
      use: adoptView(rewrite, result, sources.resume),
      unfinished: {
        texts: unfinishedParts(result.document).map(({ text }) => text),
        resumeId: sources.resume ? resumeId : null,
        inLetter: unfinishedInLetter(rewrite.coverLetter ?? ""),
      },
    },
    questions,
  };
}

function notCountedText(result: RewriteResult, isRetried: boolean): string {
  if (isRetried) {
    return "It failed at first, so we started it again ourselves. It does not count towards your plan.";
  }
  return result.changes.length === 0
    ? "We found nothing to change in your resume for this post. You keep the letter, and it does not count towards your plan."
    : "The new resume says nothing that yours did not already say, so it does not count towards your plan.";
}

function adoptView(rewrite: StoredRewrite, { base }: RewriteResult, resume: RewritePage["sources"]["resume"]): UseView {
  if (!resume) return { gone: "The resume this was written from was deleted." };
  const isUsed = resume.versionRewriteId === rewrite.id;
  const basedOn = isUsed ? resume.version : (base?.version ?? resume.version);
  return { basedOn, current: resume.version, isUsed };
}

/** True where an answer that speaks of the post came after the result, or one that the result leans on was withdrawn. */
function isBehindAnswers(result: RewriteResult, { answered }: QuestionsView, answers: Answer[]): boolean {
  if (answered.some(({ isCounted }) => !isCounted)) return true;
  const confirmedIds = new Set(answers.filter(({ confirmed }) => confirmed).map(({ id }) => id));
  const cited = [
    ...result.receipt.claims.flatMap(({ source }) => source?.factId ?? []),
    ...result.before.rows.flatMap(({ evidence }) => evidence.flatMap(({ fact, atomId }) => (fact ? [atomId] : []))),
  ];
  return cited.some((id) => !confirmedIds.has(id));
}
