import { ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import type { ChangeView } from "../domain/rewriting/rewrite-view";
import { keyed } from "./keyed";
import { WordDiff } from "./word-diff";

const kinds: Record<ChangeView["kind"], string> = {
  rephrase: "Reworded",
  wording: "Reworded",
  summary: "Written from your resume",
  reorder: "New order",
  "skills-order": "New order",
  "skill-added": "From your answer",
  letter: "Left out",
};

export function ChangeList({ changes }: { changes: ChangeView[] }) {
  if (changes.length === 0) {
    return <p>Nothing. For this post your text stays as it is; anything more would be invented.</p>;
  }
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <Item key={change.id} change={change}>
          <p className="mt-2 text-sm text-muted">{change.why}</p>
        </Item>
      ))}
    </ol>
  );
}

export function RefusedList({ changes }: { changes: ChangeView[] }) {
  return (
    <ul className="divide-y divide-line">
      {changes.map((change) => (
        <Item key={change.id} change={change}>
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
        </Item>
      ))}
    </ul>
  );
}

function Item({ change, children }: { change: ChangeView; children: ReactNode }) {
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <span className="font-semibold">{change.place}</span>
        <span className="text-muted">{kinds[change.kind]}</span>
      </p>
      <Difference change={change} />
      {children}
    </li>
  );
}

function Difference({ change }: { change: ChangeView }) {
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
