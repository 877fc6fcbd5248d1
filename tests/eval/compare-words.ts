import { spawnSync } from "node:child_process";
import { extractText } from "~/tailor/extract/extract-text";
import type { NamedBytes } from "./data-folder";
import { bagDifference, bagRecall, mean } from "./metrics";
import { allOf, atLeast, figure, type Row, type Section } from "./table";

/** A program of the system, from poppler-utils. */
const reader = "pdftotext";

const recallGoal = 0.99;

interface Compared {
  name: string;
  recall: number;
  joined: number;
  order: number;
}

const columns =
  "whole: words broken at a line's end count where we read them in one; order: neighbouring words shared with pdftotext";

/** Words and their order in every PDF that we read, held against what poppler's pdftotext reads. */
export async function compareWords(files: NamedBytes[], title: string): Promise<Section> {
  const compared: Compared[] = [];
  const refused: string[] = [];
  const canCompare = hasPdftotext();
  for (const { name, bytes } of files) {
    const extraction = await extractText(bytes, { filename: name });
    if (!extraction.ok) refused.push(`${name}: ${extraction.failure}`);
    else if (canCompare && name.endsWith(".pdf")) compared.push(compare(name, wordsOf(extraction.text), bytes));
  }
  const rows = [
    { name: ["files read", ...refused].join("; "), ...allOf(files.length - refused.length, files.length) },
    ...(canCompare ? rowsOf(compared) : []),
  ];
  const note = canCompare ? columns : "word recall skipped: pdftotext (poppler-utils) is not installed";
  return { title: `${title}: ${files.length} files`, rows, note };
}

function rowsOf(compared: Compared[]): Row[] {
  const recalls = compared.map(({ recall }) => recall);
  const joined = compared.map((one) => one.joined);
  const orders = compared.map(({ order }) => order);
  return [
    {
      name: `words of ${compared.length} PDF against pdftotext -layout, mean recall`,
      ...atLeast(mean(recalls), recallGoal),
    },
    { name: "words, recall of the worst file", ...atLeast(lowest(recalls), recallGoal) },
    { name: "whole words, mean recall", ...atLeast(mean(joined), recallGoal) },
    { name: "whole words, recall of the worst file", ...atLeast(lowest(joined), recallGoal) },
    { name: "reading order, mean", measured: figure(mean(orders)) },
    { name: "reading order, worst file", measured: figure(lowest(orders)) },
    ...compared.map((one) => ({
      name: `  ${one.name}, recall (whole ${figure(one.joined)}, order ${figure(one.order)})`,
      ...atLeast(one.recall, recallGoal),
    })),
  ];
}

function lowest(values: number[]): number | undefined {
  return values.length === 0 ? undefined : Math.min(...values);
}

function compare(name: string, words: string[], bytes: Uint8Array): Compared {
  const expected = wordsOf(pdftotext(bytes, ["-layout"]));
  const recall = bagRecall(words, expected);
  const whole = joinBroken(expected, words);
  return { name, recall, joined: bagRecall(words, whole), order: orderShared(words, bytes) };
}

/** The expected words with two that are missing put together where only the two together were found. */
function joinBroken(expected: string[], found: string[]): string[] {
  const missing = bagDifference(expected, found);
  const broken: string[] = [];
  const whole: string[] = [];
  for (const word of bagDifference(found, expected)) {
    const left = bagDifference(missing, broken);
    const head = left.find((part) => word.startsWith(part) && left.includes(word.slice(part.length)));
    if (head === undefined) continue;
    broken.push(head, word.slice(head.length));
    whole.push(word);
  }
  return [...bagDifference(expected, broken), ...whole];
}

/** The better of poppler's two orders: neither is right for every layout. */
function orderShared(words: string[], bytes: Uint8Array): number {
  const ours = neighbours(words);
  return Math.max(...[[], ["-raw"]].map((options) => bagRecall(ours, neighbours(wordsOf(pdftotext(bytes, options))))));
}

function neighbours(words: string[]): string[] {
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replaceAll("\u00ad", "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function hasPdftotext(): boolean {
  return spawnSync(reader, ["-v"]).error === undefined;
}

function pdftotext(bytes: Uint8Array, options: string[]): string {
  return spawnSync(reader, [...options, "-enc", "UTF-8", "-", "-"], { input: bytes, encoding: "utf8" }).stdout;
}
