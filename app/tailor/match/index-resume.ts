import { isEnglish } from "~/tailor/lexicon/is-english";
import { implies, tokenize } from "~/tailor/lexicon/lexicon";
import { type Occupation, occupationsIn } from "~/tailor/lexicon/occupations";
import { oncePer } from "~/tailor/once-per";
import type { Seniority } from "~/tailor/posting";
import { readSeniority } from "~/tailor/posting/read-title";
import type { Resume } from "~/tailor/resume";
import { type IndexedLine, readLines, wordsOf } from "./evidence/read-lines";
import { indexWords, type VectorSum, type WordIndex } from "./evidence/trace-words";

/** A place where a term stands. */
export interface Mention {
  line: IndexedLine;
  start: number;
  end: number;
}

/** A line that opens with the name of an occupation ("Licensed electrician since 2018"). */
export interface SaidTitle {
  line: IndexedLine;
  stems: string[];
  occupations: Occupation[];
}

/** A title: of a job held, or of a headline. */
export interface HeldTitle extends SaidTitle {
  held: boolean;
  /** A title that tells none is mid. */
  level: Seniority;
}

/** An entry of the section on work, or all that is told outside of it. */
export interface HeldJob {
  /** "/work/0", or `outsideWork`. */
  entry: string;
  /** Of each of its lines, its title's among them: the sum of the words' vectors, and how many those are. */
  lines: VectorSum[];
  /** How many words of these lines tell something, with a vector or without. */
  telling: number;
}

export interface ResumeIndex {
  resume: Resume;
  lines: IndexedLine[];
  /** Canonical term -> where it stands. */
  mentions: Map<string, Mention[]>;
  /** Canonical term -> narrower terms of the resume that imply it. */
  implied: Map<string, string[]>;
  /** Stems of the resume; true for those of lines that tell what was done. */
  stems: Map<string, boolean>;
  titles: HeldTitle[];
  saidTitles: SaidTitle[];
  words: WordIndex;
  jobs: HeldJob[];
  /** Entry ("/work/0") of each atom that a line was read from, by its id. */
  entries: Map<string, string>;
  /** False where the text reads as another language. */
  english: boolean;
}

/** Everything about a resume that does not depend on the posting; computed once per resume object. */
export const indexResume = oncePer((resume: Resume): ResumeIndex => {
  const lines = readLines(resume);
  return indexLines(
    resume,
    lines,
    {
      titles: lines.flatMap((line) => titleOf(line) ?? []),
      saidTitles: lines.flatMap((line) => saidTitleOf(line) ?? []),
    },
    isEnglish(resume.source),
  );
});

/**
 * The index of a resume without some of its lines, which show nothing to this post, and with others (`listed`) as what
 * they are to it: items of a list.
 */
export function indexWithout(
  index: ResumeIndex,
  ignored: ReadonlySet<IndexedLine>,
  listed: ReadonlySet<IndexedLine> = new Set(),
): ResumeIndex {
  if (ignored.size === 0 && listed.size === 0) return index;
  const copies = new Map<IndexedLine, IndexedLine>();
  for (const line of index.lines)
    if (!ignored.has(line)) copies.set(line, { ...line, support: 1, place: listed.has(line) ? "skills" : line.place });
  const left = <Title extends SaidTitle>(titles: Title[]): Title[] =>
    titles.flatMap((title) => {
      const line = copies.get(title.line);
      return line ? [{ ...title, line }] : [];
    });
  const named = { titles: left(index.titles), saidTitles: left(index.saidTitles) };
  return indexLines(index.resume, [...copies.values()], named, index.english);
}

/** The index of what a resume tells, without the lists that only name things; computed once per index. */
export const withoutLists = oncePer(
  (index: ResumeIndex): ResumeIndex =>
    indexWithout(index, new Set(index.lines.filter(({ place }) => place === "skills"))),
);

function indexLines(
  resume: Resume,
  lines: IndexedLine[],
  named: Pick<ResumeIndex, "titles" | "saidTitles">,
  english: boolean,
): ResumeIndex {
  const jobs = collectJobs(lines);
  const mentions = collectMentions(lines);
  return {
    resume,
    lines,
    mentions,
    implied: collectImplied(mentions),
    stems: collectStems(lines),
    ...named,
    words: indexWords(lines),
    jobs,
    entries: new Map(lines.map(({ atom, entry }) => [atom.id, entry])),
    english,
  };
}

/** What is told outside of the section on work counts as one job without years: projects, or what a functional resume groups by skill. */
export const outsideWork = "/outside-work";
const tellsOutside = new Set(["bullet", "title", "certificate", "education", "other"]);

/** So many words of its lines bear a title out in full. */
export const wordsThatBearOut = 15;
/** So many told outside of jobs bear out the titles of all of them. */
const wordsOutside = 60;

/** Jobs held; the support of their titles is set on the lines. */
function collectJobs(lines: IndexedLine[]): HeldJob[] {
  const byEntry = new Map<string, IndexedLine[]>();
  for (const line of lines) {
    if (line.entry.startsWith("/work/")) push(byEntry, line.entry, line);
    else if (tellsOutside.has(line.place)) push(byEntry, outsideWork, line);
  }
  const outside = wordsTold(byEntry.get(outsideWork) ?? []);
  return [...byEntry].map(([entry, own]) => {
    // A functional resume tells its work above a bare list of jobs; whose work it was the words do not say, so it takes more of them.
    const support = Math.min(1, Math.max(wordsTold(own) / wordsThatBearOut, outside / wordsOutside));
    if (entry !== outsideWork) for (const line of own) if (line.place === "title") line.support = support;
    const lines = own.filter(({ place }) => place !== "skills");
    const telling = lines.reduce((sum, { words }) => sum + words.telling, 0);
    return { entry, lines: lines.map(({ words }) => words.vectors), telling };
  });
}

/** How many words the lines about work have, each line's own words once. */
function wordsTold(lines: readonly IndexedLine[]): number {
  const tells = ({ place }: IndexedLine) => place === "bullet" || place === "other";
  return lines.reduce((sum, line) => (tells(line) ? sum + line.words.distinct : sum), 0);
}

function collectMentions(lines: IndexedLine[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const line of lines) {
    for (const { canonical, start, end } of line.hits) push(mentions, canonical, { line, start, end });
  }
  return mentions;
}

function collectImplied(mentions: Map<string, Mention[]>): Map<string, string[]> {
  const implied = new Map<string, string[]>();
  for (const child of mentions.keys()) for (const parent of implies(child)) push(implied, parent, child);
  return implied;
}

/** Lists, summaries and names of certificates are where words are stuffed; they do not tell what was done. */
const provesWork = new Set(["bullet", "title", "education", "other"]);

function collectStems(lines: IndexedLine[]): Map<string, boolean> {
  const stems = new Map<string, boolean>();
  for (const { place, stems: words } of lines) {
    const proves = provesWork.has(place);
    for (const word of words) {
      const known = stems.get(word);
      if (known === undefined || (proves && !known)) stems.set(word, proves);
    }
  }
  return stems;
}

function push<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** Where a line says what somebody is, the word stands among its first ones. */
const openingWords = 5;
/** So many letters hold them. */
const longestOpening = 60;
const saysTitle = new Set(["bullet", "other", "summary", "certificate", "education"]);

function saidTitleOf(line: IndexedLine): SaidTitle | undefined {
  if (!saysTitle.has(line.place)) return undefined;
  const { atom, span } = line;
  const text = atom.text.slice(span.start, Math.min(span.end, span.start + longestOpening));
  if (occupationsIn(tokenize(text).slice(0, openingWords)).length === 0) return undefined;
  // What is hoped for or hedged says nothing of what somebody is.
  const opening = wordsOf(line).slice(0, openingWords);
  const occupations = occupationsIn(opening);
  return occupations.length > 0 ? { line, stems: opening.map(({ word }) => word.stem), occupations } : undefined;
}

const longestHeadline = 10;

function titleOf(line: IndexedLine): HeldTitle | undefined {
  const headline = line.entry.startsWith("/other/") && line.stems.length <= longestHeadline;
  if (line.place !== "title" && !headline) return undefined;
  const occupations = occupationsIn(wordsOf(line));
  if (headline && occupations.length === 0) return undefined;
  const held = line.entry.startsWith("/work/") || line.entry.startsWith("/volunteer/");
  return { line, stems: line.stems, occupations, held, level: readSeniority(line.atom.text) ?? "mid" };
}
