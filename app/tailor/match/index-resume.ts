import { stem } from "../gate/stem";
import { findTermsIn, implies, tokenize } from "../lexicon/lexicon";
import { type Occupation, occupationsIn } from "../lexicon/occupations";
import type { TermHit } from "../lexicon/term-hit";
import type { Token } from "../lexicon/tokenize";
import type { Evidence } from "../match";
import type { Atom, Resume } from "../resume";
import { entryOf } from "../resume-atoms";
import { hedgedSpans, opensWithHedge } from "./hedges";

type Place = Evidence["place"];

/** A line of the resume that can be evidence, taken apart once. */
export interface IndexedAtom {
  atom: Atom;
  entry: string;
  place: Place;
  /** Words that count (hedged ones are left out), with their stems. */
  tokens: Token[];
  stems: string[];
  hits: TermHit[];
  /** Keywords rather than a sentence: it names things without saying what was done. */
  list: boolean;
}

/** A place where a term stands. */
export interface Mention {
  line: IndexedAtom;
  start: number;
  end: number;
}

export interface ResumeIndex {
  resume: Resume;
  lines: IndexedAtom[];
  /** Canonical term -> where it stands. */
  mentions: Map<string, Mention[]>;
  /** Canonical term -> narrower terms of the resume that imply it. */
  implied: Map<string, string[]>;
  /** Stem -> indices into `lines`. */
  stems: Map<string, number[]>;
  /** Titles: of jobs held, and of headlines. */
  titles: { line: IndexedAtom; stems: string[]; occupations: Occupation[]; held: boolean }[];
}

const indexes = new WeakMap<Resume, ResumeIndex>();

/** Everything about a resume that does not depend on the posting; computed once per resume object. */
export function indexResume(resume: Resume): ResumeIndex {
  const known = indexes.get(resume);
  if (known) return known;
  const index = buildIndex(resume);
  indexes.set(resume, index);
  return index;
}

function buildIndex(resume: Resume): ResumeIndex {
  const lines = unhedged(resume).flatMap((atom) => {
    const place = placeOf(atom, resume);
    return place ? [indexAtom(atom, place)] : [];
  });
  const mentions = collectMentions(lines);
  return {
    resume,
    lines,
    mentions,
    implied: collectImplied(mentions),
    stems: collectStems(lines),
    titles: lines.flatMap(titleOf),
  };
}

/** Atoms without those that a hedge outside them governs: the name of their group, or the start of their line. */
function unhedged(resume: Resume): Atom[] {
  const hedgedEntries = new Set([
    ...resume.skills.flatMap(({ name }, i) => (name && opensWithHedge(`${name} `) ? [`/skills/${i}`] : [])),
    ...resume.other.flatMap(({ title }, i) => (title && opensWithHedge(`${title} `) ? [`/other/${i}`] : [])),
  ]);
  const hedged = hedgedSpans(resume.source);
  const starts = (atom: Atom): boolean =>
    hedged.some(({ start, end }) => atom.span !== null && start < atom.span.start && atom.span.start < end);
  return resume.atoms.filter((atom) => !hedgedEntries.has(entryOf(atom.path)) && !starts(atom));
}

function indexAtom(atom: Atom, place: Place): IndexedAtom {
  const hedged = hedgedSpans(atom.text);
  const all = tokenize(atom.text);
  const counts = ({ start, end }: { start: number; end: number }) =>
    !hedged.some((span) => span.start < end && start < span.end);
  const tokens = hedged.length > 0 ? all.filter(counts) : all;
  const hits = findTermsIn(atom.text, all);
  return {
    atom,
    entry: entryOf(atom.path),
    place,
    list: isList(atom.text),
    tokens,
    stems: tokens.map((token) => stem(token.norm)),
    hits: hedged.length > 0 ? hits.filter(counts) : hits,
  };
}

/** What kind of evidence a field can be; undefined for names, dates, places and addresses, which are none. */
function placeOf({ path, text }: Atom, resume: Resume): Place | undefined {
  const [, section, index, field] = path.split("/");
  if (section === "basics") return index === "summary" ? "summary" : index === "label" ? "title" : undefined;
  if (section === "work" || section === "volunteer") {
    if (field === "position") return "title";
    return field === "summary" || field === "highlights" ? "bullet" : undefined;
  }
  if (section === "projects")
    return field === "description" || field === "highlights" || field === "name" ? "bullet" : undefined;
  if (section === "education")
    return field === "institution" || /[Dd]ate$|location|score/.test(field ?? "") ? undefined : "education";
  if (section === "certificates") return field === "name" ? "certificate" : undefined;
  if (section === "languages") return field === "language" ? "language" : undefined;
  if (section === "skills") return "skills";
  if (section === "awards" || section === "publications") return "other";
  if (section !== "other") return undefined;
  return field === "lines" && !isList(text) && resume.other[Number(index)]
    ? "other"
    : field === "lines"
      ? "skills"
      : undefined;
}

/** A line of keywords rather than a sentence: three commas or more with little between, or four words at most. */
function isList(text: string): boolean {
  const parts = text.split(/[,;|•·]/);
  const words = text.trim().split(/\s+/).length;
  return words <= 4 || (parts.length >= 4 && words / parts.length <= 3.5);
}

function collectMentions(lines: IndexedAtom[]): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const line of lines) {
    for (const hit of line.hits) {
      const list = mentions.get(hit.canonical);
      const mention = { line, start: hit.start, end: hit.end };
      if (list) list.push(mention);
      else mentions.set(hit.canonical, [mention]);
    }
  }
  return mentions;
}

function collectImplied(mentions: Map<string, Mention[]>): Map<string, string[]> {
  const implied = new Map<string, string[]>();
  for (const child of mentions.keys()) {
    for (const parent of implies(child)) {
      const list = implied.get(parent);
      if (list) list.push(child);
      else implied.set(parent, [child]);
    }
  }
  return implied;
}

function collectStems(lines: IndexedAtom[]): Map<string, number[]> {
  const stems = new Map<string, number[]>();
  lines.forEach((line, i) => {
    for (const word of new Set(line.stems)) {
      const list = stems.get(word);
      if (list) list.push(i);
      else stems.set(word, [i]);
    }
  });
  return stems;
}

function titleOf(line: IndexedAtom) {
  const headline = line.atom.path.startsWith("/other/") && line.tokens.length <= 10;
  if (line.place !== "title" && !headline) return [];
  const occupations = occupationsIn(line.tokens);
  if (headline && occupations.length === 0) return [];
  const held = /^\/(?:work|volunteer)\//.test(line.atom.path);
  return [{ line, stems: line.stems, occupations, held }];
}
