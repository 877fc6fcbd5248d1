import type { Match } from "~/tailor/match";
import * as formula from "~/tailor/match/formula";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { scoreBands } from "./match.schema";
import { exampleAsOf, examplePost, exampleResume } from "./scoring-example";

export interface ScoreExplanation {
  /** Every constant of the formula, as the engine uses it. */
  formula: typeof formula;
  bands: typeof scoreBands;
  example: { resume: string; post: string; match: Match };
}

let explanation: ScoreExplanation | undefined;

/** The formula's own constants, and one match made with them: nothing on the page is written by hand. */
export function explainScore(): ScoreExplanation {
  explanation ??= {
    formula: { ...formula },
    bands: scoreBands,
    example: {
      resume: exampleResume,
      post: examplePost,
      match: matchResume(parseResume(exampleResume), readPosting(examplePost), { asOf: exampleAsOf }),
    },
  };
  return explanation;
}
