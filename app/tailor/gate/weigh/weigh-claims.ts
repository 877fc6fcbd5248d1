import type { Claim } from "~/tailor/change";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { mayOutweigh } from "./claim-signs";
import { findSigns } from "./find-signs";
import learnt from "./sign-weights.json";
import type { Sign } from "./units";

/** What `npm run train:gate` learnt: a weight for each sign, and the sums from which on a sentence is asked about or proven. */
export interface SignWeights {
  bias: number;
  askFrom: number;
  proveBelow: number;
  signs: Record<string, number>;
}

const weights: SignWeights = learnt;
/** Of one sign in a sentence. */
const mostOften = 3;

/** The signs by name, a sign that is seen more often a little stronger. */
export function strengthsOf(signs: readonly Sign[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { name } of signs) counts.set(name, (counts.get(name) ?? 0) + 1);
  return new Map([...counts].map(([name, count]) => [name, Math.sqrt(Math.min(mostOften, count))]));
}

/** The claims of a sentence after all that can be seen of it is weighed: a doubt more, the same, or none. Refusals stand. */
export function weighClaims(
  check: Comparison,
  claims: readonly Claim[],
  see?: (signs: readonly Sign[], mayOutweigh: boolean) => void,
): readonly Claim[] {
  if (claims.some(({ status }) => status === "unsupported")) return claims;
  const signs = findSigns(check, claims);
  see?.(signs, mayOutweigh(signs));
  const weightOf = (name: string) => weights.signs[name] ?? 0;
  const sum = [...strengthsOf(signs)].reduce(
    (total, [name, strength]) => total + strength * weightOf(name),
    weights.bias,
  );
  const isOpen = claims.some(({ status }) => status === "confirm");
  if (isOpen)
    return sum < weights.proveBelow && mayOutweigh(signs)
      ? claims.filter(({ status }) => status !== "confirm")
      : claims;
  if (sum < weights.askFrom || isInOrder(check)) return claims;
  const worst = signs.reduce<Sign | undefined>(
    (most, sign) => (sign.token && weightOf(sign.name) > weightOf(most?.name ?? "") ? sign : most),
    undefined,
  );
  const text = worst?.token?.text ?? check.sentence.text;
  const reason = `Your resume may tell “${text}” in another way.`;
  return [...claims, { text, kind: "scope", status: "confirm", source: null, reason }];
}

/** The words of one line in its order, none gone but at its start: only their form is new, as in another tense. */
function isInOrder({ sentence, alignment: { lines, links } }: Comparison): boolean {
  const [line] = lines;
  if (!line) return false;
  const places: number[] = [];
  for (const token of sentence.tokens) {
    if (!token.content) continue;
    const last = places.at(-1) ?? -1;
    const own = (links.get(token) ?? []).filter(({ line: other, token: { at } }) => other === line && at > last);
    const [next] = own.map(({ token: { at } }) => at).sort((left, right) => left - right);
    if (next === undefined) return false;
    places.push(next);
  }
  return line.sentence.tokens.every(({ at, content }) => !content || at < (places[0] ?? 0) || places.includes(at));
}
