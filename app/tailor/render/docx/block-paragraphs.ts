import type { IParagraphOptions, ParagraphChild } from "docx";
import type { Inline, SetBlock } from "~/tailor/render/block";
import { quietColour, ruleColour, type Template } from "~/tailor/render/template";
import { twips } from "./document-styles";

type Docx = typeof import("docx");

interface Setting {
  docx: Docx;
  template: Template;
  /** Width of the text in points: where the dates of an entry end. */
  width: number;
}

export const bulletReference = "bullets";

const separator = " | ";
const firstStrong = /[\p{Script=Arabic}\p{Script=Hebrew}]|\p{L}/u;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** One block as one paragraph, an entry with details as two. */
export function blockParagraphs(block: SetBlock, previous: SetBlock["kind"] | undefined, setting: Setting) {
  return optionsOf(block, previous, setting).map((options) => new setting.docx.Paragraph(options));
}

function optionsOf(block: SetBlock, previous: SetBlock["kind"] | undefined, setting: Setting): IParagraphOptions[] {
  const { docx, template } = setting;
  const alignment = template.align === "center" ? { alignment: docx.AlignmentType.CENTER } : {};
  switch (block.kind) {
    case "name":
      return [{ style: "Title", ...alignment, children: [run(setting, block.text)] }];
    case "label":
      return [{ style: "Subtitle", ...alignment, children: [run(setting, block.text)] }];
    case "contact":
      return [{ style: "Contact", ...alignment, children: joined(setting, block.items) }];
    case "heading":
      return [headingOptions(block.text, setting)];
    case "entry":
      return entryOptions(block, previous, setting);
    case "term":
      return [body(previous, setting, [run(setting, `${block.term}: `, true), run(setting, block.text)], block.term)];
    case "paragraph":
      return [body(previous, setting, lines(setting, block.text), block.text, block.opens)];
    case "bullet":
      return [
        {
          style: "ListParagraph",
          numbering: { reference: bulletReference, level: 0 },
          bidirectional: isRightToLeft(block.text),
          children: [run(setting, block.text)],
        },
      ];
    default:
      return block satisfies never;
  }
}

function run({ docx }: Setting, text: string, bold = false): ParagraphChild {
  return new docx.TextRun({ text, ...(bold && { bold }), ...(rightToLeft.test(text) && { rightToLeft: true }) });
}

/** The lines of a paragraph with breaks of its own (a letter's closing). */
function lines(setting: Setting, text: string): ParagraphChild[] {
  return text
    .split("\n")
    .flatMap((line, index) => [...(index > 0 ? [new setting.docx.TextRun({ break: 1 })] : []), run(setting, line)]);
}

function isRightToLeft(text: string): boolean {
  return rightToLeft.test(firstStrong.exec(text)?.[0] ?? "");
}

/** Upper case is spelled out and not styled, so that every reader sees the heading the same way. */
function headingOptions(text: string, { docx, template }: Setting): IParagraphOptions {
  const rule = { style: docx.BorderStyle.SINGLE, size: 4, color: ruleColour, space: 2 };
  return {
    heading: docx.HeadingLevel.HEADING_1,
    bidirectional: isRightToLeft(text),
    ...(template.headingRule && { border: { bottom: rule } }),
    children: [new docx.TextRun(template.capitalHeadings ? text.toUpperCase() : text)],
  };
}

function entryOptions(
  block: Extract<SetBlock, { kind: "entry" }>,
  previous: SetBlock["kind"] | undefined,
  setting: Setting,
): IParagraphOptions[] {
  const { docx, width } = setting;
  const aside = block.aside
    ? [new docx.TextRun({ children: [new docx.Tab(), block.aside], bold: false, color: quietColour })]
    : [];
  const head: IParagraphOptions = {
    heading: docx.HeadingLevel.HEADING_2,
    bidirectional: isRightToLeft(block.title.text),
    tabStops: [{ type: docx.TabStopType.RIGHT, position: twips(width) }],
    ...(previous === "heading" && { spacing: { before: 0 } }),
    children: [inline(setting, block.title), ...aside],
  };
  if (block.details.length === 0) return [head];
  const details = { style: "Details", bidirectional: isRightToLeft(block.details[0]?.text ?? "") };
  return [head, { ...details, children: joined(setting, block.details) }];
}

function body(
  previous: SetBlock["kind"] | undefined,
  { template }: Setting,
  children: ParagraphChild[],
  text: string,
  opens = false,
): IParagraphOptions {
  const { space } = template;
  const inEntry = opens ? space.entry : previous === "entry" ? space.bullet : space.paragraph;
  const before = previous === "contact" ? space.heading : inEntry;
  return {
    ...(previous !== "heading" && { spacing: { before: twips(before) } }),
    bidirectional: isRightToLeft(text),
    children,
  };
}

function joined(setting: Setting, items: Inline[]): ParagraphChild[] {
  return items.flatMap((item, index) => [...(index > 0 ? [run(setting, separator)] : []), inline(setting, item)]);
}

function inline(setting: Setting, { text, href }: Inline): ParagraphChild {
  if (!href) return run(setting, text);
  const label = new setting.docx.TextRun({ text, style: "Hyperlink" });
  return new setting.docx.ExternalHyperlink({ link: encodeURI(href), children: [label] });
}
