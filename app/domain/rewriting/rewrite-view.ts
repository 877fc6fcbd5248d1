import type { OwnWords, Receipt } from "../../tailor/change";
import type { RoundTrip } from "../../tailor/document";
import { type QuestionsView, viewQuestions } from "../facts/view-questions";
import { type ChangeView, changeView } from "./change-view";
import { failureTitle } from "./failures";
import type { RewritePage } from "./get-rewrite-page.server";
import { isBehindAnswers } from "./is-behind-answers";
import { exportFormats, type OfferedFormat, type RewriteResult } from "./rewrite.schema";
import type { StoredRewrite } from "./stored-rewrite";

export interface LetterView {
  text: string;
  /** The day the user wrote it anew; null: as it was written. */
  editedOn: string | null;
  own: OwnWords[];
}

/** What "use this as my resume" needs: the version it was written from, and the one that stands; a reason where it cannot be. */
export type UseView = { basedOn: number; standing: number; isUsed: boolean } | { gone: string };

export interface ResultView {
  /** Why the rules did the work of a model, where they did. */
  fallbackReason: string | null;
  rewrittenCv: string;
  letter: LetterView;
  /** Why there is no score, where there is none. */
  notScored: string | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  ceiling: number | null;
  /** False for rewrites of before decisions were kept. */
  isDecidable: boolean;
  changes: ChangeView[];
  refused: ChangeView[];
  receipt: Receipt;
  formats: OfferedFormat[];
  /** Fewer than formats, where a decision came after the files were read. */
  roundTrips: Pick<RoundTrip, "format" | "fields" | "recovered" | "omitted">[];
  /** Answers that speak of it were given or withdrawn since. */
  isBehind: boolean;
  use: UseView;
}

export interface RewriteView
  extends Pick<StoredRewrite, "id" | "revision" | "status" | "jobTitle" | "companyName" | "resumeName"> {
  failure: { title: string; text: string } | null;
  /** The pair, as far as both still exist: asking for another rewrite takes both. */
  pair: { resumeId: string; jobId: string } | null;
  result: ResultView | null;
  questions: QuestionsView;
}

/** What the rewrite's page shows; diffs are made here, so that the page needs no script for them. */
export function rewriteView({ rewrite, answers, sources }: RewritePage): RewriteView {
  const { id, revision, status, failure, jobTitle, companyName, resumeName, resumeId, jobPostId, result } = rewrite;
  const madeAt = result?.countedAt ?? rewrite.startedAt ?? rewrite.createdAt;
  const questions = result
    ? viewQuestions({ questions: result.questions, rows: result.before.rows, madeAt }, answers)
    : { open: [], answered: [] };
  return {
    id,
    revision,
    status,
    failure: status === "failed" ? { title: failureTitle(failure), text: failure ?? "" } : null,
    jobTitle,
    companyName,
    resumeName,
    pair: resumeId && jobPostId && sources.resume && sources.hasJob ? { resumeId, jobId: jobPostId } : null,
    result: result && {
      ...resultView(rewrite, result, questions),
      isBehind: isBehindAnswers(result, questions, answers),
      use: adoptView(rewrite, result, sources.resume),
    },
    questions,
  };
}

function resultView(rewrite: StoredRewrite, result: RewriteResult, { open }: QuestionsView) {
  const { decisions } = rewrite;
  const own = result.receipt.own ?? [];
  const view = (verdict: (typeof result.changes)[number]) =>
    changeView(verdict, { document: result.base?.resume ?? result.document, decisions, own, questions: open });
  return {
    fallbackReason: rewrite.fallbackReason,
    rewrittenCv: rewrite.rewrittenCv ?? "",
    letter: {
      text: rewrite.coverLetter ?? "",
      editedOn: decisions.letter?.date ?? null,
      own: own.filter(({ document }) => document === "letter"),
    },
    notScored: result.before.reason ?? null,
    scoreBefore: rewrite.scoreBefore,
    scoreAfter: rewrite.scoreAfter,
    ceiling: result.after.ceiling,
    isDecidable: result.base !== undefined,
    changes: result.changes.map(view),
    refused: result.refused.map(view),
    receipt: result.receipt,
    formats:
      result.formats ?? exportFormats.filter((format) => result.roundTrips.some((trip) => trip.format === format)),
    roundTrips: result.roundTrips.map(({ lost: _, ...trip }) => trip),
  };
}

function adoptView(rewrite: StoredRewrite, { base }: RewriteResult, resume: RewritePage["sources"]["resume"]): UseView {
  if (!resume) return { gone: "The resume that this was written from is deleted." };
  const isUsed = resume.versionRewriteId === rewrite.id;
  const basedOn = isUsed ? resume.version : (base?.version ?? resume.version);
  return { basedOn, standing: resume.version, isUsed };
}
