import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";
import type { Seniority } from "~/tailor/posting";

const levels: [Seniority, RegExp][] = [
  ["intern", /\b(?:intern|internship|trainee|apprentice|working student)\b/i],
  ["executive", /\b(?:chief|c[efoti]o|vp|vice president|president|director|head of|partner)\b/i],
  ["lead", /\b(?:lead|principal|staff (?:software|engineer)|supervisor|manager|head|foreman|superintendent)\b/i],
  ["senior", /\b(?:senior|sr|experienced|iii|iv)\b/i],
  ["junior", /\b(?:junior|jr|entry[- ]level|graduate|assistant)\b/i],
  ["mid", /\b(?:mid[- ]level|intermediate|ii)\b/i],
];

/** Title of the job: the given one, one that the text names, its first line where that is short and no sentence, or whom its first sentences look for. */
export function readTitle(text: string, given?: string): string | undefined {
  if (given?.trim()) return given.trim();
  const named =
    /job application for (.{3,160}?) \|/i.exec(text)?.[1] ??
    /^[^\S\n]{0,20}(?:job |position )?title:[^\S\n]{0,20}(.{3,80})$/im.exec(text)?.[1];
  const [first = "", ...next] = text
    .trimStart()
    .split(/[\r\n]+|\u00A0{3,}/, headLines)
    .map((line) => line.trim());
  // The employer may stand above the title; "Reports to: Store Manager" is none.
  const isAbove = announcement.test(first) || isEmployer(first, text);
  const below = isAbove
    ? next.filter(
        (line) =>
          line.length <= longestTitle && !ofOthers.test(line) && isName(line) && (namesRole(line) || isSetApart(line)),
      )
    : [];
  // "Position: Office Administrator" below a reference.
  const labelled = [first, ...next].flatMap((line) => {
    const [, name = ""] = /^(?:(?:job )?role|position|post|vacancy):\s*(.{3,80})$/iu.exec(line) ?? [];
    return namesRole(name) && !speaks.test(name) && !name.includes("(") ? [name] : [];
  });
  const isTitled = namesRole(first.split(/ at | - /u)[0] ?? "") && !/:/u.test(first);
  const heads = [...(isTitled ? [] : labelled), ...below, first].filter(
    (line) => line.length <= longestTitle && !/[a-z]{3}\.\s/.test(line),
  );
  const [head] = heads;
  const title = named ?? (head && (soughtIn(head) ?? (speaks.test(head) ? undefined : head)));
  return tidyTitle(title ?? soughtIn(text.slice(0, headOfPost)) ?? "");
}

const headLines = 3;
const longestTitle = 110;
/** "POSITION ANNOUNCEMENT" stands above the title. */
const announcement =
  /^\W*(?:(?:job|position|vacancy|career|employment|internal|open) )?(?:announcement|notice|vacancy|opening|description|posting|opportunity|advert(?:isement)?)s?\W*$/iu;

/** A name of an organisation, or of whom the text tells what they are or do ("Kestrel Fold is a farm"), and of no role. */
function isEmployer(line: string, text: string): boolean {
  const words = line.match(/[\p{L}'’&-]+/gu) ?? [];
  if (words.length === 0 || words.some(isTitleNoun)) return false;
  const name = words
    .slice(0, 2)
    .join(" ")
    .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");
  const told = new RegExp(
    `(?<!\\p{L})${name}(?: \\p{Lu}[\\p{L}'’-]*){0,4} (?:is|are|has|was|serves?|runs?|operates?|employs?|takes)(?!\\p{L})`,
    "iu",
  );
  return organisationScore(line) > 0 || told.test(text.slice(line.length, line.length + headOfEmployer));
}

const headOfEmployer = 2000;

/** "Reports to: Store Manager" is somebody else; "Posting: Library Assistant" is the title. */
const ofOthers =
  /^(?!(?:[\p{L}-]+ )?(?:title|position|posting|opening|vacancy|role|post|job):)[^:]{1,40}:\s|^(?:report\p{L}*|contact|owner)\b/iu;

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

/** A line with one of these is a sentence, and no title. */
const speaks = /\b(?:we|you|our|is|are)\b/i;
/** A few words in capitals below the employer are the title, whatever role they name. */
const isSetApart = (line: string): boolean => /^\p{Lu}[\p{Lu} /&-]{3,50}$/u.test(line);

const headOfPost = 600;
const seeking =
  /\b(?:seeks?|needs?|wants?|requires?|(?:is|are) (?:now |currently )?(?:seeking|hiring|adding|recruiting|looking for|in search of))(?: for)? an? (?:(?:new|experienced|full-time|part-time|skilled|reliable) )*([\p{L}\d()/&-]+(?: [\p{L}\d()/&-]+){0,5}?)(?= (?:for|to|in|at|who|with|on|from|that|based|and)\b|[.,;:]|$)/gmu;

/** Whom a text looks for: "Our practice is looking for a Dental Hygienist to join us"; undefined where it names no role. */
function soughtIn(text: string): string | undefined {
  return [...text.matchAll(seeking)]
    .map(([, name = ""]) => name)
    .find((name) => isTitleNoun((/\p{L}+$/u.exec(name.replace(/ \([^)]*\)$/u, ""))?.[0] ?? "").toLowerCase()));
}

function tidyTitle(title: string): string | undefined {
  const tidy = title
    .replace(/^\s*(?:[\p{L}-]+ )?(?:title|posting|opening|advert|vacancy|position|role):\s*/iu, "")
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
