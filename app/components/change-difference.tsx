import { ArrowUp } from "lucide-react";
import type { ChangeView } from "../domain/rewriting/change-view";
import { keyed } from "./keyed";
import { WordDiff } from "./word-diff";

/** What a change does to its text or list; where it was rejected, what stands in its place. */
export function ChangeDifference({ change }: { change: ChangeView }) {
  if (change.decision === "rejected") return <Original change={change} />;
  switch (change.kind) {
    case "rephrase":
    case "wording":
    case "summary":
    case "skill-added":
    case "letter":
      return <WordDiff runs={change.diff} />;
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
      return (
        <ol className="flex flex-wrap gap-2">
          {keyed(change.diff).map(({ key, item }) => (
            <li
              key={key}
              className={`flex items-center gap-1 rounded-full border border-line px-3 py-1 text-sm ${item.mark === "added" ? "bg-added" : ""}`}
            >
              {item.mark === "added" ? <ArrowUp aria-label="Moved up:" className="size-3.5 text-accent" /> : null}
              {item.text}
            </li>
          ))}
        </ol>
      );
    default:
      return change.kind satisfies never;
  }
}

const moved = "rounded bg-added px-1 -mx-1 box-decoration-clone";

function Original({ change: { kind, before, after } }: { change: ChangeView }) {
  switch (kind) {
    case "reorder":
    case "skills-order":
      return <p className="whitespace-pre-line">{kind === "reorder" ? before : before.split("\n").join(", ")}</p>;
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
