import { ArrowUp } from "lucide-react";
import type { MarkedLine } from "~/domain/rewriting/show/mark-lines";
import { ResumeText } from "~/ui/resume-text";

/** The new resume as its reader sees it, with new words marked and the number of each change beside its line. */
export function MarkedResume({ lines, isTop, shown }: { lines: MarkedLine[]; isTop: boolean; shown: Set<string> }) {
  return (
    <div className="rounded-lg border border-line bg-paper px-5 py-6 sm:px-8 sm:py-8">
      <ResumeText
        lines={lines.map(({ text }) => text)}
        isTop={isTop}
        draw={(text, at) => {
          const line = lines[at];
          if (!line || line.changes.length === 0) return text;
          const from = line.text.length - text.length;
          return (
            <>
              <NewWords text={text} added={line.added} from={from} />
              {line.changes.map((change) => (
                <Mark key={change.id} change={change} isShown={shown.has(change.id)} />
              ))}
            </>
          );
        }}
      />
    </div>
  );
}

/** `from`: how many characters of the line stand before the text. */
function NewWords({ text, added, from }: { text: string; added: MarkedLine["added"]; from: number }) {
  let at = 0;
  const runs = added.flatMap(({ start, end }) => {
    const [first, last] = [Math.max(at, start - from), Math.max(at, end - from)];
    const before = text.slice(at, first);
    at = last;
    return [before, <Added key={start} text={text.slice(first, last)} />];
  });
  return (
    <>
      {runs}
      {text.slice(at)}
    </>
  );
}

function Added({ text }: { text: string }) {
  return (
    <ins className="rounded-sm bg-added box-decoration-clone px-0.5 decoration-score-green decoration-2 underline-offset-4">
      {text}
    </ins>
  );
}

/** Leads to the change in the list, where the list shows it. */
function Mark({
  change: { id, number, isMoved },
  isShown,
}: {
  change: MarkedLine["changes"][number];
  isShown: boolean;
}) {
  const look =
    "ml-1.5 inline-flex min-h-6 min-w-6 items-center justify-center gap-0.5 rounded-full bg-accent-soft px-1.5 align-middle text-xs font-semibold text-accent-strong tabular-nums";
  const label = (
    <>
      {isMoved ? <ArrowUp aria-hidden className="size-3" /> : null}
      <span className="sr-only">{isMoved ? "Moved up, change " : "Change "}</span>
      {number}
    </>
  );
  if (!isShown) return <span className={look}>{label}</span>;
  return (
    <a href={`#change-${id}`} className={`${look} no-underline hover:bg-accent hover:text-surface`}>
      {label}
    </a>
  );
}
