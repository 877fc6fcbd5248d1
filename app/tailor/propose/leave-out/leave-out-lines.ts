import type { Change } from "~/tailor/change";
import { isLabel } from "~/tailor/grammar/run-in-labels";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { oncePer } from "~/tailor/once-per";
import { hasBlank, withoutBlanks } from "~/tailor/propose/blanks";
import { fillerLines } from "~/tailor/propose/fillers/filler-lines";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { isRetold } from "./retold";

type Draft = Omit<Change, "id">;

interface Line {
  path: string;
  text: string;
}

/** Fewer words with a meaning beside a blank say nothing without it. */
const fewestTelling = 3;
/** A sentence of a template has fewer telling words, and goes where its job keeps so many lines without a blank. */
const fewestOwn = 6;
const fewestWhole = 3;
/** Shorter lines may well stand twice. */
const fewestRepeated = 4;
const label = /^[^:]{2,30}:\s*/;
const phone = /(?<![\d-])(?:\+?\d{1,2}[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}(?!\d)/;
const address = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+\.\w{2,}/;
/** What forms and sites print around the lines of a resume. */
const ofForm =
  /^\W*(?:reasons? for leaving|contact this candidate|(?:professional |personal )?references (?:are )?(?:available |furnished |provided )?(?:up)?on request|may we contact (?:this|your) (?:employer|supervisor)|(?:starting|ending) salary)\W*$/iu;
/** "Reason for leaving: contract ended" in a job; what somebody says of themselves there is their own. */
const ofLeaving = /^\W*reasons? (?:for|to) leav(?:e|ing)\s*[:–-](?!.*\b(?:I|my)\b)\s*(?:\S+ ?){1,6}$/iu;
/** What a site tells the owner of a resume about it. */
const toOwner = /\byour (?:resume|r[ée]sum[ée]|cv|profile) (?:is|was|has been|will be) (?:not )?\p{L}+/iu;
/** The names that a template has where an employer and a place were to stand, and nothing else. */
const unnamed =
  /^\W*(?:(?:company|employer|school|university) name|job title|city|state|country)(?:\W+(?:(?:company|employer|school|university) name|job title|city|state|country))*\W*$/iu;
const saysNothing = "Anybody could say this of any job; the lines beside it are read instead.";
const most = 16;

/**
 * Lines of jobs and of sections of the person's own that no reader of this application needs, with the reason: blanks of a template, text
 * that stands elsewhere in the resume, heads and feet of pages, and other people's telephone numbers. By path.
 */
export const linesToLeaveOut = oncePer((resume: Resume): ReadonlyMap<string, string> => {
  const lines = linesOf(resume);
  const whole = lines.filter(({ text }) => !hasBlank(text));
  const filled = whole.map(({ text }) => contentStems(text));
  const wholeOf = Map.groupBy(whole, ({ path }) => listOf(path));
  const told = elsewhere(resume).map((text) => ` ${wordsOf(text)} `);
  const titles = resume.sections.flatMap(({ title }) => title ?? []);
  const again = new Set<string>();
  const heads = headsIn(lines);
  const fillers = fillerLines(resume);
  for (const { path, text } of lines) {
    if (!path.startsWith("/other/")) continue;
    const keys = [text, text.replace(label, "")].map(wordsOf);
    const isTold = keys.some(
      (key) => key.split(" ").length >= fewestRepeated && told.some((one) => one.includes(` ${key} `)),
    );
    if (isTold || isRetold(text, told, titles)) again.add(path);
    else told.push(` ${keys[0]} `);
  }
  return new Map(
    lines.flatMap(({ path, text }, at): [string, string][] => {
      const why =
        (((hasBlank(text) &&
          (isUnfilled(text, filled) ||
            (isBoilerplate(text) && (wholeOf.get(listOf(path))?.length ?? 0) >= fewestWhole))) ||
          unnamed.test(text)) &&
          "A blank of a template that nobody filled in.") ||
        (again.has(path) && "The same text stands in another part of the resume.") ||
        (isOfPage(text, resume) && "It is the head or foot of a page.") ||
        ((toOwner.test(text) || (ofForm.test(text) && !heads.has(at))) &&
          "A form or a site prints this beside a resume; it says nothing of you.") ||
        (path.startsWith("/work/") &&
          ofLeaving.test(text) &&
          !heads.has(at) &&
          "Why you left a job is asked later, if at all.") ||
        (!path.startsWith("/other/") && isOfOthers(text, resume) && "Whom to call about a job is asked for later.") ||
        (fillers.has(path) && saysNothing);
      return why ? [[path, why]] : [];
    }),
  );
});

/**
 * One change a line. Of no line a part goes: without its blank a sentence of a template would claim what nobody said. What says nothing
 * by itself stays where it `answers` the post.
 */
export function leaveOutLines(resume: Resume, answers: (path: string, text: string) => boolean = () => false): Draft[] {
  const texts = new Map(linesOf(resume).map(({ path, text }) => [path, text]));
  return [...linesToLeaveOut(resume)].flatMap(([path, why]): Draft[] => {
    const atomId = atomAt(resume, path)?.id;
    const before = texts.get(path) ?? "";
    return atomId && !(why === saysNothing && answers(path, before))
      ? [{ kind: "left-out", atomId, path, before, after: "", why, requirementIds: [], isMend: true, isCosmetic: true }]
      : [];
  });
}

function linesOf(resume: Resume): Line[] {
  const jobs = (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].flatMap(({ highlights }, at) =>
      highlights.map((text, index) => ({ path: `/${section}/${at}/highlights/${index}`, text })),
    ),
  );
  const others = resume.other.flatMap(({ lines }, at) =>
    lines.map((text, index) => ({ path: `/other/${at}/lines/${index}`, text })),
  );
  return [...jobs, ...others];
}

/**
 * Texts of the parts with fields, which a section of the person's own may say again. What stands below a study is none: work
 * that ran into it is better placed anywhere else.
 */
function elsewhere({ basics, awards, interests, references }: Resume): string[] {
  return [
    basics.summary ?? "",
    ...awards.flatMap(({ title, summary = "" }) => [title, summary]),
    interests.map(({ name, keywords = [] }) => [name, ...keywords].join(" ")).join(" "),
    ...references.map(({ reference }) => reference),
  ];
}

/** The places of lines with others of their list below that are no question of a form: a question stays with its answer. */
function headsIn(lines: readonly Line[]): Set<number> {
  const heads = new Set<number>();
  let hasText = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const [line, below] = [lines[at], lines[at + 1]];
    if (line && below && listOf(line.path) !== listOf(below.path)) hasText = false;
    if (hasText) heads.add(at);
    hasText ||= line !== undefined && !ofForm.test(line.text);
  }
  return heads;
}

/** The places in a list of lines that answer a question of a form, and tell of no work. */
export function answersOfForm(lines: readonly string[]): Set<number> {
  let isAnswer = false;
  return new Set(
    lines.flatMap((text, at) => {
      if (isLabel(text, lines[at + 1]) || ofForm.test(text)) isAnswer = ofForm.test(text);
      return isAnswer ? [at] : [];
    }),
  );
}

/** Nothing is said without the blank, or another line says it with the blank filled in. */
function isUnfilled(text: string, filled: readonly string[][]): boolean {
  const words = contentStems(withoutBlanks(text, " "));
  if (words.length < fewestTelling) return true;
  return filled.some((others) => others[0] === words[0] && words.every((word) => others.includes(word)));
}

/** Beside the blank little is said, and nothing that is surely the person's own: no figure and no name. */
function isBoilerplate(text: string): boolean {
  const isNamed = /\d|[\p{L},;)] ["(]?\p{Lu}|\p{Lu}{2}/u.test(withoutBlanks(text, "x"));
  return !isNamed && contentStems(withoutBlanks(text, " ")).length < fewestOwn;
}

function listOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/"));
}

/** "Page 2 of 3", "Ada Holt, resume, page 2": nothing but the person's name and the number of a page. */
function isOfPage(text: string, { basics }: Resume): boolean {
  const words = wordsOf(text).split(" ");
  if (words.length > most) return false;
  const own = new Set([...wordsOf(basics.name ?? "").split(" "), "page", "resume", "cv", "of", "continued"]);
  const isOwn = words.every((word) => own.has(word) || /^\d{1,2}$/.test(word));
  return isOwn && words.some((word) => word === "page" || word === "continued");
}

/**
 * A short line with a telephone number or an e-mail address that is not the person's. Where none was read as theirs, it may
 * well be.
 */
function isOfOthers(text: string, { basics }: Resume): boolean {
  if (wordsOf(text).split(" ").length > most) return false;
  const number = basics.phone === undefined ? undefined : phone.exec(text)?.[0];
  const mail = basics.email === undefined ? undefined : address.exec(text)?.[0];
  const digits = (one = "") => one.replace(/\D/g, "").slice(-10);
  const isOther = (number && digits(number) !== digits(basics.phone)) || (mail && mail !== basics.email);
  return Boolean(isOther);
}
