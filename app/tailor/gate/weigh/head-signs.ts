import type { Line } from "~/tailor/gate/align-lines";
import { isWeightless } from "~/tailor/gate/deeds";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { type Hold, holdsOf } from "./read-heads";
import { isPerson, joinOf, type Sign, type Source, type Unit } from "./units";

const kindOf = ({ isFigure, token }: Unit) => (isFigure ? "figure" : token.isDeed ? "deed" : "word");

/** Prepositions that tell alike. */
const group = (by: string) =>
  /^(?:in|on|at|within|across|through|during|over|via|using|between|about|per|after|before)$/.test(by)
    ? "in"
    : /^(?:to|into|towards?)$/.test(by)
      ? "to"
      : by;

/** How far up a word's heads are looked for. */
const highest = 3;

interface Way {
  name: string;
  rank: number;
}

/** How a word hangs on another in the source that it hangs on in the new text. */
function wayOf(a: Source, b: Source, by: string, told: ReadonlySet<Token>): Way {
  const { sentence } = a.line;
  const holds = holdsOf(sentence);
  const own = holds[a.at] ?? [];
  const direct = own.find(({ head }) => head === b.at);
  if (a.at === b.at || direct) return { name: "", rank: 0 };
  const turned = (holds[b.at] ?? []).find(({ head }) => head === a.at);
  if (turned) return { name: `turned ${group(turned.by)}>${group(by)}`, rank: 2 };
  const over = pathTo(a.at, b.at, holds);
  if (over) {
    const gone = over.some(({ head }) => head !== b.at && !told.has(sentence.tokens[head] as Token));
    return {
      name: `${gone ? "over a lost" : "over a kept"} ${over.map(({ by: one }) => group(one)).join("+")}`,
      rank: 3,
    };
  }
  const shared = own.some(({ head }) => (holds[b.at] ?? []).some((other) => other.head === head));
  if (shared) return { name: "beside", rank: 4 };
  if (pathTo(b.at, a.at, holds)) return { name: "turned from afar", rank: 5 };
  const heads = own.map(({ head }) => sentence.tokens[head] as Token);
  if (heads.length === 0) return { name: "without a head", rank: 6 };
  return heads.some((head) => told.has(head))
    ? { name: "moved from a told head", rank: 8 }
    : { name: "moved from a lost head", rank: 7 };
}

function pathTo(from: number, to: number, holds: readonly (readonly Hold[])[], depth = 0): Hold[] | undefined {
  if (depth >= highest) return undefined;
  for (const hold of holds[from] ?? []) {
    if (hold.head === to) return [hold];
    const rest = hold.head === from ? undefined : pathTo(hold.head, to, holds, depth + 1);
    if (rest) return [hold, ...rest];
  }
  return undefined;
}

/** How what hangs on what in the new text does in the source, and what hung on its words there and is gone. */
export function headSigns(units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): Sign[] {
  const byPlace = new Map(units.map((unit) => [unit.at, unit]));
  const holds = holdsOf(sentence);
  return [
    ...units.flatMap((unit) => holdSigns(unit, holds[unit.at] ?? [], byPlace, told)),
    ...lostSigns(units, told),
    ...figureSigns(units, sentence),
    ...openingSigns(units),
  ];
}

/** Words around a figure that are looked at, on each side. */
const around = 2;
const aroundThere = 4;

/** Which of the words that stand around a figure stand around it in the source. */
function figureSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  return units.flatMap((unit, index): Sign[] => {
    if (!unit.isFigure || unit.links.length === 0) return [];
    const beside = units
      .slice(Math.max(0, index - around), index + around + 1)
      .filter(
        (other) =>
          other !== unit && joinOf(Math.min(unit.at, other.at), Math.max(unit.at, other.at), sentence) !== "stop",
      );
    const isNear = (other: Unit) =>
      other.links.some(({ line, at }) =>
        unit.links.some((own) => own.line === line && Math.abs(own.at - at) <= aroundThere),
      );
    const behind = units[index + 1];
    const counted = behind && holdsOf(sentence)[unit.at]?.some(({ head, by }) => by === "count" && head === behind.at);
    const kept = beside.filter(isNear).length;
    const share = beside.length === 0 ? "alone" : kept === 0 ? "none" : kept === beside.length ? "all" : "part";
    const signs: Sign[] = [{ name: `figure among ${share} of its words`, token: unit.token }];
    if (counted && !isNear(behind)) signs.push({ name: "figure of another thing", token: unit.token });
    return signs;
  });
}

/** What a sentence opens with, by what led to it in the source. */
function openingSigns(units: readonly Unit[]): Sign[] {
  const [first] = units;
  if (!first || first.isFigure || first.token.isDeed || first.links.length === 0) return [];
  const ways = first.links.map(({ line, at }) => {
    const [hold] = holdsOf(line.sentence)[at] ?? [];
    return hold ? (hold.by === "subject" && at > aroundThere ? "a later subject" : group(hold.by)) : "nothing";
  });
  const [way] = ways;
  return way === undefined || ways.some((one) => one !== way)
    ? []
    : [{ name: `opens with what hung by ${way}`, token: first.token }];
}

/** "Two of which", "25 of 60", "most of the": a part is told of. */
const isShare = ({ at, lower }: Token, { tokens }: Sentence, isFigure: boolean) =>
  (isFigure || /^(?:most|some|half|part|several|few|one|many|section|third|quarter|majority)$/.test(lower)) &&
  tokens[at + 1]?.lower === "of";

function holdSigns(
  unit: Unit,
  own: readonly Hold[],
  byPlace: ReadonlyMap<number, Unit>,
  told: ReadonlySet<Token>,
): Sign[] {
  if (unit.links.length === 0 || own.length === 0) return [];
  let best: { way: Way; head: Unit; by: string } | undefined;
  for (const { head, by } of own) {
    const other = byPlace.get(head);
    if (!other || other.links.length === 0) continue;
    for (const a of unit.links)
      for (const b of other.links) {
        if (a.line !== b.line) continue;
        const way = wayOf(a, b, by, told);
        if (!best || way.rank < best.way.rank) best = { way, head: other, by };
      }
  }
  const [first] = own;
  if (!best) {
    const other = byPlace.get(first?.head ?? -1);
    const name = !other ? "of grammar" : other.links.length === 0 ? "of what is unsaid" : "of another line";
    return [
      { name: `head ${name}`, token: unit.token },
      { name: `head ${name} ${kindOf(unit)}`, token: unit.token },
    ];
  }
  if (best.way.rank === 0) return [];
  const pair = `${kindOf(unit)}-${kindOf(best.head)}`;
  return [
    { name: `head ${best.way.name}`, token: unit.token },
    {
      name: `head ${best.way.name
        .split(" ")
        .slice(0, 3)
        .join(" ")
        .replace(/ \S*[>+]\S*$/, "")} ${pair}`,
      token: unit.token,
    },
  ];
}

/** Words of the retold lines that are gone though what they hung on stays. */
function lostSigns(units: readonly Unit[], told: ReadonlySet<Token>): Sign[] {
  const lines = new Map<Line, Set<number>>();
  for (const { links } of units)
    for (const { line, at } of links) lines.set(line, (lines.get(line) ?? new Set()).add(at));
  const signs: Sign[] = [];
  for (const [line, places] of lines) {
    const { tokens, numbers, terms } = line.sentence;
    const holds = holdsOf(line.sentence);
    for (const token of tokens) {
      if (places.has(token.at) || told.has(token)) continue;
      const hold = (holds[token.at] ?? []).find(({ head }) => places.has(head));
      if (!hold) continue;
      const isFigure = numbers.some(({ start, end }) => token.start < end && token.end > start);
      const head = tokens[hold.head] as Token;
      const isTerm = terms.some(({ start, end }) => head.start < end && head.end > start);
      const headKind = head.isDeed
        ? isWeightless(head)
          ? "plain deed"
          : "deed"
        : isPerson(head)
          ? "person"
          : isTerm
            ? "name"
            : "word";
      const kind = isFigure ? "figure" : token.isDeed ? "deed" : isPerson(token) ? "person" : "word";
      signs.push({ name: `lost ${kind} ${group(hold.by)} of a ${headKind}` });
      if (isShare(token, line.sentence, isFigure)) signs.push({ name: "lost share" });
    }
  }
  return signs;
}
