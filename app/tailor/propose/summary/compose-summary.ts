import { isResult } from "~/tailor/letter/lines/line-features";
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

/** A new summary, with the pieces that it is made of. */
export interface Made extends Composed {
  /** Who its writer is by their work. */
  lead: Composed;
  /** What was done or came of the work, a sentence each. */
  told: readonly string[];
}

const most = { named: 4, tried: 12, starts: 3, words: 60 };
/** A title with a list of work is worth reading from so many things that the post asks for and the jobs show, and from so many with nothing behind them. */
const fewestNamed = { asked: 2, alone: 3 };
/** So many figures, of deeds that are surely worth telling, stand for the work behind a title alone. */
const fewestTold = 2;
/** In letters. */
const sameBeginning = 6;
/** A deed that is so likely to be told is surely worth telling. */
const surely = 0.3;

/**
 * The new summaries that can be made of what is sure: who somebody is by their work, with what the post asks for and their jobs show, or
 * by their title alone before two figures; one deed or two of that work that have a figure, or a result; the papers asked for.
 */
export function newSummaries(pieces: Pieces): Made[] {
  const { held, deeds, result } = pieces;
  if (!held?.isNear || held.isTraining) return [];
  const works = deeds.filter((some) => some.every(({ text, isOfOther }) => !isOfOther && /\d/.test(text)));
  const sure = new Set(works.filter((some) => some.every(({ worth }) => worth >= surely)).map((some) => some[0]?.text));
  const texts = works.map((some) => some.map(({ text }) => text));
  // What came of the work is said where no deed says it.
  const results = result ? [...texts.filter((some) => !some.some(isResult)), []].map((some) => [...some, result]) : [];
  return [...results, ...texts, []].flatMap((told): Made[] => {
    const named = leadOf(pieces, told.join(" "));
    const lead =
      named && isTelling(named, told)
        ? named
        : told.length >= fewestTold && sure.has(told[0])
          ? titleAlone(pieces)
          : undefined;
    if (!lead) return [];
    const made = restsOf(pieces).map((rest) => ({ rest, sentences: [...lead.sentences, ...told, ...rest] }));
    // With all papers that it has room for, and with none.
    const full = made.find(({ sentences }) => wordsIn(sentences) <= most.words);
    const bare = made.at(-1);
    return (full?.rest.length === 0 ? [full] : [full, bare])
      .filter((one) => one !== undefined)
      .map(({ sentences }) => ({ sentences, lead, told, terms: lead.terms }));
  });
}

/** What stands behind it: papers and degree, as many as it has room for. */
function restsOf({ papers }: Pieces): string[][] {
  const degree = papers.degree ? [holds(papers.degree)] : [];
  const licences = papers.licences ? [papers.licences] : [];
  return [[...licences, ...degree], licences, degree, []];
}

/** The title held with its years. */
function titleAlone({ held, resume }: Pieces): Composed | undefined {
  const text = sentence(`${held?.role} ${held?.span}`);
  return held?.span && isProven(text, resume) ? { sentences: [text], terms: [] } : undefined;
}

/** Who its writer is by the title held, with what is asked and shown: a title by itself says nothing. */
export function leadOf({ held, resume, terms }: Pieces, said: string): Composed | undefined {
  if (!held) return undefined;
  const ways = (some: readonly Term[]) => {
    const names = namesOf(some);
    // What only a list names makes nobody experienced.
    const able = some.some((term) => term.isListed)
      ? ["skilled in", "with skills in"]
      : ["experienced in", "with experience in"];
    const dated = held.span === "" ? [] : [sentence(`${held.role} ${held.span}, ${able[0]} ${names}`)];
    return [...dated, ...able.map((way) => sentence(`${held.role} ${way} ${names}`))];
  };
  const named = together(unsaidIn(said, terms), `${said} ${held.role}`, (some) =>
    ways(some).some((text) => isProven(text, resume)),
  );
  const text = ways(named).find((one) => isProven(one, resume));
  return named.length === 0 || text === undefined ? undefined : { sentences: [text], terms: named };
}

/** Whether who somebody is by their work, with what stands behind it, names enough of what the post asks for and their jobs, not their lists alone, show. */
export function isTelling({ terms }: Composed, behind: readonly string[]): boolean {
  const asked = terms.filter(({ id, isListed }) => id !== undefined && !isListed);
  return asked.length >= fewestNamed.asked && (behind.length > 0 || terms.length >= fewestNamed.alone);
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
    const isNamed = named.some(
      ({ text }) => text.includes(term.text) || writtenOutStems(text).every((stem) => own.includes(beginning(stem))),
    );
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
