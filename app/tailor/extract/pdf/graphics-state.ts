import type { Colour } from "~/tailor/extract/colour";
import { type Box, identity, type Matrix } from "./matrix";

/** What a font means for reading: its advance unit and what its name tells. */
export interface FontFacts {
  /** Text units for one glyph unit (0.001 but for Type 3 and odd fonts). */
  unit: number;
  bold: boolean;
  /** Icon fonts draw pictures with letters' code points. */
  icons: boolean;
  /** Symbol and Wingdings: private-use code points are bullets. */
  symbols: boolean;
}

/** The part of the PDF graphics state (ISO 32000-1, 8.4 and 9.3) that decides where and how text shows. */
export interface GraphicsState {
  matrix: Matrix;
  clip: Box;
  fill: Colour;
  alpha: number;
  font: FontFacts;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderingMode: number;
}

export const plainFont: FontFacts = { unit: 0.001, bold: false, icons: false, symbols: false };

/** The state at the start of a page. */
export function initialState(base: Matrix, clip: Box): GraphicsState {
  return {
    matrix: base,
    clip,
    fill: [0, 0, 0],
    alpha: 1,
    font: plainFont,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderingMode: 0,
  };
}

/** Text position inside the text object: the text matrix, the line start and the pen. */
export interface TextPosition {
  matrix: Matrix;
  lineX: number;
  lineY: number;
  x: number;
  y: number;
}

/** The position after BT or Tm. */
export function textPosition(matrix: Matrix = identity): TextPosition {
  return { matrix, lineX: 0, lineY: 0, x: 0, y: 0 };
}

/** Bold, icon and symbol fonts by their PostScript name; PDF has no better sign that every producer sets. */
export function fontFacts(name: string, unit: number): FontFacts {
  const family = name.replace(/^[A-Z]{6}\+/, "");
  return {
    unit,
    bold: /bold|black|heavy|demi|semib|-bd\b|cmbx|cmssbx|lmroman\d+-bold|sfbx/i.test(family),
    icons:
      /awesome|material-?icons|material-?symbols|glyphicons|entypo|academicons|phosphor|marvosym|fontello|icomoon/i.test(
        family,
      ),
    symbols: /symbol|dingbats|wingdings|webdings|opensymbol/i.test(family),
  };
}
