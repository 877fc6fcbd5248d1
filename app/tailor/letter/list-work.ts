import { capital } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { isSpelled } from "./clauses/spelling";
import { headOf, orderOf } from "./jobs/head-of-job";
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
