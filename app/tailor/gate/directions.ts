import { stem } from "./stem";

/** Stems of words that tell of more. */
export const up = new Set(
  "increase grow raise boost rise up higher more gain expand double triple improve exceed climb uplift additional extra extend lengthen prolong"
    .split(" ")
    .map(stem),
);

/** Stems of words that tell of less. */
export const down = new Set(
  "reduce cut lower decrease drop decline down less fewer save shrink fall shorten halve trim slash minimize shrinkage"
    .split(" ")
    .map(stem),
);
