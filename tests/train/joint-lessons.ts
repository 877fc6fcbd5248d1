import { jointsOf } from "~/tailor/grammar/line-joints";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Resume } from "~/tailor/resume";
import { tidy } from "~/tailor/propose/mend-text";
import type { Sequence } from "./posts/train-tagger";
import type { Random } from "./set-section";

/** A text with the places where one of the lines ends that it was joined of. */
export interface JointLesson extends Sequence {
  text: string;
  /** Where each of the items stands in the text. */
  starts: number[];
  /** The lines that it was joined of. */
  lines: string[];
}

/** A longer line may run several together itself. */
const longestLine = 32;
const longestMeanLine = 26;
const mostLines = 6;

/** Lines that stood apart in one job, each by itself and several joined by blanks, as a lost line break leaves them. */
export function jointLessons({ work, volunteer, projects }: Resume, tag: Tag, random: Random): JointLesson[] {
  return [...work, ...volunteer, ...projects].flatMap(({ highlights }) => {
    const runs = runsOf(highlights);
    return runs.flatMap((lines) => {
      const alone = lines.map((line) => [line]);
      const joined: string[][] = [];
      for (let at = 0; at < lines.length; ) {
        const count = 2 + Math.floor(random() * (mostLines - 1));
        joined.push(lines.slice(at, at + count));
        at += count;
      }
      return [...alone, ...joined.filter(({ length }) => length > 1)].map((parts) => lessonOf(parts, tag));
    });
  });
}

function lessonOf(lines: string[], tag: Tag): JointLesson {
  const text = lines.join(" ");
  const ends = new Set<number>();
  let end = 0;
  for (const line of lines) {
    end += line.length + 1;
    ends.add(end);
  }
  const joints = jointsOf(tag(text));
  return {
    text,
    lines,
    starts: joints.map(({ start }) => start),
    items: joints.map(({ features }) => features),
    labels: joints.map(({ start }) => (ends.has(start) ? "end" : "on")),
  };
}

/** Neighbouring lines without their full stops, in stretches between which something is not plain. */
function runsOf(highlights: readonly string[]): string[][] {
  const lines = highlights.flatMap((line) => sentencesOf(tidy(line)));
  const words = lines.map((line) => line.split(/\s+/).length);
  if (words.reduce((sum, count) => sum + count, 0) > longestMeanLine * lines.length) return [];
  const runs: string[][] = [];
  let open: string[] | undefined;
  for (const [at, line] of lines.entries()) {
    const isPlain = (words[at] ?? 0) >= 2 && (words[at] ?? 0) <= longestLine && /^\p{Lu}/u.test(line);
    if (!isPlain || leavesOpen(line)) {
      open = undefined;
      continue;
    }
    if (!open) runs.push((open = []));
    open.push(line.replace(/\s*[.!]+$/u, ""));
  }
  return runs;
}

/** A line that goes on in the next one. */
function leavesOpen(line: string): boolean {
  const last = /(\S+)$/u.exec(line)?.[1]?.toLowerCase() ?? "";
  return functionWords.has(last) || /[-–,:(&/]$/u.test(last);
}
