import type { LinePair } from "~/domain/resumes/versions/compare-texts";
import { keyed } from "~/ui/frame/rendering";
import { WordDiff } from "~/ui/word-diff";
import { count } from "~/wording";

/** Unchanged lines beside a change that are shown with it. */
const context = 2;

type Block = { kind: "pairs"; pairs: LinePair[] } | { kind: "fold"; pairs: LinePair[] };

/**
 * Two texts side by side where there is room, line below line where there is not; long stretches that did not change
 * are folded.
 */
export function LinePairs({ pairs }: { pairs: LinePair[] }) {
  return (
    <div className="overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {keyed(folded(pairs)).map(({ key, item: block }) =>
        block.kind === "pairs" ? (
          <Rows key={key} pairs={block.pairs} />
        ) : (
          <details key={key} className="border-y border-line bg-paper first:border-t-0 last:border-b-0">
            <summary className="px-5 py-2.5 text-sm font-semibold text-muted hover:bg-accent-soft sm:px-7">
              {count(block.pairs.length, "line")} that did not change
            </summary>
            <Rows pairs={block.pairs} />
          </details>
        ),
      )}
    </div>
  );
}

function Rows({ pairs }: { pairs: LinePair[] }) {
  return (
    <div className="divide-y divide-line/60">
      {keyed(pairs).map(({ key, item }) => (
        <Row key={key} pair={item} />
      ))}
    </div>
  );
}

const cell = "min-h-[1.75em] px-5 py-1 leading-7 sm:px-7 lg:px-5";
const before = `${cell} lg:border-r lg:border-line`;
const ghost = "hidden lg:block bg-paper";

function Row({ pair }: { pair: LinePair }) {
  switch (pair.kind) {
    case "same":
      return (
        <div className="text-muted lg:grid lg:grid-cols-2">
          <p className={before}>{pair.text}</p>
          <p aria-hidden className={`${cell} max-lg:hidden`}>
            {pair.text}
          </p>
        </div>
      );
    case "changed":
      return (
        <div className="lg:grid lg:grid-cols-2">
          <div className={before}>
            <span className="sr-only">Before: </span>
            <WordDiff runs={pair.before} />
          </div>
          <div className={cell}>
            <span className="sr-only">After: </span>
            <WordDiff runs={pair.after} />
          </div>
        </div>
      );
    case "removed":
      return (
        <div className="lg:grid lg:grid-cols-2">
          <div className={before}>
            <WordDiff runs={[{ text: pair.text, mark: "removed" }]} />
          </div>
          <div className={ghost} />
        </div>
      );
    case "added":
      return (
        <div className="lg:grid lg:grid-cols-2">
          <div className={`${ghost} lg:border-r lg:border-line`} />
          <div className={cell}>
            <WordDiff runs={[{ text: pair.text, mark: "added" }]} />
          </div>
        </div>
      );
    default:
      return pair satisfies never;
  }
}

function folded(pairs: LinePair[]): Block[] {
  const isNear = pairs.map((_, at) =>
    pairs.slice(Math.max(0, at - context), at + context + 1).some(({ kind }) => kind !== "same"),
  );
  const blocks: Block[] = [];
  for (const [at, pair] of pairs.entries()) {
    const kind = isNear[at] ? "pairs" : "fold";
    const last = blocks.at(-1);
    if (last?.kind === kind) last.pairs.push(pair);
    else blocks.push({ kind, pairs: [pair] });
  }
  // Folding fewer than four lines saves nothing.
  return blocks.map((block) => (block.kind === "fold" && block.pairs.length < 4 ? { ...block, kind: "pairs" } : block));
}
