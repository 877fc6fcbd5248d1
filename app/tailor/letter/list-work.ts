import { capital } from "~/tailor/grammar/open-with-deed";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { sentence } from "~/wording";
import { article, type Job } from "./jobs/job";
import { canBeDated, placeOf, timeOf } from "./jobs/place-and-time";
import type { Line } from "./lines/quotable-lines";
import { endOf, type Material } from "./opening";

/**
 * What was done in each job, below a sentence that says which job it was: as a paragraph where the resume tells it in full
 * sentences, else line by line as it stands there.
 */
export function listWork({ ranked, sentenceGate }: Material, stories: readonly Line[]): string[] {
  for (const { text } of stories) sentenceGate.say(text);
  const groups = [...Map.groupBy(stories, ({ job }) => (job.isLoose ? "" : job.path)).values()];
  const every = ranked.map(({ job }) => job);
  // What no job is named for stands first: below another job it would be taken for work of that one. Then the latest job does.
  const dayOf = ([line]: readonly Line[]) => (line?.job.isLoose ? "9999-99" : line ? endOf(line.job) : "");
  const ordered = groups.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return ordered.map((group, at) => {
    const job = (group[0] as Line).job;
    const above = ordered[at - 1]?.[0]?.job;
    const head = headOf(job, orderOf(job, above, every));
    const lines = group.map(({ text }) => asSentence(text));
    if (!isProse(group)) return [`${head?.text ?? nameless(at)}:`, ...lines.map((line) => `• ${line}`)].join("\n");
    return [...(head ? [`${head.text}${head.isSentence ? "." : ":"}`] : []), ...lines].join(" ");
  });
}

/** With a capital at its beginning and in "I", and a full stop at its end. */
function asSentence(text: string): string {
  return sentence(capital(text).replace(/(?<= )i(?=(?:['’]\p{L}+)? \p{Ll}{2})/gu, "I"));
}

/** Somebody speaks in most of its sentences, and each item begins with one. */
function isProse(group: readonly Line[]): boolean {
  const sentences = group.flatMap(({ text }) => sentencesOf(text));
  const spoken = sentences.filter((text) => /\b(?:I|I['’]\p{L}+|we|my|our)\b/iu.test(text));
  return (
    group.every(({ text }) => /^(?:I|We|My|When|After|Since|In|At|For)\b/u.test(text)) &&
    spoken.length * 3 >= sentences.length * 2
  );
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

/** What stands above a list where nothing is known of its job. */
const nameless = (at: number) => (at === 0 ? "From my work" : "In another job");

/** Which job it was, out of nothing but its fields, without the stop behind it; undefined where none is known. */
function headOf(job: Job, order: Order): { text: string; isSentence: boolean } | undefined {
  const { role, employer, project, isVoluntary, isCurrent, isLoose } = job;
  if (isLoose) return undefined;
  if (!role && project) return { text: `In the project ${project}`, isSentence: false };
  const place = employer ? ` ${placeOf(employer)}` : "";
  const time = canBeDated(job) ? ` ${timeOf(job)}` : "";
  const who = role && (isVoluntary && !/volunt/iu.test(role) ? `a volunteer ${role}` : article(role));
  if (who && time) {
    const lead = order === "before" ? "Before that I" : "I";
    const text =
      order === "other" && !isCurrent
        ? `${capital(time.trim())} I was ${who}${place}`
        : `${lead} ${isCurrent ? "have been" : "was"} ${who}${place}${time}`;
    return { text, isSentence: true };
  }
  const text = who ? `As ${who}${place}` : place ? `${capital(place.trim())}${time}` : undefined;
  return text === undefined ? undefined : { text, isSentence: false };
}
