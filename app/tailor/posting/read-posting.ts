import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord, resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Posting, Requirement, RequirementWeight } from "~/tailor/posting";
import { clauseAround } from "./clause-around";
import { findEquivalents } from "./find-equivalents";
import { groupAlternatives } from "./group-alternatives";
import { keepBest } from "./keep-best";
import { readCompany } from "./read-company";
import { readSeniority, readTitle } from "./read-title";
import { type Asked, type Passage, withoutMarkup } from "./segments/passage";
import { splitSegments } from "./segments/split-segments";
import { settleTerms } from "./settle-term";
import { type PostModels, shippedModels } from "./terms/models";
import { classifyPassages, readAsked, readNamed, withToldWork } from "./terms/read-asked";
import { inUsualForm } from "./usual-form";
import { widenDegrees } from "./widen-degrees";

/** Share of function words below which a text of some length is not English prose (English runs near 0.35). */
const englishShare = 0.1;
const judgedWords = 30;
/** Keyword lists have no function words: they pass by this share of words that English resumes and posts use. */
const knownShare = 0.5;

const rank: Record<RequirementWeight, number> = { must: 2, preferred: 1, nice: 0 };

/**
 * Reads a job post of any profession: title, employer (where it is told for sure), level, duties, and what it asks for
 * with weight, years and alternatives. Spans point into `text`. A text that is not English, or asks for nothing, has no requirements
 * and says why in `unreadable`.
 */
export function readPosting(
  text: string,
  given?: { title?: string; company?: string },
  models: PostModels = shippedModels(),
): Posting {
  const usual = inUsualForm(text);
  const read = readUsual(usual.text, given, models);
  if (usual.text === text) return read;
  const requirements = read.requirements.map((one) => {
    const span = usual.original(one.span);
    const written = text.slice(span.start, span.end).replace(/\s+/g, " ");
    const term = written.toLowerCase() === one.term.toLowerCase() ? written : one.term;
    const quote = one.quote && usual.original(one.quote);
    return { ...one, term, span, quote, sentence: usual.original(one.sentence) };
  });
  return { ...read, requirements, duties: read.duties.map(usual.original), source: text };
}

function readUsual(text: string, given: { title?: string; company?: string } | undefined, models: PostModels): Posting {
  const title = readTitle(text, given?.title);
  const company = given?.company?.trim() || readCompany(text, title);
  const base = { title, company, seniority: readSeniority(title), source: text };
  const tokens = tokenize(text);
  const unreadable = whyUnreadable(tokens);
  if (unreadable) return { ...base, requirements: [], duties: [], unreadable };
  const passages = classifyPassages(text, splitSegments(text, tokens), withoutMarkup(text, tokens), models).map((one) =>
    withToldWork(text, one),
  );
  const found = passages.flatMap((passage) => {
    const asked = readAsked(text, passage, models);
    const equivalents = findEquivalents(text, passage, asked);
    const others = asked.filter((one) => equivalents.every(({ start, end }) => one.end <= start || end <= one.start));
    const settled = widenDegrees(
      text,
      others.flatMap((one) => settleTerms(text, one)),
    );
    return [...settled, ...equivalents].sort((a, b) => a.start - b.start);
  });
  const stated = keepBest(text, found, passages, base);
  const asked = stated.length > 0 ? stated : readNamed(text, passages);
  const requirements = mergeRequirements(text, asked, groupAlternatives(text, asked));
  const duties = passages.filter(isDuty).map(({ start, end }) => ({ start, end }));
  if (requirements.some(({ kind }) => kind !== "condition")) return { ...base, requirements, duties };
  return {
    ...base,
    requirements: [],
    duties,
    unreadable: "The post names no skill, tool, degree or experience that we could match.",
  };
}

function whyUnreadable(tokens: Token[]): string | undefined {
  if (tokens.length === 0) return "The post has no words in it.";
  const prose = tokens.filter((token) => functionWords.has(token.norm)).length / tokens.length;
  if (tokens.length < judgedWords || prose >= englishShare) return undefined;
  const known = tokens.filter((token) => isCommonWord(token.norm)).length / tokens.length;
  if (known >= knownShare) return undefined;
  return "The post does not read as English prose, and we can score English posts only.";
}

/** One requirement a term: the first mention gives the words and the place, the strongest one the weight. */
function mergeRequirements(text: string, asked: Asked[], groups: (number | undefined)[]): Requirement[] {
  const merged = new Map<string, Requirement>();
  asked.forEach((one, i) => {
    const key = (one.canonical ?? one.term).toLowerCase();
    const known = merged.get(key);
    const group = groups[i] === undefined ? undefined : `g${groups[i]}`;
    if (known) {
      if (rank[one.weight] > rank[known.weight]) known.weight = one.weight;
      known.years = Math.max(known.years ?? 0, one.years ?? 0) || undefined;
      known.group ??= group;
      if (known.certainty !== undefined) known.certainty = Math.max(known.certainty, one.certainty ?? 1);
      return;
    }
    merged.set(key, toRequirement(text, one, `r${merged.size}`, group));
  });
  return dissolveSingles([...merged.values()]);
}

function toRequirement(text: string, asked: Asked, id: string, group: string | undefined): Requirement {
  const { start, end, passage, said, ...one } = asked;
  const sentence = { start: passage.start, end: passage.end };
  const requirement = { ...one, id, group, span: { start, end }, sentence };
  const wording = wordingOf(text, asked);
  return wording ? { ...requirement, wording } : requirement;
}

/**
 * A term that a person names so with this likelihood is read by itself, and any other one in its clause; what the lexicon
 * knows is whole, and only may be no more than a word in passing.
 */
const plainlySaid = { phrase: 0.85, known: 0.75 };
/** Kinds whose terms are names. */
const named = new Set<Requirement["kind"]>(["tool", "credential", "degree", "language"]);

function wordingOf(text: string, asked: Asked): string | undefined {
  const { said = 1, kind, term, canonical } = asked;
  if (
    kind !== "condition" &&
    !isEverydayWord(asked) &&
    said >= (canonical === undefined ? plainlySaid.phrase : plainlySaid.known)
  )
    return undefined;
  if (canonical !== undefined && named.has(kind)) return undefined;
  const clause = clauseAround(text, asked);
  return lettersOf(clause) === lettersOf(term) ? undefined : clause;
}

/** So many resumes hold a word that means something else in each of them ("design", "reporting"). */
const everyday = 0.4;

/** A skill of one word that everybody's work has: what it is meant of, only its clause says. */
function isEverydayWord({ kind, term }: Asked): boolean {
  const [word, ...others] = tokenize(term);
  return kind === "skill" && word !== undefined && others.length === 0 && resumeShare(word.word.stem) > everyday;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\d]+/gu, "");
}

function dissolveSingles(requirements: Requirement[]): Requirement[] {
  const sizes = new Map<string, number>();
  for (const { group } of requirements) if (group) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return requirements.map((one) => (one.group && sizes.get(one.group) === 1 ? { ...one, group: undefined } : one));
}

/** Shorter sentences tell nothing of the work. */
const dutyLength = 20;

/** Sentences of what the person will do. */
function isDuty({ start, end, label, above }: Passage): boolean {
  const listed = above === "duties" && label === "requirement";
  return (label === "duty" || listed) && end - start >= dutyLength;
}
