import { lies } from "./falsify";
import { rephrasings } from "./rephrase";
import { trueTexts } from "./texts";

export interface GeneratedCase {
  kind: string;
  original: string;
  rewritten: string;
}

/** Every edit of the tables that applies to every true text. */
function apply(edits: Record<string, (text: string) => string | undefined>): GeneratedCase[] {
  return Object.entries(edits).flatMap(([kind, edit]) =>
    trueTexts.flatMap((original) => {
      const rewritten = edit(original);
      return rewritten === undefined ? [] : [{ kind, original, rewritten }];
    }),
  );
}

export const generatedLies: GeneratedCase[] = apply(lies);
export const generatedRephrasings: GeneratedCase[] = apply(rephrasings);
