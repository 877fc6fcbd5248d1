import type { Sentence, Token } from "~/tailor/gate/read-text";
import { clauseAt, clausesOf } from "./read-clauses";
import { joinOf, prep, runFrom, type Sign, type Source, type Unit } from "./units";

const kindOf = ({ isFigure, token }: Unit) => (isFigure ? "figure" : token.isDeed ? "deed" : "word");

const leadBetween = (from: number, to: number, { tokens }: Sentence) =>
  tokens.slice(from + 1, to).findLast(({ lower }) => prep.test(lower))?.lower ?? "";

const ranks = ["near", "mid", "listed", "child", "moved", "cross", "swapped", "line"];

/** How two words that stand together in the new text stand in the source. */
function bondOf(left: Unit, right: Unit, run: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): string {
  let best = "line";
  for (const a of left.links)
    for (const b of right.links) {
      if (a.line !== b.line) continue;
      const now = bondIn(a, b, left, right, run, sentence, told);
      if (ranks.indexOf(now) < ranks.indexOf(best)) best = now;
    }
  return best;
}

function bondIn(
  a: Source,
  b: Source,
  left: Unit,
  right: Unit,
  run: readonly Unit[],
  sentence: Sentence,
  told: ReadonlySet<Token>,
): string {
  const source = a.line.sentence;
  const clauses = clausesOf(source);
  if (a.at === b.at) return "near";
  const [mine, theirs] = [clauses[clauseAt(clauses, a.at)], clauses[clauseAt(clauses, b.at)]];
  if (joinOf(left.at, right.at, sentence) === "" && !left.token.isDeed && !a.token.isDeed) {
    const there = runFrom(a.at, source);
    const isKept = run.some(({ links }) => links.some((link) => link.line === a.line && there.includes(link.at)));
    if (isKept) return "near";
    if (there.length > 0) {
      const head = source.tokens[there.at(-1) ?? 0];
      return head && told.has(head) ? "swapped" : mine === theirs ? "moved" : "cross";
    }
  }
  if (mine !== theirs) return mine?.chain === theirs?.chain ? "child" : "cross";
  const [first, second] = a.at < b.at ? [a.at, b.at] : [b.at, a.at];
  const between = source.tokens.slice(first + 1, second).filter(({ content }) => content).length;
  if (joinOf(first, second, source) === "stop") return "listed";
  return between === 0 ? "near" : "mid";
}

/** How words that stand together stand in the source. */
export function bondSigns(units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): Sign[] {
  const clauses = clausesOf(sentence);
  return units.flatMap((left, index): Sign[] => {
    const right = units[index + 1];
    if (!right || left.links.length === 0 || right.links.length === 0) return [];
    if (clauseAt(clauses, left.at) !== clauseAt(clauses, right.at)) return [];
    const join = joinOf(left.at, right.at, sentence);
    if (join === "stop") return [];
    const run = runFrom(left.at, sentence);
    const bond = bondOf(
      left,
      right,
      units.filter(({ at }) => run.includes(at)),
      sentence,
      told,
    );
    if (bond === "near") return [];
    const token = left.isFigure || right.token.isDeed ? left.token : right.token;
    return [
      { name: `bond ${bond}`, token },
      { name: `bond ${bond} ${kindOf(left)}-${join}-${kindOf(right)}`, token },
      ...(join === "prep" ? [{ name: `bond ${bond} ${leadBetween(left.at, right.at, sentence)}`, token }] : []),
    ];
  });
}
