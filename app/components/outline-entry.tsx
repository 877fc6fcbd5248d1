import type { ReactNode } from "react";
import type { OutlineEntry, OutlineValue } from "../domain/resumes/outline-view";
import { keyed } from "./keyed";
import { ValueLink } from "./value-link";

interface OutlineEntryProps {
  entry: OutlineEntry;
  /** Its lines are short terms: one paragraph. */
  isTerms: boolean;
  edit: ReactNode;
}

/** One job, degree or list as it was read. */
export function OutlineEntryView({ entry, isTerms, edit }: OutlineEntryProps) {
  const { title, dates, details, body, lines } = entry;
  return (
    <div className="flow-root">
      <div className="float-right ml-4">{edit}</div>
      {title.length + dates.length > 0 ? (
        <p className="flex flex-wrap items-baseline gap-x-3">
          {keyed(title).map(({ key, item }) => (
            <ValueLink key={key} value={item} className="font-semibold" />
          ))}
          <span className="text-sm text-muted tabular-nums">
            <Joined values={dates} by=" – " />
          </span>
        </p>
      ) : null}
      {details.length > 0 ? (
        <p className="text-sm">
          <Joined values={details} by=" · " />
        </p>
      ) : null}
      {keyed(body).map(({ key, item }) => (
        <ValueLink key={key} value={item} className="mt-1 block whitespace-pre-line" />
      ))}
      {isTerms && lines.length > 0 ? (
        <p>
          <Joined values={lines} by=", " />
        </p>
      ) : null}
      {!isTerms && lines.length > 0 ? (
        <ul className="mt-1.5 list-disc space-y-1 pl-5 marker:text-accent">
          {keyed(lines).map(({ key, item }) => (
            <li key={key}>
              <ValueLink value={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Joined({ values, by }: { values: OutlineValue[]; by: string }) {
  return keyed(values).map(({ key, item }, at) => (
    <span key={key}>
      {at === 0 ? null : by}
      <ValueLink value={item} />
    </span>
  ));
}
