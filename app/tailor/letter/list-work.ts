import { headOf, orderOf } from "./jobs/head-of-job";
import type { Line } from "./lines/quotable-lines";
import { endOf, type Material } from "./opening";
import { closed } from "./tell-story";

/** What was done in each job, a paragraph a job: which one it was, and what its writer did there, in the first person. */
export function listWork(
  { ranked, sentenceGate, stories: { told: all } }: Material,
  stories: readonly Line[],
): string[] {
  const groups = [...Map.groupBy(stories, ({ job }) => (headOf(job, "first") ? job.path : "")).values()];
  const every = ranked.map(({ job }) => job);
  // What no job is named for stands first: below another job it would be taken for work of that one. Then the latest job does.
  const dayOf = ([line]: readonly Line[]) => (line && headOf(line.job, "first") ? endOf(line.job) : "9999-99");
  const ordered = groups.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one)));
  return ordered.flatMap((group, at) => {
    const job = (group[0] as Line).job;
    const head = headOf(job, orderOf(job, ordered[at - 1]?.[0]?.job, every));
    const [first, ...others] = group.flatMap((line) => sentenceGate.say(all.get(line)?.text));
    if (first === undefined) return [];
    const opening = !head ? first : head.isSentence ? `${closed(head.text)} ${first}` : joined(head.text, first);
    return [[opening, ...others].join(" ")];
  });
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
