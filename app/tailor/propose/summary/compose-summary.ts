import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term, unsaidIn } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import { type Held, stemsOf, tellingStems } from "./held-role";
import { openingsOf, parted, wordsIn } from "./openings";
import type { OwnSentence } from "./own-sentences";
import type { Weighable } from "./summary-worth";
import type { Result } from "./told-results";

/** What a summary can be made of; all of it is proven, each piece by itself. */
export interface Pieces {
  resume: Resume;
  held: Held | undefined;
  /** What is asked and shown, that of the opening job first. */
  terms: readonly Term[];
  /** It was done in the job that a summary opens with, or only a list names it. */
  isOfHeld: (term: Term) => boolean;
  results: readonly Result[];
  /** Licences, degree and languages asked for that a text does not name yet. */
  papersBeside: (said: string, isOwn?: boolean) => string[];
}

/** A wording with what it names of the post. */
export interface Composed extends Weighable {
  terms: readonly Term[];
}

const mostWords = 60;
const most = { named: 4, deeds: 3, included: 3, tried: 12, starts: 3, words: 20, papers: 2, papersOfOwn: 1 };
const fewestTerms = 2;
/** A longer one of the person's own needs no line of theirs beside it. */
const enoughOfOwn = 18;
/** A longer one may lose sentences that only praise. */
const wall = 90;
/** In words and sentences: what is longer keeps what answers the post. */
const mostOfOwn = 55;
const mostSentences = 3;

/** Of a person's own sentences those that say something for this post, and those that nobody may lose. */
export function tellingOf(sentences: readonly OwnSentence[]): OwnSentence[] {
  return sentences.filter((one) => one.isOnlyPlace || !one.isSpare || (one.isTitle && !one.isOfOther));
}

/**
 * Summaries for a post. The person's own sentences stay as they are, one that says who they are for this post in front; of a wall of text, and of one that does
 * not say who its writer is, praise may go. Beside them at most one thing: what is asked and shown, a result, a paper. Where there
 * are none, the title held with what is asked that the jobs show, a result and the papers asked for.
 */
export function composeSummaries(sentences: readonly OwnSentence[], pieces: Pieces): Composed[] {
  const whole = bestFirst(sentences.filter(({ isWrong, isOnlyPlace }) => !isWrong || isOnlyPlace));
  const isOpened = whole.some(({ isOpening, isTitled }) => isOpening || isTitled);
  const words = wordsIn(whole.map(({ text }) => text));
  const sets = [whole];
  if (words > wall || !isOpened) sets.push(tellingOf(whole));
  if (words > mostOfOwn || whole.length > mostSentences) sets.push(coreOf(whole));
  return sets
    .filter((set, at) => at === 0 || set.length < whole.length)
    .flatMap((set) => (set.length > 0 ? besideOwn(set, isOpened, pieces) : composed(pieces)))
    .filter(({ sentences: made }) => wordsIn(made) <= mostWords || made.length <= whole.length);
}

/** Who its writer is for this post in front, where the first sentence says nothing of it. */
function bestFirst(whole: readonly OwnSentence[]): OwnSentence[] {
  const [first] = whole;
  const opening = whole.find(({ isOpening, isTitled, asked }) => (isOpening || isTitled) && asked > 0);
  if (!first || !opening || first.isOpening || first.asked > 0) return [...whole];
  return [opening, ...whole.filter((one) => one !== opening)];
}

/** What says who its writer is, what nobody may lose, and the sentences that answer the post best, as far as a reader reads. */
function coreOf(whole: readonly OwnSentence[]): OwnSentence[] {
  const opening = whole.find(({ isOpening }) => isOpening) ?? whole.find(({ isTitled }) => isTitled);
  const kept = new Set(whole.filter((one) => one === opening || one.isOnlyPlace));
  const rest = tellingOf(whole)
    .filter((one) => !kept.has(one) && one.asked > 0)
    .toSorted((left, right) => right.asked + right.worth - left.asked - left.worth);
  let words = wordsIn([...kept].map(({ text }) => text));
  for (const one of rest) {
    if (kept.size >= mostSentences || words + one.words > mostOfOwn) continue;
    kept.add(one);
    words += one.words;
  }
  const others = whole.filter((one) => kept.has(one) && one !== opening);
  return opening ? [opening, ...others] : others;
}

/** A text of the person's own, by itself and with one thing more. */
function besideOwn(set: readonly OwnSentence[], isOpened: boolean, pieces: Pieces): Composed[] {
  const texts = set.map(({ text }) => sentence(text));
  const said = texts.join(" ");
  const own: Composed = {
    sentences: texts,
    terms: [],
    isOpened,
    results: 0,
    papers: 0,
    faults: 0,
    isOwn: true,
    praise: set.filter(({ isPraise, isTitle }) => isPraise && !isTitle).length,
  };
  const more = (text: string, rest: Partial<Composed>): Composed => ({ ...own, ...rest, sentences: [...texts, text] });
  const isShort = wordsIn(texts) < enoughOfOwn;
  // Behind the title held another one of the person's own would be another person.
  const behindTitle = set
    .filter(({ saysTitle, isOnlyPlace }) => !saysTitle || isOnlyPlace)
    .map(({ text }) => sentence(text));
  const leads = isOpened
    ? []
    : heldLeads(said, pieces).map(
        ({ text, terms }): Composed => ({ ...own, sentences: [text, ...behindTitle], terms, isOpened: true }),
      );
  return [
    own,
    ...leads,
    ...including(own, pieces),
    ...(set[0]?.isOpening || set[0]?.isTitled ? experienced(own, pieces) : []),
    ...(isShort ? pieces.results.slice(0, 1).map(({ text }) => more(text, { results: 1 })) : []),
    ...pieces
      .papersBeside(said, true)
      .slice(0, most.papersOfOwn)
      .map((text) => more(text, { papers: 1 })),
  ];
}

const endsInExperience = /\bexperience\.$/iu;

/** "... with nine years of experience" with what of it is asked: "including menus and purchasing". */
function including(own: Composed, { resume, terms }: Pieces): Composed[] {
  const [first = "", ...others] = own.sentences;
  const unsaid = provenOf(unsaidIn(own.sentences.join(" "), terms), resume, most.included);
  if (!endsInExperience.test(first) || /\bincluding\b/iu.test(first) || unsaid.length < fewestTerms) return [];
  const text = sentence(`${first.slice(0, -1)}, including ${joinList(unsaid.map(({ text: name }) => name))}`);
  return isProven(text, resume) ? [{ ...own, sentences: [text, ...others], terms: unsaid }] : [];
}

/** Behind who its writer is what of the work is asked: "Experienced in planning menus and counting stock." */
function experienced(own: Composed, { resume, terms }: Pieces): Composed[] {
  const [first = "", ...others] = own.sentences;
  if (endsInExperience.test(first)) return [];
  const said = stemsOf(own.sentences.join(" "));
  const text = (some: readonly Term[]) =>
    sentence(`Experienced in ${joinList(parted(some).map(({ text: name }) => name))}`);
  const named = together(terms, said, (some) => isProven(text(some), resume));
  return [named, named.slice(0, fewestTerms)]
    .filter((some, at) => some.length >= fewestTerms && (at === 0 || some.length < named.length))
    .map((some) => ({ ...own, sentences: [first, text(some), ...others], terms: some }));
}

/** Of what is proven with the first, the second or the third of them the most: one that the gate sees beside nothing else stays out. */
function together(
  terms: readonly Term[],
  said: readonly string[],
  areProven: (some: readonly Term[]) => boolean,
): Term[] {
  const ways = terms.slice(0, most.starts).map((_, at) => provenWith(terms.slice(at), said, areProven));
  return ways.reduce((best, way) => (way.length > best.length ? way : best), []);
}

/** The first of them that are proven with each other and say more than is said: three where one tells a deed, else four. */
function provenWith(
  terms: readonly Term[],
  said: readonly string[],
  areProven: (some: readonly Term[]) => boolean,
): Term[] {
  const named: Term[] = [];
  const stems = new Set(said);
  for (const term of terms.slice(0, most.tried)) {
    const some = [...named, term];
    if (some.length > (some.some(({ isDeed }) => isDeed) ? most.deeds : most.named)) break;
    const own = tellingStems(term.text);
    const isNamed = named.some(({ text }) => tellingStems(text).every((stem) => own.includes(stem)));
    const isLong = named.length > 1 && wordsIn(some.map(({ text }) => text)) > most.words;
    const isSameDeed = term.isDeed && named.some(({ text }) => text.split(" ")[0] === term.text.split(" ")[0]);
    const isSaid = isLong || isSameDeed || isNamed || own.filter((stem) => stems.has(stem)).length * 2 > own.length;
    if (isSaid || ((term.isListed || term.isFill) && named.length >= fewestTerms) || !areProven(some)) continue;
    named.push(term);
    for (const stem of own) stems.add(stem);
  }
  return named;
}

/** Who its writer is with a result and papers, the fullest first. */
function composed(pieces: Pieces): Composed[] {
  return heldLeads("", pieces)
    .flatMap((lead): Composed[] => {
      const plain: Composed = {
        sentences: [lead.text],
        terms: lead.terms,
        isOpened: true,
        results: 0,
        papers: 0,
        faults: 0,
        isOwn: false,
        praise: 0,
      };
      const [result] = pieces.results;
      const told = result ? [{ ...plain, sentences: [lead.text, result.text], results: 1 }] : [];
      return [...told, plain].flatMap((one): Composed[] => {
        const ways = [one];
        for (let at = 0; at < most.papers; at += 1) {
          const last = ways.at(-1) ?? one;
          const [paper] = pieces.papersBeside(last.sentences.join(" "));
          if (paper) ways.push({ ...last, sentences: [...last.sentences, paper], papers: last.papers + 1 });
        }
        return ways.reverse();
      });
    })
    .filter(({ terms, results, papers }) => terms.length >= fewestTerms || results + papers > 0);
}

function provenOf(terms: readonly Term[], resume: Resume, mostOf: number): Term[] {
  return terms
    .slice(0, most.tried)
    .filter(({ text }) => isProven(sentence(`Experienced in ${text}`), resume))
    .slice(0, mostOf);
}

interface Lead {
  text: string;
  terms: readonly Term[];
}

/** The title held with what is asked that the jobs show; a title and one word say nothing. */
function heldLeads(said: string, { held, resume, terms, isOfHeld }: Pieces): Lead[] {
  if (!held) return [];
  const named = together(unsaidIn(said, terms.filter(isOfHeld)), stemsOf(said), (some) =>
    openingsOf(held, parted(some)).some((text) => isProven(text, resume)),
  );
  const ways = [...named.keys()].map((at) => parted(named.slice(0, at + 1))).reverse();
  return ways
    .filter((some) => some.length >= fewestTerms || (said === "" && /\s/u.test(some[0]?.text ?? "")))
    .flatMap((some) => {
      const text = openingsOf(held, some).find((one) => isProven(one, resume));
      return text === undefined ? [] : [{ text, terms: some }];
    });
}
