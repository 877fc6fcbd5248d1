import { diffWordsWithSpace } from "diff";
import type { ChangeKind, Claim, Receipt, Verdict } from "../../tailor/change";
import type { RoundTrip } from "../../tailor/document";
import type { Resume } from "../../tailor/resume";
import { changePlace } from "./change-place";
import type { StoredRewrite } from "./get-rewrite.server";

/** One run of a word-level diff, or one line of a list that was put into another order. */
export interface DiffRun {
  text: string;
  mark: "same" | "added" | "removed";
}

export interface ChangeView {
  id: string;
  kind: ChangeKind;
  /** Where it stands: "Staff Nurse, Wharfe Hospital". */
  place: string;
  why: string;
  /** For orders: the lines as they stand now, those that moved up marked as added. */
  diff: DiffRun[];
  /** Only where the gate refused it. */
  reason?: string;
  unsupported: Claim[];
}

export interface ResultView {
  /** Why the rules did the work of a model, where they did. */
  fallbackReason: string | null;
  rewrittenCv: string;
  coverLetter: string;
  /** Why there is no score, where there is none. */
  notScored: string | null;
  scoreBefore: number | null;
  scoreAfter: number | null;
  ceiling: number | null;
  changes: ChangeView[];
  refused: ChangeView[];
  receipt: Receipt;
  roundTrips: Pick<RoundTrip, "format" | "fields" | "recovered" | "omitted">[];
}

export interface RewriteView
  extends Pick<StoredRewrite, "id" | "status" | "failure" | "jobTitle" | "companyName" | "resumeName"> {
  result: ResultView | null;
}

/** What the rewrite's page shows; diffs are made here, so that the page needs no script for them. */
export function rewriteView(rewrite: StoredRewrite): RewriteView {
  const { id, status, failure, jobTitle, companyName, resumeName, result } = rewrite;
  return {
    id,
    status,
    failure,
    jobTitle,
    companyName,
    resumeName,
    result: result && {
      fallbackReason: rewrite.fallbackReason,
      rewrittenCv: rewrite.rewrittenCv ?? "",
      coverLetter: rewrite.coverLetter ?? "",
      notScored: result.before.reason ?? null,
      scoreBefore: rewrite.scoreBefore,
      scoreAfter: rewrite.scoreAfter,
      ceiling: result.after.ceiling,
      changes: result.changes.map((verdict) => changeView(verdict, result.document)),
      refused: result.refused.map((verdict) => changeView(verdict, result.document)),
      receipt: result.receipt,
      roundTrips: result.roundTrips.map(({ lost: _, ...trip }) => trip),
    },
  };
}

function changeView({ change, claims, reason }: Verdict, document: Resume): ChangeView {
  const { id, kind, path, why, before, after, order } = change;
  return {
    id,
    kind,
    place: changePlace(document, path),
    why,
    diff: kind === "reorder" || kind === "skills-order" ? newOrder(after, order) : wordDiff(before, after),
    reason,
    unsupported: claims.filter((claim) => claim.status === "unsupported"),
  };
}

function wordDiff(before: string, after: string): DiffRun[] {
  return diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    mark: added ? "added" : removed ? "removed" : "same",
  }));
}

/** Where only the order changed, the old places of what moved say nothing. */
function newOrder(after: string, order: number[] = []): DiffRun[] {
  return after
    .split("\n")
    .map((text, position) => ({ text, mark: (order[position] ?? position) > position ? "added" : "same" }));
}
