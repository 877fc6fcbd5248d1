import { withoutNoise } from "~/tailor/parse/lines/noise";
import { inUsualSigns } from "~/tailor/parse/lines/usual-spacing";
import type { Span } from "~/tailor/resume";

export interface Mended {
  slice(span: Span): string;
  /** Where each character of the mended stretch stands in the source. */
  places(span: Span): number[];
}

let last: { source: string; mended: Mended } | undefined;

/**
 * The source with its signs, gaps and noise mended as they are for reading, by places in the source as it was given. Every
 * group of studies, of a resume and of those made of it, asks for the same.
 */
export function mended(source: string): Mended {
  if (last?.source !== source) last = { source, mended: mend(source) };
  return last.mended;
}

function mend(source: string): Mended {
  const usual = inUsualSigns(source);
  const text = withoutNoise(usual.text);
  const original = usual.text === source ? (span: Span) => span : usual.original;
  const place = (wanted: number) => {
    let [low, high] = [0, text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (original({ start: middle, end: middle + 1 }).start < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return {
    slice: ({ start, end }) => text.slice(place(start), place(end)),
    places: ({ start, end }) => {
      const from = place(start);
      return Array.from(
        { length: place(end) - from },
        (_, at) => original({ start: from + at, end: from + at + 1 }).start,
      );
    },
  };
}
