import type { ReactNode } from "react";
import { keyed } from "./frame/rendering";

/** Plain text with its line breaks; wrapped lines of a bullet are indented to its first word. */
export function PlainText({ text, columns = false }: { text: string; columns?: boolean }) {
  return (
    <div className={columns ? "gap-10 lg:columns-2" : "max-w-prose"}>
      {keyed(text.trimEnd().split("\n")).map(({ key, item: line }) =>
        /^[-•*·–] /.test(line) ? (
          <BulletLine key={key} sign={line.slice(0, 1)}>
            {line.slice(2)}
          </BulletLine>
        ) : (
          <p key={key} className="min-h-[0.75lh]">
            {line}
          </p>
        ),
      )}
    </div>
  );
}

export function BulletLine({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <p className="flex break-inside-avoid gap-1.5">
      <span>{sign}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}

/** A line of the resume with the matching words highlighted. */
export function QuotedLine({ line, words }: { line: string; words: string }) {
  if (!line.includes(words)) return <>“{words}”</>;
  return (
    <>
      “<MarkedWords text={line} words={[words]} />”
    </>
  );
}

/** A text in which some words are highlighted where they stand first. */
export function MarkedWords({ text, words }: { text: string; words: string[] }) {
  const places = words
    .map((own) => ({ start: text.indexOf(own), end: text.indexOf(own) + own.length }))
    .filter(({ start }) => start >= 0)
    .sort((a, b) => a.start - b.start);
  const runs: ReactNode[] = [];
  let at = 0;
  for (const { start, end } of places) {
    if (start < at) continue;
    runs.push(
      text.slice(at, start),
      <mark key={start} className="rounded-sm bg-added px-0.5 font-semibold text-ink">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {runs}
      {text.slice(at)}
    </>
  );
}
