import type { Answer } from "~/domain/facts/fact.schema";
import { type QuestionsView, viewQuestions } from "~/domain/facts/view-questions";
import { promptsIn } from "~/domain/rewriting/decide/recompute-rewrite";
import {
  changesShown,
  claimsShown,
  linesShown,
  longestQuote,
  longestShown,
  orderShown,
  ownWordsShown,
  receiptShown,
} from "~/domain/rewriting/limits";
import { exportFormats, type OfferedFormat, type RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { failureTitle } from "~/domain/rewriting/run/failures";
import type { StoredRewrite } from "~/domain/rewriting/stored-rewrite";
import { type Part, partOf } from "~/part-of";
import type { ClaimKind, OwnWords, Receipt, Verdict } from "~/tailor/change";
import type { RoundTrip } from "~/tailor/document";
import { hasNoWords } from "~/tailor/judge-changes";
import type { Suggestion } from "~/tailor/propose/suggest-edits";
import { unfinishedInLetter, unfinishedParts } from "~/tailor/reading/reading-gaps";
import type { IsoDate, Resume } from "~/tailor/resume";
import { type ChangeView, changeView } from "./change-view";
import type { RewritePage } from "./get-rewrite-page.server";
import { type MarkedLine, markLines } from "./mark-lines";

export interface LetterView {
  text: string;
  /** The day the user wrote it anew; null: as it was written. */
  editedOn: string | null;
  /** The first of them, and how many there are. */
  own: OwnWords[];
  ownCount: number;
  /** What the user says for themselves in it; both may be empty. */
  sentences: { why: string; more: string };
}

/** What "use this as my resume" needs: the version it was written from, and the one that stands; a reason where it cannot be. */
export type UseView = { basedOn: number; current: number; isUsed: boolean } | { gone: string };

/** A suggestion with where its line can be worded: in its own form, or in that of a change of the same line. */
export interface SuggestionView extends Suggestion {
  /** Its own form's id; absent where the line cannot be worded here. */
  prompt?: string;
  /** What the user wrote in its place. */
  own?: OwnWords;
  /** The change that words the same line. */
  changeId?: string;
}

/** Which parts of its long lists a page shows, from 1. */
interface ShownParts {
  changes: number;
  refused: number;
  confirm: number;
  receipt: number;
  text: number;
}

const firstParts: ShownParts = { changes: 1, confirm: 1, refused: 1, receipt: 1, text: 1 };

/** One claim as the receipt shows it. */
interface ReceiptRow {
  text: string;
  kind: ClaimKind;
  document: "resume" | "letter";
  quote: string | null;
  /** Where the resume says it: "Acme, 2019". */
  place: string | null;
  factDate?: IsoDate;
}

export interface ReceiptView {
  hash: string;
  claims: Part<ReceiptRow>;
  /** The first of them, and how many there are. */
  own: OwnWords[];
  ownCount: number;
}

export interface ResultView {
  /** Why the rules did the work of a model, where they did. */
  fallbackReason: string | null;
  /** Lines of the new resume, with the changes that stand in them. */
  lines: Part<MarkedLine>;
  /** What only the user can add or decide. */
  suggestions: SuggestionView[];
  letter: LetterView;
  /** Why there is no score, where there is none. */
  notScored: string | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  ceiling: number | null;
  /** False for rewrites of before decisions were kept. */
  isDecidable: boolean;
  changes: Part<ChangeView>;
  /** How many of all changes are in the resume. */
  keptChanges: number;
  acceptedChanges: number;
  /** Wordings that wait for a yes, or were answered otherwise. */
  confirm: Part<ChangeView>;
  /** How many of them wait. */
  openWordings: number;
  refused: Part<ChangeView>;
  receipt: ReceiptView;
  formats: OfferedFormat[];
  /** Fewer than formats, where a decision came after the files were read. */
  roundTrips: Pick<RoundTrip, "format" | "fields" | "recovered" | "omitted">[];
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
  result: ResultView | null;
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

function resultView(rewrite: StoredRewrite, result: RewriteResult, { open }: QuestionsView, shown: ShownParts) {
  const { decisions } = rewrite;
  const own = result.receipt.own ?? [];
  const view = (verdict: (typeof result.changes)[number]) =>
    shortened(
      changeView(verdict, { document: result.base?.resume ?? result.document, decisions, own, questions: open }),
    );
  const changes = partOf(result.changes, shown.changes, changesShown, weightOf);
  const waiting = result.refused.filter(({ confirm }) => confirm);
  const confirm = partOf(waiting, shown.confirm, changesShown, weightOf);
  const refused = partOf(
    result.refused.filter((verdict) => !verdict.confirm),
    shown.refused,
    changesShown,
    weightOf,
  );
  const ofLetter = own.filter(({ document }) => document === "letter");
  const lines = partOf(
    (rewrite.rewrittenCv ?? "").trimEnd().split("\n").flatMap(inPieces),
    shown.text,
    linesShown,
    ({ length }) => length,
  );
  const numbers = new Map(result.changes.map(({ change }, at) => [change.id, at + 1]));
  return {
    fallbackReason: rewrite.fallbackReason,
    lines: { ...lines, items: markLines(lines.items, result.changes, { decisions, own }) },
    suggestions: suggestionViews(result, own),
    letter: {
      text: rewrite.coverLetter ?? "",
      editedOn: decisions.letter?.date ?? null,
      own: ofLetter.slice(0, ownWordsShown).map(fewClaims),
      ownCount: ofLetter.length,
      sentences: { why: "", more: "", ...(decisions.sentences ?? result.base?.ownSentences) },
    },
    notScored: result.before.reason ?? null,
    scoreBefore: rewrite.scoreBefore,
    scoreAfter: rewrite.scoreAfter,
    ceiling: result.after.ceiling,
    isDecidable: result.base !== undefined,
    changes: {
      ...changes,
      items: changes.items.map((verdict) => ({ ...view(verdict), number: numbers.get(verdict.change.id) })),
    },
    keptChanges: result.changes.filter(({ change }) => decisions.changes[change.id] !== "rejected").length,
    acceptedChanges: result.changes.filter(({ change }) => decisions.changes[change.id] === undefined).length,
    confirm: { ...confirm, items: confirm.items.map(view) },
    openWordings: waiting.filter(({ change }) => decisions.changes[change.id] === undefined).length,
    refused: { ...refused, items: refused.items.map(withShortTexts).map(view) },
    receipt: receiptView(result.receipt, shown.receipt, result.base?.resume),
    formats:
      result.formats ?? exportFormats.filter((format) => result.roundTrips.some((trip) => trip.format === format)),
    roundTrips: result.roundTrips.map(({ lost: _, ...trip }) => trip),
  };
}

function suggestionViews(result: RewriteResult, own: OwnWords[]): SuggestionView[] {
  const prompts = new Map(promptsIn(result).map(({ path, id }) => [path, id]));
  const worded = new Map(
    result.changes.filter(({ change }) => !hasNoWords(change)).map(({ change }) => [change.path, change.id]),
  );
  return (result.suggestions ?? []).map((suggestion) => {
    const prompt = prompts.get(suggestion.path);
    const words = own.find(({ id }) => id === prompt);
    return { ...suggestion, prompt, own: words && fewClaims(words), changeId: worded.get(suggestion.path) };
  });
}

/** How much a change adds to a page: it stands there as it was, as it is, and as both. */
function weightOf({ change: { before, after }, claims }: Verdict): number {
  return Math.min(before.length, longestShown) + Math.min(after.length, longestShown) + 40 * claims.length;
}

/** A list put into another order, or a shorter one, with the first of its lines. */
function shortened(change: ChangeView): ChangeView {
  const unsupported = change.unsupported.slice(0, claimsShown);
  const own = change.own && fewClaims(change.own);
  const isOrder = change.kind === "reorder" || change.kind === "skills-order";
  if (!isOrder && !(change.kind === "left-out" && change.after !== "")) return { ...change, unsupported, own };
  const before = change.before.split("\n");
  const lines = isOrder ? before.length : change.diff.filter(({ mark }) => mark === "removed").length;
  return {
    ...change,
    unsupported,
    own,
    before: before.slice(0, orderShown).join("\n"),
    after: "",
    diff: change.diff.slice(0, isOrder ? orderShown : 2 * orderShown - 1),
    ...(lines > orderShown && { more: lines - orderShown }),
  };
}

/** What was refused as too long is shown by its beginning. */
function withShortTexts(verdict: Verdict): Verdict {
  const { before, after, order } = verdict.change;
  if (order || Math.max(before.length, after.length) <= longestShown) return verdict;
  const cut = (text: string) => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);
  return { ...verdict, change: { ...verdict.change, before: cut(before), after: cut(after) } };
}

function fewClaims(words: OwnWords): OwnWords {
  return { ...words, unproven: words.unproven.slice(0, claimsShown) };
}

function inPieces(line: string): string[] {
  return line.length <= longestShown ? [line] : (line.match(new RegExp(`[^]{1,${longestShown}}`, "gu")) ?? []);
}

function receiptView({ hash, claims, own = [] }: Receipt, part: number, base?: Resume): ReceiptView {
  const list = partOf(claims, part, receiptShown, ({ text, source }) => text.length + (source?.quote.length ?? 0));
  const rows = list.items.map(({ text, kind, document, source }): ReceiptRow => {
    const { quote = null, factDate, atomId } = source ?? {};
    const path = base?.atoms.find(({ id }) => id === atomId)?.path;
    const place = base && path ? sourcePlace(base, path) : null;
    return { text: short(text), kind, document, quote: quote && short(quote), place, factDate };
  });
  return {
    hash,
    claims: { ...list, items: rows },
    own: own.slice(0, ownWordsShown).map(fewClaims),
    ownCount: own.length,
  };
}

/** The employer or school and the last year of the entry that a path belongs to, as far as the resume has them. */
function sourcePlace({ work, volunteer, education }: Resume, path: string): string | null {
  const [, section = "", index = ""] = path.split("/");
  const at = Number(index);
  const [job, unpaid, study] = [work[at], volunteer[at], education[at]];
  const sources: Record<string, [name?: string, date?: string]> = {
    work: [job?.name ?? job?.position, job?.endDate ?? job?.startDate],
    volunteer: [unpaid?.organization ?? unpaid?.position, unpaid?.endDate ?? unpaid?.startDate],
    education: [study?.institution, study?.endDate ?? study?.startDate],
    skills: ["your skills"],
    basics: ["the top of your resume"],
  };
  const [name, date] = sources[section] ?? [];
  return [name, date?.slice(0, 4)].filter(Boolean).join(", ") || null;
}

const short = (text: string) => (text.length > longestQuote ? `${text.slice(0, longestQuote)}…` : text);

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
