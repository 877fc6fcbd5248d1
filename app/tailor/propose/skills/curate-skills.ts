import type { Change } from "~/tailor/change";
import type { Match } from "~/tailor/match";
import { isPlainList, isSentence, isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { hasBlank } from "~/tailor/propose/blanks";
import { type Relevance, relevanceByPath } from "~/tailor/propose/relevance";
import { isSaidOfWork, touches, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { rankByName, weightAsked } from "./asked-skills";
import { isCrumb, isStrayLetter, isTornPair } from "./crumbs";
import { inOneManner } from "./one-manner";
import { isRecord, type Said, skillsListedAgain } from "./repeated-skills";
import { type WordsOfLines, wordsOfLines } from "./words-of-lines";

type Draft = Omit<Change, "id">;

/** In a long list a few items that were cut wrong are no sentences. */
const sentenceShare = 0.1;
const tornShare = 0.05;
/** Where more items begin small, they are written so. */
const smallShare = 0.3;
/** In a longer list nobody weighed each item, where it is one of words for the most part. */
const fewestOfDump = 20;
const wordShare = 0.5;
const isWord = (text: string) => !/\s/u.test(text.trim());
/** A list that leaves out fewer is no other list. */
const telling = 3;
/** So many items, and such a share of them, in the order of the alphabet are no chance. */
const fewestOfAlphabet = 8;
const alphabetShare = 0.75;
const smallShareOfDump = 0.25;
/** Who says so does not lead with it. */
const hedged =
  /\b(?:basics?|beginner|familiar\p{L}*|some|working towards|learning|exposure|in progress|expired|studying)\b/iu;

interface Skill {
  index: number;
  text: string;
  /** The weight of what it names of the post; 0 for what nobody asked for. */
  named: number;
  /** How far in front it belongs, by what the post asks for by the same name. */
  rank: number;
  /** The post speaks of it. */
  isPosted: boolean;
  said: Said | undefined;
  /** It names no skill, and the post does not speak of it either. */
  goes: boolean;
}

/**
 * Each list of skills without what stands there twice, what a template left blank and crumbs that name no skill. Nothing else goes,
 * however long the list is. A list that a form drew out of the text, in the order of the alphabet, has what the post asks for by
 * name in front; any other list keeps the order and the capitals of its writer. Where the score would fall (`keepsScore`) less goes, or nothing.
 */
export function curateSkills(
  resume: Resume,
  posting: Posting,
  match: Match,
  keepsScore: (draft: Draft) => boolean,
): Draft[] {
  const relevance = relevanceByPath(resume, posting, match);
  const again = skillsListedAgain(resume);
  return resume.skills.flatMap(({ keywords }, group): Draft[] => {
    const path = listPath(group);
    if (!isRecord(keywords) && isSaidAbove(resume, group, again)) return [repeatedList(keywords, path)];
    if (isTornList(keywords) || isWrapped(resume, group) || isRecord(keywords)) return [];
    if (isPlain(keywords)) return setAnew(resume, group, posting, relevance, keepsScore);
    return keywords.some(isTornItem) ? [] : withoutBlanks(keywords, path, again);
  });
}

function listPath(group: number): string {
  return `/skills/${group}/keywords`;
}

function isTornItem(text: string): boolean {
  return text.includes(" ") && isTorn(text);
}

/** "processes and" goes on in the item below, and so may any other. */
const endsOpen = /\s(?:and|or|of|&|for|in|to|with)$/iu;

/** Set in another order, pieces of torn lines would be past mending; as they are, their lines are quoted. */
function isTornList(keywords: readonly string[]): boolean {
  return (
    keywords.some((text) => endsOpen.test(text)) || keywords.filter(isTornItem).length > keywords.length * tornShare
  );
}

/** Where most items begin large, one in small letters at the start of a line goes on with the item above: "Risk" above "management". */
function isWrapped({ atoms, source, skills }: Resume, group: number): boolean {
  const keywords = skills[group]?.keywords ?? [];
  const small = keywords.filter((text) => /^\p{Ll}/u.test(text));
  if (small.length === 0 || small.length > keywords.length * smallShare) return false;
  const path = `${listPath(group)}/`;
  return atoms.some(
    ({ path: own, text, span }) =>
      span &&
      own.startsWith(path) &&
      /^\p{Ll}/u.test(text) &&
      /[\p{L})]\s*\n\s*$/u.test(source.slice(Math.max(0, span.start - 40), span.start)),
  );
}

/** Names and phrases, no sentences and nothing torn. */
function isPlain(keywords: readonly string[]): boolean {
  const sentences = keywords.filter((text) => !isPlainList([text]));
  return !isTornList(keywords) && sentences.length <= keywords.length * sentenceShare;
}

/** One list, in the order that this post asks for; the fullest form in which the score stays. */
function setAnew(
  resume: Resume,
  group: number,
  posting: Posting,
  relevance: ReadonlyMap<string, Relevance>,
  keepsScore: (draft: Draft) => boolean,
): Draft[] {
  const path = listPath(group);
  const items = resume.skills[group]?.keywords ?? [];
  const isDrawn = isDump(items);
  // Beside another list, one that somebody wrote may well say the same.
  const again = skillsListedAgain(isDrawn ? resume : onlyGroup(resume, group));
  const isLong = items.length > fewestOfDump && items.filter(isWord).length > wordShare * items.length;
  const lines = isDrawn ? wordsOfLines(resume) : undefined;
  const skills = items.map((text, index) => {
    // A number by itself goes on with the item above: "Fall protection OSHA" and "7410".
    const isPart = !isDrawn && isNumber(text);
    const said = isPart ? undefined : again.get(`${path}/${index}`);
    return skillOf({ text, index }, posting, said, { items, isLong: isLong || isDrawn, lines });
  });
  const said = skills.filter((one) => !isSaid(one));
  const left = said.filter((one) => !one.goes);
  const ids = (kept: readonly Skill[]) =>
    kept.flatMap(({ index }) => relevance.get(`${path}/${index}`)?.requirementIds ?? []);
  const drafts = [left, said, skills].map((kept) =>
    draftOf(isDrawn ? inOrder(kept) : kept, skills, { path, isDrawn, requirementIds: [...new Set(ids(kept))] }),
  );
  return drafts.find(([draft]) => draft === undefined || keepsScore(draft)) ?? [];
}

/** The other groups without their items. */
function onlyGroup(resume: Resume, group: number): Resume {
  return { ...resume, skills: resume.skills.map((one, at) => (at === group ? one : { ...one, keywords: [] })) };
}

/** A list in the order of the alphabet, with many words in small letters, was drawn out of the text by a form, word by word. */
function isDump(keywords: readonly string[]): boolean {
  if (keywords.filter((text) => /^\p{Ll}/u.test(text)).length < smallShareOfDump * keywords.length) return false;
  const keys = keywords.map((text) => text.toLowerCase());
  const inOrder = keys.filter((key, at) => at === 0 || (keys[at - 1] ?? "") <= key);
  return keys.length >= fewestOfAlphabet && inOrder.length >= alphabetShare * keys.length;
}

interface ListTraits {
  items: readonly string[];
  isLong: boolean;
  /** Of what was drawn out of the text: how its words stand there. */
  lines: WordsOfLines | undefined;
}

function skillOf(
  { text, index }: { text: string; index: number },
  posting: Posting,
  said: Said | undefined,
  { items, isLong, lines }: ListTraits,
): Skill {
  const trade = tradeOf(posting);
  const named = weightAsked(text, posting);
  const isPosted = isSaidOfWork(text, trade) || touches(text, trade);
  const isStray = items.length > fewestOfDump && isStrayLetter(text, trade, items);
  const isEmpty = (isLong && isCrumb(text)) || lines?.isPartOfOthers(text) === true;
  const isNone = isStray || (!isPosted && isEmpty) || (isTornPair(text) && items.length >= fewestOfDump);
  return {
    index,
    text,
    named,
    rank: hedged.test(text) ? 0 : rankByName(text, posting),
    isPosted,
    said,
    goes: hasBlank(text) || (named === 0 && !isSentence(text) && !/\d/.test(text) && isNone),
  };
}

const isNumber = (text: string) => /^\d+$/.test(text.trim());

/** What the post speaks of stays where a longer item says it. */
function isSaid({ said, named, isPosted }: Skill): boolean {
  return said === "same" || (said === "within" && named === 0 && !isPosted);
}

/** What the post asks for by name, unless its writer knows little of it, and then all else as it stood. */
function inOrder(skills: readonly Skill[]): Skill[] {
  return skills.toSorted((left, right) => right.rank - left.rank);
}

/** Half of a list stands in others and the rest is crumbs; one with a name stands below one of the same name. */
function isSaidAbove({ skills }: Resume, group: number, again: ReadonlyMap<string, Said>): boolean {
  const { name, keywords } = skills[group] ?? { keywords: [] };
  const said = keywords.filter((_, index) => again.has(`/skills/${group}/keywords/${index}`));
  const isWhole = keywords.every((text) => said.includes(text) || isCrumb(text));
  const hasHead = name === undefined || skills.slice(0, group).some((other) => other.name === name);
  return hasHead && isWhole && said.length > keywords.length / 2;
}

/** A list of which every item stands in another one. */
function repeatedList(keywords: readonly string[], path: string): Draft {
  const why = "All of it stands in your other lists.";
  return {
    kind: "left-out",
    atomId: null,
    path,
    before: keywords.join("\n"),
    after: "",
    why,
    requirementIds: [],
    isMend: true,
  };
}

/** A list of phrases keeps them in their order, without blanks that nobody filled in and without what it says twice. */
function withoutBlanks(keywords: readonly string[], path: string, again: ReadonlyMap<string, Said>): Draft[] {
  const kept = keywords.filter((text, index) => !hasBlank(text) && (isNumber(text) || !again.has(`${path}/${index}`)));
  if (kept.length === 0 || kept.length === keywords.length) return [];
  const why = "They stand there already, or hold a blank that nobody filled in.";
  const [before, after] = [keywords.join("\n"), kept.join("\n")];
  return [
    { kind: "left-out", atomId: null, path, before, after, why, requirementIds: [], isMend: true, isCosmetic: true },
  ];
}

function draftOf(
  kept: readonly Skill[],
  all: readonly Skill[],
  { path, isDrawn, requirementIds }: { path: string; isDrawn: boolean; requirementIds: string[] },
): Draft[] {
  const order = kept.map(({ index }) => index);
  const base = { atomId: null, path, before: all.map(({ text }) => text).join("\n"), requirementIds, isMend: true };
  const dropped = all.length - kept.length;
  const isMoved = dropped > 0 || order.some((from, to) => from !== to);
  if (kept.length === 0 || !isMoved) return [];
  const written = kept.map(({ text }) => text).join("\n");
  const alike = isDrawn ? kept.map(({ text }) => inOneManner(text)).join("\n") : written;
  const isCosmetic = dropped < telling;
  if (dropped === 0 && written === alike)
    return [{ ...base, kind: "skills-order", after: written, order, why: askedFirst, isCosmetic: true }];
  if (dropped === 0) return [{ ...base, kind: "skills-list", after: alike, why: askedFirst, isCosmetic: true }];
  const why = isDrawn
    ? "What this post asks for stands first; what stands there already, or names no skill, is left out."
    : "What stands there already, or names no skill, is left out.";
  return [{ ...base, kind: "left-out", after: alike, why, isCosmetic }];
}

const askedFirst = "What this post asks for stands first.";
