import { jobsOf } from "~/tailor/letter/jobs/job";
import { placeOf } from "~/tailor/letter/jobs/place-and-time";
import { isResult } from "~/tailor/letter/lines/line-features";
import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term, unsaidIn } from "~/tailor/propose/profile-pieces";
import { sentence } from "~/wording";
import { holds } from "./held-papers";
import { stemsOf, writtenOutStems } from "./held-role";
import type { Pieces } from "./pieces-of";
import type { SummaryDeed } from "./summary-deeds";

/** A wording in sentences, with what it names of the post. */
export interface Composed {
  sentences: readonly string[];
  terms: readonly Term[];
}

/** A new summary, with the pieces that it is made of. */
export interface Made extends Composed {
  /** Who its writer is by their work; undefined where it opens with what was done. */
  lead: Composed | undefined;
  deeds: readonly SummaryDeed[];
  result: string | undefined;
  rest: readonly string[];
}

const most = { named: 4, tried: 12, starts: 3, words: 60 };
const fewest = { terms: 2, words: 9 };
/** In letters. */
const sameBeginning = 6;
/** A deed that is so likely to be told stands behind an own summary. */
export const surely = 0.3;

/**
 * The new summaries that can be made of what is sure: who somebody is by their work, or by their degree, with what the post asks for
 * and their jobs show; the deeds that answer it most, in their own words, else a result; the papers asked for.
 */
export function newSummaries(pieces: Pieces): Made[] {
  const { held, deeds } = pieces;
  const works: { deeds: readonly SummaryDeed[]; result?: string }[] = deeds.flatMap((some) => {
    // What came of the work is said where no deed says it.
    const { result } = pieces;
    const isTold = result === undefined || some.some(({ text }) => isResult(text));
    return isTold ? [{ deeds: some }] : [{ deeds: some, result }, { deeds: some }];
  });
  works.push(...(pieces.result ? [{ deeds: [], result: pieces.result }] : []), { deeds: [] });
  const isTitled = held && !held.isTraining;
  return works.flatMap((work) => {
    const told = [...work.deeds.map(({ text }) => text), ...(work.result ? [work.result] : [])];
    const isUntitled = work.deeds.some((deed) => deed.isUntitled);
    const leads = [
      !isUntitled && (isTitled || isNewcomer(pieces)) ? leadOf(pieces, told.join(" ")) : undefined,
      !isUntitled && isTitled ? titleAlone(pieces) : undefined,
    ].filter((lead) => lead !== undefined);
    return [...leads, ...(told.length > 0 ? [undefined] : [])].flatMap((lead): Made[] => {
      const made = restsOf(pieces, lead).map((rest) => ({
        rest,
        sentences: [...(lead?.sentences ?? []), ...told, ...rest],
      }));
      // With all papers that it has room for, and with none.
      const full = made.find(({ sentences }) => wordsIn(sentences) <= most.words);
      const bare = made.at(-1);
      return (full?.rest.length === 0 ? [full] : [full, bare])
        .filter((one) => one !== undefined)
        .filter(({ sentences }) => wordsIn(sentences) >= fewest.words)
        .map((one) => ({ ...one, lead, deeds: work.deeds, result: work.result, terms: lead?.terms ?? [] }));
    });
  });
}

/** What stands behind it: papers and degree, as many as it has room for. */
function restsOf({ papers }: Pieces, lead: Composed | undefined): string[][] {
  const degree = papers.degree && !lead?.sentences[0]?.startsWith(papers.degree) ? [holds(papers.degree)] : [];
  const licences = papers.licences ? [papers.licences] : [];
  return [[...licences, ...degree], licences, degree, []];
}

/** The title held with its years, or with the employer of today; none of somebody who was learning. */
function titleAlone({ held, resume }: Pieces): Composed | undefined {
  if (!held) return undefined;
  const job = jobsOf(resume).find(({ path }) => path === held.path);
  const place = job?.isCurrent && job.employer ? placeOf(job.employer) : "";
  const behind = held.span || place;
  const text = sentence(`${held.role} ${behind}`);
  return behind !== "" && isProven(text, resume) ? { sentences: [text], terms: [] } : undefined;
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
  const text = named.length < fewest.terms ? undefined : ways(named).find((one) => isProven(one, resume));
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
