import { capital } from "~/tailor/grammar/open-with-deed";
import { openingOf, readVerb } from "~/tailor/grammar/verb-forms";
import { plainCase } from "~/tailor/propose/summary/role-name";
import { sentence } from "~/wording";
import { clauseOf } from "./clauses/line-clause";
import { variantOf } from "./frame";
import { article, type Job, jobsOf } from "./jobs/job";
import { canBeDated, placeOf, timeOf } from "./jobs/place-and-time";
import type { Answered } from "./lines/answered";
import { type AskedWords, askedWordsOf } from "./lines/asked-words";
import { isResult } from "./lines/line-features";
import type { Line } from "./lines/quotable-lines";
import { endOf, type Material } from "./opening";

export interface WorkParagraphs {
  paragraphs: string[];
  /** The letter begins with the post's own words, and needs no other opening. */
  isAnswer: boolean;
}

/** So many lines stand in the paragraph that the letter begins with. */
const mostOfFirst = 2;

/**
 * The work that was chosen, as an answer to the post: first words of the post that a line of the job that says most
 * answers, then that line and what goes with it; a further line of that job behind what it answers; then the other jobs, the latest first.
 */
export function writeWork(material: Material, lines: readonly Line[], things: readonly Answered[]): WorkParagraphs {
  const { sentenceGate, tag, shown, input } = material;
  const { posting } = input;
  const every = jobsOf(shown.resume);
  const told = (line: Line) => clauseOf(line, tag) ?? "";
  const groups = [...Map.groupBy(lines, ({ job }) => keyOf(job)).values()];
  const asked = new Map(lines.map((line) => [line, askedWordsOf(line, things, posting, tag)] as const));
  const leading = groups[0]
    ?.flatMap((line) => asked.get(line) ?? [])
    .toSorted((one, other) => other.worth - one.worth)[0];
  const [main = [], ...others] = groups;
  const opener = leading && main.find((line) => asked.get(line) === leading);
  // What came of the work is told before what it was.
  const rest = main
    .filter((line) => line !== opener)
    .toSorted((one, other) => Number(cameOf(other.text)) - Number(cameOf(one.text)));
  const inOrder = [...(opener ? [opener] : []), ...rest];
  const [job] = main.map((line) => line.job);
  const paragraphs: string[] = [];
  const used = new Set<Answered>(leading ? [leading.thing] : []);
  let isSecond = false;
  /** The words that the post has for a line, where they stand behind no more than two paragraphs. */
  const furtherOf = (line: Line | undefined): string => {
    const words = line && asked.get(line);
    if (!leading || isSecond || !words || words.form === "speech" || used.has(words.thing)) return "";
    isSecond = true;
    used.add(words.thing);
    return `${furtherAsk(words)} `;
  };
  if (job) {
    const ownHead = headOf(job, { order: "none", at: 0, isPast: isPast(told(inOrder[0] as Line)) });
    const first = inOrder.slice(0, mostOfFirst);
    const second = inOrder.slice(mostOfFirst);
    const lead = leading ? `${firstAsk(leading, posting)} ` : "";
    const isApart = second.length > 0 && leading !== undefined && asked.get(second[0] as Line)?.thing !== undefined;
    const ofFirst = isApart ? first : inOrder;
    paragraphs.push(`${lead}${sentencesOf(ownHead, ofFirst.map(told), "I also", leading !== undefined)}`);
    if (isApart) paragraphs.push(`${furtherOf(second[0])}${sentencesOf("", second.map(told), "I")}`);
  }
  const before: Job[] = job ? [job] : [];
  const latestFirst = others.toSorted((one, other) => endOf(jobOf(other)).localeCompare(endOf(jobOf(one))));
  for (const own of latestFirst) {
    const one = jobOf(own);
    const head = headOf(one, { order: orderOf(one, before.at(-1), every), at: before.length, above: before.at(-1) });
    before.push(one);
    const [first] = own;
    // "In other work, my work included" says it twice.
    const lead = one.isLoose && own.every((line) => told(line).startsWith("my work")) ? "" : head;
    paragraphs.push(`${furtherOf(first)}${sentencesOf(lead, own.map(told), "I")}`);
  }
  for (const line of [main, ...others].flat()) sentenceGate.say(told(line));
  return { paragraphs, isAnswer: leading !== undefined };
}

function jobOf([line]: readonly Line[]): Job {
  return (line as Line).job;
}

/** Work without a name is one. */
function keyOf({ isLoose, title, employer, project, startDate, endDate }: Job): string {
  return isLoose ? "" : JSON.stringify([title, employer, project, startDate, endDate]);
}

/** The post's words at the head of a letter, in quotation marks; a full stop stands inside them. */
function firstAsk({ text, form }: AskedWords, posting: Material["input"]["posting"]): string {
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

function furtherAsk({ text, form }: AskedWords): string {
  const own = text.replace(/\bour\b/gu, "your");
  if (form === "third") return `You also need someone who ${own}.`;
  if (form === "work") return `Your post also speaks of ${own}.`;
  return form === "deed" ? `You also need someone to ${own}.` : `You also ask for ${own}.`;
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

/** "At Hale Hospital, where I have been a Staff Nurse since 2018,"; "" where nothing says which job it was. */
function headOf(
  job: Job,
  { order, at, above, isPast }: { order: Order; at: number; above?: Job | undefined; isPast?: boolean },
): string {
  if (job.isLoose) return at === 0 ? "" : "In other work,";
  const isThere = job.employer !== undefined && job.employer === above?.employer;
  const place = isThere ? " there" : job.employer ? ` ${placeOf(job.employer)}` : "";
  if (job.path.startsWith("/projects/") && !job.role)
    return job.project ? `For the project ${job.project},` : "In one project,";
  const who =
    job.role && (job.isVoluntary && !/volunt/iu.test(job.role) ? `a volunteer ${job.role}` : article(job.role));
  const lead = order === "none" || at === 0 ? "" : order === "next" ? "Before that, " : "Earlier, ";
  if (!canBeDated(job))
    return who ? capital(`${lead}as ${who}${place},`) : job.employer ? capital(`${lead}${placeOf(job.employer)},`) : "";
  const time = timeOf(job);
  if (who && job.employer && at === 0)
    return `${capital(placeOf(job.employer))}, where I ${job.isCurrent ? "have been" : "was"} ${who} ${time},`;
  // "As a Cook since 2019, I boiled" has two times in one.
  if (who && job.isCurrent && !job.employer && at === 0)
    return `I have been ${who} ${time}, and${isPast ? " in that time" : ""}`;
  if (who && !job.isCurrent && at % 2 === 1) return `${capital(time)}, as ${who}${place},`;
  if (who) return capital(`${lead}as ${who}${place} ${time},`);
  if (job.employer) return capital(`${lead}${placeOf(job.employer)} ${time},`);
  // A title that the table of people does not have may be a trade or a part of the house.
  const { title = "" } = job;
  return /^\p{Lu}\p{L}+(?: (?:and )?\p{L}+){0,3}$/u.test(title) ? capital(`${lead}${time} (${plainCase(title)}),`) : "";
}
