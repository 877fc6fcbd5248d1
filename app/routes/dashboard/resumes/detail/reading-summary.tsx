import type { ReadingGap } from "~/tailor/reading/reading-gaps";
import type { WrittenPart } from "~/tailor/reading/written-parts";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { keyed } from "~/ui/frame/rendering";
import { count } from "~/wording";

interface ReadingSummaryProps {
  values: number;
  unreadLines: number;
  gaps: ReadingGap[];
  /** How many more there are. */
  moreGaps: number;
  written: WrittenPart[];
  moreWritten: number;
  page: string;
}

/**
 * How much of the resume was read, what an applicant tracking system would miss, and what is printed as it was written, each
 * with a link to fix it.
 */
export function ReadingSummary({ values, unreadLines, page, ...found }: ReadingSummaryProps) {
  const { gaps, moreGaps, written, moreWritten } = found;
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
        <FixList
          title="What a machine or a reader would miss"
          items={gaps.map(({ text, part }) => ({
            text,
            to: `${page}/edit/${/-|^basics$/.test(part) ? part : `${part}-new`}`,
          }))}
          action="Fix it"
          more={moreGaps}
        />
      )}
      {written.length > 0 ? (
        <FixList
          title="Kept as you wrote it"
          lead="We were not sure how these are laid out. Rather than tear them apart, we print them line for line, in every file. Check what we read and save it, and we set them like the rest."
          items={written.map(({ name, part }) => ({ text: name, to: `${page}/edit/${part}` }))}
          action="Check it"
          more={moreWritten}
        />
      ) : null}
    </Card>
  );
}

interface FixListProps {
  title: string;
  lead?: string;
  items: { text: string; to: string }[];
  action: string;
  /** How many more there are. */
  more: number;
}

function FixList({ title, lead, items, action, more }: FixListProps) {
  return (
    <>
      <h2 className="mt-4 mb-2 font-sans text-base font-semibold">{title}</h2>
      {lead ? <p className="mb-3 max-w-prose text-muted">{lead}</p> : null}
      <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {keyed(items).map(({ key, item: { text, to } }) => (
          <li key={key} className="flex items-baseline justify-between gap-4 border-b border-line pb-1.5">
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <TextLink to={to} className="shrink-0 text-sm">
              {action}
              <span className="sr-only">: {text}</span>
            </TextLink>
          </li>
        ))}
      </ul>
      {more > 0 ? <p className="mt-2 text-sm text-muted">And {more} more of this kind.</p> : null}
    </>
  );
}
