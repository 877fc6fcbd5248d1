import { readVerb } from "~/tailor/grammar/verb-forms";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";
import { answersOfForm } from "~/tailor/propose/leave-out/leave-out-lines";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Project, Resume, Volunteer, Work } from "~/tailor/resume";
import { withArticle } from "~/wording";
import { type Roles, rolesOf } from "./roles";

/** A job, a voluntary post or a project as the letter speaks of it. */
export interface Job extends Roles {
  path: string;
  /** As the resume has it. */
  title?: string;
  employer?: string;
  project?: string;
  isVoluntary: boolean;
  /** Stated to go on. */
  isCurrent: boolean;
  startDate?: string;
  endDate?: string;
  /** When the latest of several titles above one text began, of which it is not known which the text tells of. */
  began?: string;
  texts: { path: string; text: string }[];
  /** Its name and its dates are not known: it is told without them. */
  isLoose?: boolean;
}

/** All that the candidate did, latest first where dates tell. What names neither a title nor an employer is a note about a gap. */
export function jobsOf(resume: Resume): Job[] {
  const jobs = [
    ...resume.work.flatMap((entry, index) => {
      const path = `/work/${index}`;
      if (!entry.position && !entry.name) return [];
      const latest = latestAbove(resume.work, index);
      if (latest) {
        const undated = { ...latest, startDate: undefined, endDate: undefined };
        return { ...toJob(path, undated, { employer: latest.name }), title: latest.position, began: latest.startDate };
      }
      const own = withOwnDates(entry, lineOf(resume, `${path}/position`));
      return toJob(path, own, { role: entry.position, employer: entry.name });
    }),
    ...resume.volunteer.map((entry, index) =>
      toJob(`/volunteer/${index}`, entry, { role: entry.position, employer: entry.organization, isVoluntary: true }),
    ),
    ...resume.projects.map((entry, index) => toJob(`/projects/${index}`, entry, { project: entry.name })),
  ];
  const dayOf = ({ began, startDate = "" }: Job) => began ?? startDate;
  return jobs.map(withoutWrongDays).sort((left, right) => dayOf(right).localeCompare(dayOf(left)));
}

const namedYear =
  /\b(?:since|in|from|during|early|late|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?|spring|summer|autumn|fall|winter) ((?:19|20)\d\d)\b/giu;

/** Years that a text names and the days of its job do not hold; none where these are not known. */
export function yearsOutside(text: string, { startDate, endDate, isCurrent }: Job): number[] {
  const [start, end] = [Number(startDate?.slice(0, 4)), isCurrent ? Infinity : Number(endDate?.slice(0, 4))];
  const years = [...text.matchAll(namedYear)].map(([, year]) => Number(year));
  return Number.isNaN(start) || Number.isNaN(end) ? [] : years.filter((year) => year < start || year > end);
}

/** A job without its days where its own lines tell of later years: its days, or its lines, were misread. */
function withoutWrongDays(job: Job): Job {
  const end = Number(job.endDate?.slice(0, 4));
  const isWrong = job.texts.some(({ text }) => yearsOutside(text, job).some((year) => year > end));
  return isWrong ? { ...job, startDate: undefined, endDate: undefined } : job;
}

/**
 * The text of a job above which other titles of its employer stand without any: as that of the latest of them, without
 * its days, since nothing says which of them it tells of.
 */
function latestAbove(work: readonly Work[], index: number): Work | undefined {
  const entry = work[index];
  if (!entry?.name || !hasText(entry)) return undefined;
  const titles = work.slice(0, index);
  const from = titles.findLastIndex((one) => hasText(one) || one.name !== entry.name) + 1;
  const latest = titles[from];
  return latest && { ...entry, ...latest, summary: entry.summary, highlights: entry.highlights };
}

function hasText({ highlights, summary }: Work): boolean {
  return highlights.length > 0 || summary !== undefined;
}

/**
 * An entry without its days where they are not those of its title: of a title that tells of an earlier one ("Cook, formerly
 * Porter"), or that has other years beside it in the source than the employer above it.
 */
function withOwnDates(entry: Work, line: string): Work {
  const [start = "", end = ""] = [entry.startDate, entry.endDate].map((day) => day?.slice(0, 4));
  const isOther = someYear.test(line) && (!line.includes(start) || !line.includes(end));
  // "Porter until May 2021" below the title, or "Promoted to lead in 2021": its days are of two titles.
  const isOfTwo = [entry.summary ?? "", ...entry.highlights].some(
    (text) => text.split(" ").length <= mostOfNote && earlierTitle.test(text) && someYear.test(text),
  );
  return isOther || isOfTwo || earlierTitle.test(entry.position ?? "")
    ? { ...entry, startDate: undefined, endDate: undefined }
    : entry;
}

/** In words. */
const mostOfNote = 8;
const someYear = /\b(?:19|20)\d\d\b/u;

/** The line of the source that a value stands in. */
export function lineOf({ atoms, source }: Resume, path: string): string {
  const span = atoms.find((atom) => atom.path === path)?.span;
  if (!span) return "";
  const end = source.indexOf("\n", span.end);
  return source.slice(source.lastIndexOf("\n", span.start) + 1, end < 0 ? undefined : end);
}

const earlierTitle = /\b(?:previously|formerly|then|later|promoted|initially|originally|until|till|since)\b/iu;

function toJob(
  path: string,
  entry: Work | Volunteer | Project,
  named: { role?: string; employer?: string; project?: string; isVoluntary?: boolean },
): Job {
  const about = "description" in entry ? entry.description : "summary" in entry ? entry.summary : undefined;
  const answers = answersOfForm(entry.highlights);
  const aboutPath = "description" in entry ? "description" : "summary";
  return {
    path,
    title: named.role,
    ...rolesOf(ofNameLength(named.role)),
    employer: employerName(ofNameLength(named.employer)),
    project: employerName(ofNameLength(named.project)) ?? projectName(named.project),
    isVoluntary: named.isVoluntary ?? /^volunteer/iu.test(named.role ?? ""),
    isCurrent: entry.current === true,
    startDate: entry.startDate,
    endDate: entry.endDate,
    texts: [
      ...entry.highlights.flatMap((text, index) =>
        answers.has(index) ? [] : [{ path: `${path}/highlights/${index}`, text }],
      ),
      // Above lines of its own it may tell what the employer is: "Mixed comprehensive of 1,150 pupils".
      ...(about?.split("\n") ?? [])
        .filter((text) => entry.highlights.length === 0 || opensInPast(text))
        .map((text) => ({ path: `${path}/${aboutPath}`, text })),
    ],
  };
}

/** "Where the ferry is late (class project)" by what stands before its brackets. */
function projectName(text: string | undefined): string | undefined {
  const name = text?.replace(/\s*\([^)]*\)/gu, "").trim();
  return name && name.length <= longestProject && /^\p{Lu}/u.test(name) && !/[.:;|]/u.test(name)
    ? `“${name}”`
    : undefined;
}

const longestProject = 60;
/** What is longer is a text that was taken for a name; reading it as one would take long as well. */
const longestName = 200;

function ofNameLength(text: string | undefined): string | undefined {
  const name = text?.trim();
  return name && name.length <= longestName ? name : undefined;
}

function opensInPast(text: string): boolean {
  return readVerb(/^(?:I )?(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "")?.form === "past";
}

/** Whether what began then followed without a gap: in the same month or the next one, or in the same year where no month is known. */
function follows(start: string | undefined, end: string | undefined): boolean {
  if (start === undefined || end === undefined) return false;
  if (start.length < 7 || end.length < 7) return start.slice(0, 4) <= end.slice(0, 4);
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(start) <= months(end) + 1;
}

/** More jobs of one title at one employer nobody has. */
const mostOfRun = 20;

/** The job with those of the same title at the same employer that it follows, or that follow it, without a gap. */
export function withRun(job: Job, jobs: readonly Job[]): Job {
  if (job.role === undefined) return job;
  const same = jobs
    .filter(({ employer, role }) => employer === job.employer && role === job.role)
    .filter(({ startDate, endDate, isCurrent }) => startDate !== undefined && (isCurrent || endDate !== undefined))
    .slice(0, mostOfRun);
  let whole = job;
  const paths = [job.path];
  for (let at = 0; at < same.length; at += 1)
    for (const one of same) {
      const isNext = whole.isCurrent || follows(one.startDate, whole.endDate);
      const isBefore = one.isCurrent || follows(whole.startDate, one.endDate);
      if (paths.includes(one.path) || !isNext || !isBefore) continue;
      const isCurrent = whole.isCurrent || one.isCurrent;
      const [startDate] = [whole.startDate, one.startDate].flatMap((day) => day ?? []).sort();
      const endDate = isCurrent
        ? undefined
        : [whole.endDate, one.endDate]
            .flatMap((day) => day ?? [])
            .sort()
            .at(-1);
      const employer = whole.employer === one.employer ? whole.employer : undefined;
      whole = { ...whole, startDate, endDate, isCurrent, employer };
      paths.push(one.path);
    }
  return whole;
}

const office = /^(?:Vice |Deputy )?(?:President|Chief|Head|Director) of\b|^Chief \p{L}+ Officer/u;

/** "an RN", "a Tram Driver"; offices that one person holds stand without article. */
export function article(noun: string): string {
  return office.test(noun) ? noun : withArticle(noun);
}

/** "Leeds, UK": two words with capitals alone may as well be a firm. */
const surelyPlace = 2;

/** "IT" behind a title is where somebody works, not for whom. */
const departments = /^(?:IT|ICT|HR|QA|QC|PR|R&D|PMO|EHS|CRM|UX)$/u;

const ofWork =
  /(?:ings?|[a-z]{3}ments?|[ts]ions?|ances?|outs?|ics|projects?|program(?:me)?s?|refresh|upgrade|team|unit|desk)$/iu;

/** "Network Rollout" behind a title, or a numbered unit cut from its army: work or a part of the employer, and not its name. */
function isUndertaking(name: string): boolean {
  const words = name.split(" ");
  const isNumbered = words.length < mostWordsOfUnit && /^\d+(?:st|nd|rd|th) /u.test(name);
  const isPlain = words.length > 1 && words.slice(0, -1).every((word) => isCommonWord(word.toLowerCase()));
  return isNumbered || (isPlain && ofWork.test(words.at(-1) ?? "") && organisationScore(name) === 0);
}

const mostWordsOfUnit = 3;

/** A name that can stand in a sentence; anonymised resumes carry "Company Name", which is none. */
function employerName(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/\s*\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/,\s*(?:Inc|Ltd|LLC)\b.*$/i, "")
    .replace(/(?<=\p{Ll}{5})\.$/u, "")
    // The month of the dates behind it.
    .replace(/ (?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.?$/u, "")
    .trim();
  if (
    !name ||
    name.length > 60 ||
    !/^[\p{Lu}\d]/u.test(name) ||
    /company name|\s(?:in|at|of|for|with|from|and|the|by|to|on)$|^(?:city|state|company|organization|self)\b|\bemployer\b|confidential|[|:;–—/]|\s-|-\s|, /i.test(
      name,
    )
  )
    return undefined;
  // "Staff Nurse" for an employer is a head that was misread; "Take orders" is a line.
  const words = name.split(" ");
  if (placeScore(name) >= surelyPlace || departments.test(name) || isUndertaking(name)) return undefined;
  const isTitle = roleName(name) !== undefined && isTitleNoun((words.at(-1) ?? "").toLowerCase());
  return isTitle || words.some((word) => /^\p{Ll}{4,}$/u.test(word)) ? undefined : nameCase(name);
}

/** "THE MAGNOLIA ROOM" and "LE JARDIN" as names are written; other short words in capitals may be letters of a name. */
function nameCase(name: string): string {
  return plainCase(name)
    .replace(/(?<=\p{L})['’]S\b/gu, (end) => end.toLowerCase())
    .replace(/ CO(?=\.?$)/u, " Co")
    .replace(
      /(?<!\p{L})(?:THE|LE|LA|LES|EL|LOS|LAS|SAN|SANTA|OF|AND|FOR|AT|BY|ON|IN|DE|DU|DES)(?!\p{L})(?= )/gu,
      (word, at: number) =>
        at === 0 || !/^(?:OF|AND|FOR|AT|BY|ON|IN|DE|DU|DES)$/u.test(word)
          ? word.charAt(0) + word.slice(1).toLowerCase()
          : word.toLowerCase(),
    );
}
