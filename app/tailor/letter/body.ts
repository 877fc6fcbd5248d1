import { readVerb } from "~/tailor/propose/verb-forms";
import { sentence } from "~/wording";
import { article } from "./article";
import type { Job } from "./job";
import type { LetterEvidence } from "./pick-evidence";

/** What the letter tells of one job, in the order of weight. */
export interface Chapter {
  job: Job;
  items: LetterEvidence[];
}

/** Where a chapter stands in the letter. */
export interface Standing {
  /** 0 for the first. */
  index: number;
  /** It began before the one that is told before it. */
  isEarlier: boolean;
  /** The one before had the same title. */
  isRepeated: boolean;
  /** The opening has just named this job. */
  isOpening: boolean;
}

interface Telling {
  /** Words before "I". */
  lead: string;
  index: number;
  /** What the post asks for and this chapter shows. */
  asked?: string;
  /** Something asked for was named before. */
  isFurther: boolean;
}

/** By the place of a chapter, where it is about an earlier job. */
const earlier = ["", "Before that, ", "Earlier on, ", "Further back, "];

/** Words that a chapter opens with, before "I"; empty where there is nothing to say of the job. */
export function leadIn(job: Job, { index, isEarlier, isRepeated, isOpening }: Standing): string {
  const { role, employer, project } = job;
  if (isOpening) return employer ? `At ${employer}, ` : job.isCurrent ? "In my present job, " : "In that job, ";
  if (project) return `In my project ${project}, `;
  if (job.isVoluntary) return employer ? `As a volunteer at ${employer}, ` : "As a volunteer, ";
  const at = employer ? ` at ${employer}` : "";
  const before = isEarlier && job.voice.past ? (earlier[index] ?? "") : "";
  if (!role)
    return employer
      ? lower(`At ${employer}, `, before)
      : before || (job.isCurrent ? "In my present job, " : "In one of my jobs, ");
  if (isRepeated && !employer) return `In ${job.voice.past ? "an earlier" : "another"} job as ${article(role)}, `;
  if (job.isCurrent && index === 0) return `In my current role as ${article(role)}${at}, `;
  return lower(`As ${article(role)}${at}, `, before);
}

function lower(text: string, before: string): string {
  return before ? `${before}${text.charAt(0).toLowerCase()}${text.slice(1)}` : text;
}

/** Sentences of a chapter. What goes behind the lead-in comes first; the others are joined in turn, by their place. */
function sentencesOfChapter(items: LetterEvidence[], lead: string, index: number): string[] {
  const [first, ...rest] = inOrder(items);
  if (!first) return [];
  const opening =
    first.kind === "clause"
      ? sentence(first.text)
      : first.kind === "deed"
        ? sentence(`${lead}I ${plainOf(first.text)}`)
        : ofMatters(lead, [first]);
  return [capital(opening), ...follow(rest, index === 1 && !/^(?:As|At|.*, (?:as|at)) /.test(lead) ? 2 : index)];
}

/** Deeds first, matters last, so that these can be told in one sentence. */
function inOrder(items: LetterEvidence[]): LetterEvidence[] {
  const rank = (item: LetterEvidence) => (item.kind === "deed" ? 0 : item.kind === "clause" ? 1 : 2);
  return [...items].sort((left, right) => rank(left) - rank(right));
}

/** How further deeds begin, by the chapter and by their place in it; the last way serves for all that follow. */
const joints = [
  ["I also", "In the same job I", "I"],
  ["There I also", "I"],
  ["I also", "I"],
];

function follow(items: LetterEvidence[], chapter: number): string[] {
  const deeds = items.filter(({ kind }) => kind === "deed").map(({ text }) => plainOf(text));
  const clauses = items.filter(({ kind }) => kind === "clause").map(({ text }) => capital(sentence(text)));
  const matters = items.filter(({ kind }) => kind === "matter");
  const ways = joints[chapter] ?? ["I also", "I"];
  const told: string[] = [];
  for (let at = 0; at < deeds.length; at++) {
    const [here = "", next] = [deeds[at], deeds[at + 1]];
    const opening = ways[Math.min(told.length, ways.length - 1)];
    const joined = next !== undefined && isShort(here) && isShort(next) && isPast(here) === isPast(next);
    told.push(sentence(joined ? `${opening} ${here} and ${next}` : `${opening} ${here}`));
    if (joined) at++;
  }
  return [...told, ...clauses, ...(matters.length > 0 ? [ofMatters("", matters)] : [])];
}

function plainOf(deed: string): string {
  return deed.replace(/^also /, "");
}

const shortWords = 10;

function isShort(deed: string): boolean {
  return deed.split(" ").length <= shortWords && !/[,;]|\band\b/.test(deed);
}

function isPast(deed: string): boolean {
  const [word = ""] = deed.split(" ");
  return /ed$/.test(word) || readVerb(word)?.form === "past";
}

function ofMatters(lead: string, items: LetterEvidence[]): string {
  const list = items.map(({ text }) => text);
  const joined =
    list.length > 1
      ? `${list.slice(0, -1).join(", ")}${list.some((text) => / and /.test(text)) ? ", as well as " : " and "}${list.at(-1)}`
      : list[0];
  return sentence(lead ? `${lead}my work included ${joined}` : `The work also included ${joined}`);
}

function capital(text: string): string {
  return text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

/** A chapter as a paragraph. */
export function chapterText({ items }: Chapter, { lead, index, asked, isFurther }: Telling): string {
  const tie = asked && sentence(isFurther ? `Your post also names ${asked}` : `You ask for ${asked}`);
  return [...(tie ? [tie] : []), ...sentencesOfChapter(items, lead, index)].join(" ");
}
