import { jobsOf } from "~/tailor/letter/job";
import { isResult } from "~/tailor/letter/line-features";
import { placeOf } from "~/tailor/letter/place-and-time";
import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term, unsaidIn } from "~/tailor/propose/profile-pieces";
import { sentence } from "~/wording";
import { holds } from "./held-papers";
import { stemsOf, writtenOutStems } from "./held-role";
import type { Pieces } from "./pieces-of";

/** A wording in sentences, with what it names of the post. */
export interface Composed {
  sentences: readonly string[];
  terms: readonly Term[];
}

const most = { named: 4, tried: 12, starts: 3, words: 60 };
const fewest = { terms: 2, asked: 2.5, parts: 2, words: 9, ofTwo: 15 };
/** In letters. */
const sameBeginning = 6;
/** In place of a text that says something, names of so many things asked for say more. */
const richly = 3;
/** A deed that is so likely to be told makes a summary by itself. */
export const surely = 0.3;
/** Below such a chance that somebody fits, what can be said of them for this post is next to nothing. */
const leastChance = 0.4;

/**
 * A summary where its writer has none that could stay: who somebody is by their work, or by their degree, with what the post asks
 * for and their jobs show; the deeds that answer it most, in their own words, else a result; the papers asked for. In place of
 * a text that says something (`isInPlace`) it has to say more.
 */
export function newSummaries(pieces: Pieces, isInPlace = false): Composed[] {
  const { held, deeds, chance } = pieces;
  const [first] = deeds;
  const isTelling =
    first &&
    chance >= leastChance &&
    (deeds.length > 1 || first.worth >= surely) &&
    (!isInPlace || first.worth >= surely);
  if (isTelling) return byDeeds(pieces);
  return held?.isTraining && !isNewcomer(pieces) ? [] : byNames(pieces, isInPlace ? richly : 0);
}

/** Who somebody is, one deed or two and the papers: the fullest wording that is short enough. */
function byDeeds(pieces: Pieces): Composed[] {
  const { held, deeds, papers } = pieces;
  const told = deeds.map(({ text }) => text);
  const asked = {
    ...pieces,
    terms: pieces.terms.filter(isAskedAndDone),
    anyTerms: pieces.anyTerms.filter(isAskedAndDone),
  };
  const named = held?.isTraining && !isNewcomer(pieces) ? undefined : leadOf(asked, told.join(" "));
  const lead = named && named.terms.length >= fewest.terms ? named : titleAlone(pieces);
  const degree = degreeBeside(lead, pieces);
  // What came of the work is said where no deed says it.
  const result = deeds.some(({ text }) => isResult(text)) ? undefined : pieces.result;
  const works = [...(result ? [[...told, result]] : []), told, told.slice(0, 1)];
  const rests = [[papers.licences, degree], [papers.licences], [degree], []];
  return (
    rests
      .flatMap((rest) => works.map((some) => [...(lead?.sentences ?? []), ...some, ...rest]))
      .map((texts) => texts.filter((text) => text !== undefined))
      // A title and one short deed are too little.
      .filter((texts) => texts.length > fewest.parts || wordsIn(texts) >= (lead ? fewest.ofTwo : fewest.words))
      .filter((texts) => texts.length >= fewest.parts && wordsIn(texts) <= most.words)
      .map((sentences) => ({ sentences, terms: lead?.terms ?? [] }))
  );
}

/** The title held with its years, or with the employer of today; none of somebody who was learning. */
function titleAlone({ held, resume }: Pieces): Composed | undefined {
  if (!held || held.isTraining) return undefined;
  const job = jobsOf(resume).find(({ path }) => path === held.path);
  const place = job?.isCurrent && job.employer ? placeOf(job.employer) : "";
  const behind = held.span || place;
  const text = sentence(`${held.role} ${behind}`);
  return behind !== "" && isProven(text, resume) ? { sentences: [text], terms: [] } : undefined;
}

function degreeBeside(lead: Composed | undefined, { papers: { degree } }: Pieces): string | undefined {
  return degree && !lead?.sentences[0]?.startsWith(degree) ? holds(degree) : undefined;
}

/** By names of work alone: two parts at least, where what only a list names, and what is of the trade without being asked for, counts for half. */
function byNames(pieces: Pieces, fewestAsked: number): Composed[] {
  const { held, result, papers, chance } = pieces;
  const lead = withPapersAlone(leadOf(pieces, ""), pieces);
  // One word is no account of what somebody does.
  const isCrumb = lead?.terms.length === 1 && !lead.terms.some(({ text }) => /\s/.test(text));
  const isUnlikely = chance < leastChance && lead?.terms.length !== 0;
  if (!lead || isCrumb || isUnlikely || askedIn(lead.terms) < fewestAsked) return [];
  const others = [result, papers.licences, degreeBeside(lead, pieces)].filter((text) => text !== undefined);
  const asked = askedIn(lead.terms);
  const isStrong = held?.isNear || asked >= fewest.asked || isNewcomer(pieces);
  const named = lead.terms.length === 0 ? 1 : asked + (lead.terms.length - asked) / 2;
  if (!isStrong || named + others.length < fewest.parts) return [];
  const ways = others.map((_, at) => [...lead.sentences, ...others.slice(0, others.length - at)]);
  return [...ways, lead.sentences]
    .filter((sentences) => wordsIn(sentences) <= most.words && wordsIn(sentences) >= fewest.words)
    .map((sentences) => ({ sentences, terms: lead.terms }));
}

/** Where too little can be named of the work, the title with its years, if the post asks for papers that stand beside it. */
function withPapersAlone(lead: Composed | undefined, { held, papers }: Pieces): Composed | undefined {
  if (lead && lead.terms.length >= fewest.terms) return lead;
  const isSure = held?.isNear && held.span !== "" && /^Holds .* and /u.test(papers.licences ?? "");
  return isSure ? { sentences: [sentence(`${held.role} ${held.span}`)], terms: [] } : lead;
}

/** How many of them the post asks for, and the jobs show. */
function askedIn(terms: readonly Term[]): number {
  return terms.filter(isAskedAndDone).length;
}

function isAskedAndDone({ id, isListed }: Term): boolean {
  return id !== undefined && !isListed;
}

/** Who has a degree of the post's field and no work of it yet. */
function isNewcomer({ held, papers }: Pick<Pieces, "held" | "papers">): boolean {
  return papers.degree !== undefined && (!held?.isNear || held.isTraining);
}

/** Who its writer is, with what is asked and shown: a title by itself says nothing. */
export function leadOf({ held, papers, resume, terms, anyTerms }: Pieces, said: string): Composed | undefined {
  const { degree } = papers;
  const isNew = isNewcomer({ held, papers });
  const ways = (some: readonly Term[]) => {
    const names = namesOf(some);
    // What only a list names makes nobody experienced.
    const isListed = some.some((term) => term.isListed);
    if (isNew) return [sentence(`${degree} with ${isListed ? "skills" : "experience"} in ${names}`)];
    if (!held) return [];
    const able = isListed ? ["skilled in", "with skills in"] : ["experienced in", "with experience in"];
    const dated = held.span === "" ? [] : [sentence(`${held.role} ${held.span}, ${able[0]} ${names}`)];
    return [...dated, ...able.map((way) => sentence(`${held.role} ${way} ${names}`))];
  };
  const title = isNew ? "" : (held?.role ?? "");
  const named = together(
    unsaidIn(said, isNew && anyTerms.length >= fewest.terms ? anyTerms : terms),
    `${said} ${title}`,
    (some) => ways(some).some((text) => isProven(text, resume)),
  );
  const text = named.length === 0 ? undefined : ways(named).find((one) => isProven(one, resume));
  return text === undefined ? undefined : { sentences: [text], terms: named };
}

/** Work and the tools for it stand apart, that of which there is more first: "boat repair, rigging and AutoCAD". */
export function namesOf(terms: readonly Term[]): string {
  const [names, work] = [true, false].map((isName) =>
    terms.filter(({ text }) => /^\p{Lu}/u.test(text) === isName).map(({ text }) => text),
  );
  if (!names || !work) return "";
  return joinList(names.length > work.length ? [...names, ...work] : [...work, ...names]);
}

/** Of what is proven with the first, the second or the third of them the most: one that the gate sees beside nothing else stays out. */
export function together(
  terms: readonly Term[],
  said: string,
  areProven: (some: readonly Term[]) => boolean,
): readonly Term[] {
  const ways = terms.slice(0, most.starts).map((_, at) => provenWith(terms.slice(at), said, areProven));
  return ways.reduce((best, way) => (way.length > best.length ? way : best), []);
}

/** The first of them that are proven with each other and say more than is said. */
function provenWith(terms: readonly Term[], said: string, areProven: (some: readonly Term[]) => boolean): Term[] {
  const named: Term[] = [];
  const stems = new Set(stemsOf(said).map(beginning));
  for (const term of terms.slice(0, most.tried)) {
    if (named.length === most.named) break;
    const own = writtenOutStems(term.text).map(beginning);
    const isSaid = own.filter((stem) => stems.has(stem)).length * 2 > own.length;
    const isNamed = named.some(({ text }) => writtenOutStems(text).every((stem) => own.includes(beginning(stem))));
    if (isSaid || isNamed || !areProven([...named, term])) continue;
    named.push(term);
    for (const stem of own) stems.add(stem);
  }
  return named;
}

/** "Designer" and "design", "administrator" and "administration" say the same twice. */
function beginning(stem: string): string {
  return stem.slice(0, sameBeginning);
}

export function wordsIn(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
