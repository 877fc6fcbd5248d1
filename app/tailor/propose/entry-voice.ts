import { endsShortened, sentencesOf } from "~/tailor/grammar/split-sentences";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { oncePer } from "~/tailor/once-per";

interface Entry {
  endDate?: string;
  current?: boolean;
  highlights: string[];
}

/** How the lines of one entry are to be read and written. */
export interface Voice {
  /** Past for a job that has ended, present for one that goes on, else what most lines have. */
  past: boolean;
  /** Most lines open with a verb in the present: a word that may be a noun as well ("Process", "Schedule") is a verb there. */
  verbsFirst: boolean;
  /** Some line opens with a verb in the past: a word in its plain form may then be no verb at all ("Complete from scratch"). */
  hasPast: boolean;
}

const fewestVerbs = 2;

/** Read from the dates of an entry and from the first words of its lines, once for all who ask. */
export const voiceOf = oncePer(({ endDate, current, highlights }: Entry): Voice => {
  const verbs = highlights.flatMap((line) => readVerb(/^\p{L}+/u.exec(line)?.[0] ?? "") ?? []);
  const past = verbs.filter(({ form }) => form === "past").length;
  const present = verbs.filter(({ form, nounToo }) => form === "base" && !nounToo).length;
  const hasPast = past > 0;
  const hasEnded = endDate !== undefined && !current;
  return {
    hasPast,
    past: hasEnded || (current !== true && past > present),
    verbsFirst: present >= fewestVerbs && present * 2 >= highlights.length && present > past,
  };
});

/**
 * True for lines that lean on the one before: one running text broken up (a lower-case start), a heading with what it
 * introduces, a line that points back. Their order is part of what they say.
 */
const isRunning = oncePer((lines: readonly string[]): boolean =>
  lines.some((line, index) => leansBack(line, index) || /[,:]$/.test(line.trim())),
);

/** What opens a line that is a part of the one above. */
export const goesOn =
  /^(?:This|These|Those|It|He|She|They|Also|Additionally|Then|There|As a result|Thus|Thereby|Resulting|Resulted|Including|Includes?|Included|Which|Such as|As well as)\b/;

/** True for a line that goes on with the one before it, or points back at it; `index` is its place in its entry. */
export function leansBack(line: string, index: number): boolean {
  if (/^\p{Ll}(?!\p{Lu})/u.test(line)) return true;
  return index > 0 && goesOn.test(line);
}

const fewestWords = 3;

/** Whether most sentences of an entry's lines end with a full stop; undefined where a text runs on from line to line. */
const hasFullStops = oncePer((lines: readonly string[]): { most: boolean } | "running" => {
  if (isRunning(lines)) return "running";
  const sentences = lines.flatMap(sentencesOf).filter((line) => line.split(" ").length >= fewestWords);
  return { most: sentences.filter((line) => /[.!?]$/.test(line)).length * 2 > sentences.length };
});

/** A line ended as most of its entry's lines are, with a full stop or without one; what is no line of text stays as it is. */
export function endAlike(line: string, lines: readonly string[]): string {
  const stops = hasFullStops(lines);
  if (stops === "running" || line.split(" ").length < fewestWords || endsShortened(line)) return line;
  if (!stops.most) return sentencesOf(line).length > 1 ? line : line.replace(/(?<=[\p{L}\d)%])[.;]$/u, "");
  return isHeading(line) || breaksOff(line) ? line : line.replace(/(?<=(?:[\p{L}\d%]|[^.!?]\)));?$/u, ".");
}

/** It opens with no deed, and all of its words but small ones have a capital or a figure: a name or a title, not a sentence. */
function isHeading(line: string): boolean {
  const words = line.split(" ");
  return (
    readVerb(words[0] ?? "") === undefined &&
    !words.some((word) => /^\p{Ll}{3}/u.test(word) && !functionWords.has(word))
  );
}

/** "April 1998 to", "the oven,": the rest was lost, or stands in the next line. */
export function breaksOff(line: string): boolean {
  return /,$/.test(line) || functionWords.has(/\p{L}+$/u.exec(line)?.[0].toLowerCase() ?? "");
}
