import { capital } from "~/tailor/grammar/open-with-deed";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import type { Posting } from "~/tailor/posting";
import { sentence, withArticle } from "~/wording";
import type { Ask } from "./asks/choose-asks";
import type { QuotableWords } from "./asks/quotable-words";
import { clauseOf } from "./clauses/line-clause";
import { variantOf } from "./frame";
import { article, type Job, jobsOf } from "./jobs/job";
import { canBeDated, placeOf, timeOf } from "./jobs/place-and-time";
import { isResult } from "./lines/line-features";
import type { Line } from "./lines/quotable-lines";
import { endOf, type Material } from "./opening";

export interface WorkParagraphs {
  paragraphs: string[];
  /** The letter begins with the post's own words, and needs no other opening. */
  isAnswer: boolean;
}

/**
 * The work that was chosen, as an answer to the post: first the job whose line answers words of the post best, behind these words; then
 * the other jobs, the latest first. Each further line that answers words of the post begins a paragraph behind them.
 */
export function writeWork(material: Material, lines: readonly Line[], asks: readonly Ask[]): WorkParagraphs {
  const { sentenceGate, tag, shown, input } = material;
  const every = jobsOf(shown.resume);
  const clause = (line: Line) => clauseOf(line, tag) ?? "";
  const groups = [...Map.groupBy(lines, ({ job }) => keyOf(job)).values()];
  const main = groups.find((group) => group.some((line) => line === asks[0]?.line)) ?? groups[0] ?? [];
  const others = groups
    .filter((group) => group !== main)
    .toSorted((one, other) => endOf(jobOf(other)).localeCompare(endOf(jobOf(one))));
  const paragraphs: string[] = [];
  const before: Job[] = [];
  let quoted = 0;
  for (const group of [main, ...others].filter((own) => own.length > 0)) {
    const job = jobOf(group);
    const own = asks.filter(({ line }) => group.includes(line));
    // What came of the work is told before what it was.
    const rest = group
      .filter((line) => !own.some((ask) => ask.line === line))
      .toSorted((one, other) => Number(cameOf(other.text)) - Number(cameOf(one.text)));
    const [first, ...further] = own;
    const clauses = [...(first ? [first.line] : []), ...rest].map(clause);
    const at = before.length;
    const above = before.at(-1);
    const order = at === 0 ? "none" : orderOf(job, above, every);
    const head = headOf(job, { order, at, above, isPast: isPast(clauses[0] ?? "") });
    before.push(job);
    // "Beyond that, my work included" says of no job whose work it was.
    const lead = job.isLoose && clauses.every((text) => text.startsWith("my work")) ? "" : head;
    const link = at === 0 ? "I also" : "I";
    paragraphs.push(
      [
        ...(first ? [askAt(quoted, first, input.posting)] : []),
        sentencesOf(lead, clauses, link, first !== undefined),
      ].join(" "),
    );
    if (first) quoted += 1;
    for (const ask of further) {
      paragraphs.push(`${askAt(quoted, ask, input.posting)} ${sentencesOf("", [clause(ask.line)], "I", true)}`);
      quoted += 1;
    }
  }
  for (const line of [main, ...others].flat()) sentenceGate.say(clause(line));
  return { paragraphs, isAnswer: asks.length > 0 };
}

function jobOf([line]: readonly Line[]): Job {
  return (line as Line).job;
}

/** Work without a name is one. */
function keyOf({ isLoose, title, employer, project, startDate, endDate }: Job): string {
  return isLoose ? "" : JSON.stringify([title, employer, project, startDate, endDate]);
}

/** The post's words, in quotation marks, before the line that answers them; a full stop stands inside these. */
function askAt(at: number, { words }: Ask, posting: Posting): string {
  return at === 0 ? firstAsk(words, posting) : at === 1 ? secondAsk(words) : thirdAsk(words);
}

function firstAsk({ text, form }: QuotableWords, posting: Posting): string {
  if (form === "speech") return variantOf([`You write: “${text}.”`, `“${text},” your post says.`], posting);
  if (form === "third")
    return variantOf([`You are looking for someone who “${text}.”`, `You need someone who “${text}.”`], posting);
  if (form === "work") return variantOf([`Your post speaks of “${text}.”`, `The work includes “${text}.”`], posting);
  if (form === "thing") return variantOf([`You ask for “${text}.”`, `Your post asks for “${text}.”`], posting);
  return variantOf(
    [
      `You are looking for someone to “${text}.”`,
      `“${capital(text)}” is on your list.`,
      `You need someone to “${text}.”`,
    ],
    posting,
  );
}

function secondAsk({ text, form }: QuotableWords): string {
  if (form === "speech") return `You also write: “${text}.”`;
  if (form === "third") return `You also need someone who “${text}.”`;
  if (form === "work") return `Your post also speaks of “${text}.”`;
  return form === "deed" ? `You also need someone to “${text}.”` : `You also ask for “${text}.”`;
}

function thirdAsk({ text, form }: QuotableWords): string {
  return form === "third" ? `The person you look for “${text}.”` : `“${capital(text)}” is on your list, too.`;
}

/** A result that is worth opening with: not only that nothing went wrong. */
function cameOf(text: string): boolean {
  return isResult(text) && !/\bwith (?:no|zero|only)\b/u.test(text);
}

/** In words: so long may two deeds in one sentence be, and so long each of them. */
const joint = { both: 30, each: 18 };

/** The deeds of a job behind its head; two short ones stand in one sentence. */
function sentencesOf(head: string, clauses: readonly string[], link: string, isAnswer = false): string {
  const lateness = (one: string) => Number(one.startsWith("my ") && !(isAnswer && one === clauses[0]));
  // What "my work includes" stands together at the end, unless it answers the post.
  const told = clauses.toSorted((one, other) => lateness(one) - lateness(other));
  const [first = "", ...rest] = told;
  const said: string[] = [];
  let left = link;
  let open = capital(`${head} ${first}`.trim());
  let isJoined = false;
  for (const [at, text] of rest.entries()) {
    const last = at === 0 ? first : (rest[at - 1] ?? "");
    if (!isJoined && at > 0 && canJoin(last, text)) {
      open = `${open}, and ${text}`;
      isJoined = true;
      continue;
    }
    said.push(sentence(open));
    isJoined = false;
    const again = /^my work/u.test(last) ? "it also" : "my work also";
    const own = /^I (?:am|was|have been)\b/u.test(text) ? "I" : left;
    left = "I";
    open = capital(text.replace(/^I(?= )/u, own).replace(/^my work(?= )/u, again));
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

/** "At Hale Hospital, where I have been a Staff Nurse since 2018,"; "" where nothing says which job it was and none stands above. */
function headOf(
  job: Job,
  { order, at, above, isPast }: { order: Order; at: number; above?: Job | undefined; isPast?: boolean },
): string {
  // It may be of the job above or of another one.
  if (job.isLoose) return at === 0 ? "" : "Beyond that,";
  const isThere = job.employer !== undefined && job.employer === above?.employer;
  const place = isThere ? " there" : job.employer ? ` ${placeOf(job.employer)}` : "";
  if (job.path.startsWith("/projects/") && !job.role)
    return job.project ? `For the project ${job.project},` : "In one project,";
  const who = calledIn(job);
  const lead = order === "none" || at === 0 ? "" : order === "next" ? "Before that, " : "Earlier, ";
  if (!who && isOfLearning(job.title)) {
    const when = canBeDated(job) && !job.isCurrent ? ` ${timeOf(job)}` : "";
    return `During ${withArticle(job.title?.toLowerCase() ?? "")}${place}${when},`;
  }
  if (!canBeDated(job)) {
    if (who) return capital(`${lead}as ${who}${place},`);
    return job.employer ? capital(`${lead}${placeOf(job.employer)},`) : withoutNames(job, at);
  }
  const time = timeOf(job);
  if (who && job.employer && at === 0)
    return `${capital(placeOf(job.employer))}, where I ${job.isCurrent ? "have been" : "was"} ${who} ${time},`;
  // "As a Cook since 2019, I boiled" has two times in one.
  if (who && job.isCurrent && !job.employer && at === 0)
    return `I have been ${who} ${time}, and${isPast ? " in that time" : ""}`;
  if (who && !job.isCurrent && at % 2 === 1) return `${capital(time)}, as ${who}${place},`;
  if (who) return capital(`${lead}as ${who}${place} ${time},`);
  if (job.employer) return capital(`${lead}${placeOf(job.employer)} ${time},`);
  return withoutNames(job, at, time);
}

/** "a Staff Nurse", "a volunteer Driver", "a volunteer" */
function calledIn({ role, isVoluntary, title }: Job): string | undefined {
  if (role === undefined) return isVoluntary && !isOfLearning(title) ? "a volunteer" : undefined;
  return isVoluntary && !/volunt/iu.test(role) ? `a volunteer ${role}` : article(role);
}

/** A job that nothing names by when it was: a title that the table of people does not have may be a trade or a part of the house. */
function withoutNames({ isCurrent, path }: Job, at: number, time?: string): string {
  if (!path.startsWith("/work/")) return "";
  if (time !== undefined && !isCurrent) return `${capital(time)},`;
  if (at === 0) return "";
  return isCurrent ? "In my present job," : "In another job,";
}

/** "Student placement", "Summer Internship": what is told without it would be taken for work on one's own. */
function isOfLearning(title = ""): boolean {
  return /^(?:\p{L}+ ){0,2}(?:placement|internship|externship|practicum|work experience|traineeship)$/iu.test(title);
}
