import { hasHalfBrackets } from "~/tailor/parse/plain-list";
import type { Span } from "~/tailor/resume";
import type { Block } from "../block";
import { blocksOf, goesOnInNext } from "../quoted-lines";
import { saidOnce } from "./said-once";
import { type Anchor, anchorsOf, firstsOf, type StudyLines, tidied } from "./study-anchors";
import { headOf, isInPhrase, type Part } from "./study-head";

const headFields = new Set(["studyType", "area", "institution"]);

/**
 * A study of which it is unsure where its names begin and end, laid out by what is sure: its lines, date, place and mark.
 * What stands between these stays together as it was written, each word once, and undefined is returned where the date
 * or a bracket stands in the middle of a phrase.
 */
export function laidOutStudy(lines: StudyLines, date: string | undefined): Block[] | undefined {
  const found = anchorsOf(lines, date);
  const end = headEndOf(lines, found);
  if (end === undefined) return undefined;
  const anchors = found.filter(({ start }) => start < end);
  const parts = partsOf(lines, anchors, { start: lines.range.start, end });
  const torn = parts.some(({ kind, text }) => kind === "text" && hasHalfBrackets(text));
  if (torn || isInPhrase(parts)) return undefined;
  const below = belowOf(lines, { start: end, end: lines.range.end }, parts.map(({ text }) => text).join("\n"));
  const blocks = headOf(parts, lines.values);
  return blocks && [...blocks, ...below];
}

/** Where the line ends that has the last of the names, the date and the place; undefined where items of a list stand before it. */
function headEndOf({ source, own, range, text, width }: StudyLines, anchors: Anchor[]): number | undefined {
  const heads = firstsOf(own).filter(({ field }) => headFields.has(field));
  // A mark below the head leaves its line, and those above it, where they stand.
  const sure = anchors.filter(({ kind }) => kind !== "score").map((one) => one.end);
  const last = Math.max(range.start, ...heads.map(({ span }) => span.end), ...sure);
  const ends = [...linesFrom(source, last, range.end)];
  const isWrapped = (at: number) => {
    const [start, end] = [source.lastIndexOf("\n", (ends[at] ?? 0) - 1) + 1, ends[at + 1]];
    const line = text.slice({ start, end: ends[at] ?? start }).trim();
    const next = end === undefined ? "" : text.slice({ start: ends[at] ?? start, end }).trim();
    return next !== "" && goesOnInNext(line, next, width);
  };
  let at = 0;
  while (isWrapped(at)) at += 1;
  const end = ends[at] ?? range.end;
  const hasItems = blocksOf(text.slice({ start: range.start, end }), 0, true).some(({ kind }) => kind === "bullet");
  return hasItems ? undefined : end;
}

/** Where the lines end from a place on. */
function* linesFrom(source: string, from: number, end: number): Generator<number> {
  for (let at = source.indexOf("\n", from); at >= 0 && at < end; at = source.indexOf("\n", at + 1)) yield at;
  yield end;
}

/** What the lines say from one end of an anchor, or of a line, to the next. */
function partsOf(lines: StudyLines, anchors: Anchor[], head: Span): Part[] {
  const parts: Part[] = [];
  let at = head.start;
  for (const anchor of [...anchors, undefined]) {
    const end = anchor?.start ?? head.end;
    if (end > at) for (const text of textsOf(lines, { start: at, end })) parts.push({ kind: "text", text });
    if (!anchor) break;
    const isOpen =
      /,\s*$/u.test(lines.source.slice(anchor.start, anchor.end)) ||
      /^\s*,/u.test(lines.source.slice(anchor.end, head.end));
    parts.push({ kind: anchor.kind, text: anchor.text, isOpen });
    at = Math.max(at, anchor.end);
  }
  return parts;
}

function textsOf({ text, width, source }: StudyLines, span: Span): string[] {
  const texts: string[] = [];
  const whole = source.slice(0, span.start);
  let above = text.slice({ start: whole.lastIndexOf("\n") + 1, end: span.start });
  for (const [at, line] of text.slice(span).split("\n").entries()) {
    const isWrapped = at > 0 && texts.length > 0 && goesOnInNext(above, line.trim(), width);
    if (isWrapped) texts.push(`${texts.pop() ?? ""} ${line}`);
    else texts.push(line);
    above = at === 0 ? above + line : line;
  }
  return texts.map(tidied).filter((one) => /[\p{L}\p{N}]/u.test(one));
}

/** The lines below a head, each said once, as items. */
export function belowOf({ text, width, values }: StudyLines, span: Span, above: string): Block[] {
  let told = above;
  return blocksOf(text.slice(span).trim(), width, true).flatMap((block): Block[] => {
    if (block.kind !== "paragraph" && block.kind !== "bullet") return [block];
    return block.text.split("\n").flatMap((line): Block[] => {
      const once = saidOnce(line, told, values);
      told += `\n${once}`;
      return once === "" ? [] : [{ kind: "bullet", text: tidied(once) }];
    });
  });
}
