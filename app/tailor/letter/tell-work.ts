import { capital } from "~/tailor/grammar/open-with-deed";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { inSentence } from "~/tailor/propose/in-sentence";
import { plainCase } from "~/tailor/propose/summary/role-name";
import { sentence } from "~/wording";
import { article, type Job, jobsOf } from "./job";
import { endOf, type Material } from "./opening";
import { canBeDated, placeOf, timeOf } from "./place-and-time";
import type { Line } from "./quotable-lines";
import { toldLine } from "./told-line";

/**
 * The work that was chosen, job by job, the latest first, as its writer tells it: "As a Staff Nurse at Hale Hospital from 2018
 * to 2022, I ...". Lines of a job that nobody could tell so stand in a list under its name, as the resume has them.
 */
export function tellWork(
  { teller, tag, shown }: Material,
  lines: readonly Line[],
  opening: string,
): { paragraphs: string[]; isListed: boolean } {
  const latestFirst = lines.toSorted((one, other) => endOf(other.job).localeCompare(endOf(one.job)));
  const every = jobsOf(shown.resume);
  const links = new Links();
  let isListed = false;
  const before: Job[] = [];
  const paragraphs = [...Map.groupBy(latestFirst, ({ job }) => nameOf(job))].map(([name, own], at) => {
    const [{ job } = { job: undefined }] = own;
    const told = own.flatMap((line) => {
      const said = toldLine(line, tag);
      return said && teller.isSayable(`I ${said}`) ? [said] : [];
    });
    const isOpened = job?.role !== undefined && opening.includes(`worked as ${article(job.role)}`) && at === 0;
    const head = job && headOf(job, { isOpened, order: orderOf(job, before.at(-1), every), at: before.length });
    if (job && head && told.length === own.length) {
      before.push(job);
      for (const text of told) teller.say(`I ${text}`);
      return sentencesOf(head, told, links);
    }
    isListed ||= at === 0;
    for (const { text } of own) teller.say(text);
    return listed(
      name ?? "",
      own.map(({ text }) => text),
    );
  });
  return { paragraphs, isListed };
}

/** What leads from one sentence of a job to the next: no letter says the same twice. */
class Links {
  private readonly left = ["I also", "In the same job I", "There I also"];

  next(): string {
    return this.left.shift() ?? "I";
  }
}

/** In words: so long may two deeds in one sentence be, and so long each of them. */
const joint = { both: 30, each: 18 };

/** The deeds of a job behind its head; two short ones stand in one sentence. */
function sentencesOf(head: string, told: readonly string[], links: Links): string {
  const [first = "", ...rest] = told;
  const said: string[] = [];
  let open = `${head} ${first}`;
  let isJoined = false;
  for (const [at, text] of rest.entries()) {
    const last = at === 0 ? first : (rest[at - 1] ?? "");
    if (!isJoined && canJoin(last, text)) {
      open = `${open}, and I ${text}`;
      isJoined = true;
      continue;
    }
    said.push(sentence(open));
    open = `${links.next()} ${text}`;
  }
  return [...said, sentence(open)].join(" ");
}

function canJoin(one: string, other: string): boolean {
  const words = (text: string) => text.split(" ").length;
  return (
    words(one) + words(other) <= joint.both &&
    Math.max(words(one), words(other)) <= joint.each &&
    isPast(one) === isPast(other) &&
    ![one, other].some((text) => /[;:()]/u.test(text)) &&
    !/,|\band\b.*\band\b/u.test(one)
  );
}

function isPast(text: string): boolean {
  return /^(?:was|had)\b/u.test(text) || readVerb(openingOf(text).word)?.form === "past";
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

/** "As a Staff Nurse at Hale Hospital from 2018 to 2022, I"; undefined where nothing says which job it was. */
function headOf(job: Job, { isOpened, order, at }: { isOpened: boolean; order: Order; at: number }): string | undefined {
  if (isOpened) return job.employer ? "There I" : "In this job I";
  const place = job.employer ? ` ${placeOf(job.employer)}` : "";
  const lead = order === "next" && at === 1 ? "Before that, " : order === "none" ? "" : "Earlier, ";
  if (job.path.startsWith("/projects/") && !job.role) return job.project ? `For the project ${job.project}, I` : "In one project, I";
  const who = job.role && (job.isVoluntary && !/volunt/iu.test(job.role) ? `a volunteer ${job.role}` : article(job.role));
  if (!canBeDated(job)) return who ? `As ${who}${place}, I` : job.employer ? `${capital(placeOf(job.employer))}, I` : undefined;
  const time = timeOf(job);
  if (who) {
    const isTurned = at % 2 === 1 && !job.isCurrent && job.employer;
    return isTurned ? capital(`${lead}${time}, I was ${who}${place}, where I`) : capital(`${lead}as ${who}${place} ${time}, I`);
  }
  const other = otherRole(job);
  if (other) return capital(`${lead}${other}${place} ${time}, I`);
  if (job.employer) return capital(`${lead}${placeOf(job.employer)} ${time}, I`);
  return undefined;
}

const namesWork =
  /(?:ing|tion|ment|ance|\bsales|\bservices?|\bsupport|\bcare|\bresources|\brelations|\bsecurity|\boperations)$/iu;

/** A title that the table of people does not have: "in sales" of one that names the work, "as Chief Mate" of any other one. */
function otherRole({ title = "", project }: Job): string | undefined {
  if (project !== undefined || !/^\p{Lu}\p{L}+(?: (?:and )?\p{L}+){0,3}$/u.test(title)) return undefined;
  return namesWork.test(title) ? `in ${inSentence({ term: plainCase(title), kind: "skill" })}` : `as ${plainCase(title)}`;
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
