import { Check, Undo2 } from "lucide-react";
import type { ChangeView } from "~/domain/rewriting/show/change-view";
import type { ResultView } from "~/domain/rewriting/show/result-view";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { keyed } from "~/ui/frame/rendering";
import { PartLinks } from "~/ui/part-links";
import { count } from "~/wording";
import { ChangeEdit } from "./change-decision";
import { OwnWordsNote } from "./change-list";
import { DecisionForm, DecisionProblem } from "./decision-form";

/** Wordings that the resume neither proves nor contradicts: their owner says whether they are true. */
export function ConfirmCard({ result }: { result: ResultView }) {
  const { confirm, openWordings, isDecidable } = result;
  if (confirm.total === 0) return null;
  const title = openWordings > 0 ? `Review ${count(openWordings, "wording")}` : "Wordings you reviewed";
  return (
    <Card
      title={title}
      anchor="confirm"
      lead="Your resume does not say the marked words, and does not deny them. Until you say yes, your own line stays. A yes is kept among your answers, with its date, and you can withdraw it there."
    >
      <DecisionProblem about="confirm" />
      {isDecidable && openWordings > 1 ? (
        <DecisionForm label="Decide on all wordings" className="mb-5 flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="confirm-all" look="quiet">
            Yes, all {openWordings} are true
          </Button>
          <Button type="submit" name="intent" value="keep-mine" look="quiet">
            No, keep all of mine
          </Button>
        </DecisionForm>
      ) : null}
      <ol className="space-y-5">
        {confirm.items.map((change) => (
          <li
            key={change.id}
            id={`change-${change.id}`}
            className={`scroll-mt-28 rounded-r-xl border-l-4 py-1 pl-4 sm:pl-5 ${change.decision === "open" ? "border-l-score-yellow" : "border-l-line-strong"}`}
          >
            <Wording change={change} />
            {isDecidable ? <Answers change={change} /> : null}
          </li>
        ))}
      </ol>
      <PartLinks label="wordings" name="confirm" anchor="confirm" list={confirm} />
    </Card>
  );
}

function Wording({ change }: { change: ChangeView }) {
  const { place, before, after, marked, own, decision } = change;
  return (
    <>
      <p className="mb-2 text-sm font-semibold">{place}</p>
      <dl className="space-y-2">
        <div>
          <dt className="text-sm text-muted">Yours</dt>
          <dd className="leading-7 whitespace-pre-line">{before || "Nothing yet."}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{decision === "open" ? "Is this true?" : "We proposed"}</dt>
          <dd className="leading-7 whitespace-pre-line">
            {marked.length === 0
              ? after
              : keyed(marked.map((run) => ({ ...run }))).map(({ key, item }) =>
                  item.isOpen ? (
                    <mark key={key} className="rounded bg-added px-1 font-semibold text-ink underline decoration-2">
                      {item.text}
                    </mark>
                  ) : (
                    <span key={key}>{item.text}</span>
                  ),
                )}
          </dd>
        </div>
      </dl>
      {own ? <OwnWordsNote words={own} /> : null}
      {decision === "rejected" ? <p className="mt-2 text-sm text-muted">You kept your own line.</p> : null}
    </>
  );
}

/** Yes, no, or own words; each a form that needs no script. */
function Answers({ change }: { change: ChangeView }) {
  const { id, place, decision, before, own } = change;
  return (
    <>
      <DecisionProblem about={id} currentText={own?.text ?? before} />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-1">
        <DecisionForm fields={{ change: id }} className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="confirm" look="quiet" className="scroll-mt-28">
            <Check aria-hidden className="size-4" /> Yes, that is true<span className="sr-only">: {place}</span>
          </Button>
          {decision === "rejected" ? null : (
            <Button type="submit" name="intent" value="reject" look="quiet" className="scroll-mt-28">
              <Undo2 aria-hidden className="size-4" /> No, keep mine<span className="sr-only">: {place}</span>
            </Button>
          )}
        </DecisionForm>
        <ChangeEdit change={change} />
      </div>
    </>
  );
}
