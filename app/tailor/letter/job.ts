import { readVerb } from "~/tailor/grammar/verb-forms";
import { placeScore } from "~/tailor/parse/words/places";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { type Voice, voiceOf } from "~/tailor/propose/entry-voice";
import { plainCase, roleName } from "~/tailor/propose/role-name";
import type { Project, Resume, Volunteer, Work } from "~/tailor/resume";

/** A job, a voluntary post or a project as the letter speaks of it. */
export interface Job {
  path: string;
  /** As the resume has it. */
  title?: string;
  /** "Staff Nurse", where the title names a person. */
  role?: string;
  /** Both titles of a job that has two: "General Manager and Executive Chef". */
  roles?: string;
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
  voice: Voice & { gerundsFirst: boolean };
  texts: { path: string; text: string }[];
}

/** All that the candidate did, latest first where dates tell. */
export function jobsOf(resume: Resume): Job[] {
  const jobs = [
    ...resume.work.map((entry, index) =>
      toJob(`/work/${index}`, entry, { role: entry.position, employer: entry.name, first: index === 0 }),
    ),
    ...resume.volunteer.map((entry, index) =>
      toJob(`/volunteer/${index}`, entry, { role: entry.position, employer: entry.organization, isVoluntary: true }),
    ),
    ...resume.projects.map((entry, index) => toJob(`/projects/${index}`, entry, { project: entry.name })),
  ];
  return jobs.sort((left, right) => (right.startDate ?? "").localeCompare(left.startDate ?? ""));
}

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
    role: roleName(named.role),
    roles: rolesOf(named.role),
    position: positionName(named.role),
    employer: employerName(named.employer),
    project: employerName(named.project),
    isVoluntary: named.isVoluntary ?? false,
    isCurrent,
    startDate: entry.startDate,
    endDate: entry.endDate,
    voice: { ...voiceOf(entry), past: !isOpen, gerundsFirst: gerundsFirst(entry.highlights) },
    texts: [
      ...entry.highlights.map((text, index) => ({ path: `${path}/highlights/${index}`, text })),
      // Above lines of its own it tells what the employer is: "Mixed comprehensive of 1,150 pupils".
      ...(about && entry.highlights.length === 0 ? [{ path: `${path}/${aboutPath}`, text: about }] : []),
    ],
  };
}

const fewestGerunds = 2;

function gerundsFirst(lines: readonly string[]): boolean {
  return lines.filter((line) => readVerb(/^\p{L}+/u.exec(line)?.[0] ?? "")?.form === "gerund").length >= fewestGerunds;
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

function rolesOf(title: string | undefined): string | undefined {
  const parts = title?.split("/").map((part) => roleName(part.trim())) ?? [];
  return parts.length === 2 && parts.every((part) => part !== undefined) ? parts.join(" and ") : roleName(title);
}

const mostWordsOfPosition = 4;

function positionName(title = ""): string | undefined {
  const words = title.trim().split(/\s+/);
  const isPlain =
    words.length > 1 &&
    words.length <= mostWordsOfPosition &&
    words.every((word) => /^\p{Lu}[\p{L}&-]*$|^(?:of|and|for)$/u.test(word));
  return isPlain && !/company name/i.test(title) ? plainCase(words.join(" ")) : undefined;
}

/** "Leeds, UK": two words with capitals alone may as well be a firm. */
const surelyPlace = 2;

/** A name that can stand in a sentence; anonymised resumes carry "Company Name", which is none. */
function employerName(text: string | undefined): string | undefined {
  const name = text
    ?.replace(/\s*\([^)]*\)/g, "")
    .replace(/\s+/g, " ")
    .replace(/,\s*(?:Inc|Ltd|LLC)\b.*$/i, "")
    .replace(/(?<=\p{Ll}{5})\.$/u, "")
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
  if (placeScore(name) >= surelyPlace) return undefined;
  const isTitle = roleName(name) !== undefined && isTitleNoun((words.at(-1) ?? "").toLowerCase());
  return isTitle || words.some((word) => /^\p{Ll}{4,}$/u.test(word)) ? undefined : plainCase(name);
}
