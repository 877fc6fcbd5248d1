import type { Line } from "~/tailor/gate/align-lines";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { clauseAt, clausesOf } from "./read-clauses";
import { isPerson, nextInRun, prep, type Sign, type Unit } from "./units";

/** Words of grammar that come and go without a change of what is said. */
const empty =
  /^(?:an?|the|this|these|those|i|my|its|their|and|or|also|then|is|are|am|be|been|being|has|have|had|who|it|s|a|p|m)$/;
const isFigure = ({ lower }: Token) => /^\p{N}/u.test(lower);
/** A word without a thing or deed of its own that still bounds or places what is said: "only", "half", "where", "will". */
const isSmall = (token: Token) =>
  !empty.test(token.lower) &&
  !isFigure(token) &&
  (!token.content || /^(?:assist|support|learn|train|deputy|junior)/.test(token.lower));
/** Small words that only lead to others: what they lead to is compared as a head. */
const leadsOn = (lower: string) => prep.test(lower) || /^(?:of|which|that|who|was|were)$/.test(lower);

/** Small words that make less of the retold clauses, gone from the new text, with or without the words that they speak of. */
export function droppedSigns(units: readonly Unit[], { sentence, alignment }: Comparison): Sign[] {
  const told = new Map<Line, Set<number>>();
  for (const { links } of units)
    for (const { line, at } of links)
      if (alignment.lines.includes(line)) told.set(line, (told.get(line) ?? new Set()).add(at));
  const mine = new Set(sentence.tokens.map(({ lower }) => lower));
  const signs: Sign[] = [];
  for (const [line, places] of told) {
    const clauses = clausesOf(line.sentence);
    for (const index of new Set([...places].map((at) => clauseAt(clauses, at)))) {
      const clause = clauses[index];
      if (!clause) continue;
      const own = line.sentence.tokens.slice(clause.from, clause.to);
      for (const token of own) {
        if (!isSmall(token) || token.lower === "of" || mine.has(token.lower) || places.has(token.at)) continue;
        const next = own.find(({ at, content }) => at > token.at && content);
        const isKept = next !== undefined && places.has(next.at);
        signs.push({ name: `${isKept ? "lifted" : "dropped"} ${token.lower}` });
        if (!isKept && next && isPerson(next)) signs.push({ name: "dropped a person" });
      }
    }
  }
  for (const [line, places] of told) signs.push(...lostClauses(line, places));
  const theirs = new Set([...told.keys()].flatMap((line) => line.sentence.tokens.map(({ lower }) => lower)));
  for (const token of sentence.tokens)
    if (isSmall(token) && !theirs.has(token.lower)) signs.push({ name: `added ${token.lower}`, token });
  return [...signs, ...movedSigns(units, sentence, [...told.keys()])];
}

/** Small words that stand before another word than they did: "most of the articles and all of the notices", turned round. */
function movedSigns(units: readonly Unit[], sentence: Sentence, lines: readonly Line[]): Sign[] {
  return sentence.tokens.flatMap((token): Sign[] => {
    if (!isSmall(token) || leadsOn(token.lower)) return [];
    const next = units.find(({ at }) => at > token.at);
    if (!next || next.links.length === 0) return [];
    const ways = lines.flatMap(({ sentence: { tokens } }) =>
      tokens
        .filter(({ lower }) => lower === token.lower)
        .map(({ at }) => tokens.slice(at + 1).find((one) => one.content || isFigure(one))),
    );
    if (ways.length === 0 || ways.some((way) => next.links.some((link) => link.token === way))) return [];
    return [
      { name: "small word moved", token },
      { name: `moved ${token.lower}`, token },
    ];
  });
}

const unsure =
  /^(?:not|never|no|nobody|none|yet|pending|cancelled|expired|lapsed|failed|planned|expected|awaiting|until|otherwise|estimated|proposed)$/;

/** True for a word (small letters) that leaves open what is said. */
export const isUnsure = (lower: string): boolean => unsure.test(lower);

/** What is said behind the retold clauses and is gone as a whole: what they led to, or what came of them. */
function lostClauses({ sentence }: Line, places: ReadonlySet<number>): Sign[] {
  const clauses = clausesOf(sentence);
  const isTold = ({ from, to }: { from: number; to: number }) => [...places].some((at) => at >= from && at < to);
  return clauses.flatMap((clause, index): Sign[] => {
    const before = clauses[index - 1];
    if (!before || isTold(clause) || !isTold(before)) return [];
    const leavesOpen = sentence.tokens.slice(clause.from, clause.to).some(({ lower }) => isUnsure(lower));
    const names = /^(?:and|or|but|)$/.test(clause.marker) ? [] : [`lost clause ${clause.marker}`];
    if (leavesOpen) names.push("lost clause that leaves it open");
    return names.map((name) => ({ name }));
  });
}

/** Words that lost the word they told of, that turned from one to several, that became a title. */
export function wordSigns(units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): Sign[] {
  return units.flatMap((unit): Sign[] => {
    const { token, links, isFigure } = unit;
    if (isFigure || token.isDeed || links.length === 0) return [];
    const signs: Sign[] = [];
    if (links.every(({ token: source }) => source.stem !== token.stem)) signs.push({ name: "other word", token });
    else if (links.every(({ token: source }) => source.lower !== token.lower))
      signs.push({ name: "other form", token });
    const isHead = !nextInRun(unit.at, sentence);
    const isLost = links.every(({ line, at }) => {
      const next = nextInRun(at, line.sentence);
      return next && !told.has(next);
    });
    if (isHead && isLost) signs.push({ name: "lost its head", token });
    const isOne = links.every(
      ({ token: source, line }) =>
        !/[^su]s$/.test(source.lower) &&
        /\b(?:an?|one)\s+(?:[\p{L}-]+\s+){0,2}$/iu.test(line.sentence.text.slice(0, source.start)),
    );
    if (/[^su]s$/.test(token.lower) && isOne) signs.push({ name: "several of one", token });
    if (
      isPerson(token) &&
      isHead &&
      !sentence.tokens.slice(0, token.at).some(({ isDeed, lower }) => isDeed || prep.test(lower))
    ) {
      const isOwn = links.some(
        ({ at, line }) =>
          line.piece.role === "title" ||
          !line.sentence.tokens.slice(0, at).some(({ isDeed, lower }) => isDeed || prep.test(lower)),
      );
      if (!isOwn) signs.push({ name: "a title out of a line", token });
    }
    return signs;
  });
}
