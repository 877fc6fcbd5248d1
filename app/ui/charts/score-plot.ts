/** The input of a plot. Times are milliseconds UTC, scores 0 to 100. */
export interface PlotEntry {
  createdAt: number;
  score: number;
  /** For a rewrite, the score before it. */
  scoreBefore?: number | null;
}

export interface PlotDot {
  /** Percent of the width. */
  x: number;
  /** Pixels from the top. */
  y: number;
  /** Pixels from the top at which the line of a rewrite begins. */
  fromY: number | null;
}

export interface PlotTick {
  x: number;
  milliseconds: number;
  anchor: "start" | "middle" | "end";
}

export interface Plot {
  /** In the order of the entries. */
  dots: PlotDot[];
  ticks: PlotTick[];
}

/** Horizontal position of the first dot (right of the scale's labels) and of the last; percent of the width. */
const left = 9;
const right = 97;
/** Space above 100% and below 0%, in pixels: half a dot. */
const padding = 8;
const day = 24 * 60 * 60 * 1000;

/**
 * Computes the positions of a plot. Horizontal positions are percent, so that the plot fills the page while text and
 * dots keep their size; vertical positions are pixels. If all scores have the same time, they are in the middle.
 */
export function plotScores(entries: PlotEntry[], height: number): Plot {
  const times = entries.map(({ createdAt }) => createdAt);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const place = (time: number) =>
    first === last ? (left + right) / 2 : left + ((right - left) * (time - first)) / (last - first);
  const dots = entries.map(({ createdAt, score, scoreBefore }) => ({
    x: round(place(createdAt)),
    y: heightOf(score, height),
    fromY: scoreBefore == null || scoreBefore === score ? null : heightOf(scoreBefore, height),
  }));
  return { dots, ticks: entries.length === 0 ? [] : ticks(first, last, place) };
}

/** The vertical position of a score, in pixels from the top. */
export function heightOf(score: number, height: number): number {
  return round(padding + ((height - 2 * padding) * (100 - score)) / 100);
}

/** The first and last day, and the middle one if it is another day. */
function ticks(first: number, last: number, place: (time: number) => number): PlotTick[] {
  const at = (milliseconds: number, anchor: PlotTick["anchor"]) => ({
    x: round(place(milliseconds)),
    milliseconds,
    anchor,
  });
  const dayOf = (time: number) => Math.floor(time / day);
  if (dayOf(first) === dayOf(last)) return [{ ...at(last, "middle"), x: round((left + right) / 2) }];
  const middle = (first + last) / 2;
  const isOwn = dayOf(middle) !== dayOf(first) && dayOf(middle) !== dayOf(last);
  return [at(first, "start"), ...(isOwn ? [at(middle, "middle")] : []), at(last, "end")];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
