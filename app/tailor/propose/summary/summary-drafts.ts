import type { Change } from "~/tailor/change";
import type { Posting } from "~/tailor/posting";
import type { Term } from "~/tailor/propose/profile-pieces";
import { postingWording } from "~/tailor/propose/propose-wording";
import type { Resume } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

/** A wording, fullest first, with what it names of the post. */
export interface Way {
  sentences: string[];
  terms: readonly Term[];
  why: string;
  /** Praise alone is left out. */
  isCosmetic?: boolean;
}

/** The changes that ways to word a summary make, each once. */
export function summaryDrafts(ways: readonly Way[], resume: Resume, posting: Posting): Draft[] {
  const { summary = "" } = resume.basics;
  return ways
    .flatMap((way) => draftsOf(resume, posting, way))
    .filter(({ after }, at, all) => after !== summary && all.findIndex((other) => other.after === after) === at);
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
