import { loadTagger } from "~/tailor/grammar/tagger";
import type { OwnSentences } from "~/tailor/letter/frame";
import { type Letter, writeLetter } from "~/tailor/letter/write-letter";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import type { Resume } from "~/tailor/resume";

const tag = await loadTagger();

interface Given {
  name?: string;
  company?: string;
  title?: string;
  own?: OwnSentences;
  /** Instead of the score that the match has. */
  score?: number;
}

/** The letter that goes with this resume to this post. */
export function letterFor(of: string | Resume, postingSource: string, given: Given = {}): Letter {
  const { company, title, name, own, score } = given;
  const resume = typeof of === "string" ? parseResume(of) : of;
  const posting = readPosting(postingSource, { company, title });
  const match = matchResume(resume, posting, { asOf: "2024-06" });
  return writeLetter({ resume, posting, match: { ...match, score: score ?? match.score }, name, own }, tag);
}

export const payrollPost = `Payroll Accountant

Responsibilities
- Run the monthly payroll for two sites and close the ledger
- Prepare financial statements under US GAAP

Requirements
- Payroll and ledger reconciliation are required
- Bachelor's degree in Accounting is required
- CPA required
- Forklift license preferred
`;

/** A match that surely is worth a letter. */
export const fit = 70;

/** The letter of somebody with these jobs, who is fit for it, to the post for a payroll accountant. */
export function payrollLetter(work: string, rest = "", given: Given = { score: fit }): string {
  return letterFor(`Ana Bold\n\nEXPERIENCE\n\n${work}\n${rest}`, payrollPost, given).text;
}

/** The paragraphs of a letter between its greeting and its closing. */
export function bodyOf(letter: string): string[] {
  return letter.split("\n\n").filter((one) => !/^(?:Re: |Dear |Kind regards|.*Thank you for|If that )/u.test(one));
}
