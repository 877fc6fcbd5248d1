import { endsShortened } from "~/tailor/grammar/split-sentences";
import { readVerb } from "~/tailor/grammar/verb-forms";

/** A stop before a word in small letters: "upcoming. events". */
const stop = /(?<!\p{L})(\p{L}+)\. (\p{Ll}{2,})(?!\p{L})/gu;
/** No sentence ends with one of these, or opens with one of those. */
const leadsOn = /^(?:as|and|or|the|of|with|for|by|from)$/u;
const goesOn = /^(?:and|or|of|for|with|by|from)$/u;
/** Of one resume; it bounds the work on a text that is made of them. */
const most = 100;

/**
 * Stops that were set wherever a line of the text broke, each with the words around it and those words without it: behind or
 * before a word that no sentence ends or opens with ("as. needed", "lifts. and forklifts"); where there is such a one, also
 * before any other word in small letters but a verb, with which a sentence of its own may open.
 */
export function strayStops(texts: readonly string[]): [torn: string, meant: string][] {
  const found = texts.flatMap((text) =>
    [...text.matchAll(stop)].flatMap(({ 0: torn, 1: before = "", 2: after = "", index }) => {
      if (endsShortened(text.slice(0, index + before.length + 1))) return [];
      const isSure = leadsOn.test(before) || goesOn.test(after);
      return isSure || readVerb(after) === undefined || readVerb(after)?.nounToo
        ? [{ torn, isSure, before, after }]
        : [];
    }),
  );
  if (!found.some(({ isSure }) => isSure)) return [];
  return found.slice(0, most).map(({ torn, before, after }) => [torn, `${before} ${after}`]);
}
