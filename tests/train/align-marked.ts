import type { Line } from "~/tailor/document";
import type { EntryKind } from "~/tailor/parse/label/units";
import { wrapWidths } from "~/tailor/parse/lines/paragraphs";
import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { readSource } from "~/tailor/parse/lines/source-lines";
import { inUsualSigns, type Spaced } from "~/tailor/parse/lines/usual-spacing";
import { type Section, splitSections } from "~/tailor/parse/sections";
import type { Span } from "~/tailor/resume";
import type { Lesson } from "./learn";
import { lessonFrom } from "./lessons";
import type { Piece } from "./set-section";

/** What a person read in a resume, as far as lessons need it. */
export interface Marked {
  id: string;
  work: {
    title: string | null;
    employer: string | null;
    place: string | null;
    dates: string | null;
    bullets: string[];
  }[];
  education: { school: string | null; degree: string | null; end: string | null }[];
}

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Words as the reader sees them, each with what the text had for it before its signs were mended. */
function wordsIn(lines: SourceLine[], text: string, spaced: Spaced): Word[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(/[\p{L}\p{N}+#]+/gu)].map(({ 0: word, index }) => {
      const span = { start: line.start + index, end: line.start + index + word.length };
      const { start, end } = spaced.original(span);
      return { ...span, text: plain(text.slice(start, end).replace(/[^\p{L}\p{N}+#]/gu, "")) };
    }),
  );
}

function plain(word: string): string {
  return word.normalize("NFKD").toLowerCase();
}

function wordsOf(text: string): string[] {
  return [...text.replace(/Â(?=\s|$)/g, " ").matchAll(/[\p{L}\p{N}+#]+/gu)].map(([word]) => plain(word));
}

interface Found {
  from: number;
  to: number;
}

/** Where the words of a text stand, from a word on. */
function places(words: Word[], text: string | null, from: number, most = 12): Found[] {
  const wanted = wordsOf(text ?? "");
  const found: Found[] = [];
  if (wanted.length === 0) return found;
  for (let at = from; at + wanted.length <= words.length && found.length < most; at++)
    if (wanted.every((word, index) => words[at + index]?.text === word))
      found.push({ from: at, to: at + wanted.length });
  return found;
}

interface Head {
  parts: Partial<Record<"T" | "E" | "P" | "D", Found>>;
  end: number;
}

/** The nearest set of parts behind `from`: the first that stand close together. */
function headFrom(words: Word[], texts: Record<"T" | "E" | "P" | "D", string | null>, from: number): Head | undefined {
  const wanted = (["T", "E", "D", "P"] as const).filter((role) => wordsOf(texts[role] ?? "").length > 0);
  const found = Object.fromEntries(wanted.map((role) => [role, places(words, texts[role], from, 400)]));
  const present = wanted.filter((role) => (found[role]?.length ?? 0) > 0);
  const [lead, ...others] = present;
  if (!lead || present.filter((role) => role !== "P").length < wanted.filter((role) => role !== "P").length)
    return undefined;
  let best: (Head & { cost: number }) | undefined;
  for (const one of found[lead] ?? []) {
    const parts: Head["parts"] = { [lead]: one };
    let cost = (one.from - from) * 0.2;
    for (const role of others) {
      const near = [...(found[role] ?? [])]
        .filter((other) => Object.values(parts).every((part) => other.to <= part.from || other.from >= part.to))
        .sort((a, b) => Math.abs(a.from - one.from) - Math.abs(b.from - one.from))[0];
      if (!near || Math.abs(near.from - one.from) > 45) {
        cost += role === "P" ? 5 : 500;
        continue;
      }
      parts[role] = near;
      cost += Math.abs(near.from - one.from);
    }
    const end = Math.max(...Object.values(parts).map((part) => part.to));
    if (!best || cost < best.cost) best = { parts, end, cost };
  }
  return best && best.cost < 400 ? best : undefined;
}

/** Pieces of the jobs that a person read; undefined where some are not found. */
function jobPieces(words: Word[], work: Marked["work"]): Piece[] | undefined {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [entry, job] of work.entries()) {
    const head = headFrom(words, { T: job.title, E: job.employer, P: job.place, D: job.dates }, from);
    if (!head) return undefined;
    for (const [role, { from: first, to }] of Object.entries(head.parts))
      pieces.push({ start: words[first]?.start ?? 0, end: words[to - 1]?.end ?? 0, role, entry });
    from = head.end;
    for (const bullet of job.bullets) {
      const place = places(words, bullet, from, 1)[0];
      if (!place) continue;
      pieces.push({ start: words[place.from]?.start ?? 0, end: words[place.to - 1]?.end ?? 0, role: "B", entry });
      from = place.to;
    }
  }
  return pieces;
}

/** Sections of jobs and of studies of a marked resume, as lessons; those in which something is not found are left out. */
export function lessonsOfMarked(
  marked: Marked,
  text: string,
  layout: Line[],
): { job: Lesson[]; study: Lesson[]; lost: string[] } {
  const spaced = layout.length > 0 ? { text, original: (span: Span) => span } : inUsualSigns(text);
  const source = readSource(spaced.text, layout);
  const { sections } = splitSections(source.lines);
  const widths = wrapWidths(source.lines);
  const lost: string[] = [];
  const lessons = (
    keys: string[],
    pieces: (words: Word[]) => Piece[] | undefined,
    name: string,
    kind: EntryKind,
  ): Lesson[] => {
    const chosen = sections.filter(({ key }: Section) => keys.includes(key));
    const lines = chosen.flatMap((section) => section.lines);
    if (lines.length === 0) return [];
    const found = pieces(wordsIn(lines, text, spaced));
    if (!found || found.length === 0) {
      lost.push(`${marked.id} ${name}`);
      return [];
    }
    return chosen.flatMap((section) => {
      const [start, end] = [section.lines[0]?.start ?? 0, section.lines.at(-1)?.end ?? 0];
      const own = found.filter((piece) => piece.start >= start && piece.end <= end);
      return own.some(({ role }) => role !== "B") ? [lessonFrom(section.lines, widths, own, kind)] : [];
    });
  };
  const studies = (words: Word[]): Piece[] | undefined => {
    const pieces: Piece[] = [];
    let from = 0;
    for (const [entry, { school, degree, end }] of marked.education.entries()) {
      const year = /\d{4}/.exec(end ?? "")?.[0] ?? null;
      const texts = { T: degree, E: school, P: null, D: year };
      const head = headFrom(words, texts, from) ?? headFrom(words, { ...texts, D: null }, from);
      if (!head) return undefined;
      for (const [role, { from: first, to }] of Object.entries(head.parts))
        pieces.push({ start: words[first]?.start ?? 0, end: words[to - 1]?.end ?? 0, role, entry });
      const ends = Object.entries(head.parts)
        .filter(([role]) => role !== "D")
        .map(([, part]) => part.to);
      from = Math.max(from, ...ends);
    }
    return pieces;
  };
  return {
    job: lessons(["work", "mixed"], (words) => jobPieces(words, marked.work), "jobs", "job"),
    study: lessons(["education"], studies, "studies", "study"),
    lost,
  };
}
