import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { type Job, jobsOf } from "./job";
import { slipFinder } from "./spelling";

/** A line of the resume that a letter may quote, as it is printed there but for its full stop. */
export interface Line {
  path: string;
  job: Job;
  text: string;
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

/** The lines of paid and voluntary work and of projects that can stand alone, each once; none of an entry whose reading is in doubt. */
export function quotableLines(resume: Resume, tag: Tag): Line[] {
  const doubtful = doubtfulEntries(resume);
  const hasSlip = slipFinder([resume.source], tag);
  const seen: ReadonlySet<string>[] = [];
  return jobsOf(resume)
    .filter(({ path }) => !doubtful.has(path))
    .flatMap((job) =>
      job.texts.flatMap((text) => linesOf(text, tag).map((line): Line => ({ path: text.path, job, text: line }))),
    )
    .slice(0, most)
    .filter(({ text }) => {
      if (!standsAlone(text) || hasSlip(text)) return false;
      const stems = new Set(tokenize(text).map(({ word }) => word.stem));
      if (seen.some((other) => sharedPart(stems, other) >= echo)) return false;
      seen.push(stems);
      return true;
    });
}

/** A line or paragraph by its sentences; one that runs several together is none. */
function linesOf({ text }: Job["texts"][number], tag: Tag): string[] {
  return text
    .split(/(?<=\p{L}{2}[.!?])\s+(?=\p{Lu})/u)
    .flatMap((line) => (splitRun(line, tag).length === 1 ? line.trim().replace(/\.$/u, "") : []));
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

/** How much of the smaller of two sets of stems the other one has. */
export function sharedPart(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((stem) => other.has(stem)).length / Math.max(1, Math.min(one.size, other.size));
}
