import type { RequirementCorrection } from "~/db/schema/jobs";
import type { Posting, Requirement, RequirementWeight } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";
import { type Corrections, correctionKey, correctionOf, correctPosting } from "./correct-posting";
import type { StoredJob } from "./get-job.server";
import { requirementsPerForm } from "./limits";

export interface RequirementView {
  id: string;
  /** What a correction is kept under. */
  key: string;
  term: string;
  /** The clause that a person reads instead, where the term says little by itself. */
  wording: string | null;
  years: number | null;
  read: RequirementWeight;
  /** What the owner says instead; null where they said nothing. */
  said: RequirementCorrection | null;
  sentence: { before: string; term: string; after: string };
}

export interface PostLine {
  isItem: boolean;
  runs: { text: string; isAsked: boolean }[];
}

export interface PostView {
  requirements: RequirementView[];
  /** Why there is nothing to match, where so. */
  unreadable: string | null;
  /** How many more were read than one form corrects. */
  more: number;
  lines: PostLine[];
}

/** Words shown on each side of a term as its surrounding text. */
const sideCharacters = 110;

/**
 * What a post's page shows of the parsed requirements: as read, the owner's corrections, and the surrounding sentence.
 */
export function viewPost(job: StoredJob): PostView {
  const read = postingAsRead(job);
  const corrected = postingOf(job);
  return {
    requirements: read.requirements
      .slice(0, requirementsPerForm)
      .map((one) => requirementView(one, read.source, job.corrections ?? {})),
    unreadable: corrected.unreadable ?? null,
    more: Math.max(0, read.requirements.length - requirementsPerForm),
    lines: markedLines(corrected),
  };
}

function requirementView(one: Requirement, source: string, corrections: Corrections): RequirementView {
  const { id, term, wording = null, years = null, weight: read, span, sentence } = one;
  const key = correctionKey(one);
  return {
    id,
    key,
    term,
    wording,
    years,
    read,
    said: correctionOf(corrections, one) ?? null,
    sentence: {
      before: lastWords(source.slice(sentence.start, span.start)),
      term: source.slice(span.start, span.end),
      after: firstWords(source.slice(span.end, Math.max(span.end, sentence.end))),
    },
  };
}

function lastWords(text: string): string {
  const joined = text.replace(/\s+/g, " ");
  if (joined.length <= sideCharacters) return joined.trimStart();
  return `…${joined.slice(-sideCharacters).replace(/^\S*/, "")}`;
}

function firstWords(text: string): string {
  const joined = text.replace(/\s+/g, " ");
  if (joined.length <= sideCharacters) return joined.trimEnd();
  return `${joined.slice(0, sideCharacters).replace(/\S*$/, "")}…`;
}

function markedLines({ source, requirements }: Posting): PostLine[] {
  const spans = requirements.map(({ span }) => span).sort((a, b) => a.start - b.start);
  let next = 0;
  let start = 0;
  return source.split("\n").map((line) => {
    const end = start + line.length;
    const isItem = line.startsWith("- ");
    const runs: PostLine["runs"] = [];
    let at = isItem ? start + 2 : start;
    for (; next < spans.length && (spans[next]?.start ?? 0) < end; next += 1) {
      const from = Math.max(at, spans[next]?.start ?? 0);
      const to = Math.min(end, spans[next]?.end ?? 0);
      if (to <= from) continue;
      if (from > at) runs.push({ text: source.slice(at, from), isAsked: false });
      runs.push({ text: source.slice(from, to), isAsked: true });
      at = to;
    }
    if (end > at) runs.push({ text: source.slice(at, end), isAsked: false });
    start = end + 1;
    return { isItem, runs };
  });
}

type PostTexts = Pick<StoredJob, "jobTitle" | "companyName" | "jobDescription">;

/**
 * A stored job post as the engine reads it; the user's own title and company win over what the text says, and their
 * corrections over what was read.
 */
export function postingOf(job: PostTexts & Pick<StoredJob, "corrections">): Posting {
  return correctPosting(postingAsRead(job), job.corrections);
}

/** The same without the user's corrections. */
export function postingAsRead(job: PostTexts): Posting {
  return readPosting(job.jobDescription, { title: job.jobTitle, company: job.companyName || undefined });
}
