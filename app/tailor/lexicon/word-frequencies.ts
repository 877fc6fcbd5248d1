import { stem } from "~/tailor/gate/stem";
import counts from "./data/word-counts.json" with { type: "json" };

/** Documents that were counted, and in how many of the resumes and posts a word occurs; words of at least 20 documents. */
const { countedResumes, countedPostings, words } = counts;

/** Documents that a word outside the table is taken to occur in: it was seen in fewer than 20. */
const unlistedCount = 6;

interface Share {
  resumes: number;
  postings: number;
}

let built: Map<string, Share> | undefined;
let forms: Set<string> | undefined;

/** Inflections of one stem count together, as if they occurred independently of each other. */
function shares(): Map<string, Share> {
  if (built) return built;
  built = new Map();
  for (const [word, [resumes = 0, postings = 0]] of Object.entries(words)) {
    const key = stem(word);
    const known = built.get(key) ?? { resumes: 0, postings: 0 };
    built.set(key, {
      resumes: 1 - (1 - known.resumes) * (1 - resumes / countedResumes),
      postings: 1 - (1 - known.postings) * (1 - postings / countedPostings),
    });
  }
  return built;
}

/** Share of resumes (above 0, below 1) that hold a word of this stem. */
export function resumeShare(stemmed: string): number {
  const share = shares().get(stemmed)?.resumes ?? unlistedCount / countedResumes;
  return Math.min(0.97, Math.max(share, 1 / countedResumes));
}

/** Share of postings (0 to 1) that hold a word of this stem; 0 for words outside the table. */
export function postingShare(stemmed: string): number {
  return shares().get(stemmed)?.postings ?? 0;
}

/** True for words that at least 20 of the counted documents hold: too common to be a term by themselves. */
export function isCommonWord(norm: string): boolean {
  return shares().has(stem(norm));
}

/** Words that were counted just as they are written, in small letters. */
export const countedForms: readonly string[] = Object.keys(words);

/** True for a word that was counted just as it is written, in small letters. */
export function isCountedForm(word: string): boolean {
  forms ??= new Set(countedForms);
  return forms.has(word);
}
