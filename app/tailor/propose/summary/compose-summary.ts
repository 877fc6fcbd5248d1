import { capital } from "~/tailor/grammar/open-with-deed";
import { figureWorth } from "~/tailor/letter/proofs";
import { joinList } from "~/tailor/propose/in-sentence";
import { isProven, type Term, unsaidIn } from "~/tailor/propose/profile-pieces";
import type { Resume } from "~/tailor/resume";
import { sentence } from "~/wording";
import type { Held } from "./held-role";
import type { OwnSentence } from "./own-sentences";
import { type Fact, isAlike } from "./strong-facts";
import type { Weighable } from "./summary-worth";

/** What a summary can be made of; all of it is proven, each piece by itself. */
export interface Pieces {
  resume: Resume;
  held: Held | undefined;
  /** What is asked and shown, that of the opening job first. */
  terms: readonly Term[];
  facts: readonly Fact[];
  /** Licences, tools, degree and languages asked for that a text does not name yet. */
  papersBeside: (said: string, isOwn?: boolean) => string[];
}

/** A wording with what it names of the post. */
export interface Composed extends Weighable {
  terms: readonly Term[];
}

const mostWords = 60;
const mostTerms = 3;
const fewestTerms = 2;
const mostTried = 8;
/** A longer one of the person's own needs nothing beside it. */
const enoughOfOwn = 25;
const mostPapers = 2;
/** A longer summary is cut, however good its sentences are. */
const wall = 80;
const shortWords = 30;
/** With so many words it says enough to keep its praise as well. */
const enoughToKeep = 18;
/** In a longer text a sentence that is moved to the front tears a story apart. */
const mostMoved = 4;
/** It says who its writer is without a title: "Sales professional who". */
const selfNamed = /^(?:I am an? )?(?:[\p{L}/-]+,? ){0,3}(?:professional|specialist|graduate|marketer)\b/iu;

/** Of a person's own sentences those that say something for this post, and those that nobody may lose. */
export function tellingOf(sentences: readonly OwnSentence[]): OwnSentence[] {
  return sentences.filter((one) => one.isOnlyPlace || !one.isSpare || (one.isTitle && !one.isOfOther));
}

/**
 * Summaries for a post: of the person's own sentences, whole or without praise, with who they are in front; by a title held and
 * what is asked that the jobs show, with one proof and the papers asked for, where their own say little. A sentence with a
 * figure, date or name that stands nowhere else is in each.
 */
export function composeSummaries(sentences: readonly OwnSentence[], pieces: Pieces): Composed[] {
  const telling = tellingOf(sentences);
  const musts = sentences.filter(({ isOnlyPlace }) => isOnlyPlace);
  const whole = sentences.filter(({ isOfOther, isOnlyPlace }) => !isOfOther || isOnlyPlace);
  // Of a short one nothing is left out: praise makes up for what it does not say.
  const isShort = wordsIn(whole.map(({ text }) => text)) <= shortWords;
  const isWall = wordsIn(telling.map(({ text }) => text)) > wall;
  const keepsAll = isShort && telling.length > 0 && wordsIn(whole.map(({ text }) => text)) >= enoughToKeep;
  const sets = [
    whole,
    ...(keepsAll ? [] : [...(isShort && telling.length > 0 ? [] : [telling]), musts]),
    ...(isWall ? [fitting(telling)] : []),
  ];
  const isSame = (one: readonly OwnSentence[], other: readonly OwnSentence[]) =>
    one.length === other.length && one.every((own, at) => own === other[at]);
  return sets
    .filter((set, at) => sets.findIndex((other) => isSame(set, other)) === at)
    .flatMap((set) =>
      leadsOf(set, pieces, telling.filter((one) => !set.includes(one)).length).flatMap((lead) => [
        lead,
        ...withMore(lead, pieces),
      ]),
    )
    .filter((made) => made.sentences.length > 0 && (made.isOpened || made.told === 0));
}

/** As many as are read at a glance: those that nobody may lose, then those with most of the post, in their order. */
function fitting(telling: readonly OwnSentence[]): OwnSentence[] {
  const taken = new Set(telling.filter(({ isOnlyPlace }) => isOnlyPlace));
  const best = [...telling].sort(
    (left, right) =>
      Number(right.isOpening) - Number(left.isOpening) || right.asked - left.asked || right.worth - left.worth,
  );
  for (const one of best) if (wordsIn([...taken, one].map(({ text }) => text)) <= mostWords) taken.add(one);
  return telling.filter((one) => taken.has(one));
}

/** The ways to open: as the person does, their own opening in front, or by a title held. */
function leadsOf(set: readonly OwnSentence[], pieces: Pieces, lost: number): Composed[] {
  const opening =
    set.find(({ isOpening, isPraise }) => isOpening && !isPraise) ?? set.find(({ isOpening }) => isOpening);
  const isLed = set[0]?.isTitled || selfNamed.test(set[0]?.text ?? "") || set.length > mostMoved;
  const inOrder = opening && !isLed ? [opening, ...set.filter((one) => one !== opening)] : set;
  // Who says "I" in one sentence says it in all of them.
  const saysI = inOrder.some(({ text }) => /\bI\b/u.test(withoutVoice(text)));
  const texts = inOrder.map(({ text }) => (saysI ? sentence(text) : withoutVoice(text)));
  const own: Composed = {
    sentences: texts,
    terms: [],
    isOpened: opening !== undefined,
    told: 0,
    listed: 0,
    papers: 0,
    faults: 0,
    lost,
    isOwn: set.length > 0,
    praise: set.filter(({ isPraise, isTitle }) => isPraise && !isTitle).length,
  };
  if (opening) return [own, ...including(own, pieces)];
  // Two titles in a row say one thing twice.
  const leads = (set.some(({ isTitled }) => isTitled) ? [] : heldLeads(texts.join(" "), pieces)).map(
    (lead): Composed => ({ ...own, sentences: [lead.text, ...texts], terms: lead.terms, isOpened: true }),
  );
  return set.length > 0 ? [own, ...leads] : leads;
}

/** "... with nine years of experience" with what of it is asked: "including menus and purchasing". */
function including(own: Composed, { resume, terms }: Pieces): Composed[] {
  const [first = "", ...others] = own.sentences;
  const unsaid = provenOf(unsaidIn(own.sentences.join(" "), terms), resume);
  if (!/\bexperience\.$/iu.test(first) || unsaid.length < fewestTerms) return [];
  const text = sentence(`${first.slice(0, -1)}, including ${joinList(unsaid.map(({ text: name }) => name))}`);
  return isProven(text, resume) ? [{ ...own, sentences: [text, ...others], terms: unsaid }] : [];
}

function provenOf(terms: readonly Term[], resume: Resume): Term[] {
  return terms
    .slice(0, mostTried)
    .filter(({ text }) => isProven(sentence(`Experienced in ${text}`), resume))
    .slice(0, mostTerms);
}

interface Lead {
  text: string;
  terms: readonly Term[];
}

/** The title held with what is asked that the jobs show, or with what was done there; without either it is no sentence. */
function heldLeads(said: string, { held, resume, terms, facts }: Pieces): Lead[] {
  if (!held) return [];
  const named = provenOf(unsaidIn(said, terms), resume);
  // Beside the person's own words a bare title says nothing, and what was done repeats what stands below.
  const isAlone = said === "";
  const doings = isAlone && held.isNear ? facts.flatMap(({ doing }) => doing ?? []).slice(0, fewestTerms) : [];
  const ways = [
    ...[...named.keys()].map((at) => named.slice(0, at + 1)).reverse(),
    ...(doings.length > 0 ? [doings.map((text): Term => ({ id: undefined, text }))] : []),
    ...(isAlone && held.isNear ? [[]] : []),
  ];
  return (
    ways
      // One thing of the trade that nobody asked for says nothing, nor does one word: "construction".
      .filter((some) => some.length !== 1 || (!some[0]?.isUnasked && (isAlone || /\s/u.test(some[0]?.text ?? ""))))
      .flatMap((some) => {
        const text = openingsOf(held, some).find((one) => isProven(one, resume));
        return text === undefined ? [] : [{ text, terms: some }];
      })
  );
}

/** "Head Cook since 2015, experienced in menus and purchasing.", the fullest first; a bare title is no sentence. */
export function openingsOf({ role, span, now, isNear }: Held, terms: readonly Term[]): string[] {
  const isCurrent = span.startsWith("since");
  const heads = [
    ...(now && isNear ? [`${now}, before that ${role}`] : []),
    ...(isCurrent ? [`${role} ${span}`] : []),
    role,
  ];
  const things = joinList(terms.map(({ text }) => text));
  const ways = (head: string) => [
    `${head}${head === role ? "" : ","} experienced in ${things}`,
    `${head} with experience in ${things}`,
  ];
  return [...new Set(heads)]
    .flatMap((head) => (things === "" ? [head] : ways(head)))
    .filter((text) => text !== role)
    .map(sentence);
}

/** With a proof, papers and what else is asked, as long as it is read at a glance; a person's own need none where they say enough. */
function withMore(lead: Composed, pieces: Pieces): Composed[] {
  const { resume, terms, papersBeside, facts } = pieces;
  const said = lead.sentences.join(" ");
  const made: Composed[] = [];
  const fits = (one: Composed) => wordsIn(one.sentences) <= mostWords;
  const more = (from: Composed, text: string, rest: Partial<Composed>): Composed => ({
    ...from,
    sentences: [...from.sentences, text],
    ...rest,
  });
  const papered = (from: Composed) => {
    const ways = [from];
    for (let at = 0; at < mostPapers; at += 1) {
      const last = ways.at(-1) ?? from;
      const [paper] = papersBeside(last.sentences.join(" "), last.isOwn);
      if (paper !== undefined) ways.push(more(last, paper, { papers: last.papers + 1 }));
    }
    return ways;
  };
  made.push(...papered(lead).slice(1));
  if (wordsIn(lead.sentences) >= enoughOfOwn) return made.filter(fits);
  const unsaid = lead.terms.length > 0 ? [] : provenOf(unsaidIn(said, terms), resume);
  const background = sentence(`Background in ${joinList(unsaid.map(({ text }) => text))}`);
  const listed =
    unsaid.length >= fewestTerms && isProven(background, resume)
      ? [more(lead, background, { terms: unsaid, listed: 1 })]
      : [];
  for (const from of [lead, ...listed])
    made.push(...proofsOf(facts, from, resume).map((text) => more(from, text, { told: 1 })));
  return [...made, ...listed].flatMap(papered).filter(fits);
}

/** A figure of a name is no proof: "the Q-40 press". */
const named = /[\p{L}-]*\p{L}-?\d[\p{L}\d-]*/gu;

/** One line of a job with a figure, or two deeds without what hangs on them. */
function proofsOf(facts: readonly Fact[], { sentences }: Composed, resume: Resume): string[] {
  const said = sentences.join(" ");
  const news = facts.filter(
    (fact) => !sentences.some((one) => isAlike(fact.text, one)) && !(fact.doing && said.includes(fact.doing)),
  );
  const [first] = news;
  const withFigure = news.find(({ text }) => figureWorth(text.replace(named, "")) > 0);
  const deeds = news.flatMap(({ deed }) => deed ?? []).slice(0, 2);
  const pair = deeds.length === 2 ? sentence(`${deeds[0]} and ${uncapital(deeds[1] ?? "")}`) : undefined;
  return [withFigure?.text, pair, first?.text].filter(
    (text): text is string => text !== undefined && isProven(text, resume),
  );
}

function uncapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** A resume speaks of its writer without "I": "I am a careful baker" as "Careful baker". */
function withoutVoice(text: string): string {
  const plain = text.replace(/^I(?:['’]m| am) (?:an? )?(?=\p{L})/u, "");
  return sentence(plain !== text && !/\b(?:I|my|me)\b/iu.test(plain) ? capital(plain) : text);
}

export function wordsIn(texts: readonly string[]): number {
  return texts.join(" ").split(/\s+/).filter(Boolean).length;
}
