import type { Question } from "~/tailor/change";
import { canonicalOf } from "~/tailor/lexicon/lexicon";
import type { MatchRow } from "~/tailor/match";
import { factFor } from "~/tailor/match/facts";
import { wordQuestion, wordYearsQuestion } from "~/tailor/word-question";
import type { Answer } from "./fact.schema";
import { toFacts } from "./list-answers.server";

export interface AnsweredQuestion {
  text: string;
  answer: Answer;
  /** False if the answer was given after the result on the page was made. */
  isCounted: boolean;
}

export interface OpenQuestion extends Question {
  /** No line speaks of it, and people with jobs like these usually have it. */
  isLikely: boolean;
}

export interface QuestionsView {
  open: OpenQuestion[];
  answered: AnsweredQuestion[];
}

/**
 * The open questions of a match or rewrite, and every answer about what the post asks for. `madeAt` is when the result
 * read the answers, in milliseconds.
 */
export function viewQuestions(
  result: { questions: Question[]; rows: MatchRow[]; madeAt: number },
  answers: Answer[],
): QuestionsView {
  const facts = toFacts(answers);
  const answerTo = (term: string): Answer | undefined => {
    const fact = factFor({ term, canonical: canonicalOf(term) }, facts);
    return answers.find(({ id }) => id === fact?.id);
  };
  const asked = [
    ...result.questions.map(({ text, subject }) => ({ text, term: subject })),
    ...result.rows.flatMap(({ term, kind, years }) => {
      const requirement = { term, kind, canonical: canonicalOf(term) };
      const thing = { text: wordQuestion(requirement)?.text ?? term, term };
      if (years === undefined) return thing;
      const { text, subject } = wordYearsQuestion(requirement, years);
      return [thing, { text, term: subject }];
    }),
  ];
  const answered = new Map<string, AnsweredQuestion>();
  for (const { text, term } of asked) {
    const answer = answerTo(term);
    if (!answer || answered.has(answer.id)) continue;
    answered.set(answer.id, { text, answer, isCounted: answer.answeredAt <= result.madeAt });
  }
  const unsaid = new Set(
    result.rows
      .filter(({ state, evidence }) => state === "unsaid" && evidence.length === 0)
      .map((row) => row.requirementId),
  );
  const open = result.questions
    .filter(({ subject }) => !answerTo(subject))
    .map((question) => ({ ...question, isLikely: !question.line && unsaid.has(question.requirementId) }));
  return { open, answered: [...answered.values()] };
}
