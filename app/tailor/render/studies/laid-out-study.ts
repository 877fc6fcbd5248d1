import { functionWords } from "~/tailor/lexicon/stop-words";
import { hasHalfBrackets } from "~/tailor/parse/plain-list";
import { isMarkCaption } from "~/tailor/parse/study-parts";
import { isDegree } from "~/tailor/parse/words/degree-words";
import { isRegion } from "~/tailor/parse/words/places";
import type { Atom, Span } from "~/tailor/resume";
import type { Block } from "../block";
import type { Mended } from "../mended-source";
import { blocksOf, goesOnInNext } from "../quoted-lines";
import { partsBySubject } from "./parts-by-subject";
import { saidOnce } from "./said-once";
import { dateFields, endsInSchool, isPlace, type Piece, plain } from "./study-borders";

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
  /** A comma parts it from what follows. */
  isOpen?: boolean;
}

/** In words. What is longer tells of something. */
const longestName = 14;
const longestTitle = 18;
const longestMark = 4;
const longestPlaceEnd = 2;
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
  const torn = parts.some(({ kind, text }) => kind === "text" && hasHalfBrackets(text));
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
function anchorsOf(lines: StudyLines, date: string | undefined): Anchor[] {
  const { source, own, text } = lines;
  const firsts = firstsOf(own);
  const found: Anchor[] = [];
  const dates = firsts.filter(({ field }) => dateFields.has(field)).map(({ span }) => span);
  if (date !== undefined && dates.length > 0) {
    let start = Math.min(...dates.map((one) => one.start));
    let end = Math.max(...dates.map((one) => one.end));
    if (source[start - 1] === "(" && source[end] === ")") [start, end] = [start - 1, end + 1];
    // "CE 14Mar-2012" is one word.
    const isCut =
      /[\p{L}\p{N}]-?$/u.test(source.slice(Math.max(0, start - 2), start)) || /^[\p{L}\p{N}]/u.test(source.slice(end));
    if (!isCut) found.push({ kind: "date", start, end, text: date });
  }
  for (const { field, span, text: written } of firsts) {
    const isSure =
      field === "location"
        ? isPlaceApart(source, { ...span, field, text: written })
        : /\p{N}/u.test(written) && written.split(" ").length <= longestMark;
    const kind = field === "location" ? "place" : "score";
    if ((field === "location" || field === "score") && isSure)
      found.push({ kind, ...span, text: tidied(text.slice(span)) });
  }
  const open = dates.length === 0 ? openEndIn(lines) : undefined;
  return (open ? [...found, open] : found).sort((a, b) => a.start - b.start);
}

/** "River Grove, IL" is not to lose its first word: a sign, a school or a blank form stands before the place. */
function isPlaceApart(source: string, place: Piece): boolean {
  const before = source.slice(source.lastIndexOf("\n", place.start - 1) + 1, place.start).trimEnd();
  return (
    isPlace(place) && (/^(?:City|State)\b/u.test(place.text) || !/[\p{L}\p{N}]$/u.test(before) || endsInSchool(before))
  );
}

/** "Present" between two names, where no date is known. */
function openEndIn({ source, range }: StudyLines): Anchor | undefined {
  const found = /(?<=[\p{L})] )(?:Present|Current)(?= \p{Lu})/u.exec(
    source.slice(range.start, range.end).split("\n", 1)[0] ?? "",
  );
  if (!found) return undefined;
  const start = range.start + found.index;
  return { kind: "date", start, end: start + found[0].length, text: found[0] };
}

/** Where the line ends that has the last of the names, the date and the place; undefined where items of a list stand before it. */
function headEndOf({ source, own, range, text, width }: StudyLines, anchors: Anchor[]): number | undefined {
  const heads = firstsOf(own).filter(({ field }) => headFields.has(field));
  const last = Math.max(range.start, ...heads.map(({ span }) => span.end), ...anchors.map((one) => one.end));
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

/** One blank between words, and none before a comma or colon. */
export function usualSigns(text: string): string {
  return text.replace(/\s+/gu, " ").replace(/ (?=[,;]|:(?: |$))/gu, "");
}

/** The same without the signs that part values at both ends. */
function tidied(text: string): string {
  return usualSigns(text)
    .replace(/^[\s,;:|•·*–—/-]+/u, "")
    .replace(/[\s,;:|•·–—/-]+$/u, "");
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
  const word = before?.kind === "text" ? dateWord.exec(before.text) : null;
  const ahead = word ? (/\S+$/u.exec(before?.text.slice(0, word.index) ?? "")?.[0] ?? "") : last;
  const isOpen = functionWords.has(ahead.toLowerCase()) || (/^\p{Ll}/u.test(last) && !word);
  const goesOn = behind?.kind === "text" && /^\p{Ll}/u.test(behind.text) && !dateWordBehind.test(behind.text);
  return isOpen || goesOn;
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
    const isName = place.isOpen && words.length <= longestPlaceEnd && /^\p{Lu}/u.test(behind.text);
    const isCountry = (length: number) => length <= words.length && isRegion(words.slice(0, length).join(" "));
    const count = isName ? words.length : place.isOpen ? [3, 2, 1].find(isCountry) : undefined;
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
  const tails = placeAt < 0 ? [] : parts.slice(placeAt).filter((part) => isText(part) && !isMarkCaption(part.text));
  const names = ahead.map(({ text }) => text);
  const { head, rest } = partsBySubject(
    names,
    tails.map(({ text }) => text),
  );
  const once = head.map((text) => saidOnce(text, "", [])).filter((text) => text !== "" && !isMarkCaption(text));
  const lead = Math.max(
    0,
    once.findIndex((text) => isDegree(text.split(" ", 4).join(" "))),
  );
  const [title, others] = [once[lead], once.filter((_, at) => at !== lead)];
  if (
    title === undefined ||
    title.split(" ").length > longestTitle ||
    /[.!?]$/u.test(title.slice(-4).replace(/\p{Lu}\p{L}?\.$/u, ""))
  )
    return undefined;
  const isName = (text: string) => text.split(" ").length <= longestName && !/[.!?]$/u.test(text);
  const of = (kind: Part["kind"]) => parts.filter((part) => part.kind === kind).map(({ text }) => text);
  const details = [...others.filter(isName), ...of("place"), ...of("score")].map((text) => ({ text }));
  const [aside] = of("date");
  const told = once.join("\n");
  const lines = [...others.filter((text) => !isName(text)), ...rest.map((text) => saidOnce(text, told, values))].filter(
    (text) => text !== "" && !isMarkCaption(text) && !of("score").some((mark) => plain(mark) === plain(text)),
  );
  return [
    { kind: "entry", title: { text: withComma(title) }, ...(aside !== undefined && { aside }), details },
    ...lines.map((text): Block => ({ kind: "bullet", text })),
  ];
}

/** "Diploma: Carpentry" as "Diploma, Carpentry". */
function withComma(title: string): string {
  const [degree = "", ...others] = title.split(": ");
  return others.length > 0 && isDegree(degree) ? `${degree}, ${others.join(": ")}` : title;
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
