import { ArrowUp, Check, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import type { ChangeView } from "~/domain/rewriting/show/change-view";
import { Button } from "~/ui/forms/button";
import { TextArea } from "~/ui/forms/field";
import { keyed } from "~/ui/frame/rendering";
import { WordDiff } from "~/ui/word-diff";
import { KeptWords, useTypedText, useUnsaved } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";

/** What a change does to its text or list; if it was rejected, the original. */
export function ChangeDifference({ change }: { change: ChangeView }) {
  return (
    <>
      <Difference change={change} />
      {change.more ? <p className="mt-1 text-sm text-muted">And {change.more} more lines.</p> : null}
    </>
  );
}

function Difference({ change }: { change: ChangeView }) {
  if (change.decision === "rejected") return <Original change={change} />;
  switch (change.kind) {
    case "rephrase":
    case "wording":
    case "summary":
    case "skill-added":
    case "letter":
    case "left-out":
      return <WordDiff runs={change.diff} />;
    case "split":
      return (
        <ul className="list-disc space-y-1 pl-5">
          {keyed(change.after.split("\n")).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      );
    case "reorder":
      return (
        <ol className="space-y-1">
          {keyed(change.diff).map(({ key, item }) => (
            <li key={key} className="flex gap-2">
              <span className="mt-1 size-4 shrink-0 text-accent">
                {item.mark === "added" ? <ArrowUp aria-label="Moved up:" className="size-4" /> : null}
              </span>
              <span className={item.mark === "added" ? moved : ""}>{item.text}</span>
            </li>
          ))}
        </ol>
      );
    case "skills-order":
    case "skills-list":
      return (
        <ol className="flex flex-wrap gap-2">
          {keyed(change.diff).map(({ key, item }) => (
            <li
              key={key}
              className={`flex items-center gap-1 rounded-full border border-line px-3 py-1 text-sm ${item.mark === "added" ? "bg-added" : ""}`}
            >
              {item.mark === "added" ? <ArrowUp aria-label="Moved up:" className="size-3.5 text-accent" /> : null}
              {item.mark === "removed" ? (
                <del className="text-muted decoration-score-red">
                  <span className="sr-only">Left out: </span>
                  {item.text}
                </del>
              ) : (
                item.text
              )}
            </li>
          ))}
        </ol>
      );
    default:
      return change.kind satisfies never;
  }
}

const moved = "rounded bg-added px-1 -mx-1 box-decoration-clone";

function Original({ change: { kind, place, before, after } }: { change: ChangeView }) {
  switch (kind) {
    case "reorder":
    case "skills-order":
    case "skills-list":
    case "split":
    case "left-out":
      return (
        <p className="whitespace-pre-line">{place.startsWith("Skills") ? before.split("\n").join(", ") : before}</p>
      );
    default:
      return (
        <>
          <p className="leading-7 whitespace-pre-line">{before || "Nothing is added."}</p>
          <p className="mt-1 text-sm text-muted">
            We proposed: <span className="italic">{after}</span>
          </p>
        </>
      );
  }
}

/** The current line. */
function textAfterDecision({ decision, before, after, own }: ChangeView): string {
  if (decision === "rejected") return before;
  return own?.text ?? after;
}

/** Changes that are taken or left as they are. */
const wordless = new Set<ChangeView["kind"]>(["reorder", "skills-order", "skills-list", "split", "left-out"]);

/** Accept, reject or write it yourself, whichever is not done already; each a form that needs no script. */
export function ChangeDecision({ change }: { change: ChangeView }) {
  const { id, place, kind, decision } = change;
  const hasNoWords = wordless.has(kind);
  const { box, notePress } = useFocusKept(decision);
  return (
    <>
      <DecisionProblem about={id} currentText={hasNoWords ? undefined : textAfterDecision(change)} />
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-1">
        <div ref={box} onClickCapture={notePress}>
          <DecisionForm fields={{ change: id }} className="flex gap-2">
            {decision === "accepted" ? null : (
              <Button type="submit" name="intent" value="accept" look="quiet" className="scroll-mt-28">
                <Check aria-hidden className="size-4" /> Accept<span className="sr-only">: {place}</span>
              </Button>
            )}
            {decision === "rejected" ? null : (
              <Button type="submit" name="intent" value="reject" look="quiet" className="scroll-mt-28">
                <Undo2 aria-hidden className="size-4" /> Reject<span className="sr-only">: {place}</span>
              </Button>
            )}
          </DecisionForm>
        </div>
        {hasNoWords ? null : <ChangeEdit change={change} />}
      </div>
    </>
  );
}

/** The pressed button disappears after the decision, so the focus moves to the one that undoes it. */
function useFocusKept(decision: ChangeView["decision"]) {
  const box = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new decision moves it, by whatever button.
  useEffect(() => {
    if (isPressed.current) box.current?.querySelector("button")?.focus({ preventScroll: true });
    isPressed.current = false;
  }, [decision]);
  const notePress = () => {
    isPressed.current = true;
  };
  return { box, notePress };
}

/** A field for own words in place of a change. */
export function ChangeEdit({ change }: { change: ChangeView }) {
  const unsaved = useUnsaved(change.id)?.typed ?? null;
  const { text, onInput } = useTypedText(change.id, unsaved ?? textAfterDecision(change));
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
          hint="We tell you what your resume does not prove. You can still keep it."
        />
        <Button type="submit" look="quiet">
          Use my words
        </Button>
      </DecisionForm>
    </details>
  );
}
