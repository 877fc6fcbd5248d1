import { stripVTControlCharacters } from "node:util";

/**
 * The first line of a failure, and the first line after the failures, in the output of Playwright, Vitest, validate,
 * tsc and Node.
 */
const beginning = /^\s*(\d+\) \[|FAIL\s|\S+\(\d+,\d+\): error TS|(\w*Error|Unhandled \w+): )/;
const end = /^(⎯{5,}|\s*Test Files |\s+\d+ (failed|passed|skipped|flaky)\b|ok {2})/;

const maxFailures = 12;
const maxHeadLines = 40;
const maxTailLines = 15;
const maxLineCharacters = 300;

/**
 * Extracts the failures from the output of a failed run. Long ones lose their middle, which holds neither the received
 * value nor the location. If no failure is recognised, returns the last lines of the output.
 */
export function failuresIn(output: string): string[] {
  const blocks: string[][] = [];
  let block: string[] | null = null;
  for (const line of stripVTControlCharacters(output).split("\n")) {
    // An error line within a failure belongs to it; elsewhere it is a failure of its own.
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
