import type { Change, ChangeKind, Claim, OwnWords, Question, Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import { droppedFrom, keptFrom } from "~/tailor/judge-changes";
import { canonicalOf } from "~/tailor/lexicon/lexicon";
import { factFor } from "~/tailor/match/facts";
import { cutFrom } from "~/tailor/propose/leave-out/cut-long-jobs";
import type { Resume } from "~/tailor/resume";
import { type DiffRun, wordDiff } from "./word-diff";

export interface ChangeView {
  id: string;
  /** Its place in the list of all changes, from 1; absent where it was refused. */
  number?: number;
  kind: ChangeKind;
  /** Where it stands: "Staff Nurse, Wharfe Hospital". */
  place: string;
  why: string;
  /** As it stood, and as it is proposed. */
  before: string;
  after: string;
  /** For orders and lists: the lines as they stand now, those that moved up marked as added, then those that went. */
  diff: DiffRun[];
  /** Of a line left out for length: the list of its job, whose cuts are decided on together. */
  cutFrom?: string;
  /** Lines of a very long list that are not shown. */
  more?: number;
  /** "open": a wording that waits for a yes. */
  decision: "accepted" | "rejected" | "own" | "open";
  /** The user's own words, where they took the place of ours. */
  own: OwnWords | null;
  /** Only where the gate refused it. */
  reason?: string;
  unsupported: Claim[];
  /** The new text in runs, those that no source supports marked; only where it waits for a yes. */
  marked: { text: string; isOpen: boolean }[];
  /** A yes to it would be a proof. */
  question: Pick<Question, "id" | "text"> | null;
}

interface Setting {
  document: Resume;
  decisions: Decisions;
  own: OwnWords[];
  /** Those still open. */
  questions: Question[];
}

/** A change as its page shows it, with what the user decided about it. */
export function changeView({ change, claims, reason, confirm }: Verdict, setting: Setting): ChangeView {
  const { id, kind, path, why, before, after, order } = change;
  const decision = setting.decisions.changes[id];
  const own = setting.own.find((words) => words.id === id) ?? null;
  const unsupported = claims.filter((claim) => claim.status !== "supported");
  return {
    id,
    kind,
    place: changePlace(setting.document, path),
    cutFrom: cutFrom(change),
    why,
    before,
    after,
    diff: order
      ? newOrder(after, order)
      : kind === "skills-list"
        ? newList(change)
        : isShorterList(change)
          ? leftOut(change)
          : wordDiff(before, own?.text ?? after),
    decision: decision === "rejected" ? "rejected" : own ? "own" : confirm ? "open" : "accepted",
    own,
    reason,
    unsupported,
    marked: confirm ? markOpen(after, unsupported) : [],
    question: reason === undefined || confirm ? null : questionAbout(unsupported, setting.questions),
  };
}

/** A text with the words of claims marked where they stand, each behind the one before. */
function markOpen(text: string, claims: Claim[]): ChangeView["marked"] {
  const spans = claims
    .map((claim) => ({ start: text.indexOf(claim.text), length: claim.text.length }))
    .filter(({ start }) => start >= 0)
    .sort((left, right) => left.start - right.start);
  const runs: ChangeView["marked"] = [];
  let at = 0;
  for (const { start, length } of spans) {
    if (start < at) continue;
    if (start > at) runs.push({ text: text.slice(at, start), isOpen: false });
    runs.push({ text: text.slice(start, start + length), isOpen: true });
    at = start + length;
  }
  if (at < text.length) runs.push({ text: text.slice(at), isOpen: false });
  return runs;
}

function isShorterList({ kind, after }: Change): boolean {
  return kind === "left-out" && after !== "";
}

/** Of a list that got shorter only what went. */
function leftOut(change: Change): DiffRun[] {
  const dropped = new Set(droppedFrom(change));
  const items = change.before.split("\n").filter((_, index) => dropped.has(index));
  return items.flatMap((text, at) => [
    ...(at > 0 ? [{ text: ", ", mark: "same" as const }] : []),
    { text, mark: "removed" },
  ]);
}

/** A list that was set anew: its items, those that moved up marked as added, then those that went. */
function newList(change: Change): DiffRun[] {
  const kept = keptFrom(change) ?? [];
  const ranks = new Map(kept.toSorted((left, right) => left - right).map((place, rank) => [place, rank]));
  const stays = newOrder(
    change.after,
    kept.map((place) => ranks.get(place) ?? 0),
  );
  return [...stays, ...leftOut(change).filter(({ mark }) => mark === "removed")];
}

/** Where only the order changed, the old places of what moved say nothing. */
function newOrder(after: string, order: number[]): DiffRun[] {
  return after
    .split("\n")
    .map((text, position) => ({ text, mark: (order[position] ?? position) > position ? "added" : "same" }));
}

function questionAbout(claims: Claim[], questions: Question[]): ChangeView["question"] {
  const claimed = claims.map(({ text }) => ({ id: "", subject: text, confirmed: true, date: "" }));
  const question = questions.find(({ subject }) =>
    factFor({ term: subject, canonical: canonicalOf(subject) }, claimed),
  );
  return question ? { id: question.id, text: question.text } : null;
}

/** Where in the resume a JSON pointer stands, as a person would say it: "Staff Nurse, Wharfe Hospital". */
function changePlace(resume: Resume, path: string): string {
  const [, section = "", position = ""] = path.split("/");
  const index = Number(position);
  switch (section) {
    case "sections":
      return "Order of the sections";
    case "basics":
      return "Summary";
    case "letter":
      return "Cover letter";
    case "work":
      return named([resume.work[index]?.position, resume.work[index]?.name], "Experience");
    case "volunteer":
      return named([resume.volunteer[index]?.position, resume.volunteer[index]?.organization], "Volunteering");
    case "projects":
      return named([resume.projects[index]?.name], "Projects");
    case "education":
      return named([resume.education[index]?.studyType, resume.education[index]?.institution], "Education");
    case "skills":
      return named(["Skills", resume.skills[index]?.name], "Skills");
    default:
      return "Your resume";
  }
}

function named(parts: (string | undefined)[], otherwise: string): string {
  return parts.filter(Boolean).join(", ") || otherwise;
}
