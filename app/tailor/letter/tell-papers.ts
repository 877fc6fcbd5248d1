import type { Match } from "~/tailor/match";
import { placeScore } from "~/tailor/parse/words/places";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";
import { hasWords, namesOf, paper, personOf, unheld } from "./paper-names";

const mostCertificates = 4;

/** What the gate lets pass, and tells. */
interface Voice {
  /** The first of these that is proven. */
  sayFirst: (texts: readonly string[]) => string[];
  canSay: (text: string) => boolean;
  /** Whether a dictionary has the word. */
  isWord: (word: string) => boolean;
}

/** Licences and certificates that the post asks for or speaks of, as the resume names them, where they are proven. */
export function tellCertificates(
  resume: Resume,
  match: Match,
  posting: Posting,
  { sayFirst, canSay, isWord }: Voice,
  told: readonly string[] = [],
): string[] {
  const said = told.join(" ").toLowerCase();
  const bodies = registersOf(resume, posting).filter((body) => canSay(`I am registered with the ${body}`));
  const isOfBody = (name: string) =>
    bodies.some((body) => new RegExp(`^${body}(?:$| (?:regist|PIN\\b))`, "iu").test(name));
  const all = [...new Set(namesOf(resume, match, posting))].filter(
    (name) => !said.includes(name.toLowerCase()) && !isOfBody(name),
  );
  // "PMP" says "PMP-certified".
  const names = all.filter(
    (name, at) => !all.some((other, place) => place !== at && isSaidBy(name, other, at < place)),
  );
  const isPerson = (name: string) => personOf(name) !== undefined && !isOneOfSeveral(name, names);
  const isQualified = (name: string) =>
    new RegExp(`\\b${escaped(name)}\\b[^.\\n]{0,15} qualified\\b`, "u").test(posting.source);
  const states = names.flatMap((name) => {
    if (isPerson(name)) return [withArticle(smallFirst(personOf(name) ?? name, isWord))];
    return isQualified(name) ? [`${name} qualified`] : stated.test(name) ? [smallFirst(name, isWord)] : [];
  });
  states.push(...bodies.map((body) => `registered with the ${body}`));
  const papers = names
    .filter((name) => !isPerson(name) && !isQualified(name) && !stated.test(name))
    .sort((one, other) => Number(paper.test(other)) - Number(paper.test(one)));
  const canHold = (name: string) => holding.some((verb) => canSay(`I ${verb} ${name}`));
  const held = papers
    .map(
      (name) =>
        [lettersOf(name), paperNamed(name, posting), withKind(name)].find((one) => one !== name && canHold(one)) ??
        name,
    )
    .map((name) => smallFirst(name, isWord));
  const am = listOf(states.filter((name) => canSay(`I am ${name}`)));
  const courses = held.filter((name) => !isNamedAsPaper(name));
  // "I hold Moving and Handling" is no English.
  const listed = sayFirst(listOf(courses).map((list) => `My qualifications include ${list}`));
  const hold = listOf(held.filter((name) => canHold(name) && (listed.length === 0 || isNamedAsPaper(name))));
  const have = hold.flatMap((list) => holding.map((verb) => `${verb} ${list}`));
  const whole = sayFirst(
    am.slice(0, 1).flatMap((state) => have.slice(0, holding.length).map((part) => `I am ${state} and ${part}`)),
  );
  if (whole.length > 0) return [...whole, ...listed];
  return [...sayFirst(am.map((list) => `I am ${list}`)), ...sayFirst(have.map((part) => `I ${part}`)), ...listed];
}

/** "an HGV licence", "PMP", "OSHA 30": what can be held by its name, and not only be passed as a course. */
function isNamedAsPaper(name: string): boolean {
  return /^(?:an?|the) /u.test(name) || /^(?:[\p{Lu}\d][\p{Lu}\d+&./-]*(?: |$))+$/u.test(name);
}

/** The gate takes "hold" for a deed where a line of the resume tells of holding something. */
const holding = ["hold", "have"];

const stated = /[ -](?:registered|certified|accredited|licensed|chartered)(?: \([^)]*\))?$/iu;

/** The bodies that the post wants somebody registered with, and a line of the resume says that they are: "NMC PIN ..., registered since 2015". */
function registersOf({ atoms }: Resume, { source }: Posting): string[] {
  const asked = [
    ...source.matchAll(/\b(\p{Lu}{3,6})\b (?:registr|regist)|\bregist\p{L}+ (?:with|by) (?:the )?(\p{Lu}{3,6})\b/gu),
  ];
  const isHeld = (body: string) =>
    atoms.some(
      ({ text }) =>
        new RegExp(
          `\\b${escaped(body)}\\b[^.\\n]{0,40}\\bregist|\\bregist\\p{L}+ with (?:the )?${escaped(body)}\\b`,
          "u",
        ).test(text) && !unheld.test(text),
    );
  return [...new Set(asked.flatMap(([, one, two]) => one ?? two ?? []))].filter(isHeld);
}

/** The list in full, then with less of it, as the gate lets it pass. */
function listOf(names: readonly string[]): string[] {
  return [...names.slice(0, mostCertificates).keys()].reverse().map((last) => joinList(names.slice(0, last + 1)));
}

/** "Crane operator" within a sentence; what no dictionary has may be the name of a firm. */
function smallFirst(name: string, isWord: Voice["isWord"]): string {
  const [first = ""] = name.split(" ");
  return placeScore(first) === 0 && isWord(first.toLowerCase()) && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name)
    ? inLower(name)
    : name;
}

/** "ISTQB Agile Tester" beside "ISTQB Foundation" is a paper as that one is. */
function isOneOfSeveral(name: string, names: readonly string[]): boolean {
  const [body = ""] = /^\p{Lu}{3,}(?= )/u.exec(name) ?? [];
  return body !== "" && names.some((other) => other !== name && other.startsWith(`${body} `));
}

/** Whether another name says all of this one: "PMP" of "PMP-certified", "ITIL 4" of "ITIL", the first of two that are alike. */
function isSaidBy(name: string, other: string, isFirst: boolean): boolean {
  const [one = "", two = ""] = [name, other].map((text) =>
    text.toLowerCase().replace(/[ -]certifi(?:ed|cation|cate)$/u, ""),
  );
  if (one === two) return !isFirst;
  return (
    two.startsWith(`${one} `) ||
    (paper.test(one) && two.endsWith(` ${one}`)) ||
    name.toLowerCase().startsWith(`${other.toLowerCase()}-`)
  );
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/gu, "\\$&");
}

const ofDegree = /^(?:Enhanced|Basic|Standard|Full) (?=\p{Lu}{2})/u;

/** "BLS" for "Basic Life Support (BLS)". */
function lettersOf(name: string): string {
  return /\((\p{Lu}{2,6})\)$/u.exec(name)?.[1] ?? name;
}

/** "the 18th Edition", "the Level 2 Award", "an enhanced DBS" */
function withKind(name: string): string {
  const bare = name.replace(/ \([^)]*\)$/u, "");
  if (/^\d+(?:st|nd|rd|th) |\b(?:qualification|award|course)$/iu.test(bare)) return `the ${name}`;
  return ofDegree.test(bare) ? withArticle(inLower(bare)) : name;
}

/** "a Forklift License", "a C+E licence" where the post calls it so, and else the name alone. */
function paperNamed(full: string, { source }: Posting): string {
  // "Skipper Licence (Norway)"
  const bare = full.replace(/ \([^)]*\)$/u, "");
  const name = paper.test(bare) ? bare : full;
  if (paper.test(name))
    return withArticle(/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(name) || ofDegree.test(name) ? inLower(name) : name);
  const post = source.toLowerCase();
  const noun = ["licence", "license", "check", "card", "certificate"].find((one) =>
    hasWords(post, `${bare} ${one}`.toLowerCase()),
  );
  return noun === undefined ? name : withArticle(`${ofDegree.test(bare) ? inLower(bare) : bare} ${noun}`);
}

function inLower(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}
