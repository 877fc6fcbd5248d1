import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
import { indexResume } from "~/tailor/match/index-resume";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { inSentence } from "./in-sentence";
import { weightOf } from "./relevance";

/** A skill or tool that the post speaks of and the resume shows. */
export interface AskedThing {
  /** The requirement; undefined for what only the title or the duties of the post name. */
  id?: string;
  /** In the post's words. */
  term: string;
  /** Its name in the lexicon, where it is known there. */
  canonical?: string;
  kind: "skill" | "tool";
  weight: number;
  /** Where it stands in the post. */
  at: number;
  /** Values of the resume, and answers, that show it, with the words that do. */
  evidence: { path: string; quote: string }[];
}

const titleWeight = 3;
const dutyWeight = 1.5;
const commonShare = 0.2;

/**
 * What the post asks for and the resume shows, the weightiest first, then in the post's order: its requirements, and
 * the things that its title and its duties name. Titles of jobs prove nothing here.
 */
export function askedThings(resume: Resume, posting: Posting, match: Match): AskedThing[] {
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const things: AskedThing[] = [];
  for (const asked of posting.requirements) {
    const row = rows.get(asked.id);
    const answered = row?.evidence.some(({ fact }) => fact) && row.state !== "missing";
    // What the summary alone names the person did say, though no job shows it.
    const claimed =
      row?.state === "unsaid" && row.evidence.length > 0 && row.evidence.every(({ place }) => place === "summary");
    const isSaid = row?.state === "shown" || claimed;
    if (!row || (!isSaid && !answered) || (asked.kind !== "skill" && asked.kind !== "tool")) continue;
    const evidence = row.evidence.flatMap(({ fact, place, atomId, quote }) => {
      const path = fact ? factPath(atomId) : place === "title" || !isSaid ? undefined : paths.get(atomId);
      return path === undefined ? [] : [{ path, quote: quote.trim().replace(/\s+/g, " ") }];
    });
    const { id, term, canonical, kind, span } = asked;
    if (evidence.length > 0)
      things.push({ id, term, canonical, kind, weight: weightOf(asked), at: span.start, evidence });
  }
  return [...things, ...namedByWay(resume, posting)].sort(
    (left, right) => right.weight - left.weight || left.at - right.at,
  );
}

/** Where the detail of an answer stands, as a value of the resume has a path. */
function factPath(id: string): string {
  return `/facts/${id}`;
}

/** What the title and the duties name, in so many words, beside the requirements. */
function namedByWay(resume: Resume, posting: Posting): AskedThing[] {
  const { title = "", duties, source } = posting;
  const titleAt = Math.max(0, source.indexOf(title));
  const places = [
    { text: title, at: titleAt, weight: titleWeight },
    ...duties.map(({ start, end }) => ({ text: source.slice(start, end), at: start, weight: dutyWeight })),
  ];
  return namedIn(places, resume, posting);
}

/** What the post names anywhere, asked for or not: tools, and skills of several words. */
export function namedAnywhere(resume: Resume, posting: Posting): AskedThing[] {
  const things = namedIn([{ text: posting.source, at: 0, weight: 1 }], resume, posting);
  return things.filter(({ kind, term }) => kind === "tool" || /\s/.test(term));
}

function namedIn(
  places: readonly { text: string; at: number; weight: number }[],
  resume: Resume,
  { requirements }: Posting,
): AskedThing[] {
  const known = new Set(requirements.map(({ canonical, term }) => canonical ?? term.toLowerCase()));
  const { mentions } = indexResume(resume);
  return places.flatMap(({ text, at, weight }) =>
    findTerms(text).flatMap((hit): AskedThing[] => {
      const found = (mentions.get(hit.canonical) ?? []).filter(({ line }) => line.place !== "title");
      if (
        isCommon(hit.text) ||
        known.has(hit.canonical) ||
        found.length === 0 ||
        (hit.kind !== "skill" && hit.kind !== "tool")
      )
        return [];
      known.add(hit.canonical);
      const evidence = found
        .map(({ line, start, end }) => ({ path: line.atom.path, quote: line.atom.text.slice(start, end) }))
        .filter(({ quote }) => stemsOf(quote) === stemsOf(hit.text));
      if (evidence.length === 0) return [];
      const { canonical, kind } = hit;
      return [{ term: hit.text.replace(/\s+/g, " "), canonical, kind, weight, at: at + hit.start, evidence }];
    }),
  );
}

const leastShareOfWords = 0.6;
/** Two words of a thing belong together: "customers ... of the service crew" is no customer service. */
const mostApart = 4;

/**
 * Whether a line names the thing where its reader sees it at once: by a name that the lexicon knows for it, or by most of
 * its telling words. What only a likelihood connects proves too little to be set under the post's words.
 */
export function speaksOf(line: string, thing: Pick<AskedThing, "term" | "canonical">): boolean {
  // "Accounting" alone says nothing of "accounting practices".
  const isName = (text: string) => tellingStemsOf(thing.term).length === 1 || /\s|\p{Lu}{2}/u.test(text.trim());
  return namesIn(line, thing).some(isName) || hasWordsOf(line, thing.term, leastShareOfWords);
}

/** Whether a line has all telling words of the thing, or its abbreviation. */
export function namesWhole(line: string, thing: Pick<AskedThing, "term" | "canonical">): boolean {
  return namesIn(line, thing).some((text) => /\p{Lu}{2}/u.test(text)) || hasWordsOf(line, thing.term, 1);
}

function namesIn(line: string, { canonical }: Pick<AskedThing, "canonical">): string[] {
  return canonical === undefined
    ? []
    : findTerms(line).flatMap((hit) => (hit.canonical === canonical ? hit.text.trim() : []));
}

function hasWordsOf(line: string, term: string, leastShare: number): boolean {
  const telling = tellingStemsOf(term);
  const stems = tokenize(line).map(({ word }) => word.stem);
  const found = telling.filter((stem) => stems.includes(stem));
  if (telling.length === 0 || found.length < leastShare * telling.length) return false;
  const [one, other] = found;
  if (found.length !== 2 || one === undefined || other === undefined) return true;
  return stems.some(
    (stem, at) => stem === one && stems.slice(Math.max(0, at - mostApart), at + mostApart + 1).includes(other),
  );
}

function tellingStemsOf(term: string): string[] {
  return [...new Set(contentStems(term))];
}

/**
 * What the resume calls the thing, where that can stand in a list of what somebody brings: a tool by its name, a skill where
 * the resume has the very name of the lexicon ("customer service", but neither "purchase order" nor "graphic designers").
 */
export function ownName({ canonical, kind, evidence }: AskedThing): string | undefined {
  const hits = evidence.flatMap(({ quote }) => findTerms(quote)).filter((hit) => hit.canonical === canonical);
  const isSame = (text: string) => text.replace(/\s+/g, " ").toLowerCase() === canonical?.toLowerCase();
  const same = hits.find(({ text }) => isSame(text));
  if (same && canonical) {
    const own = same.text.replace(/\s+/g, " ");
    return inSentence({ term: /\p{Ll}/u.test(own) ? own : canonical, kind });
  }
  const name = kind === "tool" ? hits[0]?.text.replace(/\s+/g, " ") : undefined;
  return name && /^\p{Lu}/u.test(name) && !/^\p{Lu}{6}/u.test(name) ? name : undefined;
}

/** One word that every fifth resume has ("training") tells nobody apart. */
export function isCommon(term: string): boolean {
  const [word, ...others] = tokenize(term);
  return word !== undefined && others.length === 0 && resumeShare(word.word.stem) > commonShare;
}

function stemsOf(text: string): string {
  return tokenize(text)
    .map(({ word }) => word.stem)
    .join(" ");
}
