import type { Tag } from "~/tailor/grammar/tagger";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { AskedThing } from "~/tailor/propose/asked-things";
import { roleName } from "~/tailor/propose/summary/role-name";
import type { Resume } from "~/tailor/resume";
import { count, sentence, withArticle } from "~/wording";
import type { OwnVoice } from "./beside/own-voice";
import type { Stories } from "./choose-stories";
import { type OwnSentences, positionIn, variantOf } from "./frame";
import { article, type Job, withRun } from "./jobs/job";
import { isSurelyLatest, isTrainingBeforeDegree } from "./jobs/latest";
import { canBeDated, withThe } from "./jobs/place-and-time";
import { positionOf } from "./jobs/position";
import { type RankedJob, sameKind, sameWork } from "./jobs/rank-jobs";
import type { SentenceGate } from "./sentence-gate";

/** What a letter is made of. */
export interface Material {
  input: { resume: Resume; posting: Posting; match: Match; name?: string; own?: OwnSentences | undefined };
  /** The resume whose lines are quoted, with its match. */
  shown: { resume: Resume; match: Match };
  sentenceGate: SentenceGate;
  asked: AskedThing[];
  stories: Stories;
  /** The nearest to the post first. */
  ranked: RankedJob[];
  tag: Tag;
  /** What the summary says of its writer in the first person. */
  voice: OwnVoice;
  /** The title nearest to the post, for a post that offers several. */
  held: string | undefined;
}

/** Titles whose closeness to the post differs by less are of one kind: the later job says what somebody is. */
const alike = 0.1;

/**
 * The position and who its writer is, of somebody of whose work nothing is told, sentence by sentence: by the job that they hold or held of the position's
 * kind, as the answer to the years that the post asks for.
 */
export function shortOpeningOf(material: Material): string[] {
  const { ranked, sentenceGate, held, input, shown } = material;
  const who = whoOf(material);
  const near = nearestHeld(ranked, shown.resume);
  const likeness = ranked.find(({ job }) => job.path === near?.path)?.likeness ?? 0;
  const isTelling = near?.isCurrent || (near && (likeness >= sameWork || isSurelyLatest(near, shown.resume)));
  const worked = near && isTelling ? sentenceGate.sayHeld(near) : [];
  const joining = sentence(joiningOf(input.posting, held));
  // Where a summary counts the years, the job that they were spent in says more of the same.
  const own =
    who.length > 0 && worked.length > 0 && near?.isCurrent ? [...who, ...worked] : who.length > 0 ? who : worked;
  const asked = near && own.includes(worked[0] ?? "") ? yearsAsked(input, near, material) : undefined;
  return [joining, ...own.flatMap((text) => (text === worked[0] && asked ? [asked, text] : [text]))];
}

/** "You ask for 3 years of experience.", where the match finds them, and this job alone holds them. */
function yearsAsked(
  { posting, match }: Material["input"],
  job: Job,
  { ranked, shown: { resume } }: Material,
): string | undefined {
  const found = new Set(match.rows.flatMap(({ requirementId, state }) => (state === "shown" ? [requirementId] : [])));
  const asked = posting.requirements.flatMap(({ id, weight, years = 0 }) =>
    weight === "must" && found.has(id) ? [years] : [],
  );
  const most = Math.max(0, ...asked);
  // Nothing here knows the day: of a job that goes on at least the years up to the last one that is named are past.
  const year = (day: string | undefined) => Number(day?.slice(0, 4) ?? 0);
  const ends = resume.work.flatMap(({ startDate, endDate }) => [year(startDate), year(endDate)]);
  const length = (job.isCurrent ? Math.max(...ends) : year(job.endDate)) - year(job.startDate);
  const isOnly = ranked.filter(({ likeness }) => likeness >= sameKind).length === 1;
  return most > 0 && (isOnly || length >= most) ? `You ask for ${count(most, "year")} of experience.` : undefined;
}

/** Who somebody is by their summary, or for how many years; what a letter says behind the work that it begins with. */
export function whoOf({ voice, sentenceGate, ranked, shown: { resume } }: Material): string[] {
  if (voice.who !== undefined) return sentenceGate.say(voice.who);
  const role = nearestHeld(ranked, resume)?.role;
  return role === undefined ? [] : sentenceGate.sayFirst(yearsSaid(resume, role));
}

const years =
  /\b(?:(?:more than|over|almost|nearly) )?(?:\d{1,2}\+?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?: plus)? years\b/iu;

const numberWords = "two three four five six seven eight nine ten eleven twelve".split(" ");

/** "more than 12 years", "eleven years" */
function numberOf(count: string): number {
  const [digits] = /\d+/u.exec(count) ?? [];
  const word = numberWords.findIndex((one) => count.toLowerCase().split(" ").includes(one));
  return digits ? Number(digits) : word >= 0 ? word + 2 : /\bfifteen\b/iu.test(count) ? 15 : 20;
}

/** "I have 12 years of experience as a Dispatcher", where the summary counts them for this title or its last word, and the dates of that title do not say less. */
function yearsSaid({ basics, work, education }: Resume, role: string): string[] {
  const said = (basics.summary ?? "").split(/(?<=[.!?])\s/u).find((text) => years.test(text)) ?? "";
  const [count = ""] = years.exec(said) ?? [];
  const title = [role, role.split(" ").at(-1) ?? ""].find((one) => said.toLowerCase().includes(one.toLowerCase()));
  const year = (date: string | undefined) => Number(date?.slice(0, 4) ?? 0);
  const held = work.filter(({ position = "" }) => title && position.toLowerCase().includes(title.toLowerCase()));
  // Nothing says what day it is but the latest date of work or studies.
  const latest = Math.max(
    ...[...work, ...education].flatMap(({ startDate, endDate }) => [year(startDate), year(endDate)]),
  );
  const began = Math.min(...held.map(({ startDate }) => year(startDate) || latest));
  const ended = Math.max(...held.map(({ endDate, current }) => (current ? latest : year(endDate))));
  return count === "" || title === undefined || !(numberOf(count) <= ended - began + 1)
    ? []
    : [`I have ${count.toLowerCase()} of experience as ${article(title)}`];
}

/** The latest of the jobs that are of the kind of the position; several of one title that follow each other are one. */
function nearestHeld(ranked: readonly RankedJob[], resume: Resume): Job | undefined {
  const able = ranked
    .filter(({ job, likeness }) => likeness >= sameKind && job.role !== undefined && !job.isVoluntary)
    .filter(({ job }) => canBeDated(job) && !isTrainingBeforeDegree(job, resume));
  const most = Math.max(...able.map(({ likeness }) => likeness));
  const [best] = able
    .filter(({ likeness }) => likeness >= most - alike)
    .sort((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  return (
    best &&
    withRun(
      best.job,
      ranked.map(({ job }) => job),
    )
  );
}

/** When a job ended, for the order of jobs: what goes on is last, what began later comes later. */
export function endOf({ isCurrent, endDate, startDate }: Job): string {
  return `${isCurrent ? "9999" : (endDate ?? startDate ?? "")} ${startDate ?? ""}`;
}

function joiningOf(posting: Posting, held: string | undefined): string {
  const role = posting.title && positionOf(posting.title, held);
  const isPerson = role !== undefined && roleName(role.replace(/ \(.*\)$/u, "")) !== undefined;
  const { company } = posting;
  if (!isPerson) return `I am applying for ${positionIn(posting, held)}`;
  if (!company)
    return variantOf(
      [`I would like to be your next ${role}`, `I would like to work for you as ${withArticle(role)}`],
      posting,
    );
  // "UPS Driver" of UPS
  const own = role.startsWith(`${company} `) ? role.slice(company.length + 1) : role;
  return variantOf(
    [
      `I would like to join ${withThe(company)} as ${withArticle(own)}`,
      `I would like to work for ${withThe(company)} as ${withArticle(own)}`,
    ],
    posting,
  );
}

export function applying(posting: Posting, held?: string): string {
  const position = positionIn(posting, held);
  return variantOf(
    [`I am applying for ${position}`, `I would like to apply for ${position}`, `Please consider me for ${position}`],
    posting,
  );
}
