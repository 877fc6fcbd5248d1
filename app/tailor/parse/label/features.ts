import { continues } from "~/tailor/parse/lines/paragraphs";
import type { SourceLine } from "~/tailor/parse/lines/source-line";
import { prominenceOf } from "~/tailor/parse/lines/source-lines";
import { repeatsOf } from "./repeats";
import { stretchesOf } from "./stretches";
import { breaks, type Unit } from "./units";
import { noTraits, type Traits, wordTraits } from "./word-traits";

const longestShown = 3;

/**
 * What can be seen of each unit of a section, as names of features: of the word, of the stretch between separators
 * that it stands in, of its line and of the lines around. Linear in the units.
 */
export function featuresOf(lines: SourceLine[], units: Unit[], widths: Map<number, number>): string[][] {
  const section = sectionTraits(lines, units);
  const looks = lines.map((line, index) => lineLook(line, index, lines, section));
  const stretches = stretchesOf(lines, units);
  const words = units.map(wordTraits);
  const ahead = units.map((unit, index) => aheadOf(units, words, index, unit));
  const repeated = repeatsOf(units);
  const kinds = lines.map((line, index) => kindOf(line, section.dated[index]));
  let firstOfParagraph = lines[0];
  const goesOn = lines.map((line, index) => {
    const above = lines[index - 1];
    const joined =
      above !== undefined && firstOfParagraph !== undefined && continues(firstOfParagraph, above, line, widths, false);
    if (!joined) firstOfParagraph = line;
    return joined;
  });
  return units.map((unit, index) => {
    const line = lines[unit.line];
    const kind = kinds[unit.line] ?? "";
    const above = kinds[unit.line - 1] ?? "none";
    const below = kinds[unit.line + 1] ?? "none";
    const word = words[index] ?? noTraits;
    const left = unit.first ? noTraits : (words[index - 1] ?? noTraits);
    const right = unit.last ? noTraits : (words[index + 1] ?? noTraits);
    const stretch = stretches[index];
    const sign = breaks[unit.before] ?? "";
    const found = ["bias", `k=${unit.kind}`, `b=${sign}`];
    found.push(...word.own(sign));
    for (const name of ahead[index] ?? []) found.push(name);
    for (const name of repeated[index] ?? []) found.push(name, `${name},${sign}`);
    found.push(...left.asLeft, ...right.asRight);
    found.push(
      `c=${word.main},${right.main}`,
      `cl=${left.main},${word.main}`,
      `lk=${kind}`,
      `lkb=${kind},${sign}`,
      `at=${place(unit, line)},${kind}`,
    );
    if (stretch) {
      for (const name of stretch.names) found.push(`s=${name}`, `sb=${name},${sign}`);
      found.push(`sn=${Math.min(stretch.at, longestShown)}/${Math.min(stretch.of, longestShown)}`);
    }
    if (!unit.first) return found;
    found.push(
      `a=${above}`,
      `z=${below}`,
      `ak=${above},${kind}`,
      `zk=${kind},${below}`,
      `akz=${above},${kind},${below}`,
      `on=${goesOn[unit.line]}`,
      `onk=${goesOn[unit.line]},${kind}`,
      ...(looks[unit.line] ?? []),
    );
    if (stretch) for (const name of stretch.names) found.push(`sk=${name},${kind}`, `sz=${name},${below}`);
    for (const trait of word.traits) found.push(`wk=${trait},${kind}`);
    return found;
  });
}

/** How far ahead, in words of its stretch, a word comes that names a school, a firm or a trade. */
const farthest = 4;
const namers = ["school", "organisation", "title", "degree"];

function aheadOf(units: Unit[], words: Traits[], index: number, unit: Unit): string[] {
  const found: string[] = [];
  if (unit.kind !== "word") return found;
  const space = breaks.indexOf("space");
  for (let by = 1; by <= farthest; by++) {
    const next = units[index + by];
    if (!next || next.first || next.before !== space || next.kind !== "word") break;
    for (const namer of namers)
      if (words[index + by]?.traits.includes(namer))
        found.push(`${namer}+${by}`, `${namer}+${by},${words[index]?.main}`);
  }
  for (let by = 1; by <= farthest; by++) {
    const near = units[index - by + 1];
    const previous = units[index - by];
    if (!previous || !near || near.first || near.before !== space || previous.kind !== "word") break;
    for (const namer of namers) if (words[index - by]?.traits.includes(namer)) found.push(`${namer}-${by}`);
  }
  return found;
}

function place(unit: Unit, line: SourceLine | undefined): string {
  if (unit.first) return unit.last ? "only" : "first";
  if (unit.last) return "last";
  return line && unit.start - line.start > 60 ? "far" : "mid";
}

interface SectionTraits {
  /** For each line: 2 a period, 1 one date, 0 none. */
  dated: number[];
  glyphs: boolean;
  /** Share of lines with a gap above: none, some, most. */
  gaps: string;
  leftmost: number;
  size: number;
  bold: boolean;
  model: SourceLine | undefined;
}

function sectionTraits(lines: SourceLine[], units: Unit[]): SectionTraits {
  const dated = lines.map(() => 0);
  for (const { period, line } of units) if (period) dated[line] = Math.max(dated[line] ?? 0, period.from ? 2 : 1);
  const gapped = lines.filter(({ gap }, index) => gap && index > 0).length / Math.max(1, lines.length - 1);
  const sizes = lines.map(prominenceOf).sort((a, b) => a - b);
  return {
    dated,
    glyphs: lines.some(({ bullet }) => bullet),
    gaps: gapped === 0 ? "none" : gapped < 0.34 ? "some" : gapped < 0.8 ? "many" : "all",
    leftmost: Math.min(...lines.map(({ indent }) => indent)),
    size: sizes[Math.floor(sizes.length / 2)] ?? 0,
    bold: lines.filter(({ bold }) => bold).length > lines.length * 0.6,
    model: lines[0],
  };
}

/** What kind of line it is, by its form alone. */
function kindOf(line: SourceLine, dated = 0): string {
  const words = line.text.split(" ").length;
  const length = words <= 3 ? "3" : words <= 7 ? "7" : words <= 12 ? "12" : words <= 20 ? "20" : "long";
  const start = /^\p{Ll}/u.test(line.text) ? "low" : isTitled(line.text) ? "titled" : "mixed";
  const end = /[.;!?]$/.test(line.text) ? "." : line.text.endsWith(":") ? ":" : "";
  return `${line.bullet ? "*" : ""}${dated}${length}${start}${end}`;
}

/** Most of its longer words begin with a capital or a digit. */
function isTitled(text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}'’.&-]+/u).filter((word) => word.length > 3);
  const capital = words.filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word)).length;
  return /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) && capital >= words.length * 0.6;
}

function lineLook(line: SourceLine, index: number, lines: SourceLine[], section: SectionTraits): string[] {
  const above = lines[index - 1];
  const below = lines[index + 1];
  const size = prominenceOf(line);
  const bigger = size > section.size + 0.2 ? "big" : size < section.size - 0.2 ? "small" : "same";
  const weight = line.bold === section.bold ? "usual" : line.bold ? "bold" : "light";
  const styled = line.size > 0 || line.level !== undefined;
  const deep = line.indent > section.leftmost + (styled ? 6 : 1) ? "deep" : "left";
  const nearestDate = nearest(section.dated, index);
  const found = [
    `look=${bigger},${weight},${deep}`,
    `gap=${line.gap},${section.gaps}`,
    `gaps=${line.gap},${below?.gap ?? true},${section.gaps}`,
    `date=${nearestDate}`,
    `dateb=${nearestDate},${line.gap && section.gaps !== "all"}`,
    `glyph=${line.bullet},${section.glyphs}`,
    `glyphs=${above?.bullet ?? "none"},${line.bullet},${below?.bullet ?? "none"},${section.glyphs}`,
    `start=${Math.min(index, 2)}`,
    `end=${below === undefined}`,
  ];
  if (line.level !== undefined) found.push("heading");
  if (!/\p{Ll}/u.test(line.text)) found.push("capitals");
  if (above) {
    const change = prominenceOf(above) > size + 0.2 ? "less" : prominenceOf(above) < size - 0.2 ? "more" : "even";
    found.push(`rise=${change},${above.bold === line.bold ? "" : line.bold}`);
    found.push(`ended=${/[.!?;]$/.test(above.text)},${section.glyphs}`);
  }
  if (section.model && index > 0) found.push(`model=${alike(section.model, line)}`);
  return found;
}

/** Whether two lines are set alike. */
function alike(one: SourceLine, other: SourceLine): boolean {
  return (
    Math.abs(prominenceOf(one) - prominenceOf(other)) < 0.2 &&
    one.bold === other.bold &&
    one.bullet === other.bullet &&
    Math.abs(one.indent - other.indent) < 3 &&
    /\p{Ll}/u.test(one.text) === /\p{Ll}/u.test(other.text)
  );
}

/** Which of the lines around has a date: "0", "+1", "-2", "none". */
function nearest(dated: number[], index: number): string {
  for (const offset of [0, 1, -1, 2, -2, 3]) {
    const kind = dated[index + offset] ?? 0;
    if (kind > 0) return `${offset > 0 ? "+" : ""}${offset}:${kind}`;
  }
  return "none";
}
