import { blend, type Colour } from "~/tailor/extract/colour";
import type { Box } from "./matrix";
import type { Spend } from "./meter";

/** What was painted under the text so far, in paint order. */
export interface Backdrop {
  paint(box: Box, colour: Colour, alpha: number): void;
  colourAt(x: number, y: number): Colour;
}

/** Beyond this many areas the backdrop counts as unknown: no real page comes near, and the cost stays bounded. */
const maximalAreas = 2000;
/** Areas looked at for all texts of a page; the busiest real page takes some 100,000. */
const mostLooks = 4_000_000;
const smallestSide = 3;
const blendSteps = 5;

/** A white page. */
export function createBackdrop(spend: Spend): Backdrop {
  const areas: { box: Box; colour: Colour; alpha: number }[] = [];
  let looks = 0;
  return {
    paint(box, colour, alpha) {
      if (areas.length > maximalAreas || alpha === 0) return;
      if (box.x1 - box.x0 < smallestSide || box.y1 - box.y0 < smallestSide) return;
      areas.push({ box, colour, alpha });
    },
    colourAt(x, y) {
      looks += areas.length;
      spend(areas.length);
      if (areas.length > maximalAreas || looks > mostLooks) return null;
      let under: Colour = [255, 255, 255];
      for (const { box, colour, alpha } of areas) {
        if (x < box.x0 || x > box.x1 || y < box.y0 || y > box.y1) continue;
        spend(blendSteps);
        under = blend(under, colour, alpha);
      }
      return under;
    },
  };
}
