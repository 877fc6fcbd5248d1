import type { Change } from "~/tailor/change";
import { opensWithDuty } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import type { Tag } from "~/tailor/grammar/tagger";
import { dutyWorth, figureWorth } from "~/tailor/letter/proofs";
import { isEnglish } from "~/tailor/lexicon/is-english";
import { tokenize } from "~/tailor/lexicon/lexicon";
import type { Match } from "~/tailor/match";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries, valueAt } from "~/tailor/resume-atoms";
import { voiceOf } from "./entry-voice";
import { harmfulLines } from "./leave-out/harmful-lines";
import { tidy } from "./mend-text";
import { relevanceByPath } from "./relevance";
import { aimsAtOther } from "./summary/write-summary";

/** What an editor would ask and only the writer can do: a summary to aim at this post, a figure to add, a line to leave out because it harms or for length. */
export interface Suggestion {
  kind: "summary" | "figure" | "harm" | "length";
  /** JSON pointer of the line. */
  path: string;
  line: string;
  /** What is asked, as a question: "How many people, and how often?" */
  ask: string;
}

const mostFigures = 4;
const mostCuts = 4;
const recentJobs = 3;
const shortestLine = 5;
/** Lines of jobs that fill two pages; below it nothing needs to go. */
const manyLines = 30;
/** Lines of an older job that a reader still takes in. */
const enoughLines = 4;

/** What can be counted, by what a line speaks of. The first that fits is asked. */
const countables: [RegExp, string][] = [
  [
    /\b(?:sales|revenue|budget|profits?|costs?|savings?|funds?|invoices?|spend(?:ing)?|expenses)\b/i,
    "How much money was it, or by what share did it change?",
  ],
  [
    /\b(?:train|coach|mentor|supervis|manag|led|lead|hir|recruit|staff|team|crew|employees)\w*/i,
    "How many people were they?",
  ],
  [
    /\b(?:customers?|clients?|patients?|guests?|students?|callers?|residents?|members?|visitors?)\b/i,
    "How many of them, in a day or a week?",
  ],
  [
    /\b(?:reports?|orders?|calls?|tickets?|claims?|projects?|events?|deliver(?:y|ies)|shipments?|cases?|tests?|accounts?|sites?|stores?|meals?)\b/i,
    "How many, and how often?",
  ],
  [/\b(?:reduc|increas|improv|grew|cut|sav|speed|faster|streamlin)\w*/i, "By how much, or from what to what?"],
];

/** In words: so much of a summary a reader takes in, and from here on it is too much. */
const summaryWords = { taken: 60, most: 110 };

/** A summary that, with these changes, speaks of other work than the post has, or is an essay. */
function askOfSummary(resume: Resume, posting: Posting, changes: readonly Pick<Change, "path" | "after">[], tag: Tag) {
  const path = "/basics/summary";
  const line = resume.basics.summary ?? "";
  const said = changes.find((change) => change.path === path)?.after ?? line;
  if (said === "") return [];
  const other = aimsAtOther(said, resume, posting, tag);
  const words = said.split(/\s+/).length;
  const ask =
    other !== undefined
      ? `It says “${other}”, and this post is for “${posting.title}”. How would you open it for this post?`
      : words > summaryWords.most
        ? `A reader takes in about ${summaryWords.taken} words here, and yours has ${words}. What should stay?`
        : undefined;
  return ask === undefined ? [] : [{ kind: "summary" as const, path, line, ask }];
}

/**
 * A summary that says nothing of the post; sentences that speak against their writer; lines that would gain from a figure, those nearest to the post first, with what to count; and where the jobs run long, the
 * lines of older ones that speak least to this post. Nothing is changed by it.
 */
export function suggestEdits(
  resume: Resume,
  posting: Posting,
  match: Match,
  tag: Tag,
  changes: readonly Pick<Change, "path" | "after">[] = [],
): Suggestion[] {
  if (!isEnglish(resume.source)) return [];
  const doubtful = doubtfulEntries(resume);
  const relevance = relevanceByPath(resume, posting, match);
  const duties = new Map(indexPosting(posting).duties.map(({ stem, weight }) => [stem, weight]));
  const rank = (path: string, text: string) =>
    (relevance.get(path)?.weight ?? 0) + dutyWorth(new Set(tokenize(text).map(({ word }) => word.stem)), duties);
  const lines = resume.work.flatMap((entry, job) =>
    doubtful.has(`/work/${job}`)
      ? []
      : entry.highlights.map((line, index) => {
          const path = `/work/${job}/highlights/${index}`;
          const isDeed = readDeed(tidy(line), tag, voiceOf(entry).verbsFirst) !== undefined || opensWithDuty(line);
          return { path, job, index, line, isDeed, worth: rank(path, line), of: entry.highlights.length };
        }),
  );
  const figures = lines.flatMap(({ path, job, line, isDeed, worth }) => {
    const ask = countables.find(([pattern]) => pattern.test(line))?.[1];
    const isBare =
      figureWorth(line) === 0 && !/\b(?:two|three|four|five|six|seven|eight|nine|ten|dozens?|hundreds?)\b/i.test(line);
    if (!ask || !isBare || !isDeed || job >= recentJobs || line.split(" ").length < shortestLine) return [];
    return [{ kind: "figure" as const, path, line, ask, worth }];
  });
  const cuts =
    lines.length < manyLines
      ? []
      : lines
          .filter(
            ({ job, of, worth, line }) =>
              job >= recentJobs && of > enoughLines && worth === 0 && figureWorth(line) === 0,
          )
          .map(({ path, line }) => ({
            kind: "length" as const,
            path,
            line,
            ask: "Could this line go, for length?",
            worth: 0,
          }));
  const lacks = [...bestOf(figures, mostFigures), ...cuts.slice(-mostCuts)].map(({ worth: _, ...one }) => one);
  const harmful = harmfulLines(resume, posting).map((one) => ({ kind: "harm" as const, ...one }));
  return [...askOfSummary(resume, posting, changes, tag), ...harmful, ...lacks];
}

function bestOf<Item extends { worth: number }>(items: Item[], most: number): Item[] {
  return [...items].sort((left, right) => right.worth - left.worth).slice(0, most);
}

/** Ids of prompts, apart from those of changes. */
const promptId = /^(?:summary|figure)-\d+$/;

export function isPrompt(id: string): boolean {
  return promptId.test(id);
}

/**
 * The summary that aims elsewhere and the lines that lack a figure, as changes that only their writer's own words make anything of: `after` is the line itself.
 * A line that another change words already is edited there.
 */
export function promptsOf(
  resume: Resume,
  suggestions: readonly Suggestion[],
  changes: readonly Pick<Change, "path">[],
): Change[] {
  const taken = new Set(changes.map(({ path }) => path));
  return suggestions.flatMap(({ kind, path, line, ask }, index): Change[] => {
    const atomId = atomAt(resume, path)?.id;
    if (
      kind === "harm" ||
      kind === "length" ||
      atomId === undefined ||
      taken.has(path) ||
      valueAt(resume, path) !== line
    )
      return [];
    const said = { before: line, after: line, why: ask, requirementIds: [] };
    return [{ id: `${kind}-${index}`, kind: kind === "summary" ? "summary" : "rephrase", atomId, path, ...said }];
  });
}
