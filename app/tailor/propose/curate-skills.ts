import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { canonicalOf, findTerms, tokenize } from "~/tailor/lexicon/lexicon";
import { isCountedForm, resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Match } from "~/tailor/match";
import { askedWords } from "~/tailor/match/trace-words";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { namesWork } from "./profile-pieces";
import { type Relevance, relevanceByPath } from "./relevance";
import { skillsListedAgain } from "./repeated-skills";
import { roleName } from "./role-name";
import { isTorn } from "./torn-list";

type Draft = Omit<Change, "id">;

/** So often a list is tried that keeps the score. */
const mostTries = 16;
/** A list that leaves out fewer is no other list. */
const telling = 3;
/** An everyday word stands in so many resumes that it is no name of a tool that no lexicon has ("Heat", "Remedy"). */
const everydayShare = 0.02;

interface Skill {
  index: number;
  text: string;
  asked: number;
  /** Another item says it, or it names no skill. */
  isSpare: boolean;
}

/**
 * Each list of skills as an editor would set it for this post: what is asked first, nothing twice, no words that name no
 * skill. Whatever names one stays, asked for or not: a shorter list is no end in itself. A list that holds prose or torn
 * items stays as it is, and so does what the score would fall without (`keepsScore`).
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
    if (isTorn(keywords)) return [];
    const path = `/skills/${group}/keywords`;
    const skills = keywords.map((text, index): Skill => {
      const at = `${path}/${index}`;
      const weight = relevance.get(at)?.weight ?? 0;
      const asked = isAskedFor(text, posting) ? Math.max(weight, 1) : isPlain(text) ? 0 : weight;
      return { index, text, asked, isSpare: again.has(at) || (asked === 0 && namesNoSkill(text)) };
    });
    const draftWith = (needed: ReadonlySet<Skill>) => draftOf(chosen(skills, needed), skills, path, relevance);
    const holds = (needed: ReadonlySet<Skill>) => draftWith(needed).every(keepsScore);
    const needed = holds(new Set()) ? new Set<Skill>() : neededOf(skills, holds);
    return needed ? draftWith(needed) : [];
  });
}

/** Of the skills that would go those that the score needs, found by halves; undefined where too many tries do not tell. */
function neededOf(skills: readonly Skill[], holds: (needed: ReadonlySet<Skill>) => boolean): Set<Skill> | undefined {
  const kept = new Set(chosen(skills, new Set()));
  const needed = new Set(skills.filter((skill) => !kept.has(skill)));
  const open = [[...needed]];
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
  const why = "They stand in the list already, or name no skill.";
  return [{ ...base, kind: "left-out", after, why, isCosmetic: dropped < telling }];
}

/** What is asked in front, by weight; the others in their own order. */
function chosen(skills: readonly Skill[], needed: ReadonlySet<Skill>): Skill[] {
  const kept = skills.filter((skill) => !skill.isSpare || needed.has(skill));
  const asked = kept.filter((skill) => skill.asked > 0).sort((left, right) => right.asked - left.asked);
  return [...asked, ...kept.filter((skill) => skill.asked === 0)];
}

/** Whether an item may be left out of a list of skills for this post though nothing else says it. */
export function isSpare(text: string, posting: Posting): boolean {
  return namesNoSkill(text) && !isAskedFor(text, posting);
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

/** A word that every resume has and that no lexicon knows as it stands ("approach", "unique"), or one for a person ("Supervisor"). */
function isPlain(text: string): boolean {
  const word = text.trim();
  if (!/^\p{L}\p{Ll}+$/u.test(word) || !isCountedForm(word.toLowerCase()) || canonicalOf(word) !== undefined)
    return false;
  return (
    /^\p{Ll}/u.test(word) ||
    roleName(word) !== undefined ||
    tokenize(word).every((token) => resumeShare(token.word.stem) > everydayShare)
  );
}

/** Such a word that is no name of work either, nor any other name of a skill. */
function namesNoSkill(text: string): boolean {
  return isPlain(text) && findTerms(text).length === 0 && !namesWork.test(text.trim());
}
