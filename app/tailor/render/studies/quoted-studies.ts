import { hasHalfBrackets } from "~/tailor/parse/plain-list";
import { isDegree, isSchool } from "~/tailor/parse/words/degree-words";
import type { Atom, Span } from "~/tailor/resume";
import type { Block } from "../block";
import { blocksOf } from "../quoted-lines";
import { saidOnce } from "./said-once";
import { type StudyLines, usualSigns } from "./study-anchors";

const valueOnly = /\/(?:studyType|area|score)$/u;
/** In words, of what tells that a line begins a study. */
const longestOpening = 6;
const longestLine = 200;

/** The lines of studies as they stand in the source, each study apart from the next where a line begins it, each value once. */
export function quotedStudies({ source, range, text, own, width }: StudyLines): Block[] {
  const starts = startsOfStudies(source, range, own);
  return starts.flatMap((start, at) => {
    const piece = { start, end: starts[at + 1] ?? range.end };
    const values = valuesIn(own, piece);
    let above = "";
    const blocks = blocksOf(text.slice(piece).trim(), width, true).flatMap((block): Block[] => {
      if (block.kind !== "paragraph" && block.kind !== "bullet") return [block];
      const lines = block.text.split("\n").flatMap((line) => {
        const once = saidOnce(usualSigns(line), above, values);
        above += `\n${once}`;
        return once === "" ? [] : [once];
      });
      return lines.length > 0 ? [{ ...block, text: lines.join("\n") }] : [];
    });
    return blocks.map((block, index) =>
      index === 0 && at > 0 && block.kind === "paragraph" ? { ...block, opens: true } : block,
    );
  });
}

/** Degrees, subjects and marks that stand in a stretch of the source. */
export function valuesIn(own: readonly Atom[], { start, end }: Span): string[] {
  return own.flatMap(({ path, span, text }) =>
    span && span.start >= start && span.end <= end && valueOnly.test(path) ? [text] : [],
  );
}

/** Where lines surely begin a study: behind all of the one above, with a school or a degree. */
function startsOfStudies(source: string, range: Span, own: readonly Atom[]): number[] {
  const starts = [range.start];
  let end = range.start;
  for (const atoms of Map.groupBy(own, ({ path }) => path.split("/")[2] ?? "").values()) {
    const spans = atoms.flatMap(({ span }) => span ?? []);
    const first = Math.min(...spans.map((span) => span.start));
    const isNamed = atoms.some(({ path, span }) => span?.start === first && path.endsWith("/studyType"));
    const start = source.lastIndexOf("\n", first - 1) + 1;
    const [line = ""] = source.slice(first, first + longestLine).split("\n", 1);
    const opening = line.split(/\s+/, longestOpening).join(" ");
    const isOpen = hasHalfBrackets(source.slice(starts.at(-1), start));
    if (start >= end && start > range.start && !isOpen && (isNamed || isDegree(opening) || isSchool(opening)))
      starts.push(start);
    end = Math.max(end, ...spans.map((span) => span.end));
  }
  return starts;
}
