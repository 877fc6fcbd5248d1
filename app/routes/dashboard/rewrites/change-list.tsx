import { PenLine } from "lucide-react";
import type { ReactNode } from "react";
import type { ChangeView } from "~/domain/rewriting/show/change-view";
import type { OwnWords } from "~/tailor/change";
import { keyed } from "~/ui/frame/rendering";
import { formatDay } from "~/ui/local-date";
import { ChangeDecision, ChangeDifference } from "./change-decision";

const kinds: Record<ChangeView["kind"], string> = {
  rephrase: "Reworded",
  wording: "Reworded",
  summary: "Written from your resume",
  reorder: "New order",
  "skills-order": "New order",
  "skill-added": "From your answer",
  split: "Cut into bullets",
  "left-out": "Left out",
  letter: "Left out",
};

const decisionLooks: Record<ChangeView["decision"], { label: string; edge: string; pill: string }> = {
  accepted: { label: "Accepted", edge: "border-l-accent", pill: "bg-accent-soft text-accent-strong" },
  rejected: { label: "Rejected, yours stays", edge: "border-l-line-strong", pill: "border-line-strong text-muted" },
  open: { label: "Waits for your yes", edge: "border-l-score-yellow", pill: "border-score-yellow text-ink" },
  own: { label: "In your own words", edge: "border-l-score-yellow", pill: "border-score-yellow text-ink" },
};

export function ChangeList({ changes, isDecidable }: { changes: ChangeView[]; isDecidable: boolean }) {
  return (
    <ol className="space-y-5">
      {changes.map((change) => (
        <li
          key={change.id}
          id={`change-${change.id}`}
          className={`scroll-mt-28 rounded-r-xl border-l-4 py-1 pl-4 sm:pl-5 ${decisionLooks[change.decision].edge}`}
        >
          <Heading change={change}>
            {isDecidable ? (
              <span
                className={`rounded-full border border-transparent px-2.5 py-0.5 font-semibold ${decisionLooks[change.decision].pill}`}
              >
                {decisionLooks[change.decision].label}
              </span>
            ) : null}
          </Heading>
          <ChangeDifference change={change} />
          {change.own ? <OwnWordsNote words={change.own} /> : null}
          {change.decision === "own" ? null : <p className="mt-2 text-sm text-muted">{change.why}</p>}
          {isDecidable ? <ChangeDecision change={change} /> : null}
        </li>
      ))}
    </ol>
  );
}

export function RefusedList({ changes }: { changes: ChangeView[] }) {
  return (
    <ul className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.id} className="py-5 first:pt-0 last:pb-0">
          <Heading change={change} />
          <ChangeDifference change={change} />
          <p className="mt-2 font-semibold text-danger">{change.reason}</p>
          {change.unsupported.length > 0 ? (
            <ul className="mt-1 list-disc pl-5 text-sm text-muted">
              {keyed(change.unsupported).map(({ key, item }) => (
                <li key={key}>
                  “{item.text}”{item.reason ? `: ${item.reason}` : null}
                </li>
              ))}
            </ul>
          ) : null}
          {change.question ? (
            <p className="mt-2 text-sm">
              If you can answer yes to this, the change is proven:{" "}
              <a
                href={`#${change.question.id}`}
                className="font-semibold text-accent underline decoration-1 underline-offset-4"
              >
                {change.question.text}
              </a>
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Heading({ change, children }: { change: ChangeView; children?: ReactNode }) {
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="font-semibold">
        {change.number === undefined ? null : (
          <span className="mr-2 inline-flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs text-accent-strong tabular-nums">
            <span className="sr-only">Change </span>
            {change.number}
          </span>
        )}
        {change.place}
      </span>
      <span className="grow text-muted">{kinds[change.kind]}</span>
      {children}
    </p>
  );
}

/** Marks own words, and what in them is unproven. */
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
