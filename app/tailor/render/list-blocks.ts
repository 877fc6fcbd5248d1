import { endAlike } from "~/tailor/propose/entry-voice";
import type { SkillGroup } from "~/tailor/resume";
import type { Block } from "./block";

/** The lines of an entry end alike, as most of them were written: a matter of print, not a change of what they say. */
export function bullets(highlights: readonly string[]): Block[] {
  return highlights.filter(saysAnything).map((text): Block => ({ kind: "bullet", text: endAlike(text, highlights) }));
}

/** Each line of a text. */
export function paragraphs(text: string | undefined): Block[] {
  const lines = (text ?? "").split(/\n+/).map((line) => line.trim());
  return lines.filter(saysAnything).map((line): Block => ({ kind: "paragraph", text: line }));
}

/** In words. An item that is longer is a phrase, and so are those of a list that has longer ones on the whole. */
const longestTerm = 7;
const longestMean = 3.5;

/** More terms than these are set in rows: nobody reads a run of forty. */
const longestRow = 10;
const longestRun = 14;

/**
 * Terms in a line with commas, many of them in rows as long as each other; phrases one below the other, since commas between
 * them would read as one sentence.
 */
export function skillBlocks(group: SkillGroup | undefined, isHeaded = false): Block[] {
  if (!group || (isHeaded && group.keywords.length === 0)) return [];
  const { level, keywords } = group;
  const name = group.name && level ? `${group.name} (${level})` : group.name;
  const total = keywords.reduce((sum, keyword) => sum + keyword.split(/\s+/).length, 0);
  const arePhrases = keywords.length > 1 && total > longestMean * keywords.length;
  const isMixed = keywords.length > 1 && keywords.some(isPhrase);
  if (!arePhrases && !isMixed && keywords.length <= longestRun) return termBlocks(name, keywords);
  const lines = arePhrases || keywords.length <= longestRun ? bullets(keywords) : rowBlocks(keywords);
  return [...(name ? [{ kind: "paragraph", text: `${name}:` } satisfies Block] : []), ...lines];
}

function isPhrase(keyword: string): boolean {
  return hasCommaOutside(keyword) || keyword.split(/\s+/).length > longestTerm;
}

/** "ropes, sails", but not "knots (bowline, reef)". */
function hasCommaOutside(keyword: string): boolean {
  const pieces = keyword.split(/(?=[()])/);
  return pieces.some((piece, at) => piece.includes(",") && !pieces[at + 1]?.startsWith(")"));
}

/** Names that follow each other in rows, a phrase among them in a row of its own. */
function rowBlocks(keywords: string[]): Block[] {
  const runs: string[][] = [];
  for (const [at, keyword] of keywords.entries()) {
    const last = runs.at(-1);
    const above = keywords[at - 1];
    if (last && above !== undefined && !isPhrase(above) && !isPhrase(keyword)) last.push(keyword);
    else runs.push([keyword]);
  }
  return bullets(
    runs.flatMap((run) => {
      const length = Math.ceil(run.length / Math.ceil(run.length / longestRow));
      return run.flatMap((_, at) => (at % length === 0 ? inRow(run.slice(at, at + length)) : []));
    }),
  );
}

/** A list with its name in one line. */
export function termBlocks(name: string | undefined, keywords: string[]): Block[] {
  if (keywords.length === 0) return name ? [{ kind: "paragraph", text: name }] : [];
  const text = inRow(keywords);
  return [name ? { kind: "term", term: name, text } : { kind: "paragraph", text }];
}

/** A keyword that holds a comma of its own would fall apart in a comma list: such a list takes semicolons. */
function inRow(keywords: readonly string[]): string {
  return keywords.join(keywords.some((keyword) => keyword.includes(",")) ? "; " : ", ");
}

/** A stop or a dash by itself, as forms leave them behind, is no line. */
const saysAnything = (text: string) => /[\p{L}\p{N}]/u.test(text);
