import type { DiffRun } from "~/domain/rewriting/show/word-diff";
import { keyed } from "./frame/rendering";

/** Removed and added words, marked by more than colour so that everybody can tell them apart. */
export function WordDiff({ runs }: { runs: DiffRun[] }) {
  return (
    <p className="leading-7 whitespace-pre-line">
      {keyed(runs).map(({ key, item }) => {
        switch (item.mark) {
          case "added":
            return (
              <ins
                key={key}
                className="rounded-sm bg-added box-decoration-clone px-0.5 decoration-score-green decoration-2 underline-offset-4"
              >
                {item.text}
              </ins>
            );
          case "removed":
            return (
              <del
                key={key}
                className="mr-0.5 rounded-sm bg-removed box-decoration-clone px-0.5 text-muted decoration-score-red"
              >
                {item.text}
              </del>
            );
          case "same":
            return <span key={key}>{item.text}</span>;
          default:
            return item.mark satisfies never;
        }
      })}
    </p>
  );
}
