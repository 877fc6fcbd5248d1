import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { askedWords } from "~/tailor/match/trace-words";
import { isPlainList, isSentence, isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { type Relevance, relevanceByPath, weightOf } from "~/tailor/propose/relevance";
import { touches, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { isCrumb, isStrayLetter } from "./crumbs";
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
/** Who says so does not lead with it. */
const hedged =
  /\b(?:basics?|beginner|familiar\p{L}*|some|working towards|learning|exposure|in progress|expired|studying)\b/iu;

interface Skill {
  index: number;
  text: string;
  /** The weight of what it names of the post; 0 for what nobody asked for. */
  named: number;
  said: Said | undefined;
  /** It names no skill, and the post does not speak of it either. */
  goes: boolean;
}

/**
 * Each list of skills with what the post asks for by name in front, the rest in the order of its writer; without what stands there
 * twice, what a template left blank and crumbs that name no skill. Nothing else goes, however long the list is. Where the score
 * would fall (`keepsScore`) less goes, or nothing. A list of sentences keeps its order.
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
      skillOf({ text, index }, posting, again.get(`${path}/${index}`), keywords.length > fewestOfDump),
    );
    const [left, said] = [skills.filter((one) => !isSaid(one) && !one.goes), skills.filter((one) => !isSaid(one))];
    const drafts = [left, said, skills].map((kept) => draftOf(inOrder(kept), skills, path, relevance));
    return drafts.find(([draft]) => draft === undefined || keepsScore(draft)) ?? [];
  });
}

function skillOf(
  { text, index }: { text: string; index: number },
  posting: Posting,
  said: Said | undefined,
  isLong: boolean,
): Skill {
  const trade = tradeOf(posting);
  const named = weightAsked(text, posting);
  const isStray = isLong && isStrayLetter(text, trade);
  const isEmpty = isLong && isCrumb(text) && !touches(text, trade);
  return {
    index,
    text,
    named,
    said,
    goes: blank.test(text) || (named === 0 && !isSentence(text) && (isStray || isEmpty)),
  };
}

/** What is asked for by name stays where a longer item says it. */
function isSaid({ said, named }: Skill): boolean {
  return said === "same" || (said === "within" && named === 0);
}

/** What is asked for, the weightiest first, unless its writer knows little of it or anybody says it; then all else as it stood. */
function inOrder(skills: readonly Skill[]): Skill[] {
  const isSoft = (text: string) => findTerms(text).some(({ kind }) => kind === "soft");
  const rank = ({ named, text }: Skill) => (hedged.test(text) || isSoft(text) ? 0 : named);
  return skills.toSorted((left, right) => rank(right) - rank(left));
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
  const why = "What this post asks for stands first; what stands there already, or names no skill, is left out.";
  return [{ ...base, kind: "left-out", after, why, isCosmetic: dropped < telling, isMend: true }];
}

/** Whether a skill may be left out of a list for this post: nothing that is asked for is named by it. */
export function isSpare(text: string, posting: Posting): boolean {
  return blank.test(text) || !(isSentence(text) || weightAsked(text, posting) > 0);
}

/** What stands in the post in so many words goes before what is only of its kind. */
const literally = 0.5;

/** The weight of what an item names of the post's requirements: 0 where it names none. */
function weightAsked(text: string, { requirements }: Posting): number {
  const said = ` ${plainWords(text)} `;
  const isNamed = /\s|^\p{Lu}/u.test(text.trim());
  const names = new Set(findTerms(text).map(({ canonical }) => canonical));
  const stems = new Set(tokenize(text).map(({ word }) => word.stem));
  const asked = requirements.filter(({ canonical, term }) => {
    if (canonical !== undefined && names.has(canonical)) return true;
    const words = askedWords(term);
    return words.some(({ isTelling }) => isTelling) && words.every(({ stem }) => stems.has(stem));
  });
  const literal = requirements.filter(({ term }) => isNamed && ` ${plainWords(term)} `.includes(said));
  return Math.max(0, ...asked.map(weightOf), ...literal.map((one) => weightOf(one) + literally));
}

function plainWords(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[\p{L}\d+#]+/gu)
      ?.join(" ") ?? ""
  );
}
