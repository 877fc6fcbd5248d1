import type { Span } from "~/tailor/resume";
import type { Source, SourceLine } from "./lines/source-line";
import { split, trimmed } from "./lines/span-text";
import { listItems } from "./list-items";
import { listRows } from "./lists";
import { putOther } from "./other";
import { isSentence } from "./plain-list";
import { type Builder, putField } from "./resume-builder";
import { isLevel } from "./words/level-words";
import { isSpoken } from "./words/spoken-words";

/** "English (native), French – B2", one a line or in one list; a level by itself belongs to the language above it. */
export function readLanguages(builder: Builder, lines: SourceLine[]): void {
  const { languages } = builder.resume;
  const pending: number[] = [];
  const own = lines.filter((_, index) => !isAboutElse(lines, index));
  putOther(
    builder,
    undefined,
    lines.filter((line) => !own.includes(line)),
  );
  const rows = listRows(builder, own).map((row) => {
    const text = builder.source.text.slice(row.start, row.end);
    const areNames = dashed.test(text) && !text.split(/ [–—-] /).some(isLevel);
    if (areNames) return split(builder.source, row, / [–—-] /g);
    const told = split(builder.source, row, sentenceOfOne);
    return told.length > 1 && told.every((one) => opensWithLanguage(builder.text(one)))
      ? told
      : listItems(builder.source, row);
  });
  // "Welsh, native" in every row: the second item says how well, in whatever words.
  const inPairs =
    rows.length > 1 &&
    rows.every((row) => row.length === 2 && !isLevelAt(builder, row[0])) &&
    rows.some((row) => isLevelAt(builder, row[1]));
  for (const row of rows) {
    for (const [at, item] of row.entries()) {
      const above = (inPairs && at === 1) || isLevelAt(builder, item) ? pending.shift() : undefined;
      const spoken = above === undefined ? undefined : languages[above];
      if (spoken) {
        spoken.fluency = builder.put(`/languages/${above}/fluency`, item);
        continue;
      }
      const path = `/languages/${languages.length}`;
      const { name, level } = languageAndLevel(builder.source, item);
      if (!level) pending.push(languages.length);
      languages.push({ language: builder.put(`${path}/language`, name), ...putField(builder, path, "fluency", level) });
    }
  }
}

/** In words: what is shorter may be a language that we do not know. */
const shortestRemark = 4;

/** A line that names no language below one that does: "Free to travel at short notice". */
function isAboutElse(lines: SourceLine[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (
    !above ||
    !line ||
    !/^\p{Lu}/u.test(line.text) ||
    /\blanguage\b|\(|\bspeak/iu.test(line.text) ||
    /\bknow\b/iu.test(line.text) ||
    /[,;:&(]$|\([^()]*$/u.test(above.text)
  )
    return false;
  const namesOne = ({ text }: SourceLine) => text.match(/\p{L}+/gu)?.some(isSpoken) === true;
  return line.text.split(" ").length >= shortestRemark && !namesOne(line) && lines.slice(0, index).some(namesOne);
}

/** "Welsh: native. French: enough to shop." */
const sentenceOfOne = /\.\s+(?=\p{Lu}\p{L}+:)/gu;

function opensWithLanguage(text: string): boolean {
  return isSpoken(/^\p{L}+/u.exec(text)?.[0] ?? "");
}

/** Single words with dashes between them. */
const dashed = /^\p{Lu}\p{Ll}+(?: [–—-] \p{Lu}\p{Ll}+){2,}$/u;

function isLevelAt(builder: Builder, item: Span | undefined): boolean {
  return item !== undefined && isLevel(builder.text(item));
}

const fluency =
  /\s*(?:\(([^)]*)\)|(?:[:–—-]|\s)\s*((?:native|mother tongue|bilingual|fluent|proficient|professional|advanced|intermediate|conversational|basic|beginner|elementary|limited|full|working|good|excellent|[abc][12]\b|muttersprache|fließend|courant|nativo|langue maternelle|lengua materna|língua materna|madrelingua|moedertaal).*))$/iu;

function languageAndLevel(source: Source, item: Span): { name: Span; level?: Span } {
  const text = source.text.slice(item.start, item.end);
  if (isSentence(text)) return { name: item };
  const found = fluency.exec(text.slice(0, 120));
  const level = found?.[1] ?? found?.[2];
  if (found && /^\p{L}+ly$/u.test(text.slice(0, found.index))) return { name: item };
  if (!found || !level || found.index === 0) {
    const colon = /^\p{L}+(?: \p{L}+)?\s*(?::| [–—-] )\s*(?=\S)/u.exec(text);
    if (!colon) return { name: trimmed(source, item, /[\s:]/u) ?? item };
    const name = trimmed(source, { start: item.start, end: item.start + colon[0].length });
    return name ? { name, level: { start: item.start + colon[0].length, end: item.end } } : { name: item };
  }
  const start = item.start + found.index + found[0].indexOf(level);
  const name = trimmed(source, { start: item.start, end: item.start + found.index });
  return name ? { name, level: { start, end: start + level.length } } : { name: item };
}
