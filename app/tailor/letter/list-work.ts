import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { isSpelled } from "./clauses/spelling";
import { article, type Job } from "./jobs/job";
import { canBeDated, placeOf, timeOf } from "./jobs/place-and-time";
import type { Line } from "./lines/quotable-lines";
import { endOf, type Material } from "./opening";
import { closed, type Told } from "./tell-story";

/**
 * What was done in each job, a paragraph a job: which one it was, what its writer did there, in the first person, and what the
 * resume says of it in no sentence.
 */
export function listWork(
  { ranked, sentenceGate, stories: { told: all }, tag }: Material,
  stories: readonly Line[],
): string[] {
  const groups = [...Map.groupBy(stories, ({ job }) => (headOf(job, "first") ? job.path : "")).values()];
  const every = ranked.map(({ job }) => job);
  // What no job is named for stands first: below another job it would be taken for work of that one. Then the latest job does.
  const dayOf = ([line]: readonly Line[]) => (line && headOf(line.job, "first") ? endOf(line.job) : "9999-99");
  const ordered = groups.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return ordered.map((group, at) => {
    const job = (group[0] as Line).job;
    const order = orderOf(job, ordered[at - 1]?.[0]?.job, every);
    const told = group.flatMap((line) => all.get(line) ?? []);
    for (const { text } of told) sentenceGate.say(text);
    return paragraphOf(headOf(job, order), told, tag);
  });
}

function paragraphOf(head: ReturnType<typeof headOf>, told: readonly Told[], tag: Tag): string {
  const sentences = told.flatMap(({ text, isSentence }) => (isSentence ? [text] : []));
  const notes = told.flatMap(({ text, isSentence }) => (isSentence ? [] : [asNote(text, tag)])).join("; ");
  const [first, ...others] = sentences;
  if (first === undefined) return closed(head ? `${head.text}: ${notes}` : notes);
  const opening = !head ? first : head.isSentence ? `${closed(head.text)} ${first}` : joined(head.text, first);
  return [opening, ...others, ...(notes ? [closed(capital(notes))] : [])].join(" ");
}

/** "As a Baker at Hale's, I opened the shop"; what does not speak of its writer follows behind a colon. */
function joined(head: string, first: string): string {
  if (/^I(?: |['’])/u.test(first)) return `${head}, ${first}`;
  const isLed =
    /^(?:In|On|At|For|After|When|Since|Each|Every|During|My|We|Our) [^:.]*\b(?:I|we|my|our)\b|^(?:My|We|Our) /u.test(
      first,
    );
  return isLed ? `${head}, ${first.charAt(0).toLowerCase()}${first.slice(1)}` : `${head}: ${first}`;
}

/** In small letters at its beginning, unless a name stands there. */
function asNote(text: string, tag: Tag): string {
  const plain = text.replace(/[\s.;]+$/u, "");
  const small = plain.charAt(0).toLowerCase() + plain.slice(1);
  const [word] = tag(plain);
  const isName = word?.pos === "PROPN" && word.isKnown;
  return /^\p{Lu}\p{Ll}/u.test(plain) && !isName && isSpelled((word?.text ?? "").toLowerCase(), tag) ? small : plain;
}

type Order = "first" | "before" | "other";

/** Whether the job above began when this one ended, with no other one between the two. */
function orderOf(job: Job, above: Job | undefined, every: readonly Job[]): Order {
  if (above === undefined) return "first";
  const { endDate, startDate: own = "" } = job;
  const start = above.startDate ?? "";
  if (job.isCurrent || endDate === undefined || start === "" || endDate > start) return "other";
  const isBetween = every.some(
    ({ path, startDate = "" }) =>
      path.startsWith("/work/") && path !== job.path && startDate > own && startDate < start,
  );
  return isBetween ? "other" : "before";
}

/** Which job it was, out of nothing but its fields: a sentence of a job that goes on, else what opens one; undefined where none is known. */
export function headOf(job: Job, order: Order): { text: string; isSentence: boolean } | undefined {
  const { role, employer, project, isVoluntary, isCurrent, isLoose } = job;
  if (isLoose) return undefined;
  if (!role && project) return { text: `In the project ${project}`, isSentence: false };
  const place = employer ? ` ${placeOf(employer)}` : "";
  const time = canBeDated(job) ? ` ${timeOf(job)}` : "";
  const who = role && (isVoluntary && !/volunt/iu.test(role) ? `a volunteer ${role}` : article(role));
  if (who && time && isCurrent) return { text: `I have been ${who}${place}${time}`, isSentence: true };
  const as = who ? `as ${who}${place}${time}` : place ? `${place.trim()}${time}` : undefined;
  if (as === undefined) return undefined;
  return { text: order === "before" && time ? `Before that, ${as}` : capital(as), isSentence: false };
}
