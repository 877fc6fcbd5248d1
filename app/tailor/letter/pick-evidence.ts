import { stem } from "~/tailor/gate/stem";
import type { Match } from "~/tailor/match";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import { relevanceByPath } from "~/tailor/propose/relevance";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { type Job, jobsOf } from "./job";
import { runsOn, sentencesOf } from "./sentences";
import { settleCase, smallWords } from "./settle-case";
import { type Told, tellLine } from "./tell-line";

/** One line of the resume as the letter can tell it, with the job it belongs to and what of the posting it speaks to. */
export interface LetterEvidence extends Told {
  job: Job;
  requirementIds: string[];
  weight: number;
}

/** A figure makes a line more telling, and so do words that the post uses of the work. */
const figureWeight = 1.5;
const mostDutyWeight = 2;
const longWords = 28;

/** Lines that a letter can tell, most telling for this posting first; none of an entry that is in doubt. */
export function pickEvidence(resume: Resume, posting: Posting, match: Match): LetterEvidence[] {
  const relevance = relevanceByPath(resume, posting, match);
  const duties = new Map(indexPosting(posting).duties.map((duty) => [duty.stem, duty.weight]));
  const small = smallWords(resume.source, posting.source);
  const seen = new Set<string>();
  const doubtful = doubtfulEntries(resume);
  const jobs = jobsOf(resume).filter(({ path }) => !doubtful.has(path));
  const evidence = jobs.flatMap((job, rank) =>
    job.texts.flatMap(({ path, text }) =>
      sentencesOf(text).flatMap((sentence): LetterEvidence[] => {
        const told = runsOn(sentence) ? undefined : tellLine(sentence, job.voice);
        const key = told?.text.toLowerCase() ?? "";
        if (!told || seen.has(key)) return [];
        seen.add(key);
        const found = relevance.get(path);
        const words = told.text.split(" ");
        const shared = new Set(words.map((word) => stem(word.toLowerCase().replace(/[^\p{L}\d]+/gu, ""))));
        const duty = [...shared].reduce((sum, word) => sum + (duties.get(word) ?? 0), 0) / 6;
        const weight =
          Math.min(found?.weight ?? 0, 6) +
          Math.min(duty, mostDutyWeight) +
          (/\d/.test(told.text) ? figureWeight : 0) +
          (told.kind === "matter" ? -1 : 0) +
          (words.length > longWords ? -1 : 0) +
          1 / (rank + 1);
        return [
          { ...told, text: settleCase(told.text, small), job, requirementIds: found?.requirementIds ?? [], weight },
        ];
      }),
    ),
  );
  return evidence.sort((left, right) => right.weight - left.weight);
}
