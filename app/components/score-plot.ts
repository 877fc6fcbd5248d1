/** What a plot is drawn from; times are milliseconds UTC, scores 0 to 100. */
export interface PlotEntry {
  createdAt: number;
  score: number;
  /** Where it came from, for a rewrite. */
  scoreBefore?: number | null;
}

export interface PlotDot {
  /** Percent of the width. */
  x: number;
  /** Pixels from the top. */
  y: number;
  /** Where the stem of a rewrite begins. */
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

/** Room beside the first dot, where the scale is written, and beside the last; percent of the width. */
const left = 9;
const right = 97;
/** Room above 100% and below 0%, in pixels: half a dot. */
const padding = 8;
const day = 24 * 60 * 60 * 1000;

/**
 * Places scores over time. Widths are percent, so that a plot is as wide as its page while its letters and dots keep
 * their size; heights are pixels. A single moment stands in the middle.
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

/** Pixels from the top of a plot at which a score stands. */
export function heightOf(score: number, height: number): number {
  return round(padding + ((height - 2 * padding) * (100 - score)) / 100);
}

/** Both ends, and the middle where its day is neither's. */
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
