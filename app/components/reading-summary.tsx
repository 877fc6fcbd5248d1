import type { ReadingGap } from "../tailor/reading/reading-gaps";
import { Card } from "./card";
import { TextLink } from "./text-link";

interface ReadingSummaryProps {
  count: number;
  unreadLines: number;
  gaps: ReadingGap[];
  page: string;
}

/** How much was read, and what a machine would look for in vain: facts, each with the place to put it right. */
export function ReadingSummary({ count, unreadLines, gaps, page }: ReadingSummaryProps) {
  const unread = unreadLines === 1 ? "1 line was not recognised" : `${unreadLines} lines were not recognised`;
  return (
    <Card className="mb-6">
      <p>
        <strong className="text-lg">
          {count} {count === 1 ? "value" : "values"} read.
        </strong>{" "}
        {unreadLines === 0 ? "Every line found its place." : `${unread}: see the marked text.`}
      </p>
      {gaps.length === 0 ? (
        <p className="mt-1 text-muted">
          Nothing is missing that a machine looks for first: contact, jobs, dates, skills.
        </p>
      ) : (
        <>
          <h2 className="mt-4 mb-2 font-sans text-base font-semibold">What a machine would miss</h2>
          <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
            {gaps.map(({ text, part }) => (
              <li key={text} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
                <span>{text}</span>
                <TextLink
                  to={`${page}/edit/${/-|^basics$/.test(part) ? part : `${part}-new`}`}
                  className="shrink-0 text-sm"
                >
                  Put it right<span className="sr-only">: {text}</span>
                </TextLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
