import type { Change } from "~/tailor/change";
import { type GateOptions, gateChanges } from "~/tailor/gate/gate-changes";
import { judgeSpelled, type Spelled } from "~/tailor/spelling/spelled-resume";

/**
 * A model's changes, and those of the rules wherever none of the model's is proven or waits for a yes: no text is changed twice,
 * and a line that the model left alone or got wrong still gets what the rules can do for it.
 */
export function combineProposals(
  model: readonly Change[],
  rules: readonly Change[],
  spelled: Spelled,
  options: GateOptions,
): Change[] {
  const taken = new Set(
    judgeSpelled(model, spelled, (changes, resume) => gateChanges(changes, resume, options)).flatMap(
      ({ accepted, confirm, change }) => (accepted || confirm ? [change.path] : []),
    ),
  );
  return [...model, ...rules.filter((change) => !taken.has(change.path))];
}
