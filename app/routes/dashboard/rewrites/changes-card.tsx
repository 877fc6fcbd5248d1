import type { ResultView } from "~/domain/rewriting/show/result-view";
import { Card } from "~/ui/card";
import { Button, textLink } from "~/ui/forms/button";
import { PartLinks } from "~/ui/part-links";
import { count } from "~/wording";
import { ChangeList } from "./change-list";
import { useDecisions } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";

/** Every change with its decision, and the score that follows them. */
export function ChangesCard({ result }: { result: ResultView }) {
  const { changes, isDecidable } = result;
  const canDecide = isDecidable && changes.total > 0;
  return (
    <Card
      title="What changed"
      anchor="changes"
      lead={
        canDecide
          ? "Each change is checked against your resume before it is made. Accept it, reject it, or write it yourself."
          : "Each change is checked against your resume before it is made."
      }
    >
      <DecisionProblem about="changes" />
      {canDecide ? <Standing result={result} /> : null}
      {changes.total > 0 ? (
        <ChangeList changes={changes.items} isDecidable={isDecidable} />
      ) : (
        <Nothing result={result} />
      )}
      <PartLinks label="changes" name="changes" anchor="changes" list={changes} />
    </Card>
  );
}

function Nothing({ result: { openWordings } }: { result: ResultView }) {
  if (openWordings === 0) {
    return <p>Nothing changed. For this post your text stays as it is; anything more would be invented.</p>;
  }
  return (
    <p>
      Nothing changed yet:{" "}
      <a href="#confirm" className={textLink}>
        {count(openWordings, "wording")} {openWordings === 1 ? "waits" : "wait"} for your yes
      </a>
      .
    </p>
  );
}

/** The score after the decisions, which stays in view while the page scrolls. */
function Standing({ result }: { result: ResultView }) {
  const { changes, keptChanges, acceptedChanges, scoreBefore, scoreAfter, ceiling } = result;
  const { isSaving } = useDecisions();
  return (
    <div className="sticky top-0 z-10 -mx-5 mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-y border-line bg-surface px-5 py-2 sm:-mx-7 sm:px-7">
      <p role="status" aria-busy={isSaving} className="grow text-sm">
        <strong className="tabular-nums">
          {keptChanges} of {changes.total}
        </strong>{" "}
        in your resume
        {scoreBefore === null || scoreAfter === null ? null : (
          <>
            {" · "}score{" "}
            <strong className="tabular-nums">
              {scoreBefore}% → {scoreAfter}%
            </strong>
            {ceiling === null ? null : <span className="text-muted tabular-nums"> · honest ceiling {ceiling}%</span>}
          </>
        )}
      </p>
      <DecisionForm label="Decide on all changes" className="flex gap-2">
        {acceptedChanges === changes.total ? null : (
          <Button type="submit" name="intent" value="accept-all" look="quiet" className="min-h-9 py-1 text-sm">
            Accept all
          </Button>
        )}
        {keptChanges === 0 ? null : (
          <Button type="submit" name="intent" value="reject-all" look="quiet" className="min-h-9 py-1 text-sm">
            Reject all
          </Button>
        )}
      </DecisionForm>
    </div>
  );
}
