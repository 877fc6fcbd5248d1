import type { ReactNode } from "react";
import type { ChangeView } from "../domain/rewriting/change-view";
import { ChangeDecision } from "./change-decision";
import { ChangeDifference } from "./change-difference";
import { keyed } from "./keyed";
import { OwnWordsNote } from "./own-words-note";

const kinds: Record<ChangeView["kind"], string> = {
  rephrase: "Reworded",
  wording: "Reworded",
  summary: "Written from your resume",
  reorder: "New order",
  "skills-order": "New order",
  "skill-added": "From your answer",
  letter: "Left out",
};

const standings: Record<ChangeView["decision"], { label: string; edge: string; pill: string }> = {
  accepted: { label: "Accepted", edge: "border-l-accent", pill: "bg-accent-soft text-accent-strong" },
  rejected: { label: "Rejected, yours stays", edge: "border-l-line-strong", pill: "border-line-strong text-muted" },
  own: { label: "In your own words", edge: "border-l-score-yellow", pill: "border-score-yellow text-ink" },
};

export function ChangeList({ changes, isDecidable }: { changes: ChangeView[]; isDecidable: boolean }) {
  if (changes.length === 0) {
    return <p>Nothing. For this post your text stays as it is; anything more would be invented.</p>;
  }
  return (
    <ol className="space-y-5">
      {changes.map((change) => (
        <li
          key={change.id}
          id={`change-${change.id}`}
          className={`scroll-mt-28 rounded-r-xl border-l-4 py-1 pl-4 sm:pl-5 ${standings[change.decision].edge}`}
        >
          <Heading change={change}>
            {isDecidable ? (
              <span
                className={`rounded-full border border-transparent px-2.5 py-0.5 font-semibold ${standings[change.decision].pill}`}
              >
                {standings[change.decision].label}
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
              A yes would prove it:{" "}
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
      <span className="font-semibold">{change.place}</span>
      <span className="grow text-muted">{kinds[change.kind]}</span>
      {children}
    </p>
  );
}
