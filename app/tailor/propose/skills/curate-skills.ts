import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { askedWords } from "~/tailor/match/trace-words";
import { isPlainList, isSentence, isTorn } from "~/tailor/parse/plain-list";
import type { Posting } from "~/tailor/posting";
import { type Relevance, relevanceByPath } from "~/tailor/propose/relevance";
import { sharesAsked, touches, tradeOf, worthOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";
import { credential, isCrumb, isKept, isStrayLetter, leastWorth, likelyShare, tellingWord } from "./crumbs";
import { listWorth } from "./list-worth";
import { skillsListedAgain } from "./repeated-skills";

type Draft = Omit<Change, "id">;

/** What a reader takes in of a list. */
const mostSkills = 20;
/** Of what the post does not touch so many stay, however much it touches: it may be what the trade calls by another name. */
const fewestOthers = 5;
/** In a long list a few items that were cut wrong are no sentences. */
const sentenceShare = 0.1;
const tornShare = 0.05;
/** A second list gets what the ones above leave of the twenty, but no less. */
const fewestSkills = 10;
/** So often a list is tried that keeps the score. */
const mostTries = 16;
/** A list that leaves out fewer is no other list. */
const telling = 3;
/** What a template left to fill in. */
const blank = /\[[^\]]{2,40}\]/;
interface Skill {
  index: number;
  text: string;
  asked: number;
  /** A word of it, or one of close kin, stands in the post. */
  isTouched: boolean;
  /** Asked for, a licence, a language or a tool with a name of its own: it is never left out. */
  isHeld: boolean;
  /** It names no skill, or says next to nothing to the reader of this post: in a long list it only hides the others. */
  isCrumb: boolean;
  /** Another item says it. */
  isAgain: boolean;
  /** How likely an editor would leave it in, whatever the post. */
  likely: number;
  worth: number;
}

/**
 * Each list of skills as an editor would set it for this post: what is asked first, nothing twice, no crumbs that name no
 * skill. Only what the post does not touch at all is left out: crumbs, and what is too much of a long list. What the score
 * would fall without (`keepsScore`) stays too. A list with a sentence in it stays as it is.
 */
export function curateSkills(
  resume: Resume,
  posting: Posting,
  match: Match,
  keepsScore: (draft: Draft) => boolean,
): Draft[] {
  const [again, exactly] = [skillsListedAgain(resume), skillsListedAgain(resume, true)];
  const relevance = relevanceByPath(resume, posting, match);
  const trade = tradeOf(posting);
  let room = mostSkills;
  return resume.skills.flatMap(({ name, keywords }, group): Draft[] => {
    const path = `/skills/${group}/keywords`;
    if (isSaidAbove(resume, group, again)) return [repeatedList(keywords, path)];
    // Set in another order, pieces of torn lines would be past mending; as they are, their lines are quoted.
    const torn = keywords.filter((text) => text.includes(" ") && isTorn(text));
    if (torn.length > keywords.length * tornShare) return [];
    const sentences = keywords.filter((text) => !isPlainList([text]));
    if (sentences.length > keywords.length * sentenceShare)
      return torn.length > 0 ? [] : withoutBlanks(keywords, path, again);
    // Who names a group and keeps it short has chosen what stands in it.
    const here = skillsListedAgain({ skills: [{ keywords }] });
    const isLong = keywords.length > mostSkills;
    const isChosen = name !== undefined && !isLong;
    const skills = keywords.map((text, index): Skill => {
      const at = `${path}/${index}`;
      const likely = isChosen || credential.test(text) ? 1 : isLong && isStrayLetter(text, trade) ? 0 : listWorth(text);
      const weight = relevance.get(at)?.weight ?? 0;
      const asked = isAskedFor(text, posting) ? Math.max(weight, 1) : likely < leastWorth.long ? 0 : weight;
      const isTouched = asked + weight > 0 || touches(text, trade);
      const isShared = sharesAsked(text, trade);
      const worth = asked * 3 + (isShared ? 2 : 0) + worthOf(text, trade) + likely * likelyShare + Number(isTouched);
      const isSaidHere = exactly.has(at) || (asked === 0 && here.has(`/skills/0/keywords/${index}`));
      const isAgain = isTouched && likely >= leastWorth.long ? isSaidHere : again.has(at);
      return {
        index,
        text,
        asked,
        isTouched,
        isHeld: sentences.includes(text) || asked > 0 || isKept(text, isLong),
        isCrumb: isCrumb(text, likely, worth, isTouched),
        isAgain: !isChosen && isAgain,
        likely,
        worth,
      };
    });
    const most = Math.max(fewestSkills, room);
    const kept = (needed: ReadonlySet<Skill>) => chosen(skills, needed, most);
    const draftWith = (needed: ReadonlySet<Skill>) => draftOf(kept(needed), skills, path, relevance);
    const holds = (needed: ReadonlySet<Skill>) => draftWith(needed).every(keepsScore);
    const needed = holds(new Set()) ? new Set<Skill>() : neededOf(skills, kept(new Set()), holds);
    room -= needed ? kept(needed).length : skills.length;
    return needed ? draftWith(needed) : [];
  });
}

/** Half of a list stands in others and the rest is crumbs; one with a name stands below one of the same name. */
function isSaidAbove({ skills }: Resume, group: number, again: ReadonlySet<string>): boolean {
  const { name, keywords } = skills[group] ?? { keywords: [] };
  const said = keywords.filter((_, index) => again.has(`/skills/${group}/keywords/${index}`));
  const isCrumb = (text: string) => !credential.test(text) && listWorth(text) < leastWorth.long;
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
function withoutBlanks(keywords: readonly string[], path: string, again: ReadonlySet<string>): Draft[] {
  const kept = keywords.filter((text, index) => !blank.test(text) && !again.has(`${path}/${index}`));
  if (kept.length === 0 || kept.length === keywords.length) return [];
  const why = "They stand there already, or hold a blank that nobody filled in.";
  const [before, after] = [keywords.join("\n"), kept.join("\n")];
  return [
    { kind: "left-out", atomId: null, path, before, after, why, requirementIds: [], isMend: true, isCosmetic: true },
  ];
}

/** Of the skills that would go those that the score needs, found by halves; undefined where too many tries do not tell. */
function neededOf(
  skills: readonly Skill[],
  chosenFirst: readonly Skill[],
  holds: (needed: ReadonlySet<Skill>) => boolean,
): Set<Skill> | undefined {
  const kept = new Set(chosenFirst);
  const needed = new Set(skills.filter((skill) => !kept.has(skill)));
  const open = [[...needed].sort((left, right) => left.worth - right.worth)];
  let tries = 0;
  for (let part = open.shift(); part && tries < mostTries; part = open.shift()) {
    tries += 1;
    for (const skill of part) needed.delete(skill);
    if (holds(needed)) continue;
    for (const skill of part) needed.add(skill);
    const half = Math.ceil(part.length / 2);
    if (part.length > 1) open.push(part.slice(0, half), part.slice(half));
  }
  return holds(needed) ? needed : undefined;
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
  const isMend = dropped <= all.filter(({ isAgain }) => isAgain).length;
  const why = isMend
    ? "They stand in the list already, or name no skill."
    : "A long list hides what counts: this one leads with what the post asks for.";
  return [{ ...base, kind: "left-out", after, why, isCosmetic: dropped < telling, ...(isMend && { isMend }) }];
}

/**
 * What is asked for in front, then by worth: of a short list all but what surely names no skill, of a long one no crumbs and no
 * more than fit. What stays of no use to this post keeps its place in a list that loses nothing else.
 */
function chosen(skills: readonly Skill[], needed: ReadonlySet<Skill>, most: number): Skill[] {
  const isLong = skills.length > mostSkills;
  const orderOf = (skill: Skill) => (isLong || (skill.isTouched && skill.asked === 0) ? skill.worth : 0);
  const named = skills
    .filter((skill) => (!skill.isAgain || needed.has(skill)) && !blank.test(skill.text))
    .sort((left, right) => right.asked - left.asked || orderOf(right) - orderOf(left));
  const stays = (skill: Skill) => skill.isHeld || needed.has(skill);
  const held = named.filter(stays).length;
  const least = isLong ? leastWorth.long : leastWorth.short;
  const others = named.filter((skill) => !stays(skill) && skill.likely >= least);
  const telling = isLong ? others.filter((skill) => !skill.isCrumb) : others;
  const best = telling.filter((skill, at) => {
    const isWorth = skill.isTouched && skill.worth >= tellingWord;
    return at < Math.max(fewestOthers, (isWorth ? mostSkills : most) - held);
  });
  // Where the post knows nearly nothing of a list, its likeliest skills are all there is.
  if (held + best.length < fewestOthers)
    best.push(...others.filter((skill) => !best.includes(skill)).slice(0, fewestOthers));
  return named.filter((skill) => stays(skill) || best.includes(skill));
}

/** Whether a skill may be left out of a list for this post: nothing that is asked for is named by it. */
export function isSpare(text: string, posting: Posting): boolean {
  return blank.test(text) || !(isSentence(text) || isAskedFor(text, posting));
}

function isAskedFor(text: string, { requirements }: Posting): boolean {
  const names = new Set(findTerms(text).map(({ canonical }) => canonical));
  const stems = new Set(tokenize(text).map(({ word }) => word.stem));
  return requirements.some(({ canonical, term }) => {
    if (canonical !== undefined && names.has(canonical)) return true;
    const words = askedWords(term);
    return words.some(({ isTelling }) => isTelling) && words.every(({ stem }) => stems.has(stem));
  });
}
