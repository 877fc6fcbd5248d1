import { capital } from "~/tailor/grammar/open-with-deed";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { plainCase } from "~/tailor/propose/summary/role-name";
import { sentence } from "~/wording";
import { isResult } from "./choose-lines";
import { article, type Job, jobsOf } from "./job";
import { endOf, type Material } from "./opening";
import { canBeDated, placeOf, timeOf } from "./place-and-time";
import type { Line } from "./quotable-lines";
import { toldLine } from "./told-line";

/**
 * The work that was chosen, job by job, the latest first, as its writer tells it: "As a Staff Nurse at Hale Hospital from 2018
 * to 2022, I ..."; the job that the opening named (`opened`) is not named again. Lines of a job that nobody could tell so stand in a list under its name, as the resume has them.
 */
export function tellWork(
  { teller, tag, shown }: Material,
  lines: readonly Line[],
  opened: Job | undefined,
): { paragraphs: string[]; isListed: boolean } {
  const latestFirst = lines.toSorted((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  const every = jobsOf(shown.resume);
  let isListed = false;
  const before: Job[] = [];
  const paragraphs = [...Map.groupBy(latestFirst, ({ job }) => (job.isLoose ? "" : nameOf(job)))].map(
    ([name, own], at) => {
      const [{ job } = { job: undefined }] = own;
      // What came of the work is told first.
      const inOrder = own.toSorted((one, other) => Number(cameOf(other.text)) - Number(cameOf(one.text)));
      const told = inOrder.flatMap((line) => {
        const said = toldLine(line, tag);
        return said && teller.isSayable(said) ? [said] : [];
      });
      const isOpened =
        at === 0 && opened !== undefined && job?.role === opened.role && job?.employer === opened.employer;
      const head = job && headOf(job, { isOpened, order: orderOf(job, before.at(-1), every), at: before.length });
      if (job && head !== undefined && told.length === own.length) {
        before.push(job);
        for (const text of told) teller.say(text);
        return sentencesOf(head, told, at);
      }
      isListed ||= at === 0;
      for (const { text } of own) teller.say(text);
      return listed(
        name ?? "",
        own.map(({ text }) => text),
      );
    },
  );
  return { paragraphs, isListed };
}

/** A result that is worth opening with: not only that nothing went wrong. */
function cameOf(text: string): boolean {
  return isResult(text) && !/\bwith (?:no|zero|only)\b/u.test(text);
}

/** What leads from one sentence of a job to the next, by the place of the job: no letter says the same twice. */
const links = [["I also", "I", "I"], ["There I", "I"], ["I"]];

/** In words: so long may two deeds in one sentence be, and so long each of them. */
const joint = { both: 30, each: 18 };

/** The deeds of a job behind its head; two short ones stand in one sentence. */
function sentencesOf(head: string, clauses: readonly string[], job: number): string {
  // What "my work includes" stands together at the end.
  const told = clauses.toSorted((one, other) => Number(one.startsWith("my ")) - Number(other.startsWith("my ")));
  const [first = "", ...rest] = told;
  const said: string[] = [];
  // Work without a name is in no place.
  const isPlaced = head !== "" && !head.startsWith("In other");
  const left = [...(links[isPlaced ? job : 0] ?? [])];
  let open = capital(`${head} ${first}`.trim());
  let isJoined = false;
  for (const [at, text] of rest.entries()) {
    const last = at === 0 ? first : (rest[at - 1] ?? "");
    if (!isJoined && canJoin(last, text)) {
      open = `${open}, and ${text}`;
      isJoined = true;
      continue;
    }
    said.push(sentence(open));
    isJoined = false;
    const again = /^my work/u.test(last) ? "it also" : "my work also";
    const link = /^I (?:am|was|have been)\b/u.test(text) ? "I" : (left.shift() ?? "I");
    open = capital(text.replace(/^I(?= )/u, link).replace(/^my work(?= )/u, again));
  }
  return [...said, sentence(open)].join(" ");
}

function canJoin(one: string, other: string): boolean {
  const words = (text: string) => text.split(" ").length;
  return (
    words(one) + words(other) <= joint.both &&
    Math.max(words(one), words(other)) <= joint.each &&
    isPast(one) === isPast(other) &&
    ![one, other].some((text) => /[;:()]|^my /u.test(text)) &&
    !/,|\band\b.*\band\b/u.test(one)
  );
}

function isPast(text: string): boolean {
  const deed = text.replace(/^I /u, "");
  return /^(?:was|had)\b/u.test(deed) || readVerb(openingOf(deed).word)?.form === "past";
}

type Order = "none" | "next" | "earlier";

/** Whether a job ended before the one that was told above it, and whether another one lies between the two. */
function orderOf(job: Job, above: Job | undefined, every: readonly Job[]): Order {
  if (above === undefined || job.isCurrent || job.endDate === undefined || job.endDate > (above.startDate ?? ""))
    return "none";
  const isBetween = every.some(
    ({ path, startDate, employer, role }) =>
      path.startsWith("/work/") &&
      path !== job.path &&
      path !== above.path &&
      (employer !== job.employer || role !== job.role) &&
      (startDate ?? "") > (job.startDate ?? "") &&
      (startDate ?? "") < (above.startDate ?? ""),
  );
  return isBetween ? "earlier" : "next";
}

/** "As a Staff Nurse at Hale Hospital from 2018 to 2022,"; undefined where nothing says which job it was. */
function headOf(
  job: Job,
  { isOpened, order, at }: { isOpened: boolean; order: Order; at: number },
): string | undefined {
  if (job.isLoose) return at === 0 ? "" : "In other work,";
  if (isOpened) return job.employer ? "There" : "In this job";
  const place = job.employer ? ` ${placeOf(job.employer)}` : "";
  const lead = order === "next" && at === 1 ? "Before that, " : order === "none" ? "" : "Earlier, ";
  if (job.path.startsWith("/projects/") && !job.role)
    return job.project ? `For the project ${job.project},` : "In one project,";
  const who =
    job.role && (job.isVoluntary && !/volunt/iu.test(job.role) ? `a volunteer ${job.role}` : article(job.role));
  if (!canBeDated(job))
    return who ? `As ${who}${place},` : job.employer ? `${capital(placeOf(job.employer))},` : undefined;
  const time = timeOf(job);
  if (who) {
    const isTurned = at % 2 === 1 && !job.isCurrent && job.employer;
    return isTurned
      ? capital(`${lead}${time}, I was ${who}${place}, where`)
      : capital(`${lead}as ${who}${place} ${time},`);
  }
  if (job.employer) return capital(`${lead}${placeOf(job.employer)} ${time},`);
  // A title that the table of people does not have may be a trade or a part of the house.
  const { title = "" } = job;
  return /^\p{Lu}\p{L}+(?: (?:and )?\p{L}+){0,3}$/u.test(title)
    ? capital(`${lead}${time} (${plainCase(title)}),`)
    : undefined;
}

function listed(name: string, texts: readonly string[]): string {
  return [`${name}:`, ...texts.map((text) => `• ${capital(text)}`)].join("\n");
}

function nameOf(job: Job): string {
  const title = job.title && capital(plainTitle(job.title.replace(/\s+/gu, " ").trim()));
  const named = [title, job.project, job.employer].filter(Boolean).join(", ") || "My work";
  return canBeDated(job) ? `${named} (${timeOf(job).replace(/^(?:from|in) /u, "")})` : named;
}

/** "LEAD HAND (evenings)" as "Lead Hand (evenings)" */
function plainTitle(title: string): string {
  const [, head = "", rest = ""] = /^([^(]+)(\(.*)?$/u.exec(title) ?? [];
  return head === "" ? title : `${plainCase(head)}${rest}`;
}
