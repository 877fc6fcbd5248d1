import { stripVTControlCharacters } from "node:util";

/** Where Playwright, Vitest, validate, tsc and Node begin to tell of one failure, and where they are done with all. */
const beginning = /^\s*(\d+\) \[|FAIL\s|\S+\(\d+,\d+\): error TS|(\w*Error|Unhandled \w+): )/;
const end = /^(⎯{5,}|\s*Test Files |\s+\d+ (failed|passed|skipped|flaky)\b|ok {2})/;

const maxFailures = 12;
const maxHeadLines = 40;
const maxTailLines = 15;
const maxLineCharacters = 300;

/**
 * What a failed run printed about its failures: each from its heading to its end, long ones without their middle, where
 * neither what was received nor the place stands. The last lines of a run that marks none.
 */
export function failuresIn(output: string): string[] {
  const blocks: string[][] = [];
  let block: string[] | null = null;
  for (const line of stripVTControlCharacters(output).split("\n")) {
    // Inside a failure, an error is what it tells of; outside, it is one itself.
    const begins = beginning.test(line) && !(block && /^\s*\w*(Error|Unhandled \w+): /.test(line));
    if (begins) {
      block = [];
      blocks.push(block);
    } else if (end.test(line)) block = null;
    block?.push(line.length > maxLineCharacters ? `${line.slice(0, maxLineCharacters)}…` : line);
  }
  if (blocks.length === 0) return stripVTControlCharacters(output).trimEnd().split("\n").slice(-maxHeadLines);
  const shown = blocks.slice(0, maxFailures).flatMap(withoutMiddle);
  return blocks.length > maxFailures ? [...shown, `… and ${blocks.length - maxFailures} more`] : shown;
}

function withoutMiddle(lines: string[]): string[] {
  if (lines.length <= maxHeadLines + maxTailLines) return lines;
  const left = lines.length - maxHeadLines - maxTailLines;
  return [...lines.slice(0, maxHeadLines), `… ${left} lines …`, ...lines.slice(-maxTailLines)];
}
