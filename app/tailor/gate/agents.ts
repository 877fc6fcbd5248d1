import { stem } from "./stem";
import { scopeOf } from "./verbs";

/** Titles that are more than the deed they are named for: whoever trained two people is no trainer by trade. */
const trades =
  /^(?:trainer|mentor|consultant|director|author|inspector|auditor|controller|advisor|adviser|counsell?or|officer|designer|developer|engineer|founder|owner|runner|planner|organi[sz]er)s?$/;

/** Stem of the plain deed that an agent noun is named for ("welder": weld); undefined for any other word. */
export function agentBase(lower: string): string | undefined {
  const base = /^(.{3,}?)(?:er|or)s?$/.exec(lower)?.[1];
  if (!base) return undefined;
  return [base, `${base}e`].map((word) => stem(word)).find((key) => scopeOf(key) === 3);
}

/** The same where the deed alone makes the name true: craft and trade, nothing that ranks. */
export const craftOf = (lower: string) => (trades.test(lower) ? undefined : agentBase(lower));
