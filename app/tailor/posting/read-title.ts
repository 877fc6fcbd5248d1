import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Seniority } from "~/tailor/posting";

const levels: [Seniority, RegExp][] = [
  ["intern", /\b(?:intern|internship|trainee|apprentice|working student)\b/i],
  ["executive", /\b(?:chief|c[efoti]o|vp|vice president|president|director|head of|partner)\b/i],
  ["lead", /\b(?:lead|principal|staff (?:software|engineer)|supervisor|manager|head|foreman|superintendent)\b/i],
  ["senior", /\b(?:senior|sr|experienced|iii|iv)\b/i],
  ["junior", /\b(?:junior|jr|entry[- ]level|graduate|assistant)\b/i],
  ["mid", /\b(?:mid[- ]level|intermediate|ii)\b/i],
];

/** Title of the job: the given one, one that the text names, its first line where that is short enough, or whom its first sentences look for. */
export function readTitle(text: string, given?: string): string | undefined {
  if (given?.trim()) return given.trim();
  const named =
    /job application for (.{3,160}?) \|/i.exec(text)?.[1] ??
    /^[^\S\n]{0,20}(?:job |position )?title:[^\S\n]{0,20}(.{3,80})$/im.exec(text)?.[1];
  const [first = "", ...next] = text.trimStart().split(/\s*[\r\n]\s*|\u00A0{3,}/, headLines);
  const below = announcement.test(first) ? next.filter((line) => isName(line) && namesRole(line)) : [];
  const heads = [...below, first].filter((line) => line.length <= 110 && !/[a-z]{3}\.\s/.test(line));
  const title = named ?? (heads[0] && titleIn(heads[0]));
  return tidyTitle(title ?? soughtIn(text.slice(0, headOfPost)) ?? "");
}

const headLines = 3;
/** "POSITION ANNOUNCEMENT" stands above the title. */
const announcement =
  /^\W*(?:(?:job|position|vacancy|career|employment|internal|open) )?(?:announcement|notice|vacancy|opening|description|posting|opportunity|advert(?:isement)?)s?\W*$/iu;

/** Most of its words have a capital, and it opens with one: no bullet, and no sentence. */
function isName(line: string): boolean {
  const words = line.match(/\p{L}+/gu) ?? [];
  return /^\p{Lu}/u.test(line) && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** True where a part of the line ends with the name of a role, be it with a level behind it. */
function namesRole(line: string): boolean {
  const names = line.matchAll(/(\p{L}+)(?: (?:[IVX]+|\d))?(?=\s*(?:$|[,(|/:–—]|- | -))/gu);
  return [...names].some(([, name = ""]) => isTitleNoun(name));
}

const headOfPost = 600;
const seeking =
  /\b(?:seeks?|needs?|wants?|requires?|(?:is|are) (?:now |currently )?(?:seeking|hiring|adding|recruiting|looking for))(?: for)? an? (?:(?:new|experienced|full-time|part-time|skilled|reliable) )*([\p{L}\d()/&-]+(?: [\p{L}\d()/&-]+){0,5}?)(?= (?:for|to|in|at|who|with|on|from|that|based|and)\b|[.,;:]|$)/gmu;

/** "Our practice is looking for a Dental Hygienist to join us." */
function soughtIn(text: string): string | undefined {
  return [...text.matchAll(seeking)]
    .map(([, name = ""]) => name)
    .find((name) => isTitleNoun((/\p{L}+$/u.exec(name.replace(/ \([^)]*\)$/u, ""))?.[0] ?? "").toLowerCase()));
}

/** A whole line, or whom a line that is a sentence looks for: "We are looking for a Warehouse Supervisor for our site." */
function titleIn(line: string): string | undefined {
  if (!/\b(?:we|you|our|is|are)\b/i.test(line)) return line;
  return /\b(?:looking for|seeking|hiring|in search of)\s+an?\s+(.{3,60}?)(?=\s+(?:for|to|who|with|at|in|on)\b|[,.;!]|$)/i.exec(
    line,
  )?.[1];
}

function tidyTitle(title: string): string | undefined {
  const tidy = title
    .replace(/^\s*(?:(?:job |position )?title|job (?:posting|opening|advert)|vacancy|position):\s*/i, "")
    .replace(/\(\s*[mfdxw]\s*(?:\/\s*[mfdxw]\s*)+\)/i, "")
    .replace(/<[A-Z]+>/g, "")
    .replace(/[-–,|]?\s*\$.*$/, "")
    .replace(/[\s!*–|-]+$/, "")
    .trim();
  return /\p{L}{2}/u.test(tidy) ? tidy : undefined;
}

/** Level of the job by its title; "Senior Manager" is a lead, an untold level stays open. */
export function readSeniority(title: string | undefined): Seniority | undefined {
  return title === undefined ? undefined : levels.find(([, pattern]) => pattern.test(title))?.[0];
}
