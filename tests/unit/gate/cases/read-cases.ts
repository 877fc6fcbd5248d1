import { readFileSync } from "node:fs";
import { z } from "zod";

/** One true line of a resume with honest rephrasings, and lies by kind. All people and places are made up. */
const caseSchema = z.strictObject({
  profession: z.string(),
  original: z.string(),
  honest: z.array(z.string()),
  lies: z.record(z.string(), z.string()),
});
export type Case = z.output<typeof caseSchema>;

function readCases(name: string): Case[] {
  const lines = readFileSync(new URL(`${name}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  return lines.map((line) => caseSchema.parse(JSON.parse(line)));
}

/** The hand-written cases for the gate, one a line. Rates of first runs: before any rule was changed for a set. */
export const gateCases = {
  tuned: readCases("tuned"),
  /** First run: 16 of 30 honest rephrasings accepted, 71 of 77 lies refused. */
  tunedSecond: readCases("tuned-second"),
  /** First run: 15 of 28 and 44 of 47. */
  tunedThird: readCases("tuned-third"),
  /**
   * Words that weaken or place a claim: attempts, plans, parts, passives, directions, replacements, clients, contracts.
   * Before its rules 48 of 62 lies passed and 10 of 42 honest rephrasings were refused; of 15 later lies 14 were refused
   * at once.
   */
  modifiers: readCases("modifiers"),
  /**
   * By somebody who had not seen the gate's code; rules have changed for it since. First run: 22 of 236 lies passed, 108
   * of 197 honest rephrasings were accepted. They are dense, and still refused more often than the goal allows.
   */
  independentTuned: readCases("independent-tuned"),
  /** The same. First run: 24 of 245 and 129 of 256. */
  independentSecond: readCases("independent-second"),
  /**
   * By the author of the rules, without a look at the gate's tables, before its mechanism was changed; the mechanism was
   * changed for this set. First run: 5 of 65 lies passed, 43 of 52 honest rephrasings were accepted.
   */
  freshFirst: readCases("fresh-first"),
  /** Written together with the one above; no rule was made for it. First run: 8 of 65 and 44 of 52. */
  freshSecond: readCases("fresh-second"),
  /** Dense lines with figures, hedges and statuses, otherwise like `freshFirst`. First run: 10 of 64 and 29 of 48. */
  denseFirst: readCases("dense-first"),
  /** Written together with the one above; no rule was made for it. First run: 4 of 64 and 27 of 48. */
  denseSecond: readCases("dense-second"),
  /**
   * By the author of the rules: lies made of a line's own words (who did it, to what, what it was for), and honest
   * rewordings as plain. First run: 16 of 58 lies passed, 60 of 83 honest ones were accepted; rules were then made for it.
   */
  ownWords: readCases("own-words"),
  /**
   * Held out: by somebody who had not seen the gate's code, and read by nobody who works on it. Nothing may be tuned on
   * these; run them for their counts only.
   */
  independentUnseen: readCases("independent-unseen"),
  /** The same, by two other writers, one a recruiter's, about people of 40 professions; half of their lies use only the line's own words. */
  independentThirdUnseen: readCases("independent-third-unseen"),
  /**
   * The same, by a later writer, about 24 professions. First run, with gate 11: 3 of 96 lies were proven, 44 of 96 honest
   * rephrasings.
   */
  independentFourthUnseen: readCases("independent-fourth-unseen"),
  /**
   * By two further writers who knew no rule, each about 60 lines of as many trades. First run, with gate 11: of this one's
   * 8 of 180 lies were proven, and of 240 honest rephrasings 133 proven, 93 asked about and 14 refused; weights have been
   * learnt from them since.
   */
  independentFifth: readCases("independent-fifth"),
  /** The other writer's. First run: 7 of 180; 87, 139 and 14 of 240; weights have been learnt from them since. */
  independentSixth: readCases("independent-sixth"),
  /** The other half of the third writers' cases, to mend by. First run: 21 of 139 lies passed, 72 of 128 honest rephrasings were accepted. */
  independentThird: readCases("independent-third"),
  /**
   * Plain lines of eighty trades, written by the author of the weights in one go: lies made of a line's own words, honest
   * rewordings as a resume writer makes them. First run, before weights were learnt: 34 of 120 lies were proven, 66 of 120
   * honest ones; weights have been learnt from them since.
   */
  bondsFirst: readCases("bonds-first"),
  /** The same. First run: 23 of 117 and 53 of 117. */
  bondsSecond: readCases("bonds-second"),
  /**
   * Lines of fifty trades, written by the author of the weights in one go, for the weights: lies of the kinds that the sets
   * held out name, and honest rewordings as a careful writer makes them.
   */
  kindsMended: readCases("kinds-mended"),
  /**
   * Long lines of forty-three trades, each with two or three figures, limits, conditions or other people; its lies are made of
   * the line's own words. Written in one go, for the weights. First run: 18 of 66 lies were proven, 39 of 66
   * honest ones; weights have been learnt from them since.
   */
  tradesFirst: readCases("trades-first"),
  /** The same. First run: 8 of 63 and 34 of 63. */
  tradesSecond: readCases("trades-second"),
  /**
   * Lines of ninety trades as resumes have them, written by the author of the weights in one go and divided by lot: this half is
   * learnt from. First run: 17 of 245 lies were proven, 184 of 237 honest
   * ones; weights have been learnt from them since.
   */
  rewrittenLearnt: readCases("rewritten-learnt"),
  /** The other half: held out, and run for its counts only. First run: 22 of 248 and 191 of 237. */
  rewrittenCounted: readCases("rewritten-counted"),
  /**
   * What somebody learnt, watched, sold or supported told as done; places and circumstances that bound a deed and are gone;
   * weak verbs over another thing; classes that are not strict; what is not finished told bare; and honest lines that look
   * like them. Of some sixty trades, by the author of the mechanism.
   */
  topicsLearnt: readCases("topics-learnt"),
  /** The same, written first and in another manner: held out, and run for its counts only. */
  topicsCounted: readCases("topics-counted"),
};
