import type { EntryKind } from "~/tailor/parse/label/units";
import { withTextApart } from "~/tailor/parse/lines/heads-with-text";
import { wrapWidths } from "~/tailor/parse/lines/paragraphs";
import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { readSource } from "~/tailor/parse/lines/source-lines";
import { inUsualSigns, type Spaced } from "~/tailor/parse/lines/usual-spacing";
import { splitSections } from "~/tailor/parse/sections";
import type { Lesson } from "./learn";
import { lessonFrom } from "./lessons";
import { readOrdinaryResumes } from "./ordinary-pairs";
import ordinaryMarks from "./ordinary-read-marks.json";
import marks from "./read-marks.json";
import type { Piece } from "./set-section";

interface Places {
  /** Undefined where the sections are those that the reader finds. */
  headings?: string;
  jobs?: string[];
  studies?: string[];
}

const places: Record<string, Places> = { ...marks, ...ordinaryMarks };

/** Ids of the resumes of others whose places are marked; their words are no part of the project. */
export const placedIds = Object.keys(marks);

/** The ordinary resumes, whose places are marked too. */
export function placedOrdinary(): { id: string; text: string }[] {
  return readOrdinaryResumes().filter(({ id }) => places[id]);
}

/** "fit/13565152" and "ordinary/w1", without their folder. */
export function placeIdOf(id: string): string {
  return id.slice(id.indexOf("/") + 1);
}

interface PlacedHeading {
  start: number;
  end: number;
  kind: string;
}

/** "0-7:summary 310-316:skills" */
function headingsOf(id: string): PlacedHeading[] {
  return [...(places[id]?.headings ?? "").matchAll(/(\d+)-(\d+):(\w+)/g)].map(([, start, end, kind = ""]) => ({
    start: Number(start),
    end: Number(end),
    kind,
  }));
}

/** "T120-133 E140-150 B170": a part of a head with its kind and place, and where a line of text begins. */
function piecesOf(entries: string[]): Piece[] {
  return entries.flatMap((marked, entry) =>
    [...marked.matchAll(/([TEPDB])(\d+)(?:-(\d+))?/g)].map(([, role = "", start, end]) => ({
      start: Number(start),
      end: Number(end ?? Number(start) + 1),
      role,
      entry,
    })),
  );
}

/** What is marked as the parts of the head of each job. */
export function placedJobs(id: string, text: string): { title: string; employer: string; dates: string }[] {
  return (places[id]?.jobs ?? []).map((job) => {
    const said = (role: string) =>
      piecesOf([job])
        .filter((piece) => piece.role === role)
        .map(({ start, end }) => text.slice(start, end))
        .join(" ");
    return { title: said("T"), employer: said("E"), dates: said("D") };
  });
}

interface PlacedSection {
  kind: string;
  lines: SourceLine[];
}

/** What is read as jobs, and as studies. */
const kindsOf: Record<EntryKind, Set<string>> = {
  job: new Set(["work", "mixed", "volunteer"]),
  study: new Set(["education"]),
};

/** The lines of the sections that the reader finds. */
function foundSections(lines: SourceLine[], kind: EntryKind): PlacedSection[] {
  const read = splitSections(lines).sections.filter(({ key }) => kindsOf[kind].has(key));
  return read.map(({ key, lines: own }) => ({ kind: key, lines: kind === "job" ? withTextApart(own) : own }));
}

/** The lines below each marked heading. */
function sectionsBelow(lines: SourceLine[], headings: PlacedHeading[], spaced: Spaced): PlacedSection[] {
  const sections: PlacedSection[] = [{ kind: "header", lines: [] }];
  for (const line of lines) {
    const { start } = spaced.original(line);
    const heading = headings.find((one) => Math.abs(one.start - start) < 3);
    if (heading) sections.push({ kind: heading.kind, lines: [] });
    else sections.at(-1)?.lines.push(line);
  }
  return sections;
}

/** Places in the text as it was given, as places in the text that the reader sees. */
function inSpaced(pieces: Piece[], lines: SourceLine[], spaced: Spaced): Piece[] {
  const words = lines.flatMap((line) =>
    [...line.text.matchAll(/[\p{L}\p{N}+#]+/gu)].map(({ 0: text, index }) => {
      const word = { start: line.start + index, end: line.start + index + text.length };
      return { ...word, at: spaced.original(word).start };
    }),
  );
  return pieces.flatMap((piece) => {
    const own = words.filter(({ at }) => at >= piece.start && at < piece.end);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? [{ ...piece, start: first.start, end: last.end }] : [];
  });
}

/** Sections of jobs and of studies of a resume whose places are marked, as lessons. */
export function lessonsOfPlaces(id: string, text: string): { job: Lesson[]; study: Lesson[] } {
  const spaced = inUsualSigns(text);
  const { lines } = readSource(spaced.text);
  const widths = wrapWidths(lines);
  const headings = places[id]?.headings === undefined ? undefined : headingsOf(id);
  const lessons = (entries: string[] | undefined, kind: EntryKind): Lesson[] => {
    if (!entries) return [];
    const sections = headings ? sectionsBelow(lines, headings, spaced) : foundSections(lines, kind);
    return sections.flatMap((section) => {
      const own = inSpaced(piecesOf(entries), section.lines, spaced);
      return own.some(({ role }) => role !== "B") ? [lessonFrom(section.lines, widths, own, kind)] : [];
    });
  };
  return { job: lessons(places[id]?.jobs, "job"), study: lessons(places[id]?.studies, "study") };
}
