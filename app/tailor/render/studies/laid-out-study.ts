import { functionWords } from "~/tailor/lexicon/stop-words";
import { isDegree } from "~/tailor/parse/words/degree-words";
import { isRegion } from "~/tailor/parse/words/places";
import type { Atom, Span } from "~/tailor/resume";
import type { Block } from "../block";
import type { Mended } from "../mended-source";
import { blocksOf, goesOnInNext } from "../quoted-lines";
import { partsBySubject } from "./parts-by-subject";
import { saidOnce } from "./said-once";
import { dateFields, isPlace } from "./study-borders";

/** The lines that a study was read from, with its values. */
export interface StudyLines {
  source: string;
  range: Span;
  text: Mended;
  /** How long lines are that were wrapped. */
  width: number;
  own: readonly Atom[];
  /** Degrees, subjects and marks that it says. */
  values: readonly string[];
}

interface Part {
  kind: "text" | "date" | "place" | "score";
  text: string;
}

/** In words. What is longer tells of something. */
const longestName = 14;
const headFields = new Set(["studyType", "area", "institution"]);

/**
 * A study of which it is unsure where its names begin and end, laid out by what is sure: its lines, date, place and mark.
 * What stands between these stays together as it was written, each word once, and undefined is returned where the date
 * or a bracket stands in the middle of a phrase.
 */
export function laidOutStudy(lines: StudyLines, date: string | undefined): Block[] | undefined {
  const anchors = anchorsOf(lines, date);
  const end = headEndOf(lines, anchors);
  if (end === undefined) return undefined;
  const parts = partsOf(lines, anchors, { start: lines.range.start, end });
  const torn = parts.some(({ kind, text }) => kind === "text" && isHalf(text));
  if (torn || isInPhrase(parts)) return undefined;
  const below = belowOf(lines, { start: end, end: lines.range.end }, parts.map(({ text }) => text).join("\n"));
  const blocks = headOf(withDateWords(withWholePlace(parts)), lines.values);
  return blocks && [...blocks, ...below];
}

interface Anchor extends Span {
  kind: "date" | "place" | "score";
  text: string;
}

function firstsOf(own: readonly Atom[]): { field: string; span: Span; text: string }[] {
  const seen = new Set<string>();
  return own.flatMap(({ path, span, text }) => {
    const isFirst = !seen.has(path);
    seen.add(path);
    return span && isFirst ? [{ field: path.split("/")[3] ?? "", span, text }] : [];
  });
}

/** Date, place and mark, where they stand. */
function anchorsOf({ source, own, text }: StudyLines, date: string | undefined): Anchor[] {
  const firsts = firstsOf(own);
  const found: Anchor[] = [];
  const dates = firsts.filter(({ field }) => dateFields.has(field)).map(({ span }) => span);
  if (date !== undefined && dates.length > 0) {
    let start = Math.min(...dates.map((one) => one.start));
    let end = Math.max(...dates.map((one) => one.end));
    if (source[start - 1] === "(" && source[end] === ")") [start, end] = [start - 1, end + 1];
    found.push({ kind: "date", start, end, text: date });
  }
  for (const { field, span, text: written } of firsts) {
    const isSure = field === "location" ? isPlace({ ...span, field, text: written }) : /\p{N}/u.test(written);
    const kind = field === "location" ? "place" : "score";
    if ((field === "location" || field === "score") && isSure) found.push({ kind, ...span, text: tidied(text.slice(span)) });
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where the line ends that has the last of the names, the date and the place; undefined where items of a list stand before it. */
function headEndOf({ source, own, range, text }: StudyLines, anchors: Anchor[]): number | undefined {
  const heads = firstsOf(own).filter(({ field }) => headFields.has(field));
  const last = Math.max(range.start, ...heads.map(({ span }) => span.end), ...anchors.map((one) => one.end));
  const close = source.indexOf("\n", last);
  const end = close < 0 || close > range.end ? range.end : close;
  const hasItems = blocksOf(text.slice({ start: range.start, end }), 0, true).some(({ kind }) => kind === "bullet");
  return hasItems ? undefined : end;
}

/** What the lines say from one end of an anchor, or of a line, to the next. */
function partsOf(lines: StudyLines, anchors: Anchor[], head: Span): Part[] {
  const parts: Part[] = [];
  let at = head.start;
  for (const anchor of [...anchors, undefined]) {
    const end = anchor?.start ?? head.end;
    if (end > at) for (const text of textsOf(lines, { start: at, end })) parts.push({ kind: "text", text });
    if (!anchor) break;
    parts.push({ kind: anchor.kind, text: anchor.text });
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

/** One blank between words, and none before a comma or colon. */
export function usualSigns(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/ (?=[,;]|:(?: |$))/gu, "");
}

/** The same without the signs that part values at both ends. */
function tidied(text: string): string {
  return usualSigns(text)
    .replace(/^[\s,;:|•·–—/-]+/u, "")
    .replace(/ ?[,;:|•·–—/-]$/u, "")
    .trim();
}

function isHalf(text: string): boolean {
  return text.split(/[([{]/).length !== text.split(/[)\]}]/).length;
}

const dateWord =
  /(?:^|\s)(?:expected|anticipated|projected|graduat(?:ed|ing|ion)(?: date)?|completed|completion|expir(?:es|ed|ation|y)(?: date)?|issued|valid until|since|class of)[\s:,]*$/iu;
const dateWordBehind = /^(?:\(?(?:expected|anticipated|projected)\)?)(?=$|\s)/iu;

/** True where the date is a word of a phrase: "to be completed", "in". */
function isInPhrase(parts: Part[]): boolean {
  const at = parts.findIndex(({ kind }) => kind === "date");
  const [before, behind] = [parts[at - 1], parts[at + 1]];
  if (at < 0) return false;
  const last = before?.kind === "text" ? (/\S+$/u.exec(before.text)?.[0] ?? "") : "";
  const isOpen = functionWords.has(last.toLowerCase()) || (/^\p{Ll}/u.test(last) && before && !dateWord.test(before.text));
  const goesOn = behind?.kind === "text" && /^\p{Ll}/u.test(behind.text) && !dateWordBehind.test(behind.text);
  return isOpen === true || goesOn;
}

/** "Expected" and the like go with the date beside them. */
function withDateWords(parts: Part[]): Part[] {
  const at = parts.findIndex(({ kind }) => kind === "date");
  const [date, before, behind] = [parts[at], parts[at - 1], parts[at + 1]];
  if (!date) return parts;
  const word = before?.kind === "text" ? dateWord.exec(before.text) : null;
  if (before && word) {
    date.text = `${tidied(word[0])} ${date.text}`;
    before.text = tidied(before.text.slice(0, word.index));
  }
  const end = behind?.kind === "text" ? dateWordBehind.exec(behind.text) : null;
  if (behind && end) {
    date.text = `${date.text} ${end[0]}`;
    behind.text = tidied(behind.text.slice(end[0].length));
  }
  return parts.filter(({ text }) => text !== "");
}

/** "City, State" and "Norwich" or "USA Minor in Latin" behind it: a further name, or a country, is of the place. */
function withWholePlace(parts: Part[]): Part[] {
  const at = parts.findIndex(({ kind }) => kind === "place");
  const [place, behind] = [parts[at], parts[at + 1]];
  if (place && behind?.kind === "text") {
    const words = behind.text.split(" ");
    const count = [3, 2, 1].find((length) => length < words.length && isRegion(words.slice(0, length).join(" ")));
    if (count !== undefined) {
      place.text = `${place.text}, ${words.slice(0, count).join(" ")}`;
      behind.text = tidied(words.slice(count).join(" "));
    }
  }
  return parts;
}

/** The names, of which the degree leads, date, place and mark; and what the lines say besides. */
function headOf(parts: Part[], values: readonly string[]): Block[] | undefined {
  const placeAt = parts.findIndex(({ kind }) => kind === "place");
  const isText = ({ kind }: Part) => kind === "text";
  const ahead = parts.slice(0, placeAt < 0 ? undefined : placeAt).filter(isText);
  const tails = placeAt < 0 ? [] : parts.slice(placeAt).filter(isText);
  const names = ahead.map(({ text }) => text);
  const { head, rest } = partsBySubject(names, tails.map(({ text }) => text));
  const once = head.map((text, at) => saidOnce(text, head.slice(0, at).join("\n"), values)).filter(Boolean);
  const lead = Math.max(0, once.findIndex((text) => isDegree(text.split(" ", 4).join(" "))));
  const [title, others] = [once[lead], once.filter((_, at) => at !== lead)];
  if (title === undefined || title.split(" ").length > 2 * longestName) return undefined;
  const isName = (text: string) => text.split(" ").length <= longestName && !/[.!?]$/u.test(text);
  const of = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const details = [...others.filter(isName), ...of("place"), ...of("score")].map((text) => ({ text }));
  const [aside] = of("date");
  const told = once.join("\n");
  const lines = [...others.filter((text) => !isName(text)), ...rest.map((text) => saidOnce(text, told, values))];
  return [
    { kind: "entry", title: { text: withComma(title) }, ...(aside !== undefined && { aside }), details },
    ...lines.filter(Boolean).map((text): Block => ({ kind: "bullet", text })),
  ];
}

/** "Diploma: Carpentry" as "Diploma, Carpentry". */
function withComma(title: string): string {
  const [degree = "", ...others] = title.split(": ");
  return others.length > 0 && isDegree(degree) ? `${degree}, ${others.join(": ")}` : title;
}

function belowOf({ text, width, values }: StudyLines, span: Span, above: string): Block[] {
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
