import type { ReadingGap } from "~/tailor/reading/reading-gaps";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { count } from "~/wording";

interface ReadingSummaryProps {
  values: number;
  unreadLines: number;
  gaps: ReadingGap[];
  /** How many more there are. */
  moreGaps: number;
  page: string;
}

/** How much of the resume was read, and what an applicant tracking system would miss, each with a link to fix it. */
export function ReadingSummary({ values, unreadLines, gaps, moreGaps, page }: ReadingSummaryProps) {
  const unread = `${count(unreadLines, "line")} ${unreadLines === 1 ? "was" : "were"} not recognised`;
  return (
    <Card className="mb-6">
      <p>
        <strong className="text-lg">{count(values, "value")} read.</strong>{" "}
        {unreadLines === 0 ? "Every line was recognised." : `${unread}: see the marked text.`}
      </p>
      {gaps.length === 0 ? (
        <p className="mt-1 text-muted">
          Nothing is missing that an applicant tracking system looks for first: contact details, jobs, dates and skills.
        </p>
      ) : (
        <>
          <h2 className="mt-4 mb-2 font-sans text-base font-semibold">What a machine or a reader would miss</h2>
          <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
            {gaps.map(({ text, part }) => (
              <li key={text} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
                <span>{text}</span>
                <TextLink
                  to={`${page}/edit/${/-|^basics$/.test(part) ? part : `${part}-new`}`}
                  className="shrink-0 text-sm"
                >
                  Fix it<span className="sr-only">: {text}</span>
                </TextLink>
              </li>
            ))}
          </ul>
          {moreGaps > 0 ? <p className="mt-2 text-sm text-muted">And {moreGaps} more of this kind.</p> : null}
        </>
      )}
    </Card>
  );
}
