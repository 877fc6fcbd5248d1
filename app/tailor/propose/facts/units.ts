import { contentStems } from "~/tailor/lexicon/content-stems";
import { isGone, isLimited, isUnfinished } from "~/tailor/lexicon/standing";
import { hedgedSpans } from "~/tailor/match/evidence/hedges";
import type { Atom, IsoDate, Resume, Span } from "~/tailor/resume";

export type UnitKind = "paper" | "work" | "skill" | "language";

/** A short piece of the resume that can stand by itself, in its writer's words. */
export interface Unit {
  text: string;
  path: string;
  kind: UnitKind;
  /** Where it stands in the source; null where it is put together from two values. */
  span: Span | null;
}

/** A text with its place in the source. */
interface Placed {
  text: string;
  start: number | undefined;
}

/** In words. */
const mostWords = { paper: 12, work: 16, skill: 6, language: 4 };
const fewestOfWork = 4;
/** So many lines of the page a reader sees first. */
const topLines = 10;

const kinds: [UnitKind, RegExp][] = [
  ["paper", /^\/(?:certificates\/\d+\/name|education\/\d+\/(?:highlights\/\d+|studyType|area))$/u],
  ["language", /^\/languages\/\d+\/language$/u],
  ["skill", /^\/skills\/\d+\/keywords\/\d+$/u],
  ["work", /^\/(?:work|volunteer|projects)\/\d+\/(?:highlights\/\d+|summary)$/u],
];
const ofPapers =
  /\b(?:licen[cs]\p{L}*|certif\p{L}*|credential\p{L}*|qualif\p{L}*|tickets?|registrations?|papers?|trainings?|courses?|professional development|CPD|memberships?|checks?)\b/iu;

/** Between the items of a row, between columns and between sentences. */
const joint =
  /\s*[|;•·]\s*|\s{3,}|\t+|\s[–—]\s|(?<=[\p{L}\d)]{2}[.!?])(?<!\b(?:St|Dr|Mrs?|Ms|No|[Ee]xp|[Ii]ncl?|[Aa]pprox|[Dd]ept)\.)\s+(?=\p{Lu}|\d)/u;
const ofPerson = /\b(?:I|me|my|we|our|us|he|she|him|his|her|they|their|them|you|your)\b/iu;
const leansBack =
  /^(?:\d{1,2}[.)]\s|this|that|these|those|it|then|also|and|but|or|so|which|who|because|when|while|as|if|there|here|one|same|both|all|used|such|with|before|after|planning:|position|reason|company|dob|date|degree)(?!\p{L})/iu;
/** What makes less of a thing than its name says, or says how it began or went wrong. */
const lessens =
  /\b(?:some|little|bit|basics?|beginner|school only|not|no|never|but|want|will|would|hope|read-only|mostly|help\p{L}*|assist\p{L}*|exposure|familiar|observ\p{L}*|sat in|attended|planned|only|etc|learn\p{L}*|trying|start(?:ed|ing)|doing|stud(?:y|ied|ying)|yes|request|due|admitted|laid off|issue|error|mistake|lost|scrapped|responsible)\b|% done| ,/iu;

/** "exp. Nov 2025", "valid to 2026": the last year of a paper. */
const lastYear = /\b(?:exp\p{L}*|valid|good|until|till|to|through)\b[^,;]*?\b((?:19|20)\d\d)\b/giu;

/** Whether a piece names an end that may be over in the year of `asOf`, or before; without a day, any end. */
export function mayBeOver(text: string, asOf: IsoDate | undefined): boolean {
  return [...text.matchAll(lastYear)].some(([, year = ""]) => asOf === undefined || year <= asOf.slice(0, 4));
}

/** The short pieces of a resume below what a reader sees first, each without a word that makes less of it. */
export function unitsOf(resume: Resume): Unit[] {
  const top = topOf(resume.source);
  const seen = new Set<number>();
  return resume.atoms.flatMap((atom): Unit[] => {
    const kind = kindOf(atom, resume);
    if (kind === undefined || !isBelow(atom, top)) return [];
    if (kind === "language") return freePieces({ text: languageOf(atom, resume), start: undefined }, kind, atom.path);
    const isVerbatim = atom.span !== null && resume.source.startsWith(atom.text, atom.span.start);
    if (kind !== "paper")
      return freePieces({ text: atom.text, start: isVerbatim ? atom.span?.start : undefined }, kind, atom.path);
    // A paper is read with all that its line says of it.
    const line = lineAround(atom, resume.source);
    if (seen.has(line.start)) return [];
    seen.add(line.start);
    return saysOfOthers(line.text) ? [] : freePieces(line, kind, atom.path);
  });
}

function freePieces(whole: Placed, kind: UnitKind, path: string): Unit[] {
  let at = 0;
  return whole.text.split(joint).flatMap((part): Unit[] => {
    at = whole.text.indexOf(part, at);
    const text = part.trim().replace(/[.,;]$/u, "");
    const words = text.split(/\s+/u).length;
    const isWhole = words <= mostWords[kind] && (kind !== "work" || words >= fewestOfWork) && !/:$/u.test(text);
    if (!isWhole || !isFree(text) || !hasBrackets(text)) return [];
    const start = whole.start === undefined ? undefined : whole.start + at + part.indexOf(text);
    return [{ text, path, kind, span: start === undefined ? null : { start, end: start + text.length } }];
  });
}

/** Nothing in it speaks of somebody, points back, or makes less of what it names. */
function isFree(text: string): boolean {
  return ![ofPerson, leansBack, lessens].some((pattern) => pattern.test(text)) && !isLess(text);
}

function isLess(text: string): boolean {
  return isGone(text) || isUnfinished(text) || isLimited(text) || hedgedSpans(text).length > 0;
}

const ofAll = /\b(?:all|both|each|these|those|above)\b/iu;
const fewestOfName = 2;

/** A piece of a row that makes less of the pieces beside it: "CPR | First aid | both expired". */
function saysOfOthers(line: string): boolean {
  return line
    .split(joint)
    .some((part) => isLess(part) && (ofAll.test(part) || contentStems(part).length <= fewestOfName - 1));
}

/** The line of the source in which a value stands, without its list sign. */
function lineAround({ span, text }: Atom, source: string): { start: number; text: string } {
  if (span === null) return { start: -1, text };
  const from = source.lastIndexOf("\n", span.start) + 1;
  const end = source.indexOf("\n", span.end);
  const line = source.slice(from, end < 0 ? undefined : end).trimEnd();
  const bare = line.replace(/^\s*(?:[•*·~>–—-]\s*)?/u, "");
  return { start: from + line.length - bare.length, text: bare };
}

function languageOf({ path, text }: Atom, { languages }: Resume): string {
  const fluency = languages[Number(path.split("/")[2])]?.fluency;
  return fluency ? `${text} (${fluency})` : text;
}

function kindOf({ path }: Atom, resume: Resume): UnitKind | undefined {
  if (/^\/(?:other|skills)\//u.test(path) && isOfPapers(path, resume)) return "paper";
  return kinds.find(([, where]) => where.test(path))?.[0];
}

/** A line or an item of a section that holds licences, certificates or courses. */
function isOfPapers(path: string, { other, sections }: Resume): boolean {
  const [, list, at] = /^\/(other|skills)\/(\d+)\//u.exec(path) ?? [];
  const isOfGroup = ({ key, index = 0 }: Resume["sections"][number]) => key === "skills" && index <= Number(at);
  const title = list === "other" ? other[Number(at)]?.title : sections.findLast(isOfGroup)?.title;
  return ofPapers.test(title ?? "");
}

function hasBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

/** What of the source a reader sees first. */
export function topOf(source: string): string {
  const lines = source.split("\n");
  const said = [...lines.keys()].filter((at) => lines[at]?.trim() !== "");
  return lines.slice(0, (said[topLines - 1] ?? lines.length) + 1).join("\n");
}

export function isBelow({ span }: Pick<Atom, "span">, top: string): boolean {
  return span !== null && span.start >= top.length;
}

/** Its telling words; figures tell nothing by themselves. */
export function wordsOfUnit(text: string): string[] {
  return [...new Set(contentStems(text))].filter((stem) => !/^[\d.,]+$/u.test(stem));
}
