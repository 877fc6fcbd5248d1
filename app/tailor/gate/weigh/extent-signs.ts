import type { Line } from "~/tailor/gate/align-lines";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { clauseAt, clausesOf } from "./read-clauses";
import { holdsOf } from "./read-heads";
import { isPerson, joinOf, prep, type Sign, type Source, type Unit } from "./units";

/** How much of the source is retold, in how many pieces, and what they begin with there and here. */
export function extentSigns(units: readonly Unit[], check: Comparison): Sign[] {
  return [
    ...shareSigns(units, check),
    ...pieceSigns(units, check.sentence),
    ...openingSigns(units, check),
    ...partSigns(units, check.sentence),
  ];
}

const tells = ({ content, isDeed, lower }: Token) => content || isDeed || /^\p{N}/u.test(lower);

/** Whole counts up to five, larger ones alike. */
const upToFive = (count: number) => Math.min(5, count);

function shareSigns(units: readonly Unit[], { sentence, alignment: { lines } }: Comparison): Sign[] {
  const [line] = lines;
  if (!line) return [];
  const places = new Set(units.flatMap(({ links }) => links.filter((link) => link.line === line).map(({ at }) => at)));
  const clauses = clausesOf(line.sentence);
  const retold = new Set([...places].map((at) => clauseAt(clauses, at)));
  const all = line.sentence.tokens.filter(tells);
  const inRetold = all.filter(({ at }) => retold.has(clauseAt(clauses, at)));
  const gone = inRetold.filter(({ at }) => !places.has(at));
  const news = units.filter(({ links }) => links.length === 0).length;
  const mine = sentence.tokens.filter(({ isDeed }) => isDeed).length;
  const theirs = inRetold.filter(({ isDeed }) => isDeed).length;
  const tenths = (part: number, whole: number) => Math.round((10 * part) / Math.max(1, whole));
  return [
    `share of the line kept ${tenths(places.size, all.length)}`,
    `share of the clauses kept ${tenths(inRetold.length - gone.length, inRetold.length)}`,
    `words gone ${upToFive(gone.length)} new ${Math.min(3, news)}`,
    `clauses gone ${upToFive(clauses.length - retold.size)}`,
    `deeds ${mine > theirs ? "more" : mine < theirs ? "fewer" : "as many"}`,
    `length ${upToFive(Math.floor(units.length / 3))}`,
  ].map((name) => ({ name }));
}

/** Runs of words that follow one another in the source as well. */
function pieceSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  const kept = units.filter(({ links }) => links.length > 0);
  const clauses = clausesOf(sentence);
  const signs: Sign[] = [];
  let pieces = 0;
  let last: Unit | undefined;
  for (const unit of kept) {
    if (!last || !follows(last, unit)) {
      pieces++;
      if (last) {
        const there = unit.links.some((link) => beginsClause(link)) ? "a border" : "within";
        const isBorder =
          clauseAt(clauses, last.at) !== clauseAt(clauses, unit.at) || joinOf(last.at, unit.at, sentence) === "stop";
        const way = isBefore(last, unit) ? "on" : "back";
        const kind = unit.isFigure ? "figure" : unit.token.isDeed ? "deed" : isPerson(unit.token) ? "person" : "word";
        signs.push(
          { name: `piece from ${there} to ${isBorder ? "a border" : "within"} ${way}`, token: unit.token },
          { name: `piece of ${kind} from ${there} to ${isBorder ? "a border" : "within"}`, token: unit.token },
        );
      }
    }
    last = unit;
  }
  signs.push({ name: `pieces ${upToFive(pieces)}` });
  signs.push({ name: `words a piece ${upToFive(Math.floor(kept.length / Math.max(1, pieces)))}` });
  return signs;
}

const isBefore = (left: Unit, right: Unit) =>
  left.links.some((a) => right.links.some((b) => a.line === b.line && a.at < b.at));

const follows = (left: Unit, right: Unit) =>
  left.links.some((a) =>
    right.links.some(
      (b) =>
        a.line === b.line &&
        (a.at === b.at || (a.at < b.at && !a.line.sentence.tokens.slice(a.at + 1, b.at).some(tells))),
    ),
  );

/** The word is the first of its clause that tells anything, or stands behind a sign or a joint. */
function beginsClause({ line, at }: Source): boolean {
  const { sentence } = line;
  const clauses = clausesOf(sentence);
  const own = clauses[clauseAt(clauses, at)];
  const before = sentence.tokens.slice(own?.from ?? 0, at).findLast(tells);
  return !before || joinOf(before.at, at, sentence) === "stop";
}

/** What the sentence opens with, and what its source opened with. */
function openingSigns(units: readonly Unit[], { sentence, alignment: { lines } }: Comparison): Sign[] {
  const [line] = lines;
  const [first] = units;
  if (!line || !first) return [];
  const signs = [{ name: `opens: ${kindOf(first.token, first.isFigure)} ${placeOf(first, line)}`, token: first.token }];
  const deed = units.find(({ token }) => token.isDeed);
  if (deed) signs.push({ name: `first deed: ${placeOf(deed, line)}`, token: deed.token });
  const theirs = line.sentence.tokens.find(({ isDeed }) => isDeed);
  if (theirs && !sentence.tokens.some(({ isDeed }) => isDeed))
    signs.push({ name: "no deed any more", token: first.token });
  if (deed && !theirs) signs.push({ name: "a deed where none was", token: deed.token });
  return signs;
}

const kindOf = (token: Token, isFigure: boolean) =>
  isFigure ? "figure" : token.isDeed ? "deed" : isPerson(token) ? "person" : "word";

function placeOf({ links, token }: Unit, line: Line): string {
  const own = links.filter((link) => link.line === line);
  if (links.length === 0) return "new";
  if (own.length === 0) return "of another line";
  const { tokens } = line.sentence;
  const isFirst = own.some(({ at }) => !tokens.slice(0, at).some(tells));
  if (isFirst) return "first";
  const isAct = own.some((link) => link.token.isDeed);
  const [nearest] = own;
  const lead = nearest
    ? tokens.slice(Math.max(0, nearest.at - 3), nearest.at).findLast(({ lower }) => prep.test(lower))
    : undefined;
  const opens = own.some(beginsClause) ? "opening a clause" : lead ? `behind ${lead.lower}` : "within";
  return `${isAct || !token.isDeed ? "" : "no deed "}${opens}`;
}

/** Words that are another part of their clause than they were: an object that was a place, a subject that became an object. */
function partSigns(units: readonly Unit[], sentence: Sentence): Sign[] {
  const partOf = (at: number, own: Sentence) => holdsOf(own)[at]?.[0]?.by ?? "none";
  return units.flatMap((unit): Sign[] => {
    if (unit.links.length === 0 || unit.token.isDeed) return [];
    const mine = partOf(unit.at, sentence);
    const theirs = unit.links.map(({ line, at }) => partOf(at, line.sentence));
    if (theirs.includes(mine)) return [];
    const kind = kindOf(unit.token, unit.isFigure);
    return [
      { name: `part ${theirs[0]} told as ${mine}`, token: unit.token },
      { name: `part of ${kind} told as ${mine}`, token: unit.token },
    ];
  });
}
