import type { Change } from "~/tailor/change";
import type { Posting } from "~/tailor/posting";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Term } from "~/tailor/propose/profile-pieces";
import { postingWording } from "~/tailor/propose/propose-wording";
import { askedIn, tradeOf } from "~/tailor/propose/trade-worth";
import type { Resume } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

/** A cut keeps so much of what a summary had of the post. */
const mostKept = 0.9;
/** A wording, fullest first, with what it names of the post. */
export interface Way {
  sentences: string[];
  terms: readonly Term[];
  why: string;
  /** Praise alone is left out. */
  isCosmetic?: boolean;
}

/**
 * The changes that ways to word a summary make, each once: only those with more words of what the post asks for than what the
 * person says (`said`); of cuts those that lose few of them.
 */
export function summaryDrafts(ways: readonly Way[], said: string, resume: Resume, posting: Posting): Draft[] {
  const trade = tradeOf(posting);
  const before = askedIn(said, trade);
  const { summary = "" } = resume.basics;
  return ways
    .flatMap((way) => draftsOf(resume, posting, way))
    .filter(({ after }, at, all) => all.findIndex((other) => other.after === after) === at)
    .filter(({ after }) =>
      isCut(after, summary) ? askedIn(after, trade) >= mostKept * before : askedIn(after, trade) > before,
    );
}

/** It adds no word of its own. */
function isCut(after: string, before: string): boolean {
  const words = new Set(wordsOf(before).split(" "));
  return wordsOf(after)
    .split(" ")
    .every((word) => words.has(word));
}

/** With the post's names for tools where they differ from the resume's, and without. */
function draftsOf(resume: Resume, posting: Posting, { sentences, terms, why, isCosmetic }: Way): Draft[] {
  const path = "/basics/summary";
  const atomId = resume.atoms.find((atom) => atom.path === path)?.id ?? null;
  const before = resume.basics.summary ?? "";
  const requirementIds = terms.flatMap(({ id }) => id ?? []);
  const tools = { ...posting, requirements: posting.requirements.filter(({ kind }) => kind === "tool") };
  const text = sentences.join(" ");
  const texts = new Set([postingWording(text, tools, "text")?.text ?? text, text]);
  const style = isCosmetic ? { isCosmetic, isMend: true } : {};
  return [...texts].map((after) => ({ kind: "summary", atomId, path, before, after, why, requirementIds, ...style }));
}
