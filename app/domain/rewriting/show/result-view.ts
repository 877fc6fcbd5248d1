import type { QuestionsView } from "~/domain/facts/view-questions";
import { scoreBand } from "~/domain/matching/match.schema";
import { promptsIn } from "~/domain/rewriting/decide/recompute-rewrite";
import {
  changesShown,
  claimsShown,
  linesShown,
  longestShown,
  orderShown,
  ownWordsShown,
} from "~/domain/rewriting/limits";
import { exportFormats, type OfferedFormat, type RewriteResult } from "~/domain/rewriting/rewrite.schema";
import type { StoredRewrite } from "~/domain/rewriting/stored-rewrite";
import { type Part, partOf } from "~/part-of";
import type { OwnWords, Verdict } from "~/tailor/change";
import type { RoundTrip } from "~/tailor/document";
import { hasNoWords } from "~/tailor/judge-changes";
import { openQuestions } from "~/tailor/letter/beside/answer-questions";
import type { Match } from "~/tailor/match";
import { rowsByWorth } from "~/tailor/match/worth.shared";
import { howToApply } from "~/tailor/posting/how-to-apply";
import type { Suggestion } from "~/tailor/propose/suggest-edits";
import { type ChangeView, changeView } from "./change-view";
import { type MarkedLine, markLines } from "./mark-lines";
import { fewClaims, type ReceiptView, receiptView } from "./receipt-view";

export interface LetterView {
  text: string;
  /** The day the user wrote it anew; null: as it was written. */
  editedOn: string | null;
  /** The first of them, and how many there are. */
  own: OwnWords[];
  ownCount: number;
  /** What the user says for themselves in it; both may be empty. */
  sentences: { why: string; more: string };
  /** The sentences of the post that ask for what the letter does not say. */
  questions: string[];
  /** The sentences of the post about how to apply. */
  orders: string[];
}

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
export interface ShownParts {
  changes: number;
  refused: number;
  confirm: number;
  receipt: number;
  text: number;
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
  /** What the post surely asks for and the resume lacks, where even every truthful edit leaves the pair far apart. */
  outOfReach: string[];
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
}

/** What a result says of itself, without what came after it: answers, and the resume as it is now. */
export function resultView(rewrite: StoredRewrite, result: RewriteResult, { open }: QuestionsView, shown: ShownParts) {
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
      orders: result.base ? howToApply(result.base.posting.source).orders : [],
      questions: result.base ? openQuestions(result.base.posting.source, rewrite.coverLetter ?? "") : [],
    },
    notScored: result.before.reason ?? null,
    scoreBefore: rewrite.scoreBefore,
    scoreAfter: rewrite.scoreAfter,
    ceiling: result.after.ceiling,
    outOfReach: outOfReach(result.after),
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

const mostNamed = 3;

function outOfReach(match: Match): string[] {
  if (match.score === null || scoreBand(Math.max(match.score, match.ceiling ?? 0)) !== "red") return [];
  const lacking = rowsByWorth(match).filter(({ state, weight }) => state === "missing" && weight === "must");
  return lacking.slice(0, mostNamed).map(({ term }) => term);
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
  const isOrder = change.kind === "reorder" || change.kind === "skills-order" || change.kind === "skills-list";
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

function inPieces(line: string): string[] {
  return line.length <= longestShown ? [line] : (line.match(new RegExp(`[^]{1,${longestShown}}`, "gu")) ?? []);
}
