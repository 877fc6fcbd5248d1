import type { Claim } from "~/tailor/change";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { bondSigns } from "./bond-signs";
import { claimSigns } from "./claim-signs";
import { editSigns } from "./edit-signs";
import { extentSigns } from "./extent-signs";
import { headSigns } from "./head-signs";
import { countSigns, shapeSigns } from "./shape-signs";
import { standingSigns } from "./standing-signs";
import { type Sign, unitsOf } from "./units";
import { droppedSigns, wordSigns } from "./word-signs";

/** Everything that can be seen of how a sentence was made of its source, and what the rules found. */
export function findSigns(check: Comparison, claims: readonly Claim[]): Sign[] {
  const units = unitsOf(check);
  const told = new Set(units.flatMap(({ links }) => links.map(({ token }) => token)));
  const { sentence } = check;
  const signs = [
    ...bondSigns(units, sentence, told),
    ...headSigns(units, sentence, told),
    ...standingSigns(units, sentence, told),
    ...droppedSigns(units, check),
    ...wordSigns(units, sentence, told),
    ...claimSigns(claims, units, check, told),
    ...extentSigns(units, check),
    ...editSigns(units, check, claims),
  ];
  return [...signs, ...shapeSigns(units, signs), ...countSigns(units, sentence)];
}
