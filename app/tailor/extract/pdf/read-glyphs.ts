import { parseColour } from "~/tailor/extract/colour";
import { createBackdrop } from "./backdrop";
import { type FontFacts, type GraphicsState, initialState, textPosition } from "./graphics-state";
import { type Box, intersect, type Matrix, mapBox, multiply, toMatrix } from "./matrix";
import type { Spend } from "./meter";
import { isDot, isRectangle } from "./read-path";
import { applyExtendedState, type Glyph, moveText, showText } from "./show-text";

/** What one page shows: its glyphs in paint order and small filled dots (drawn bullets). */
export interface PageGlyphs {
  glyphs: Glyph[];
  dots: Box[];
}

/** What an operator, a glyph and a character of its text cost from here to the finished line. */
const operatorSteps = 10;
const glyphSteps = 40;
const characterSteps = 40;

export interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

/**
 * Follows the operators of a page (pdf.js operator list, its `OPS` numbers) and returns every character with its
 * place. `base` maps user space to points from the top left of `page`. Pictures are not decoded; where one stands,
 * the backdrop is unknown.
 */
export function readGlyphs(
  list: OperatorList,
  ops: Record<string, number>,
  base: Matrix,
  page: Box,
  fontOf: (name: string) => FontFacts,
  spend: Spend,
): PageGlyphs {
  const glyphs: Glyph[] = [];
  const dots: Box[] = [];
  const backdrop = createBackdrop(spend);
  const stack: { state: GraphicsState; placed: boolean; painted: boolean }[] = [];
  let state = initialState(base, page);
  let text = textPosition();
  let frame = { placed: false, painted: false };
  let clipNext = false;

  const save = () => {
    stack.push({ state: { ...state }, ...frame });
    frame = { placed: false, painted: false };
  };
  const restore = () => {
    // A frame that only sets a matrix is where a picture was left out: its unit square is covered by something.
    if (frame.placed && !frame.painted) {
      backdrop.paint(intersect(mapBox(state.matrix, { x0: 0, y0: 0, x1: 1, y1: 1 }), state.clip), null, 1);
    }
    const last = stack.pop();
    if (!last) return;
    state = last.state;
    frame = { placed: last.placed, painted: true };
  };
  const transform = (value: unknown) => {
    const matrix = toMatrix(value);
    if (matrix) state.matrix = multiply(state.matrix, matrix);
  };
  const path = (args: unknown[]) => {
    const [paint, data, extent] = args;
    const bounds = extent ? Array.from(extent as ArrayLike<number>) : [];
    const [x0, y0, x1, y1] = bounds;
    if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
    const box = intersect(mapBox(state.matrix, { x0, y0, x1, y1 }), state.clip);
    const filled = paint !== ops.stroke && paint !== ops.closeStroke && paint !== ops.endPath;
    if (filled) {
      const rectangle = isRectangle(data);
      backdrop.paint(box, rectangle ? state.fill : null, state.alpha);
      if (isDot(box)) dots.push(box);
    }
    if (clipNext) state.clip = box;
    clipNext = false;
    frame.painted = true;
  };

  const handlers: Record<string, (args: unknown[]) => void> = {
    save,
    restore,
    transform: (args) => {
      transform(args);
      frame.placed = true;
    },
    paintFormXObjectBegin: ([matrix, bounds]) => {
      save();
      frame.painted = true;
      transform(matrix);
      const [x0, y0, x1, y1] = bounds ? Array.from(bounds as ArrayLike<number>) : [];
      if (x0 === undefined || y0 === undefined || x1 === undefined || y1 === undefined) return;
      state.clip = intersect(state.clip, mapBox(state.matrix, { x0, y0, x1, y1 }));
    },
    paintFormXObjectEnd: restore,
    beginGroup: () => {
      save();
      frame.painted = true;
    },
    endGroup: restore,
    beginAnnotation: ([, , placing, matrix]) => {
      save();
      state = initialState(base, page);
      frame.painted = true;
      transform(placing);
      transform(matrix);
    },
    endAnnotation: restore,
    clip: () => {
      clipNext = true;
    },
    eoClip: () => {
      clipNext = true;
    },
    constructPath: path,
    shadingFill: () => backdrop.paint(state.clip, null, 1),
    setFillRGBColor: ([colour]) => {
      state.fill = parseColour(colour);
    },
    setFillColorN: () => {
      state.fill = null;
    },
    setFillTransparent: () => {
      state.fill = null;
    },
    setGState: ([pairs]) => applyExtendedState(state, pairs, fontOf),
    beginText: () => {
      text = textPosition();
      frame.painted = true;
    },
    setCharSpacing: ([value]) => {
      state.characterSpacing = Number(value);
    },
    setWordSpacing: ([value]) => {
      state.wordSpacing = Number(value);
    },
    setHScale: ([value]) => {
      state.horizontalScale = Number(value) / 100;
    },
    setLeading: ([value]) => {
      state.leading = Number(value);
    },
    setFont: ([name, size]) => {
      state.font = fontOf(String(name));
      state.fontSize = Number(size);
    },
    setTextRenderingMode: ([mode]) => {
      state.renderingMode = Number(mode);
    },
    setTextRise: ([value]) => {
      state.rise = Number(value);
    },
    moveText: ([x, y]) => moveText(text, Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      state.leading = -Number(y);
      moveText(text, Number(x), Number(y));
    },
    setTextMatrix: ([matrix]) => {
      text = textPosition(toMatrix(matrix) ?? undefined);
    },
    nextLine: () => moveText(text, 0, -state.leading),
    showText: ([shown]) => {
      frame.painted = true;
      for (const glyph of showText(state, text, shown, page, backdrop)) {
        glyphs.push(glyph);
        spend(glyphSteps + glyph.text.length * characterSteps);
      }
    },
  };

  const byNumber = new Map(Object.entries(handlers).map(([name, handler]) => [ops[name], handler]));
  spend(operatorSteps * list.fnArray.length);
  list.fnArray.forEach((operator, index) => {
    const args = list.argsArray[index];
    byNumber.get(operator)?.(Array.isArray(args) ? args : args ? Array.from(args as ArrayLike<unknown>) : []);
  });
  return { glyphs, dots };
}
