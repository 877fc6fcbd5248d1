import { isSentence } from "~/tailor/parse/plain-list";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume, Span } from "~/tailor/resume";

/** What stands in one row of a list: a phrase by itself, or names with signs between them. */
export type ListRow = string[];

/** Where an item stands in the source: alone in its line, at the start of a row, or behind others of its row. */
export type Place = "alone" | "first" | "behind";

/** In words. Where nothing tells how a list was set, one that holds a longer item has a row for each. */
const longestInRow = 4;

/**
 * The rows of a list as its writer set them. What has no place in the source (it was added, or worded anew) stands as the items
 * around it do.
 */
export function rowsOf(items: readonly string[], places: readonly (Place | undefined)[] = []): ListRow[] {
  const isColumn = places.some((place) => place === "alone") || items.some(isPhrase);
  const isAlone = items.map((_, at) => {
    const around = [places.slice(0, at).findLast(Boolean), places.slice(at + 1).find(Boolean)].filter(Boolean);
    const [first] = around;
    return places[at] ? places[at] === "alone" : first ? around.every((place) => place === "alone") : isColumn;
  });
  const rows: ListRow[] = [];
  for (const [at, item] of items.entries()) {
    const last = rows.at(-1);
    // Behind an item without a place nobody knows whether this one stood there.
    const opens = places[at] === "first" && places[at - 1] !== undefined;
    if (!last || isAlone[at] || isAlone[at - 1] || opens) rows.push([item]);
    else last.push(item);
  }
  return rows;
}

/**
 * An item behind a line break begins a row, unless the line above ends in a sign and has others in it: then that was wrapped.
 */
const opensLine = /\n[\s•·●▪*>–-]*$/u;
const wraps = /[,;|•·●▪&/(–-][^\S\n]*\n\s*$/u;
const isSingle = /(?:^|\n)[^,;|•·●▪/\n]*[,;][^\S\n]*\n\s*$/u;
/** A blank of another encoding is left behind as a letter. */
const closesLine = /^[^\S\n]*[.,;Â\u200b]{0,2}[^\S\n]*(?:\n|$)/u;
/** Columns beside each other: nothing but blanks parts their items, where a sign does they share a row, however wide it is set. */
const columnBefore = /[^\s,;|/•·●▪*>–-][^\S\n]*(?:\t| {3})[^\S\n]*$/u;
const columnBehind = /^(?:\t| {3})[^\S\n]*[^\s,;|/•·●▪*>–-]/u;
/** So much around an item is looked at. */
const reach = 200;

/** How the source has the items of a group of skills, in their order. */
export function placesInSource({ atoms, source, skills }: Resume, group: number): (Place | undefined)[] {
  const path = `/skills/${group}/keywords/`;
  const items = skills[group]?.keywords ?? [];
  const spans = new Map(atoms.flatMap(({ path: own, span }) => (span && own.startsWith(path) ? [[own, span]] : [])));
  const known = [...spans.values()];
  const from = Math.max(0, Math.min(...known.map(({ start }) => start)) - reach);
  const to = Math.max(...known.map(({ end }) => end)) + reach;
  const pieces = spans.size < items.length && spans.size > 0 ? piecesOf(source.slice(from, to), from) : undefined;
  let last = 0;
  return items.map((item, at) => {
    const span = spans.get(`${path}${at}`) ?? keysOf(item).flatMap((key) => pieces?.get(key) ?? [])[0];
    if (!span) return undefined;
    const before = `\n${source.slice(Math.max(0, span.start - reach), span.start)}`;
    const behind = source.slice(span.end, span.end + reach);
    const isWrapped = wraps.test(before) && !isSingle.test(before);
    const opens = (opensLine.test(before) && !isWrapped) || columnBefore.test(before);
    // One that was moved in front of others begins no row there.
    const isMoved = span.start < last;
    last = span.start;
    if (opens && (closesLine.test(behind) || columnBehind.test(behind))) return "alone";
    return opens && !isMoved ? "first" : "behind";
  });
}

/** What signs and line breaks part in a text, by its words: where an item stood that was worded anew in its letters or capitals. */
function piecesOf(text: string, from: number): Map<string, Span> {
  const pieces = new Map<string, Span>();
  for (const { 0: piece, index } of text.matchAll(/[^\s,;|•·●▪](?:[^,;|•·●▪\n]*[^\s,;|•·●▪])?/gu))
    for (const key of keysOf(piece))
      if (!pieces.has(key)) pieces.set(key, { start: from + index, end: from + index + piece.length });
  return pieces;
}

/** Its words, and those behind the first one, where that is not all there is. */
function keysOf(item: string): string[] {
  const words = wordsOf(item).split(" ");
  return [words.join(" "), ...(words.length > 2 ? [`… ${words.slice(1).join(" ")}`] : [])];
}

/** It would read badly between commas: "ropes, sails", but not "knots (bowline, reef)". */
function isPhrase(item: string): boolean {
  const plain = item.replace(/\([^()]*\)/g, "").trim();
  return plain.split(/\s+/).length > longestInRow || plain.includes(",") || isSentence(item);
}
