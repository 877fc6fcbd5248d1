import type { PostLine } from "../domain/jobs/job-view";
import { keyed } from "./keyed";

/** A post with its line breaks, and marked in it what was read as asked for. */
export function MarkedPost({ lines }: { lines: PostLine[] }) {
  return (
    <div className="max-w-prose">
      {keyed(lines).map(({ key, item: { isItem, runs } }) => (
        <p key={key} className={isItem ? "flex gap-1.5" : "min-h-[0.75lh]"}>
          {isItem ? <span>-</span> : null}
          <span className="min-w-0">
            {keyed(runs).map(({ key, item }) =>
              item.isAsked ? (
                <mark key={key} className="rounded-sm bg-added px-0.5 text-ink">
                  {item.text}
                </mark>
              ) : (
                item.text
              ),
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
