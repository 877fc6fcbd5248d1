export type TemplateName = "plain" | "classic" | "compact";
export type Paper = "a4" | "letter";

/** Sizes and distances in points, colours as RRGGBB. One set serves PDF and DOCX. */
export interface Template {
  typeface: "sans" | "serif";
  /** What a word processor uses in place of the embedded typeface. */
  officeFont: string;
  margin: { top: number; side: number };
  /** Baseline to baseline, as a multiple of the size. */
  leading: number;
  align: "left" | "center";
  sizes: { name: number; label: number; contact: number; heading: number; text: number };
  /** Paragraphs stand far enough apart that a reader does not take the next for a wrapped line. */
  space: { heading: number; afterHeading: number; entry: number; paragraph: number; bullet: number };
  capitalHeadings: boolean;
  headingRule: boolean;
  accent: string;
}

export const inkColour = "1a1d21";
export const quietColour = "4d535b";
export const ruleColour = "b8bec6";

export const templates: Record<TemplateName, Template> = {
  plain: {
    typeface: "sans",
    officeFont: "Calibri",
    margin: { top: 54, side: 60 },
    leading: 1.36,
    align: "left",
    sizes: { name: 25, label: 12.5, contact: 9.75, heading: 12.5, text: 10.25 },
    space: { heading: 17, afterHeading: 5, entry: 10, paragraph: 5, bullet: 2 },
    capitalHeadings: false,
    headingRule: false,
    accent: "1f4e79",
  },
  classic: {
    typeface: "serif",
    officeFont: "Cambria",
    margin: { top: 58, side: 66 },
    leading: 1.36,
    align: "center",
    sizes: { name: 23, label: 11.5, contact: 9.5, heading: 10.5, text: 10 },
    space: { heading: 17, afterHeading: 7, entry: 10, paragraph: 5, bullet: 2 },
    capitalHeadings: true,
    headingRule: true,
    accent: "1a1d21",
  },
  compact: {
    typeface: "sans",
    officeFont: "Calibri",
    margin: { top: 40, side: 46 },
    leading: 1.26,
    align: "left",
    sizes: { name: 19, label: 10.5, contact: 9, heading: 10, text: 9.25 },
    space: { heading: 10, afterHeading: 4, entry: 6.5, paragraph: 4.2, bullet: 1 },
    capitalHeadings: true,
    headingRule: true,
    accent: "23395b",
  },
};

/** Width and height in points. */
export const papers: Record<Paper, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};
