import type { Line } from "~/tailor/gate/align-lines";
import { levelOf } from "~/tailor/gate/deeds";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { stem } from "~/tailor/gate/stem";
import { oncePer } from "~/tailor/once-per";
import { clauseAt, clausesOf } from "./read-clauses";
import { holdsOf } from "./read-heads";
import { joinOf, prep, type Sign, type Unit } from "./units";

/** Whether the order of the words is new because whole pieces moved, or because two words took each other's place. */
export function orderSigns(units: readonly Unit[], check: Comparison): Sign[] {
  return [
    ...exchangeSigns(units, check.sentence),
    ...segmentSigns(units, check),
    ...promotionSigns(units, check.sentence),
    ...leadSigns(units, check.sentence),
  ];
}

/** Furthest that two words stand apart in a line of which only details are gone between them. */
const nearby = 4;
/** Of a sentence in which exchanged words are looked for. */
const mostUnits = 40;

const isStep = (left: Unit | undefined, right: Unit | undefined) =>
  !left ||
  !right ||
  left.links.some((a) => right.links.some((b) => a.line === b.line && b.at > a.at && b.at - a.at <= nearby));

/** "Tours in English twice a week and in French on request": back in each other's place, both stand as in the source. */
function exchangeSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  const own = units.filter(({ links }) => links.length > 0).slice(0, mostUnits);
  const isBroken = own.map((unit, at) => !isStep(own[at - 1], unit) || !isStep(unit, own[at + 1]));
  const gain = (i: number, j: number) => {
    const pairs = [i - 1, i, j - 1, j].filter((at) => at >= 0 && at + 1 < own.length);
    const at = (place: number) => own[place === i ? j : place === j ? i : place];
    const before = pairs.filter((place) => isStep(own[place], own[place + 1])).length;
    const after = pairs.filter((place) => isStep(at(place), at(place + 1))).length;
    return after === pairs.length && after - before >= Math.min(3, pairs.length);
  };
  return own.flatMap((left, i): Sign[] => {
    if (!isBroken[i]) return [];
    const j = own.findIndex((_, at) => at > i + 1 && isBroken[at] && gain(i, at) && !isListed(i, at, own, sentence));
    const right = own[j];
    if (!right) return [];
    const kind = (unit: Unit) => (unit.isFigure ? "figure" : unit.token.isDeed ? "deed" : "word");
    return [
      { name: "exchanged", token: left.token },
      { name: `exchanged ${kind(left)} and ${kind(right)}`, token: right.token },
    ];
  });
}

/** Both are items of one list, or words of one run: their order tells nothing. */
const isListed = (from: number, to: number, units: readonly Unit[], sentence: Sentence): boolean =>
  units
    .slice(from, to)
    .map((unit, index) => joinOf(unit.at, units[from + index + 1]?.at ?? unit.at, sentence))
    .every((join, _, [first]) => join !== "prep" && join === first);

const tells = ({ content, isDeed, lower }: Token) => content || isDeed || /^\p{N}/u.test(lower);

/** The words of a sentence that tell anything in stretches: they end at signs, joints and the borders of clauses. */
function stretchesOf<T extends { at: number }>(own: readonly T[], sentence: Sentence): T[][] {
  const clauses = clausesOf(sentence);
  const stretches: T[][] = [];
  let last: T | undefined;
  for (const one of own) {
    const isNext =
      last === undefined ||
      joinOf(last.at, one.at, sentence) === "stop" ||
      clauseAt(clauses, last.at) !== clauseAt(clauses, one.at);
    if (isNext) stretches.push([one]);
    else stretches.at(-1)?.push(one);
    last = one;
  }
  return stretches;
}

/** A stretch of the source: its line, its number there, its words. */
interface Stretch {
  line: Line;
  number: number;
  words: readonly Token[];
  /** Those behind its last preposition, where it is the last of its line: they may speak of all that stand before them. */
  tail: ReadonlySet<Token>;
}

const sourceStretches = oncePer((line: Line): Stretch[] => {
  const { sentence } = line;
  const all = stretchesOf(sentence.tokens.filter(tells), sentence);
  return all.map((words, number) => {
    const lead = words.findIndex(({ at }, index) => index > 0 && prep.test(sentence.tokens[at - 1]?.lower ?? ""));
    return { line, number, words, tail: new Set(number + 1 < all.length || lead < 0 ? [] : words.slice(lead)) };
  });
});

/** The stretches of a new sentence against those of the lines that it retells: moved as a whole, thinned, or mixed. */
function segmentSigns(units: readonly Unit[], { sentence, alignment: { lines } }: Comparison): Sign[] {
  const theirs = lines.flatMap(sourceStretches);
  const byWord = new Map(theirs.flatMap((stretch) => stretch.words.map((word) => [word, stretch] as const)));
  const ways: Record<Way, number> = { whole: 0, added: 0, turned: 0, joined: 0, recombined: 0, new: 0 };
  const order: Stretch[] = [];
  const told = new Set<Token>();
  let isTailMoved = false;
  for (const own of stretchesOf(units, sentence)) {
    const { way, stretch, words, isTailed } = sourceOf(own, byWord);
    ways[way]++;
    for (const word of words) told.add(word);
    isTailMoved ||= isTailed;
    if (stretch) order.push(stretch);
  }
  const used = new Set(order);
  const isThinned = [...used].some(({ words, tail }) => words.some((word) => !told.has(word) && !tail.has(word)));
  const isOrdered = order.every(({ line, number }, at) => {
    const before = order[at - 1];
    return before === undefined || before.line !== line || number >= before.number;
  });
  const isMixed = ways.turned + ways.joined + ways.recombined + ways.added + ways.new > 0;
  const way = isOrdered ? "in order" : "moved";
  const names = Object.entries(ways).flatMap(([name, count]) =>
    count > 0 && name !== "whole" ? [`stretch ${name}`, `stretch ${name} ${Math.min(3, count)}`] : [],
  );
  names.push(`stretches ${isMixed ? "mixed" : "kept"} ${way}${isThinned ? " thinned" : " whole"}`);
  if (!isMixed) {
    const all = theirs.filter(({ line }) => order.some((one) => one.line === line)).length;
    names.push(`stretches kept ${way} ${all > used.size ? "some" : "all"}`);
  }
  if (isTailMoved) names.push("stretches with the tail of another");
  return names.map((name) => ({ name }));
}

/**
 * How a stretch was made: of one of the source as it is, with words added, in another order, of the end of one and the
 * beginning of the next, of words of several, of nothing.
 */
type Way = "whole" | "added" | "turned" | "joined" | "recombined" | "new";

/** The stretch of the source with most of the words of a new one, in their order where it has one. */
function sourceOf(
  own: readonly Unit[],
  byWord: ReadonlyMap<Token, Stretch>,
): { way: Way; stretch?: Stretch; words: Token[]; isTailed: boolean } {
  const linked = own.filter(({ links }) => links.length > 0);
  const counts = new Map<Stretch, number>();
  for (const { links } of linked) {
    const stretches = new Set(links.flatMap(({ token }) => byWord.get(token) ?? []));
    for (const one of stretches) counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, left], [, right]) => right - left);
  if (!best) return { way: "new", words: [], isTailed: false };
  const [stretch] = best;
  const words: Token[] = [];
  let isTailed = false;
  let isOrdered = true;
  let isNext = true;
  let isOne = true;
  for (const { links } of linked) {
    const last = words.at(-1)?.at ?? -1;
    const here = links.filter(({ token }) => byWord.get(token) === stretch);
    const next =
      here.find(({ at }) => at >= last) ?? here[0] ?? links.find(({ token }) => isOfTail(token, stretch, byWord));
    if (next) {
      if (here.length === 0) isTailed = true;
      if (next.at < last) isOrdered = false;
      words.push(next.token);
      continue;
    }
    isOne = false;
    const near = links.find(({ token }) => {
      const other = byWord.get(token);
      return other?.line === stretch.line && Math.abs(other.number - stretch.number) === 1;
    });
    if (!near) isNext = false;
    for (const { token } of links.slice(0, 1)) words.push(token);
  }
  const isAdded = linked.length < own.length;
  const way = !isOne ? (isNext ? "joined" : "recombined") : isAdded ? "added" : isOrdered ? "whole" : "turned";
  return { way, stretch, words, isTailed };
}

const isOfTail = (token: Token, { line }: Stretch, byWord: ReadonlyMap<Token, Stretch>): boolean => {
  const other = byWord.get(token);
  return other?.line === line && other.tail.has(token);
};

const leading = new Set(["run", "manage", "operate"].map(stem));
const place = /^(?:in|at|on|during|from|to|across|within)$/;

/** "Ran a school" of whoever worked at one: the place, time or tool of a deed became what it acts on. */
function promotionSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  const holds = holdsOf(sentence);
  return units.flatMap((unit): Sign[] => {
    const [mine] = holds[unit.at] ?? [];
    if (unit.links.length === 0 || unit.token.isDeed || mine?.by !== "object") return [];
    const theirs = unit.links.map(({ line, at }) => holdsOf(line.sentence)[at]?.[0]?.by ?? "none");
    if (!theirs.every((by) => prep.test(by) && by !== "of")) return [];
    const deed = sentence.tokens[mine.head];
    // "Supervise in the operation" is supervising it.
    const isItsOwn = unit.links.some(({ line, at }) => {
      const [hold] = holdsOf(line.sentence)[at] ?? [];
      return hold !== undefined && line.sentence.tokens[hold.head]?.stem === deed?.stem;
    });
    const isLed = deed !== undefined && ((levelOf(deed.stem) ?? 3) >= 4 || leading.has(deed.stem));
    return [
      { name: `promoted from ${theirs[0]}`, token: unit.token },
      { name: `promoted under ${isLed ? "a leading deed" : "a deed"}`, token: unit.token },
      ...(isLed && !isItsOwn && theirs.every((by) => place.test(by))
        ? [{ name: "promoted: place led", token: unit.token }]
        : []),
    ];
  });
}

/** They say when, where or with whom more narrowly than other prepositions, and none of them stands for another. */
const strict =
  /^(?:before|after|until|since|within|without|between|against|under|over|above|below|during|despite|except)$/;
const behindLead = /^(?:an?|the|my|our|its|their|each|every)$/;

/** "Within hours" of "after hours": one strict preposition for another before the same word. */
function leadSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  const leadOf = (at: number, { tokens }: Sentence) => {
    const before = tokens[at - 1]?.lower ?? "";
    return behindLead.test(before) ? (tokens[at - 2]?.lower ?? "") : before;
  };
  return units.flatMap(({ at, links, token }): Sign[] => {
    const mine = leadOf(at, sentence);
    if (links.length === 0 || !prep.test(mine)) return [];
    const theirs = links.map((link) => leadOf(link.at, link.line.sentence));
    const isOther = theirs.every(
      (lead) => prep.test(lead) && lead !== mine && (strict.test(lead) || strict.test(mine)),
    );
    if (!isOther) return [];
    const isBoth = strict.test(mine) && theirs.every((lead) => strict.test(lead));
    return [{ name: `another lead: ${isBoth ? "strict" : "one strict"}`, token }];
  });
}
