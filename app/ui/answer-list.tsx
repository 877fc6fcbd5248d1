import type { Answer } from "~/domain/facts/fact.schema";
import { LinkButton } from "./forms/button";
import { LocalDate } from "./local-date";

/**
 * All answers that the user gave to questions about themselves, each with its date and links to edit or withdraw it.
 */
export function AnswerList({ answers }: { answers: Answer[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {answers.map(({ id, subject, confirmed, detail, insteadOf, answeredAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
          <div className="min-w-0 grow basis-64">
            <p>
              <strong>{subject}</strong>{" "}
              <span
                className={`ml-1 inline-block rounded-full border px-2.5 text-sm font-semibold ${
                  confirmed ? "border-transparent bg-accent-soft text-accent-strong" : "border-line-strong text-muted"
                }`}
              >
                {confirmed ? "Yes" : "No"}
              </span>
            </p>
            {insteadOf === null ? null : (
              <p className="mt-1 max-w-prose text-sm text-muted">
                A wording that you confirmed, {insteadOf ? `for “${insteadOf}”` : "where your resume had no text yet"}
              </p>
            )}
            {detail ? <p className="mt-1 max-w-prose">“{detail}”</p> : null}
            <p className="mt-0.5 text-sm text-muted">
              Answered <LocalDate milliseconds={answeredAt} />
            </p>
          </div>
          <p className="flex gap-2">
            <LinkButton look="quiet" to={`/app/dashboard/answers/${id}`}>
              Edit<span className="sr-only"> {subject}</span>
            </LinkButton>
            <LinkButton look="danger" to={`/app/dashboard/answers/${id}/withdraw`}>
              Withdraw<span className="sr-only"> {subject}</span>
            </LinkButton>
          </p>
        </li>
      ))}
    </ul>
  );
}
