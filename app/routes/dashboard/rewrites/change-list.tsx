import { Check, PenLine, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { ChangeView } from "~/domain/rewriting/show/change-view";
import type { OwnWords } from "~/tailor/change";
import { Button } from "~/ui/forms/button";
import { keyed } from "~/ui/frame/rendering";
import { formatDay } from "~/ui/local-date";
import { ChangeDecision, ChangeDifference } from "./change-decision";
import { DecisionForm, DecisionProblem } from "./decision-form";

const kinds: Record<ChangeView["kind"], string> = {
  rephrase: "Reworded",
  wording: "Reworded",
  summary: "Written from your resume",
  reorder: "New order",
  "skills-order": "New order",
  "skills-list": "New order",
  "skill-added": "Added to your skills",
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

/** So many lines left out of one job fold into one. */
const fewestFolded = 3;

export function ChangeList({ changes, isDecidable }: { changes: ChangeView[]; isDecidable: boolean }) {
  return (
    <ol className="space-y-5">
      {byJob(changes).map((group) =>
        group.length < fewestFolded ? (
          group.map((change) => <ChangeItem key={change.id} change={change} isDecidable={isDecidable} />)
        ) : (
          <CutLines key={group[0]?.id} changes={group} isDecidable={isDecidable} />
        ),
      )}
    </ol>
  );
}

/** Lines left out of one job for length stand together, every other change by itself. */
function byJob(changes: ChangeView[]): ChangeView[][] {
  const groups: ChangeView[][] = [];
  for (const change of changes) {
    const beside = change.cutFrom && groups.find(([first]) => first?.cutFrom === change.cutFrom);
    if (beside) beside.push(change);
    else groups.push([change]);
  }
  return groups;
}

function ChangeItem({ change, isDecidable }: { change: ChangeView; isDecidable: boolean }) {
  return (
    <li
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
  );
}

/** Many lines left out of one job: one line that opens, with a way to have them all back. */
function CutLines({ changes, isDecidable }: { changes: ChangeView[]; isDecidable: boolean }) {
  const [first] = changes;
  const kept = changes.filter(({ decision }) => decision === "rejected").length;
  if (!first) return null;
  const isAllKept = kept === changes.length;
  return (
    <li
      id={`change-cuts-${first.id}`}
      className={`scroll-mt-28 rounded-r-xl border-l-4 py-1 pl-4 sm:pl-5 ${decisionLooks[isAllKept ? "rejected" : "accepted"].edge}`}
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">{first.place}</span>
        <span className="text-muted">
          {changes.length - kept} of {changes.length} lines left out for this post
        </span>
      </p>
      <p className="mt-2 text-sm text-muted">
        They say least to this post. Your own resume keeps them, and you can have any of them back here.
      </p>
      <DecisionProblem about={`cuts-${first.id}`} />
      {isDecidable ? (
        <DecisionForm fields={{ change: first.id }} className="mt-2 flex gap-2">
          {isAllKept ? (
            <Button type="submit" name="intent" value="accept-cuts" look="quiet">
              <Check aria-hidden className="size-4" /> Leave them out<span className="sr-only">: {first.place}</span>
            </Button>
          ) : (
            <Button type="submit" name="intent" value="reject-cuts" look="quiet">
              <Undo2 aria-hidden className="size-4" /> Keep them all<span className="sr-only">: {first.place}</span>
            </Button>
          )}
        </DecisionForm>
      ) : null}
      <details className="mt-1" open={kept > 0 && !isAllKept}>
        <summary className="flex min-h-11 w-fit items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-4">
          Show the lines
        </summary>
        <ol className="space-y-5 pt-2">
          {changes.map((change) => (
            <ChangeItem key={change.id} change={change} isDecidable={isDecidable} />
          ))}
        </ol>
      </details>
    </li>
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
