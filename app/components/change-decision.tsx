import { Check, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ChangeView } from "../domain/rewriting/change-view";
import { Button } from "./button";
import { useUnsaved } from "./decision-context";
import { DecisionForm } from "./decision-form";
import { DecisionProblem } from "./decision-problem";
import { TextArea } from "./field";
import { KeptWords } from "./kept-words";
import { useTypedText } from "./use-typed-text";

/** The line that stands by now. */
function standingText({ decision, before, after, own }: ChangeView): string {
  if (decision === "rejected") return before;
  return own?.text ?? after;
}

/** Accept, reject or write it yourself; each a form that needs no script. */
export function ChangeDecision({ change }: { change: ChangeView }) {
  const { id, place, kind, decision } = change;
  const isOrder = kind === "reorder" || kind === "skills-order";
  return (
    <>
      <DecisionProblem about={id} standing={isOrder ? undefined : standingText(change)} />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-1">
        <DecisionForm fields={{ change: id }} className="flex gap-2">
          <Choice intent="accept" isOn={decision === "accepted"}>
            <Check aria-hidden className="size-4" /> Accept<span className="sr-only">: {place}</span>
          </Choice>
          <Choice intent="reject" isOn={decision === "rejected"}>
            <Undo2 aria-hidden className="size-4" /> Reject<span className="sr-only">: {place}</span>
          </Choice>
        </DecisionForm>
        {isOrder ? null : <Edit change={change} />}
      </div>
    </>
  );
}

function Choice({ intent, isOn, children }: { intent: string; isOn: boolean; children: React.ReactNode }) {
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      look="quiet"
      aria-pressed={isOn}
      className="scroll-mt-28 aria-pressed:border-accent aria-pressed:bg-accent-soft"
    >
      {children}
    </Button>
  );
}

function Edit({ change }: { change: ChangeView }) {
  const unsaved = useUnsaved(change.id)?.typed ?? null;
  const { text, onInput } = useTypedText(change.id, unsaved ?? standingText(change));
  const details = useRef<HTMLDetailsElement>(null);
  const saved = change.own?.text;
  useEffect(() => {
    // Words that were just saved are read above: the field closes, and the focus goes back to what opened it.
    if (!saved || !details.current?.open || !details.current.contains(document.activeElement)) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  }, [saved]);
  return (
    <details ref={details} open={unsaved !== null} className="min-w-0 grow basis-40 open:basis-full">
      <summary className="flex min-h-11 w-fit scroll-mt-28 items-center text-sm font-semibold text-accent underline decoration-1 underline-offset-4">
        Edit<span className="sr-only">: {change.place}</span>
      </summary>
      <DecisionForm fields={{ change: change.id }} intent="edit" className="space-y-3 pt-1">
        <KeptWords about={change.id} />
        <TextArea
          key={text}
          id={`own-${change.id}`}
          name="text"
          label="In your own words"
          rows={Math.min(8, Math.max(2, Math.ceil(text.length / 80)))}
          defaultValue={text}
          onInput={onInput}
          hint="We tell you what your resume does not prove. It is yours to keep all the same."
        />
        <Button type="submit" look="quiet">
          Use my words
        </Button>
      </DecisionForm>
    </details>
  );
}
