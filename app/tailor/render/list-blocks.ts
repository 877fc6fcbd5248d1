import { isLabel } from "~/tailor/grammar/run-in-labels";
import { isWebAddress } from "~/tailor/parse/words/web-address";
import { endAlike } from "~/tailor/propose/entry-voice";
import { type Place, rowsOf } from "~/tailor/propose/skills/list-form";
import type { SkillGroup } from "~/tailor/resume";
import type { Block, Inline } from "./block";
import { webAddress } from "./render-json-resume";

/** The lines of an entry end alike, as most `lines` were written: a matter of print, not a change of what they say. */
export function bullets(highlights: readonly string[], lines = highlights): Block[] {
  const said = highlights.filter(saysAnything);
  return said.map(
    (text, at): Block =>
      isLabel(text, said[at + 1])
        ? { kind: "paragraph", text: text.replace(/\.$/u, "") }
        : { kind: "bullet", text: endAlike(text, lines) },
  );
}

/** Each line of a text. */
export function paragraphs(text: string | undefined): Block[] {
  const lines = (text ?? "").split(/\n+/).map((line) => line.trim());
  return lines.filter(saysAnything).map((line): Block => ({ kind: "paragraph", text: line }));
}

/** A row of more items is a list by itself, not one of the points of another one. */
const mostOfPoint = 8;

/** A list of skills in the rows that its writer set it in. */
export function skillBlocks(
  group: SkillGroup | undefined,
  isHeaded = false,
  places: (Place | undefined)[] = [],
): Block[] {
  if (!group || (isHeaded && group.keywords.length === 0)) return [];
  const { level, keywords } = group;
  const name = group.name && level ? `${group.name} (${level})` : group.name;
  const rows = rowsOf(keywords, places);
  if (rows.length < 2) return termBlocks(name, keywords);
  const phrases = rows.flatMap((row) => (row.length > 1 ? [] : row));
  const lines = rows.filter((row) => row.some(saysAnything));
  return [
    ...(name ? [{ kind: "paragraph", text: `${name}:` } satisfies Block] : []),
    ...lines.map(
      (row): Block => ({
        kind: row.length > mostOfPoint ? "paragraph" : "bullet",
        text: row.length > 1 ? inRow(row) : endAlike(row[0] ?? "", phrases),
      }),
    ),
  ];
}

/** A list with its name in one line. */
export function termBlocks(name: string | undefined, keywords: string[]): Block[] {
  if (keywords.length === 0) return name ? [{ kind: "paragraph", text: name }] : [];
  const text = inRow(keywords);
  return [name ? { kind: "term", term: name, text } : { kind: "paragraph", text }];
}

/** A keyword that holds a comma of its own would fall apart in a comma list: such a list takes semicolons. */
function inRow(keywords: readonly string[]): string {
  const sign = keywords.some((keyword) => keyword.includes(",")) ? "; " : ", ";
  // A sentence among them has a sign of its own.
  const joints = keywords.map((keyword) => (/\p{L}{4}[.!?]$/u.test(keyword) ? " " : sign));
  return keywords.map((keyword, at) => (at === 0 ? keyword : `${joints[at - 1]}${keyword}`)).join("");
}

/** A stop or a dash by itself, as forms leave them behind, is no line. */
const saysAnything = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** As written where a reader knows it for an address by its look, else with its scheme. */
export function web(url: string, remark = ""): Inline {
  const href = webAddress(url);
  return { text: `${isWebAddress(url) ? url : href}${remark}`, href };
}

/** The head of an entry: its title, the dates at the end of the line, and what stands below. */
export function head(title: string, aside: string | undefined, details: (string | undefined)[], url?: string): Block {
  const inlines: Inline[] = details
    .filter((text) => text !== undefined && text !== "")
    .map((text) => ({ text: `${text}` }));
  if (url) inlines.push(web(url));
  return { kind: "entry", title: { text: title }, ...(aside && { aside }), details: inlines };
}
