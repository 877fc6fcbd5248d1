import type { Claim } from "~/tailor/change";
import type { Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { bondSigns } from "./bond-signs";
import { claimSigns } from "./claim-signs";
import { editSigns } from "./edit-signs";
import { extentSigns } from "./extent-signs";
import { headSigns } from "./head-signs";
import { countSigns, shapeSigns } from "./shape-signs";
import { standingSigns } from "./standing-signs";
import { type Sign, type Unit, unitsOf } from "./units";
import { droppedSigns, wordSigns } from "./word-signs";

/** What the rules found in a sentence as signs, and with it, where it is asked for, everything that can be seen of how it was made of its source. */
export function findSigns(check: Comparison, claims: readonly Claim[]): { doubts: Sign[]; all: () => Sign[] } {
  const units = unitsOf(check);
  const told = new Set(units.flatMap(({ links }) => links.map(({ token }) => token)));
  const doubts = claimSigns(claims, units, check, told);
  return { doubts, all: () => allSigns(units, told, check, claims, doubts) };
}

function allSigns(
  units: readonly Unit[],
  told: ReadonlySet<Token>,
  check: Comparison,
  claims: readonly Claim[],
  doubts: readonly Sign[],
): Sign[] {
  const { sentence } = check;
  const signs = [
    ...bondSigns(units, sentence, told),
    ...headSigns(units, sentence, told),
    ...standingSigns(units, sentence, told),
    ...droppedSigns(units, check),
    ...wordSigns(units, sentence, told),
    ...doubts,
    ...extentSigns(units, check),
    ...editSigns(units, check, claims),
  ];
  return [...signs, ...shapeSigns(units, signs), ...countSigns(units, sentence)];
}
