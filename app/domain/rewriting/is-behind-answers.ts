import type { Answer } from "../facts/fact.schema";
import type { QuestionsView } from "../facts/view-questions";
import type { RewriteResult } from "./rewrite.schema";

/** True where an answer that speaks of the post came after the result, or one that the result leans on was withdrawn. */
export function isBehindAnswers(result: RewriteResult, { answered }: QuestionsView, answers: Answer[]): boolean {
  if (answered.some(({ isCounted }) => !isCounted)) return true;
  const standing = new Set(answers.filter(({ confirmed }) => confirmed).map(({ id }) => id));
  const cited = [
    ...result.receipt.claims.flatMap(({ source }) => source?.factId ?? []),
    ...result.before.rows.flatMap(({ evidence }) => evidence.flatMap(({ fact, atomId }) => (fact ? [atomId] : []))),
  ];
  return cited.some((id) => !standing.has(id));
}
