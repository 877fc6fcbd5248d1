import type { IStylesOptions } from "docx";
import { inkColour, quietColour, type Template } from "~/tailor/render/template";

/** Half-points and twips, the units of WordprocessingML. */
const halfPoints = (points: number): number => Math.round(points * 2);
export const twips = (points: number): number => Math.round(points * 20);

const singleLine = 240;

/** The template as paragraph styles, so that whoever edits the file changes a style and not each line. */
export function documentStyles(template: Template, language: string): IStylesOptions {
  const { sizes, space, accent } = template;
  const font = template.officeFont;
  const heading = (size: number, color: string, before: number, after: number) => ({
    run: { font, size: halfPoints(size), bold: true, color },
    paragraph: { spacing: { before: twips(before), after: twips(after) }, keepNext: true, keepLines: true },
  });
  return {
    default: {
      document: {
        run: { font, size: halfPoints(sizes.text), color: inkColour, language: { value: language } },
        paragraph: { spacing: { line: Math.round(lineShare(template) * singleLine), before: 0, after: 0 } },
      },
      title: heading(sizes.name, accent, 0, 3),
      heading1: heading(sizes.heading, accent, space.heading, space.afterHeading),
      heading2: heading(sizes.text + 0.5, inkColour, space.entry, 0),
      hyperlink: { run: { color: quietColour } },
      listParagraph: { paragraph: { spacing: { before: twips(space.bullet) } } },
    },
    paragraphStyles: [
      {
        id: "Subtitle",
        name: "Subtitle",
        basedOn: "Normal",
        next: "Normal",
        run: { size: halfPoints(sizes.label), color: quietColour },
      },
      {
        id: "Contact",
        name: "Contact",
        basedOn: "Normal",
        next: "Normal",
        run: { size: halfPoints(sizes.contact), color: quietColour },
        paragraph: { spacing: { before: twips(3) } },
      },
      {
        id: "Details",
        name: "Details",
        basedOn: "Normal",
        next: "Normal",
        run: { color: quietColour },
        paragraph: { keepNext: true },
      },
    ],
  };
}

/** A word processor's single line is about 1.2 times the size already. */
function lineShare({ leading }: Template): number {
  return leading / 1.2;
}
