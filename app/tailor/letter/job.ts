import { isUsedAsVerb, readVerb } from "~/tailor/grammar/verb-forms";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun, organisationScore } from "~/tailor/parse/words/role-words";
import { type Voice, voiceOf } from "~/tailor/propose/entry-voice";
import { plainCase, roleName } from "~/tailor/propose/summary/role-name";
import type { Project, Resume, Volunteer, Work } from "~/tailor/resume";
import { withArticle } from "~/wording";
import { type Roles, rolesOf } from "./roles";

/** A job, a voluntary post or a project as the letter speaks of it. */
export interface Job extends Roles {
  path: string;
  /** As the resume has it. */
  title?: string;
  /** The title where it is a plain name, though of no person: "Aviation Machinist Mate". */
  position?: string;
  employer?: string;
  project?: string;
  isVoluntary: boolean;
  /** Stated to go on. */
  isCurrent: boolean;
  startDate?: string;
  endDate?: string;
  /** How its lines are told: in the past where it has ended, or nothing says that it goes on. */
  voice: Voice & { gerundsFirst: boolean; thirdsFirst?: boolean };
  texts: { path: string; text: string }[];
}

/** All that the candidate did, latest first where dates tell. */
export function jobsOf(resume: Resume): Job[] {
  const jobs = [
    ...resume.work.map((entry, index) =>
      toJob(`/work/${index}`, withOwnDates(entry, lineOf(resume, `/work/${index}/position`)), {
        role: entry.position,
        employer: entry.name,
        first: index === 0,
      }),
    ),
    ...resume.volunteer.map((entry, index) =>
      toJob(`/volunteer/${index}`, entry, { role: entry.position, employer: entry.organization, isVoluntary: true }),
    ),
    ...resume.projects.map((entry, index) => toJob(`/projects/${index}`, entry, { project: entry.name })),
  ];
  return jobs.sort((left, right) => (right.startDate ?? "").localeCompare(left.startDate ?? ""));
}

/**
 * An entry without its days where they are not those of its title: of a title that tells of an earlier one ("Cook, formerly
 * Porter"), or that has other years beside it in the source than the employer above it.
 */
function withOwnDates(entry: Work, line: string): Work {
  const [start = "", end = ""] = [entry.startDate, entry.endDate].map((day) => day?.slice(0, 4));
  const isOther = someYear.test(line) && (!line.includes(start) || !line.includes(end));
  return isOther || earlierTitle.test(entry.position ?? "")
    ? { ...entry, startDate: undefined, endDate: undefined }
    : entry;
}

const someYear = /\b(?:19|20)\d\d\b/u;

/** The line of the source that a value stands in. */
function lineOf({ atoms, source }: Resume, path: string): string {
  const span = atoms.find((atom) => atom.path === path)?.span;
  if (!span) return "";
  const end = source.indexOf("\n", span.end);
  return source.slice(source.lastIndexOf("\n", span.start) + 1, end < 0 ? undefined : end);
}

const earlierTitle = /\b(?:previously|formerly|then|promoted|initially|originally)\b/iu;

function toJob(
  path: string,
  entry: Work | Volunteer | Project,
  named: { role?: string; employer?: string; project?: string; isVoluntary?: boolean; first?: boolean },
): Job {
  const isCurrent = entry.current === true;
  const isUndated = entry.startDate === undefined && entry.endDate === undefined;
  const isOpen = isCurrent || (isUndated && named.first === true);
  const about = "description" in entry ? entry.description : "summary" in entry ? entry.summary : undefined;
  const aboutPath = "description" in entry ? "description" : "summary";
  return {
    path,
    title: named.role,
    ...rolesOf(ofNameLength(named.role)),
    position: positionName(ofNameLength(named.role)),
    employer: employerName(ofNameLength(named.employer)),
    project: employerName(ofNameLength(named.project)),
    isVoluntary: named.isVoluntary ?? /^volunteer/iu.test(named.role ?? ""),
    isCurrent,
    startDate: entry.startDate,
    endDate: entry.endDate,
    voice: {
      ...voiceOf(entry),
      ...(opensWithVerbs(entry.highlights) && { verbsFirst: true }),
      past: !isOpen,
      gerundsFirst: opensIn(entry.highlights, "gerund"),
      thirdsFirst: opensIn(entry.highlights, "third"),
    },
    texts: [
      ...entry.highlights.map((text, index) => ({ path: `${path}/highlights/${index}`, text })),
      // Above lines of its own it may tell what the employer is: "Mixed comprehensive of 1,150 pupils".
      ...(about?.split("\n") ?? [])
        .filter((text) => entry.highlights.length === 0 || opensInPast(text))
        .map((text) => ({ path: `${path}/${aboutPath}`, text })),
    ],
  };
}

/** What is longer is a text that was taken for a name; reading it as one would take long as well. */
const longestName = 200;

function ofNameLength(text: string | undefined): string | undefined {
  const name = text?.trim();
  return name && name.length <= longestName ? name : undefined;
}

function opensInPast(text: string): boolean {
  return readVerb(/^(?:I )?(?:\p{L}+ly )?(\p{L}+)/u.exec(text)?.[1] ?? "")?.form === "past";
}

const fewestAlike = 2;

/** Several lines that open with verbs in one form are written so throughout: "Preparing", or "Prepares". */
function opensIn(lines: readonly string[], form: "gerund" | "third"): boolean {
  return lines.filter((line) => readVerb(/^\p{L}+/u.exec(line)?.[0] ?? "")?.form === form).length >= fewestAlike;
}

const fewestOfVerbs = 3;
/** So many of the lines that open with what may be a verb leave the others little else to be. */
const shareOfVerbs = 0.75;

/** Whether the lines of a job open with verbs as a rule, one of them surely in its plain form: what may be a noun elsewhere ("Draft deeds") is none there. */
function opensWithVerbs(lines: readonly string[]): boolean {
  const verbs = lines.flatMap((line) => {
    const [first = ""] = /^\p{L}+/u.exec(line) ?? [];
    const verb = readVerb(first);
    return verb && /^(?:base|past)$/.test(verb.form)
      ? { isSure: verb.form === "base" && isUsedAsVerb(verb, line.slice(first.length)) }
      : [];
  });
  const isRule = verbs.length >= fewestOfVerbs && verbs.length >= shareOfVerbs * lines.length;
  return isRule && verbs.some(({ isSure }) => isSure);
}

const named = /accomplish|achiev|result|success/iu;

/** What the resume holds up outside of any job: accomplishments, and what its summary says was done. */
export function accomplishmentsOf({ awards, other, basics }: Resume): Job {
  const listed = [
    ...awards.flatMap(({ title, summary = "" }, at) => [
      { path: `/awards/${at}/title`, text: title },
      { path: `/awards/${at}/summary`, text: summary },
    ]),
    ...other.flatMap(({ title = "", lines }, at) =>
      lines.flatMap((text, line) => (named.test(title) ? [{ path: `/other/${at}/lines/${line}`, text }] : [])),
    ),
    { path: "/basics/summary", text: basics.summary ?? "" },
  ];
  const voice = { past: true, verbsFirst: false, hasPast: true, gerundsFirst: false };
  const texts = listed.filter(({ text }) => text.trim() !== "");
  return { path: "/awards", isVoluntary: false, isCurrent: false, voice, texts };
}

/** Whether what began then followed without a gap: in the same month or the next one, or in the same year where no month is known. */
function follows(start: string | undefined, end: string | undefined): boolean {
  if (start === undefined || end === undefined) return false;
  if (start.length < 7 || end.length < 7) return start.slice(0, 4) <= end.slice(0, 4);
  const months = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return months(start) <= months(end) + 1;
}

/** A job, or several of one title that are told as one. */
export interface Run {
  job: Job;
  /** Of its entries. */
  paths: string[];
}

/** Each job by its path: of one title at one employer, those that follow each other without a gap are one. */
export function runsOf(jobs: readonly Job[]): Map<string, Run> {
  return new Map(
    jobs.map((job) => {
      const here = jobs.filter(({ employer }) => employer === job.employer);
      const run = job.role === undefined ? { job, paths: [job.path] } : withRun(job, here);
      return [job.path, { ...run, paths: [...run.paths].sort() }];
    }),
  );
}

function withRun(job: Job, jobs: readonly Job[]): Run {
  const same = jobs.filter(
    (one) => one.role === job.role && one.startDate !== undefined && (one.isCurrent || one.endDate !== undefined),
  );
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
  return { job: whole, paths };
}

const office = /^(?:Vice |Deputy )?(?:President|Chief|Head|Director) of\b|^Chief \p{L}+ Officer/u;

/** "an RN", "a Tram Driver"; offices that one person holds stand without article. */
export function article(noun: string): string {
  return office.test(noun) ? noun : withArticle(noun);
}

const mostWordsOfPosition = 4;

function positionName(title = ""): string | undefined {
  const words = title.trim().split(/\s+/);
  const isPlain =
    (words.length > 1 || /^\p{Lu}\p{Ll}{3,}$/u.test(title.trim())) &&
    words.length <= mostWordsOfPosition &&
    words.every((word) => /^\p{Lu}[\p{L}&-]*$|^(?:of|and|for)$/u.test(word));
  const isName = (word: string) => isTitleNoun(word.toLowerCase());
  // "Floor Steward Events": a person with something behind it is neither a person nor work.
  const isMixed = words.slice(0, -1).some(isName) && !isName(words.at(-1) ?? "") && !words.includes("of");
  return isPlain && !isMixed && !/company name/i.test(title) ? plainCase(words.join(" ")) : undefined;
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
    /company name|^(?:city|state|company|organization|self)\b|\bemployer\b|confidential|[|:;–—/]|\s-|-\s|, /i.test(name)
  )
    return undefined;
  // "Staff Nurse" for an employer is a head that was misread; "Take orders" is a line.
  const words = name.split(" ");
  if (placeScore(name) >= surelyPlace || departments.test(name) || isUndertaking(name)) return undefined;
  const isTitle = roleName(name) !== undefined && isTitleNoun((words.at(-1) ?? "").toLowerCase());
  return isTitle || words.some((word) => /^\p{Ll}{4,}$/u.test(word)) ? undefined : plainCase(name);
}
