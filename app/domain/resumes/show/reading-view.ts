import {
  contactsShown,
  doubtsShown,
  gapsShown,
  outlineEntriesShown,
  textShown,
  valuesOfEntryShown,
} from "~/domain/resumes/limits";
import { type Part, partOf } from "~/part-of";
import { type ReadingDoubt, readingDoubts } from "~/tailor/reading/reading-doubts";
import { type ReadingGap, readingGaps, type SecondResume, secondResume } from "~/tailor/reading/reading-gaps";
import { type SourceRun, sourceRuns } from "~/tailor/reading/source-runs";
import { type WrittenPart, writtenParts } from "~/tailor/reading/written-parts";
import type { Resume } from "~/tailor/resume";
import {
  type OutlineEntry,
  type OutlineSection,
  type OutlineValue,
  type OutlineView,
  outlineView,
} from "./outline-view";

export interface ReadingView {
  outline: OutlineView;
  /** Which of all entries the outline has. */
  entries: Omit<Part<never>, "items">;
  /** The first of the entries that their owner is asked about. */
  doubts: ReadingDoubt[];
  moreDoubts: number;
  gaps: ReadingGap[];
  /** Another resume that the same file holds. */
  second: SecondResume | null;
  moreGaps: number;
  /** What is printed as its writer set it, the first of it. */
  written: WrittenPart[];
  moreWritten: number;
  /** The text as it was read, cut where values begin and end. */
  runs: Part<SourceRun>;
  /** Lines that no field and no heading claims. */
  unreadLines: number;
}

/** What the page of a resume shows of its reading: values on one side, their places in the text on the other, of a long one in parts. */
export function readingView(
  resume: Resume,
  shown: { values: number; text: number } = { values: 1, text: 1 },
): ReadingView {
  const all = sourceRuns(resume);
  const weigh = ({ text, atomIds }: SourceRun) => text.length + atomIds.length;
  const runs = partOf(all.flatMap(inPieces), shown.text, textShown, weigh);
  const placed = placesOf(resume, all, weigh);
  const whole = outlineView(resume);
  const inOrder = whole.sections.flatMap((section) => section.entries.map((entry) => ({ section, entry: cut(entry) })));
  const { items, ...entries } = partOf(inOrder, shown.values, outlineEntriesShown, ({ entry }) => weightOf(entry));
  const linked = (value: OutlineValue): OutlineValue => {
    const part = value.atomId === null ? undefined : placed.get(value.atomId);
    return part === undefined || part === runs.part ? value : { ...value, textPart: part };
  };
  const sections = [...Map.groupBy(items, ({ section }) => section)].map(
    ([section, own]): OutlineSection => ({ ...section, entries: own.map(({ entry }) => mapValues(entry, linked)) }),
  );
  const unreadLines = all.filter(({ kind }) => kind === "unread").length;
  const [gaps, doubts, written, head] = [
    readingGaps(resume),
    readingDoubts(resume),
    writtenParts(resume),
    headOf(whole),
  ];
  return {
    outline: { ...whole, ...head, sections },
    entries,
    doubts: doubts.slice(0, doubtsShown),
    moreDoubts: Math.max(0, doubts.length - doubtsShown),
    gaps: gaps.slice(0, gapsShown),
    second: secondResume(resume) ?? null,
    moreGaps: Math.max(0, gaps.length - gapsShown),
    written: written.slice(0, gapsShown),
    moreWritten: Math.max(0, written.length - gapsShown),
    runs,
    unreadLines,
  };
}

/** Name, contact and summary, none of them longer than a page shows. */
function headOf({ name, label, contact, summary }: OutlineView) {
  const short = (value: OutlineValue | null) =>
    value && value.text.length > valuesOfEntryShown.weight
      ? { ...value, text: `${value.text.slice(0, valuesOfEntryShown.weight)}…` }
      : value;
  return { name: short(name), label: short(label), contact: contact.slice(0, contactsShown), summary: short(summary) };
}

/** A run that is longer than a part, in pieces; its atoms begin with the first. */
function inPieces(run: SourceRun): SourceRun[] {
  if (run.text.length <= textShown.weight) return [run];
  const texts = run.text.match(new RegExp(`[^]{1,${textShown.weight}}`, "gu")) ?? [];
  return texts.map((text, at) => ({ ...run, text, atomIds: at === 0 ? run.atomIds : [] }));
}

/** The part of the text that each atom begins in. */
function placesOf(resume: Resume, all: SourceRun[], weigh: (run: SourceRun) => number): Map<string, number> {
  const places = new Map<string, number>();
  if (resume.source.length <= textShown.weight && all.length <= textShown.most) return places;
  const pieces = all.flatMap(inPieces);
  const { parts } = partOf(pieces, 1, textShown, weigh);
  for (let part = 1; part <= parts; part += 1)
    for (const { atomIds } of partOf(pieces, part, textShown, weigh).items)
      for (const id of atomIds) places.set(id, part);
  return places;
}

const lists = ["title", "dates", "details", "body", "lines"] as const;

function mapValues(entry: OutlineEntry, map: (value: OutlineValue) => OutlineValue): OutlineEntry {
  return { ...entry, ...Object.fromEntries(lists.map((list) => [list, entry[list].map(map)])) };
}

/** An entry with the first of its values, and those not longer than a page shows. */
function cut(entry: OutlineEntry): OutlineEntry {
  let left = valuesOfEntryShown.weight;
  const whole = lists.reduce((sum, list) => sum + entry[list].length, 0);
  let count = 0;
  const shown = Object.fromEntries(
    lists.map((list) => [
      list,
      entry[list].flatMap((value): OutlineValue[] => {
        if (left <= 0 || count >= valuesOfEntryShown.most) return [];
        const text = value.text.length > left ? `${value.text.slice(0, left)}…` : value.text;
        left -= text.length;
        count += 1;
        return [{ ...value, text }];
      }),
    ]),
  );
  return { ...entry, ...shown, ...(count < whole && { more: whole - count }) };
}

function weightOf(entry: OutlineEntry): number {
  return lists.reduce((sum, list) => sum + entry[list].reduce((all, { text }) => all + 60 + text.length, 0), 100);
}

/** Lines of the text that no value holds: a version that is printed from the values does not have them. */
export function unplacedLines(resume: Resume): string[] {
  const spans = resume.atoms.flatMap(({ span }) => span ?? []);
  let end = 0;
  return sourceRuns(resume).flatMap(({ text, kind }) => {
    const start = end;
    end += text.length;
    const isPlaced = kind !== "unread" || spans.some((span) => span.start < end && span.end > start);
    return isPlaced ? [] : [text.trim()];
  });
}
