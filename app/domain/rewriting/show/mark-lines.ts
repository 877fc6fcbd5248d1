import type { OwnWords, Verdict } from "~/tailor/change";
import type { Decisions } from "~/tailor/decisions";
import { sectionsPath } from "~/tailor/gate/list-at";
import { wordDiff } from "./word-diff";

/** A line of the new resume, with what is new in it. */
export interface MarkedLine {
  text: string;
  /** Places of new words, in order and apart from each other. */
  added: { start: number; end: number }[];
  /** The changes that stand in this line: the number that each has in the list of changes. */
  changes: { id: string; number: number; isMoved: boolean }[];
}

interface Stand {
  decisions: Decisions;
  own: readonly OwnWords[];
}

const bullet = "• ";

/**
 * Marks in the lines of the new resume what the changes made of them: new words in their line, cut and moved lines as a
 * whole. Changes that left something out, were rejected, or whose line is not among these have no mark.
 */
export function markLines(
  lines: readonly string[],
  changes: readonly Verdict[],
  { decisions, own }: Stand,
): MarkedLine[] {
  const marked = lines.map((text): MarkedLine => ({ text, added: [], changes: [] }));
  const byText = new Map<string, MarkedLine[]>();
  for (const line of marked) {
    const body = bodyOf(line.text);
    byText.set(body, [...(byText.get(body) ?? []), line]);
  }
  const find = (text: string) => byText.get(text)?.find((line) => line.changes.every(({ isMoved }) => isMoved));
  for (const [at, { change }] of changes.entries()) {
    const { id, kind, path, before, order } = change;
    if (decisions.changes[id] === "rejected" || kind === "left-out" || kind === "skills-list") continue;
    const mark = { id, number: at + 1, isMoved: kind === "reorder" };
    const after = own.find((words) => words.id === id)?.text ?? change.after;
    if (order) {
      if (kind !== "reorder") continue;
      const moved = after.split("\n").filter((_, place) => (order[place] ?? place) > place);
      // Headings are printed in capitals.
      const texts = path === sectionsPath ? moved.map((text) => text.toUpperCase()) : moved;
      for (const line of texts.flatMap((text) => find(text) ?? [])) line.changes.push(mark);
    } else if (kind === "split") {
      for (const line of after.split("\n").flatMap((text) => find(text) ?? [])) line.changes.push(mark);
    } else {
      const line = path.startsWith("/skills/") ? lastWith(marked, after) : find(after);
      if (!line) continue;
      const start = line.text.indexOf(after);
      line.changes.push(mark);
      line.added.push(
        ...newPlaces(before, after).map((place) => ({ start: start + place.start, end: start + place.end })),
      );
    }
  }
  return marked.map((line) => ({ ...line, added: apart(line.added) }));
}

/** The lists of skills stand behind the jobs, whose bullets may name the same. */
function lastWith(lines: readonly MarkedLine[], words: string): MarkedLine | undefined {
  return lines.findLast(({ text }) => !text.startsWith(bullet) && text.includes(words));
}

function bodyOf(line: string): string {
  return line.startsWith(bullet) ? line.slice(bullet.length) : line;
}

function newPlaces(before: string, after: string): { start: number; end: number }[] {
  let at = 0;
  return wordDiff(before, after).flatMap(({ text, mark }) => {
    if (mark === "removed") return [];
    const start = at;
    at += text.length;
    const blanks = text.length - text.trimStart().length;
    return mark === "added" && text.trim() !== ""
      ? [{ start: start + blanks, end: start + text.trimEnd().length }]
      : [];
  });
}

function apart(places: MarkedLine["added"]): MarkedLine["added"] {
  const sorted = [...places].sort((left, right) => left.start - right.start);
  return sorted.filter(({ start }, at) => start >= (sorted[at - 1]?.end ?? 0));
}
