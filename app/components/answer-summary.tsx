import { MessageCircleQuestion } from "lucide-react";
import type { Answer } from "../domain/facts/fact.schema";
import { AnswerList } from "./answer-list";
import { EmptyState } from "./empty-state";
import { TextLink } from "./text-link";

interface AnswerSummaryProps {
  confirmed: number;
  denied: number;
  /** The newest of them. */
  latest: Answer[];
}

/** How much the user confirmed and denied, the latest of it, and the way to all. */
export function AnswerSummary({ confirmed, denied, latest }: AnswerSummaryProps) {
  if (latest.length === 0) {
    return (
      <EmptyState icon={<MessageCircleQuestion aria-hidden />} title="No answers yet.">
        <TextLink to="/app/dashboard/matcher">Match a resume with a job</TextLink>: where the post asks for something
        your resume does not show, we ask you.
      </EmptyState>
    );
  }
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        <strong className="text-ink">{confirmed}</strong> confirmed, <strong className="text-ink">{denied}</strong>{" "}
        denied. What you confirmed counts as evidence in every match and rewrite until you withdraw it.
      </p>
      <AnswerList answers={latest} />
      <p className="mt-4">
        <TextLink to="/app/dashboard/answers">
          {confirmed + denied > latest.length ? `All ${confirmed + denied} answers` : "Your answers"}
        </TextLink>
      </p>
    </>
  );
}
