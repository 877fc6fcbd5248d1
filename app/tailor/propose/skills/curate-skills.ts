import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { askedWords } from "~/tailor/match/trace-words";
import { isPlainList, isSentence, isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { type Relevance, relevanceByPath, weightOf } from "~/tailor/propose/relevance";
import { sharesAsked, touches, tradeOf, worthOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { isCrumb, isDoubted, isStrayLetter, spareBeyond } from "./crumbs";
import { inFormOrder, isColumn, standInLines } from "./list-form";
import { listWorth } from "./list-worth";
import { type Said, skillsListedAgain } from "./repeated-skills";

type Draft = Omit<Change, "id">;

/** In a long list a few items that were cut wrong are no sentences. */
const sentenceShare = 0.1;
const tornShare = 0.05;
/** In a longer list nobody weighed each item. */
const fewestOfDump = 20;
/** A list that leaves out fewer is no other list. */
const telling = 3;
/** What a template left to fill in. */
const blank = /\[[^\]]{2,40}\]/;
/** Where an item goes: what the post asks for by name, what shows or shares what it asks, what it touches, what it does not, and what may be no skill. */
const tiers = { named: 0, shown: 1, touched: 2, other: 3, doubted: 4 };

interface Skill {
  index: number;
  text: string;
  tier: number;
  /** Within its tier, for this post. */
  worth: number;
  said: Said | undefined;
  /** It names no skill, and the post does not speak of it either. */
  goes: boolean;
}

/**
 * Each list of skills as an editor would set it for this post: what is asked first, nothing twice, none of the words that name
 * no skill. What an editor would not be sure of stays, behind the others. Where the score would fall (`keepsScore`) less goes, or nothing. A list
 * of sentences keeps its order.
 */
export function curateSkills(
  resume: Resume,
  posting: Posting,
  match: Match,
  keepsScore: (draft: Draft) => boolean,
): Draft[] {
  const again = skillsListedAgain(resume);
  const relevance = relevanceByPath(resume, posting, match);
  return resume.skills.flatMap(({ keywords }, group): Draft[] => {
    const path = `/skills/${group}/keywords`;
    if (isSaidAbove(resume, group, again)) return [repeatedList(keywords, path)];
    // Set in another order, pieces of torn lines would be past mending; as they are, their lines are quoted.
    const torn = keywords.filter((text) => text.includes(" ") && isTorn(text));
    if (torn.length > keywords.length * tornShare) return [];
    const sentences = keywords.filter((text) => !isPlainList([text]));
    if (sentences.length > keywords.length * sentenceShare)
      return torn.length > 0 ? [] : withoutBlanks(keywords, path, again);
    const skills = keywords.map((text, index) =>
      skillOf(
        { text, index, weight: relevance.get(`${path}/${index}`)?.weight ?? 0 },
        posting,
        again.get(`${path}/${index}`),
        keywords.length > fewestOfDump,
      ),
    );
    const areLines = standInLines(resume, group);
    const [left, said] = [skills.filter((one) => !isSaid(one) && !one.goes), skills.filter((one) => !isSaid(one))];
    const ways = [withinLength(left, areLines, posting), left, said, skills];
    const drafts = ways.map((kept) => draftOf(inFormOrder(inOrder(kept), areLines), skills, path, relevance));
    return drafts.find(([draft]) => draft === undefined || keepsScore(draft)) ?? [];
  });
}

function skillOf(
  { text, index, weight }: { text: string; index: number; weight: number },
  posting: Posting,
  said: Said | undefined,
  isLong: boolean,
): Skill {
  const trade = tradeOf(posting);
  const named = weightAsked(text, posting);
  const isTouched = touches(text, trade);
  const isStray = isLong && isStrayLetter(text, trade);
  const tier =
    named > 0
      ? tiers.named
      : isStray || isCrumb(text) || (isDoubted(text) && !isTouched)
        ? tiers.doubted
        : weight > 0 || (isTouched && sharesAsked(text, trade))
          ? tiers.shown
          : isTouched
            ? tiers.touched
            : tiers.other;
  const isOneWord = !/\s/.test(text.trim());
  const isForPost = tier === tiers.shown || tier === tiers.touched;
  return {
    index,
    text,
    tier,
    worth: tier === tiers.named ? named : isForPost ? worthOf(text, trade) : 0,
    said,
    goes:
      blank.test(text) ||
      (!isSentence(text) &&
        (isStray || (tier === tiers.doubted && isCrumb(text) && (!isTouched || (isOneWord && weight === 0))))),
  };
}

/** What is asked for by name stays where a longer item says it. */
function isSaid({ said, tier }: Skill): boolean {
  return said === "same" || (said === "within" && tier !== tiers.named);
}

/** A list that is longer than anybody reads, without what it can spare: what an editor would leave out goes first. */
function withinLength(skills: readonly Skill[], areLines: boolean, posting: Posting): Skill[] {
  const isBelowEachOther = isColumn(
    skills.map(({ text }) => text),
    areLines,
  );
  const spare = skills
    .filter(({ text, tier }) => tier >= tiers.other && isSpare(text, posting))
    .toSorted((left, right) => right.tier - left.tier || listWorth(left.text) - listWorth(right.text));
  const gone = new Set<Skill>();
  for (const one of spare) if (skills.length - gone.size > spareBeyond(one.text, isBelowEachOther)) gone.add(one);
  return skills.filter((one) => !gone.has(one));
}

function inOrder(skills: readonly Skill[]): Skill[] {
  return skills.toSorted((left, right) => left.tier - right.tier || right.worth - left.worth);
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
  const kept = keywords.filter((text, index) => !blank.test(text) && !again.has(`${path}/${index}`));
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
  path: string,
  relevance: ReadonlyMap<string, Relevance>,
): Draft[] {
  const order = kept.map(({ index }) => index);
  const ids = order.flatMap((index) => relevance.get(`${path}/${index}`)?.requirementIds ?? []);
  const base = {
    atomId: null,
    path,
    before: all.map(({ text }) => text).join("\n"),
    requirementIds: [...new Set(ids)],
  };
  const dropped = all.length - kept.length;
  if (kept.length === 0 || order.every((from, to) => from === to && dropped === 0)) return [];
  if (dropped === 0) {
    const after = kept.map(({ text }) => text).join("\n");
    const why = "What this post asks for stands first.";
    return [{ ...base, kind: "skills-order", after, order, why, isCosmetic: true, isMend: true }];
  }
  const after = kept.map(({ text }) => capital(text)).join("\n");
  const why =
    "What this post asks for stands first; what stands there already, names no skill, or says nothing to it in a list too long to read, is left out.";
  return [{ ...base, kind: "left-out", after, why, isCosmetic: dropped < telling, isMend: true }];
}

/** Whether a skill may be left out of a list for this post: nothing that is asked for is named by it. */
export function isSpare(text: string, posting: Posting): boolean {
  return blank.test(text) || !(isSentence(text) || weightAsked(text, posting) > 0);
}

/** The weight of what an item names of the post's requirements: 0 where it names none. */
function weightAsked(text: string, { requirements }: Posting): number {
  const names = new Set(findTerms(text).map(({ canonical }) => canonical));
  const stems = new Set(tokenize(text).map(({ word }) => word.stem));
  const asked = requirements.filter(({ canonical, term }) => {
    if (canonical !== undefined && names.has(canonical)) return true;
    const words = askedWords(term);
    return words.some(({ isTelling }) => isTelling) && words.every(({ stem }) => stems.has(stem));
  });
  return Math.max(0, ...asked.map(weightOf));
}
