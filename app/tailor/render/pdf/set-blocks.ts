import type { Inline, SetBlock } from "~/tailor/render/block";
import { inkColour, quietColour, ruleColour, type Template } from "~/tailor/render/template";
import { breakLines, type Run, type TextLine } from "./break-lines";
import type { Group, PlacedText, Row, Tag } from "./page-layout";
import type { Typesetter } from "./typesetter";

interface Setting {
  setter: Typesetter;
  template: Template;
  /** Left edge and width of the text, in points. */
  left: number;
  width: number;
}

interface Style {
  size: number;
  colour: string;
  align?: "left" | "center";
  indent?: number;
}

/** Share of the line height above the baseline. */
const ascentShare = 0.76;
const bulletIndentEms = 1.15;
const separator = " | ";
/** Least distance between an entry's title and its dates, so that no reader takes them for one phrase. */
const asideGap = 18;

/** Sets every block in type, in order. */
export function setBlocks(blocks: SetBlock[], setting: Setting): Group[] {
  return blocks.map((block, index) => setBlock(block, blocks[index - 1]?.kind, setting));
}

function setBlock(block: SetBlock, previous: SetBlock["kind"] | undefined, setting: Setting): Group {
  const { sizes, space, align, accent, capitalHeadings } = setting.template;
  const body = { size: sizes.text, colour: inkColour };
  switch (block.kind) {
    case "name":
      return group("H1", rows(setting, [bold(block.text)], { size: sizes.name, colour: accent, align }), 0, true);
    case "label":
      return group("P", rows(setting, [plain(block.text)], { size: sizes.label, colour: quietColour, align }), 1, true);
    case "contact":
      return group("P", itemRows(setting, block.items, { size: sizes.contact, colour: quietColour, align }), 3);
    case "heading": {
      const text = capitalHeadings ? block.text.toUpperCase() : block.text;
      return group("H2", headingRows(setting, text), space.heading, true);
    }
    case "entry":
      return group("H3", entryRows(setting, block), previous === "heading" ? space.afterHeading : space.entry, true);
    case "term":
      return group(
        "P",
        rows(setting, [bold(`${block.term}: `), plain(block.text)], body),
        gapBefore(block, previous, setting),
      );
    case "paragraph":
      return group(
        "P",
        block.text.split("\n").flatMap((line) => rows(setting, [plain(line)], body)),
        gapBefore(block, previous, setting),
      );
    case "bullet":
      return group("LI", bulletRows(setting, block.text), gapBefore(block, previous, setting));
    default:
      return block satisfies never;
  }
}

function group(tag: Tag, groupRows: Row[], spaceBefore: number, keepWithNext = false): Group {
  return { tag, rows: groupRows, spaceBefore, keepWithNext };
}

function gapBefore(block: SetBlock, previous: SetBlock["kind"] | undefined, { template }: Setting): number {
  if (previous === "heading") return template.space.afterHeading;
  if (previous === "contact") return template.space.heading;
  if (block.kind === "paragraph" && block.opens) return template.space.entry;
  return block.kind === "bullet" || previous === "entry" ? template.space.bullet : template.space.paragraph;
}

function bold(text: string): Run {
  return { text, weight: "bold" };
}

function plain(text: string): Run {
  return { text, weight: "regular" };
}

function joined(items: Inline[]): Run[] {
  return items.flatMap((item, index): Run[] => [
    ...(index > 0 ? [plain(separator)] : []),
    { text: item.text, weight: "regular", isolate: true, ...(item.href && { href: item.href }) },
  ]);
}

/** Lines break between items where they can, so that no line ends in a separator and no address is cut. */
function itemRows(setting: Setting, items: Inline[], style: Style): Row[] {
  const lines: Inline[][] = [];
  for (const item of items) {
    const line = lines.at(-1);
    if (line && breakLines(setting.setter, joined([...line, item]), style.size, setting.width).length === 1) {
      line.push(item);
    } else lines.push([item]);
  }
  return lines.flatMap((line) => rows(setting, joined(line), style));
}

function rows(setting: Setting, runs: Run[], style: Style): Row[] {
  const indent = style.indent ?? 0;
  return breakLines(setting.setter, runs, style.size, setting.width - indent).map((line) => {
    const height = style.size * setting.template.leading;
    return { height, texts: [placed(setting, line, style, height)] };
  });
}

function placed(setting: Setting, line: TextLine, style: Style, height: number): PlacedText {
  const indent = style.indent ?? 0;
  const free = setting.width - line.width;
  const start = line.rightToLeft ? free - indent : indent;
  const x = setting.left + (style.align === "center" ? free / 2 : start);
  return { line, x, baseline: height * ascentShare, size: style.size, colour: style.colour };
}

function headingRows(setting: Setting, text: string): Row[] {
  const { sizes, accent, headingRule } = setting.template;
  const set = rows(setting, [bold(text)], { size: sizes.heading, colour: accent });
  const last = set.at(-1);
  if (last && headingRule) {
    last.height += 2;
    last.rule = { y: last.height, colour: ruleColour };
  }
  return set;
}

/** The bullet hangs left of the text; both share a row, so that a reader meets "• text". */
function bulletRows(setting: Setting, text: string): Row[] {
  const style = { size: setting.template.sizes.text, colour: inkColour };
  const indent = style.size * bulletIndentEms;
  const set = rows(setting, [plain(text)], { ...style, indent });
  const [mark] = breakLines(setting.setter, [plain("•")], style.size, setting.width);
  const first = set[0];
  if (first && mark) {
    const line = { ...mark, rightToLeft: first.texts[0]?.line.rightToLeft ?? false };
    first.texts.unshift(placed(setting, line, { ...style, indent: style.size * 0.3 }, first.height));
  }
  return set;
}

/**
 * Title in bold with the dates at the end of its last line. Where they do not fit there they go to the end of the
 * details, and else to a line of their own: never between two lines of a title.
 */
function entryRows(setting: Setting, block: Extract<SetBlock, { kind: "entry" }>): Row[] {
  const { sizes } = setting.template;
  const title = rows(setting, [{ ...bold(block.title.text), ...(block.title.href && { href: block.title.href }) }], {
    size: sizes.text + 0.5,
    colour: inkColour,
  });
  const details = itemRows(setting, block.details, { size: sizes.text, colour: quietColour });
  if (!block.aside) return [...title, ...details];
  const style = { size: sizes.text, colour: quietColour };
  const [aside, ...more] = rows(setting, [plain(block.aside)], style);
  if (!aside || more.length > 0) return [...title, ...details, ...(aside ? [aside, ...more] : [])];
  const host = [title.at(-1), details.at(-1)].find((row) => row && fitsBeside(setting, row, aside));
  if (!host) return [...title, ...details, aside];
  host.texts.push(...aside.texts.map((text) => atLineEnd(setting, text, host)));
  return [...title, ...details];
}

function fitsBeside(setting: Setting, host: Row, aside: Row): boolean {
  const width = (row: Row) => row.texts.reduce((sum, text) => sum + text.line.width, 0);
  return width(host) + asideGap + width(aside) <= setting.width;
}

function atLineEnd(setting: Setting, text: PlacedText, host: Row): PlacedText {
  const first = host.texts[0];
  const x = first?.line.rightToLeft ? setting.left : setting.left + setting.width - text.line.width;
  return { ...text, x, baseline: first?.baseline ?? text.baseline };
}
