import type { Question } from "../../tailor/change";
import { canonicalOf } from "../../tailor/lexicon/lexicon";
import { factFor } from "../../tailor/match/facts";
import type { Answer } from "./fact.schema";
import { toFacts } from "./to-facts";

/** A question with the answer the user has given to it since, where there is one. */
export type QuestionView = Question & { answer: Answer | null };

/** The stored questions of a match or a rewrite as they stand today. */
export function viewQuestions(questions: Question[], answers: Answer[]): QuestionView[] {
  const facts = toFacts(answers);
  return questions.map((question) => {
    const fact = factFor({ term: question.subject, canonical: canonicalOf(question.subject) }, facts);
    return { ...question, answer: answers.find(({ id }) => id === fact?.id) ?? null };
  });
}
