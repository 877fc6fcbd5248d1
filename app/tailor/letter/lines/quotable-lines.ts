import { capital } from "~/tailor/grammar/open-with-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { slipFinder } from "~/tailor/letter/clauses/spelling";
import type { Job } from "~/tailor/letter/jobs/job";
import { tellableJobs } from "~/tailor/letter/jobs/loose-work";
import { figureWorth, isModest } from "~/tailor/letter/proofs";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Resume } from "~/tailor/resume";

/** A line of the resume that a letter may quote, as it is printed there but for its full stop. */
export interface Line {
  path: string;
  job: Job;
  text: string;
  /** The text of its job that it is, or is a sentence of. */
  whole: Job["texts"][number];
  /** Its writer opens lines in small letters: nothing tells a deed there from a thing ("pick rate"). */
  isSmall?: true;
}

/** So many lines of the latest jobs are looked at. */
const most = 300;
/** In words; a line with a figure may be shorter: "Supervised 60 mechanics". */
const length = { fewest: 4, counted: 3, most: 42 };
/** A line of which another one has so much is quoted once. */
const echo = 0.8;
/** What opens in small letters goes on with the line above; "iOS" does not. */
const goesOn = /^\p{Ll}+\b(?!\p{Lu})/u;
const endsOpen = /[:,;([&]$|\b(?:and|or|of|the|an?|for|in|on|at|with|from|as|to|by|that|which)$/iu;
/** Two lines in one: "regarding the use of responsible for". */
const joined = /(?:\b(?:of|for|to|with|and|in|the)|,) responsible for\b/iu;
const blank = /\[[^\]]*\]|_{2,}|\bx{2,}\b|\(\s*%?\s*\)|\betc\b/iu;

/** "problem area's within": no owner of anything. */
const ownsNothing = /(?<!\p{L})\p{Ll}+['’]s (?:within|in|of|to|for|with|at|on|that|from|by)\b/u;

/** The lines of paid and voluntary work and of projects that can stand alone, each once. */
export function quotableLines(resume: Resume, tag: Tag): Line[] {
  const hasSlip = slipFinder([resume.source], tag);
  const seen: ReadonlySet<string>[] = [];
  return tellableJobs(resume)
    .flatMap((job) => {
      // Who writes all lines small goes on with none by that.
      const isSmall = 2 * job.texts.filter(({ text }) => goesOn.test(text)).length > job.texts.length;
      return job.texts.flatMap((whole) =>
        linesOf(whole, tag).map((text): Line => {
          const line = { path: whole.path, job, text, whole };
          return isSmall && goesOn.test(text) ? { ...line, text: capital(text), isSmall } : line;
        }),
      );
    })
    .slice(0, most)
    .filter(({ text }) => {
      if (!standsAlone(text) || hasSlip(text) || saysNothing(text)) return false;
      const stems = new Set(tokenize(text).map(({ word }) => word.stem));
      if (seen.some((other) => sharedPart(stems, other) >= echo)) return false;
      seen.push(stems);
      return true;
    });
}

/** A line or paragraph by its sentences; one that runs several together is by them where a stop parts them, and none otherwise. */
function linesOf({ text }: Job["texts"][number], tag: Tag): string[] {
  return text.split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u).flatMap((line) => {
    const runs = splitRun(line, tag);
    const isParted = runs.slice(0, -1).every((run) => /[.;!?]\)?$/u.test(run));
    return isParted ? runs.flatMap((run) => clausesOf(run.trim().replace(/[.;]$/u, ""), tag)) : [];
  });
}

/** What no line of its own can say, and goes on with the clause before it. */
const note = /^(?:no|zero|only|not|all|always|about|\d+|two|three|four|five|six|seven|eight|nine|ten|twelve)\b/iu;
const ofResult = /^(?:our|my|the|we|it|they|this) .*\d/u;
const mostOfNote = 9;

/** The clauses between semicolons, each as a line; a short note of how it went hangs on by "with". */
function clausesOf(line: string, tag: Tag): string[] {
  if (/\([^)]*;/u.test(line)) return [line];
  const clauses: string[] = [];
  for (const clause of line.split(/;\s+/u)) {
    const last = clauses.at(-1);
    const isNote = note.test(clause) && clause.split(" ").length <= mostOfNote && !/,/u.test(clause);
    // "our line went from 14 to 52": a sentence that says what came of it.
    if (last !== undefined && (ofResult.test(clause) || isCounted(clause) || isCountedDeed(clause, tag)))
      clauses[clauses.length - 1] = `${last}; ${clause}`;
    else if (last !== undefined && isNote && !/^(?:not|all|always|about)\b/iu.test(clause))
      clauses[clauses.length - 1] = `${last}, with ${clause}`;
    else if (last === undefined || !isNote)
      clauses.push(last === undefined || /^\p{L}+ing\b/u.test(clause) ? clause : capital(clause));
  }
  return clauses;
}

/** "171 became members": what came of how many. */
function isCounted(clause: string): boolean {
  const [, first = "", second = ""] =
    /^\d[\d,]*%? (?:of (?:them|these|which) )?(\p{L}+)(?: (\p{L}+))?/u.exec(clause) ?? [];
  return [first, second].some((word) => readVerb(word)?.form === "past" || /^(?:were|was)$/u.test(word));
}

/** "11 of 13 parents finished", "22 families now attend": a sentence of its own that says what came of it. */
function isCountedDeed(clause: string, tag: Tag): boolean {
  return /^\d/u.test(clause) && tag(clause).some(({ pos }, at) => at > 1 && (pos === "VERB" || pos === "AUX"));
}

function standsAlone(text: string): boolean {
  const words = text.split(/\s+/u).length;
  return (
    words >= (/\d/u.test(text) ? length.counted : length.fewest) &&
    words <= length.most &&
    ![goesOn, endsOpen, joined, blank, ownsNothing].some((pattern) => pattern.test(text)) &&
    !/\p{L}{2}[.!?](?:\s+\p{Lu}|\()/u.test(text)
  );
}

/** The rarity among resumes of all words of a line, in logarithms; of help and presence more has to be said. */
const leastTelling = { usual: 4.5, help: 7 };

/** "Worked with customers to meet their needs": without a figure and in words that nearly all resumes have. */
export function saysNothing(text: string): boolean {
  if (/\d/u.test(text) || figureWorth(text) > 0) return false;
  const rarity = contentStems(text).reduce((sum, stem) => sum - Math.log(resumeShare(stem) + 1e-3), 0);
  return rarity < (isModest(text) ? leastTelling.help : leastTelling.usual);
}

/** How much of the smaller of two sets of stems the other one has. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size));
}
