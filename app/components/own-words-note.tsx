import { PenLine } from "lucide-react";
import type { OwnWords } from "../tailor/change";
import { keyed } from "./keyed";
import { formatDay } from "./local-date";

/** Whose words these are, and what of them nothing proves. */
export function OwnWordsNote({ words: { date, unproven, remark } }: { words: OwnWords }) {
  return (
    <div className="mt-3 flex gap-3 rounded-xl border border-line bg-paper p-3 text-sm">
      <PenLine aria-hidden className="mt-0.5 size-4 shrink-0 text-muted" />
      <div className="min-w-0">
        <p>
          <strong>Your own words</strong>, {formatDay(Date.parse(date))}.{" "}
          {unproven.length > 0
            ? "Your resume does not prove all of it. It stays because you say so, and the receipt marks it as yours."
            : "The receipt marks them as yours."}
        </p>
        {unproven.length > 0 ? (
          <ul className="mt-1 list-disc pl-5 text-muted">
            {keyed(unproven).map(({ key, item }) => (
              <li key={key}>
                “{item.text}”{item.reason ? `: ${item.reason}` : null}
              </li>
            ))}
          </ul>
        ) : null}
        {remark ? <p className="mt-1 text-muted">{remark}</p> : null}
      </div>
    </div>
  );
}
