import { findPeriods } from "./dates";
import type { Source, SourceLine } from "./source-line";

/** A dated line with more than this behind its date is no head alone. */
const longestRunInHead = 140;

/** A period set on three lines ("August 2010", "to", "Current") is one line. */
export function withWholePeriods(source: Source, lines: SourceLine[]): SourceLine[] {
  const whole: SourceLine[] = [];
  for (const line of lines) {
    const [from, to] = [whole.at(-2), whole.at(-1)];
    if (from && to && to.text.length <= 5 && /^(?:to|until|[-–—])$/i.test(to.text)) {
      const text = source.text.slice(from.start, line.end).replace(/\s/g, " ");
      const period = text.length < 60 ? findPeriods(text)[0] : undefined;
      if (period?.from && period.start === 0 && period.end === text.length) {
        whole.splice(-2, 2, { ...from, end: line.end, text });
        continue;
      }
    }
    whole.push(line);
  }
  return whole;
}

/** "2012 – 2021, Network Planner, Leeds. Planned sites ...": the first sentence is the head, the rest stands below. */
export function withoutRunIn(line: SourceLine): SourceLine[] {
  const period = line.bullet ? undefined : findPeriods(line.text.slice(0, 40))[0];
  if (!period?.from || period.start > 1) return [line];
  const end = /\p{Ll}{2}\.(?:\s|$)/u.exec(line.text.slice(period.end, longestRunInHead));
  if (!end) return [line];
  const cut = period.end + end.index + 2;
  const rest = line.text.slice(cut + 1);
  const head = { ...line, end: line.start + cut, text: line.text.slice(0, cut) };
  const start = line.end - rest.trimStart().length;
  return rest.trim() === "" ? [head] : [head, { ...line, start, text: rest.trimStart(), gap: false }];
}
