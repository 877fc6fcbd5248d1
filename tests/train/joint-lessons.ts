import { type Joint, jointsOf } from "~/tailor/grammar/line-joints";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import type { Tag } from "~/tailor/grammar/tagger";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { tidy } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import type { Sequence } from "./posts/train-tagger";
import type { Random } from "./set-section";

/** The places of a text where one of the lines may end that it was joined of, and whether it does. */
export interface JointLesson extends Sequence {
  joints: Joint[];
  /** The lines that it was joined of. */
  lines: string[];
}

const fewestWords = 2;
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
  const joints = jointsOf(text, tag);
  return {
    lines,
    joints,
    items: joints.map(({ features }) => features),
    labels: joints.map(({ start }) => (ends.has(start) ? "end" : "on")),
  };
}

const sentenceWords = { fewest: 8, most: 40 };

/** Whole sentences of running text, in which names and terms stand with capitals and no line ends. */
export function sentenceLessons(text: string, tag: Tag): JointLesson[] {
  return text
    .split(/\n+/)
    .flatMap((line) => sentencesOf(tidy(line)))
    .filter((sentence) => {
      const { length } = sentence.split(" ");
      return length >= sentenceWords.fewest && length <= sentenceWords.most && /[.!?]$/.test(sentence);
    })
    .map((sentence) => lessonOf([sentence.replace(/[.!?]+$/, "")], tag));
}

/** Neighbouring lines without their full stops, in stretches between which something is not plain. */
function runsOf(highlights: readonly string[]): string[][] {
  const lines = highlights.flatMap((line) => sentencesOf(tidy(line)));
  const words = lines.map((line) => line.split(/\s+/).length);
  if (words.reduce((sum, count) => sum + count, 0) > longestMeanLine * lines.length) return [];
  const runs: string[][] = [[]];
  for (const [at, line] of lines.entries()) {
    const count = words[at] ?? 0;
    if (count >= fewestWords && count <= longestLine && /^\p{Lu}/u.test(line) && !leavesOpen(line))
      runs.at(-1)?.push(line.replace(/\s*[.!]+$/u, ""));
    else runs.push([]);
  }
  return runs;
}

/** A line that goes on in the next one. */
function leavesOpen(line: string): boolean {
  const last = /(\S+)$/u.exec(line)?.[1]?.toLowerCase() ?? "";
  return functionWords.has(last) || /[-–,:(&/]$/u.test(last);
}
