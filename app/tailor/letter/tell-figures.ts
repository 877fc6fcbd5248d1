import { capital, withoutDuty } from "~/tailor/grammar/open-with-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import type { Job, Run } from "./job";
import { plainLine, tellLine } from "./lines/tell-line";
import type { Material } from "./opening";
import { figureWorth, type Told } from "./proofs";

/** A sum, a share, or so many of something; the number of a norm or a section counts nothing ("to ISO 9001"). */
const counts =
  /[£$€]\d|\d ?%|\bfrom \d|(?<!\b(?:\p{Lu}[\p{L}]*|section|part|form|clause|chapter|class|type|line|step) )(?<![\p{L}\d.,-])\d[\d,.]*\+? (?:to \d+ )?\p{Ll}/u;
const fewestWords = 3;
const mostWords = 14;
/** What says how much was done, how well or for how long; hours, pay and the years of a job say nothing of the work. */
const noFigure =
  /\bsince (?:19|20)\d\d|\b(?:hours?|shifts?|weekends?|nights?|rota|on call|notice|contract|GCSEs?|grade|level|salary|per hour|aged?)\b/iu;

/**
 * The notes of a job that count something and have no verb of their own ("Waste rate 2% last year", "9 years without a
 * breakdown"), as they can be quoted behind a colon: what they say needs no deed to be made of it.
 */
function figuresOf(job: Job, tag: Tag): Told[] {
  return job.texts.flatMap(({ path, text }) =>
    text.split(/(?<=\p{L}{2}|[\d%)])[.;]\s+/u).flatMap((line) => {
      const quoted = figureIn(line, job, tag);
      return quoted === undefined ? [] : [{ path, job, text: quoted, isFigure: true }];
    }),
  );
}

function figureIn(line: string, job: Job, tag: Tag): string | undefined {
  // "Responsible for stock worth £9,000": the stock is what counts.
  const text = capital(withoutDuty(plainLine(line)));
  const words = text.split(" ");
  const bare = text.replace(/\s*\([^)]*\)/gu, "");
  if (
    words.length < fewestWords ||
    words.length > mostWords ||
    !counts.test(bare.charAt(0).toLowerCase() + bare.slice(1)) ||
    figureWorth(bare) === 0
  )
    return undefined;
  if (noFigure.test(text) || !isQuotable(text) || tellLine(line, job.voice, tag) !== undefined) return undefined;
  const [first] = words;
  const opening = readVerb(first ?? "");
  if (opening && (opening.form === "past" || !opening.nounToo)) return undefined;
  const tagged = tag(bare.charAt(0).toLowerCase() + bare.slice(1));
  const isDescribing = (at: number) =>
    at === 0
      ? opening?.nounToo === true && tagged[1]?.pos === "NOUN"
      : /^(?:DET|ADJ|NUM)$/u.test(tagged[at - 1]?.pos ?? "");
  const isNote = tagged.every(({ pos, text: word }, at) => {
    if (pos === "AUX" || pos === "PRON") return false;
    const isVerb = pos === "VERB" || (readVerb(word)?.form === "past" && !readVerb(word)?.nounToo);
    return !isVerb || isDescribing(at);
  });
  if (!isNote || /^(?:ADP|CCONJ|SCONJ|PART)$/u.test(tagged[0]?.pos ?? "") || !tagged.some(({ pos }) => pos === "NOUN"))
    return undefined;
  const isName = /^(?:\p{Lu}{2}|\p{Lu}[\p{L}&/-]*\p{Lu})/u.test(text) || tagged[0]?.isKnown === false;
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

/** Neither a heading nor a torn line. */
function isQuotable(text: string): boolean {
  return (
    /^[\p{L}\d£$€~]/u.test(text) &&
    /[\p{L}\d%)]$/u.test(text) &&
    !/[|:;?!"“”<>[\]{}*\\]|\b(?:and|or|of|the|an?|for|to|with|by|in|on|at|from)$|(?<= )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(
      text,
    ) &&
    text.split("(").length === text.split(")").length
  );
}

const most = { notes: 2, beside: 1 };
/** Beside so many lines one note with a figure is enough. */
const rich = 4;

/** The notes with figures of the job that most is told of, by its run. */
export function notesOf(
  lines: readonly Told[],
  { tag, teller }: Pick<Material, "tag" | "teller">,
  runs: ReadonlyMap<string, Run>,
): Map<string, Told[]> {
  const keyOf = (job: Job) => runs.get(job.path)?.paths[0] ?? job.path;
  const [first] = lines;
  if (!first) return new Map();
  const key = keyOf(first.job);
  const own = lines.filter(({ job }) => keyOf(job) === key).map(({ text }) => text.toLowerCase());
  const notes = figuresOf(first.job, tag)
    .filter((line) => teller.isProven(line) && own.every((text) => !text.includes(line.text.toLowerCase())))
    .sort((one, other) => figureWorth(other.text) - figureWorth(one.text));
  return new Map([[key, notes.slice(0, own.length >= rich ? most.beside : most.notes)]]);
}

/** "In figures: waste rate 2% last year; 9 years without a breakdown", and in other words once that was said. */
export function inFigures(lines: readonly Told[], isAgain: boolean): string[] {
  return lines.length === 0
    ? []
    : [`${isAgain ? "The figures there" : "In figures"}: ${lines.map(({ text }) => text).join("; ")}.`];
}
