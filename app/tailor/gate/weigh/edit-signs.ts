import type { Claim } from "~/tailor/change";
import type { Line } from "~/tailor/gate/align-lines";
import { isPlainDeed, isWeightless, levelOf } from "~/tailor/gate/deeds";
import { isDeedForm } from "~/tailor/gate/meanings";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { clauseAt, clausesOf } from "./read-clauses";
import { type Edits, isLead, leadTo, readEdits, tells } from "./read-edits";
import { holdsOf } from "./read-heads";
import { isPerson, nextInRun, type Sign, type Unit } from "./units";
import { isUnsure } from "./word-signs";

/**
 * Each single edit by itself: what stands where nothing stood or in place of what, what is gone from before or behind
 * what, which word took whose place, and what else now leads to a word.
 */
export function editSigns(units: readonly Unit[], check: Comparison, claims: readonly Claim[]): Sign[] {
  const { sentence } = check;
  const edits = readEdits(units, sentence);
  const doubts = claims.filter(({ status }) => status === "confirm").map(({ text }) => text);
  const doubted = doubts.map((text) => [sentence.text.indexOf(text), text.length] as const);
  const isDoubted = ({ start, end }: Token) => doubted.some(([from, length]) => from < end && from + length > start);
  const signs = [
    ...insertionSigns(edits, check, isDoubted),
    ...otherSigns(units, edits, sentence, isDoubted),
    ...goneSigns(edits, sentence),
    ...leadSigns(units, edits, sentence),
  ];
  return signs.map(({ name, token }) => ({ name: `edit: ${name}`, token }));
}

const bounding =
  /^(?:all|every|each|any|entire|whole|sole|only|full|always|never|most|some|half|part|few|several|many|both|mostly|mainly|partly|occasionally|sometimes|often|usually|once|twice|about|around|roughly|approximately|nearly|almost|up|over|under|least|first|last|other|main|key|lead|head|chief|senior|junior|deputy|acting|trainee|assistant|independently|alone|solely|personally|jointly|together|also|further)$/;
const timed =
  /^(?:dai|week|month|year|annual|quarter|day|night|hour|morning|evening|weekend|summer|winter|season|shift)/;
const helping = /^(?:help|assist|support|learn|train|shadow|observ|watch|attend|contribut|particip|took|aid)/;

/** The part that a word plays, as far as an edit is told by it. */
function kindOf(token: Token, { numbers, terms }: Sentence): string {
  const { lower, start, end } = token;
  if (numbers.some((hit) => start < hit.end && end > hit.start)) return "figure";
  if (token.isDeed) return "deed";
  if (isPerson(token)) return "person";
  if (isUnsure(lower) || lower === "without") return "unsure";
  if (!token.content && bounding.test(lower)) return "bounding";
  if (!token.content) return isLead(lower) ? "lead" : "grammar";
  if (/.{3}ly$/.test(lower)) return "manner";
  if (bounding.test(lower)) return "bounding";
  if (timed.test(lower)) return "time";
  if (/^\p{Lu}/u.test(token.text) && token.at > 0) return "name";
  if (terms.some((hit) => start < hit.end && end > hit.start)) return "name";
  return isDeedForm(lower) ? "noun of a deed" : "word";
}

const joint = /^(?:and|or|but|nor)$/;
const gapBefore = ({ at, start }: Token, { text, tokens }: Sentence) => text.slice(tokens[at - 1]?.end ?? 0, start);

/** Behind a comma or a joint: one more of a list. */
const isListed = (token: Token, sentence: Sentence) =>
  token.at > 0 && (/[,/&]/.test(gapBefore(token, sentence)) || joint.test(sentence.tokens[token.at - 1]?.lower ?? ""));

function endsItem({ at }: Token, sentence: Sentence): boolean {
  const next = sentence.tokens[at + 1];
  return !next || /[,/&;:()–—]|\.\s/.test(gapBefore(next, sentence)) || joint.test(next.lower);
}

/** Where words that are new stand: before their noun, in a list, behind a kept modifier, behind a preposition. */
function placeOf(words: readonly Unit[], sentence: Sentence): string {
  const [first, last] = [words[0]?.token as Token, words.at(-1)?.token as Token];
  const before = sentence.tokens[first.at - 1];
  const deed = words.find(({ token }) => token.isDeed)?.token;
  if (deed) {
    const lead = sentence.tokens[deed.at - 1];
    return !lead ? "first" : isListed(deed, sentence) ? "listed" : tells(lead) ? "on" : `behind ${lead.lower}`;
  }
  if (nextInRun(last.at, sentence)) return "modifier";
  if (isListed(first, sentence) && endsItem(last, sentence)) return "listed";
  if (!before) return "first";
  if (nextInRun(before.at, sentence) === first && tells(before)) return "head";
  return leadTo(first.at, sentence) ? "led to" : "on";
}

function insertionSigns(
  { inserted }: Edits,
  { sentence, covered }: Comparison,
  isDoubted: (token: Token) => boolean,
): Sign[] {
  return inserted.flatMap(({ words, replaced, isBetween }): Sign[] => {
    const [token, last] = [words[0]?.token as Token, words.at(-1)?.token as Token];
    const kinds = words.map((unit) => kindOf(unit.token, sentence));
    const isNamed = words.every((unit) => covered.has(unit.token));
    const kind = `${kinds.includes("deed") ? "deed" : kindOf(last, sentence)}${isNamed ? " named" : ""}`;
    const place = placeOf(words, sentence);
    const instead = insteadOf(replaced);
    const doubt = words.some((unit) => isDoubted(unit.token)) ? "doubted" : "free";
    const names = [
      `new ${kind}`,
      `new ${kind} ${place}`,
      `new ${kind} for ${instead}`,
      `new ${kind} ${place} for ${instead} ${isBetween ? "between" : "beside"}`,
      `new words ${Math.min(3, words.length)} for ${instead}`,
      `new ${doubt}`,
      `new ${kind} ${doubt} ${place}`,
      ...kinds.filter((one) => /^(?:bounding|unsure|person|time)$/.test(one)).map((one) => `new has ${one}`),
    ];
    return names.map((name) => ({ name, token }));
  });
}

function insteadOf(replaced: readonly Token[]): string {
  if (replaced.length === 0) return "nothing";
  if (replaced.some(({ isDeed }) => isDeed)) return "a deed";
  if (replaced.some(({ lower }) => /^\p{N}/u.test(lower))) return "a figure";
  return replaced.some(isPerson) ? "a person" : "a thing";
}

/** Words that took the place of others by the tables. */
function otherSigns(
  units: readonly Unit[],
  { sources }: Edits,
  sentence: Sentence,
  isDoubted: (token: Token) => boolean,
): Sign[] {
  return units.flatMap(({ token, isFigure }): Sign[] => {
    const source = sources.get(token);
    if (!source || isFigure || source.token.stem === token.stem || source.token.lower === token.lower) return [];
    const names = [
      `other ${kindOf(source.token, source.line.sentence)} told as ${kindOf(token, sentence)}`,
      `other ${token.isDeed ? "deed" : "word"}`,
    ];
    if (token.isDeed) {
      const step = (levelOf(token.stem) ?? 3) - (levelOf(source.token.stem) ?? 3);
      names.push(`other deed ${token.stem}`, `other level ${Math.sign(step)}`);
    }
    if (isDoubted(token)) names.push("other doubted");
    return names.map((name) => ({ name, token }));
  });
}

/** What else leads to a word that stays. */
function leadSigns(units: readonly Unit[], { sources, told }: Edits, sentence: Sentence): Sign[] {
  return units.flatMap(({ token }, index): Sign[] => {
    const source = sources.get(token);
    const last = units[index - 1]?.token;
    const lead = sentence.tokens.slice((last?.at ?? -1) + 1, token.at).findLast(({ lower }) => isLead(lower));
    if (!source || !lead) return [];
    const theirs = leadTo(source.at, source.line.sentence);
    if (theirs === lead.lower || told.size === 0) return [];
    return [
      "led otherwise",
      `led by ${lead.lower} ${kindOf(token, sentence)}`,
      `led by ${lead.lower} for ${theirs}`,
    ].map((name) => ({ name, token: lead }));
  });
}

/** Runs of words of the retold clauses that are gone. */
function goneSigns({ told, inserted }: Edits, { tokens }: Sentence): Sign[] {
  const mine = new Set(tokens.map(({ lower }) => lower));
  const replaced = new Set(inserted.flatMap((one) => one.replaced));
  return [...told].flatMap(([line, places]) => {
    const clauses = clausesOf(line.sentence);
    const retold = new Set([...places].filter((at) => at >= 0).map((at) => clauseAt(clauses, at)));
    const isGone = (token: Token) => !places.has(token.at) && retold.has(clauseAt(clauses, token.at));
    return runsOf(line.sentence, isGone).flatMap((run) => runSigns(run, line, places, mine, replaced));
  });
}

const stop = /[;:()–—]|\.\s|\s-\s/;

function runsOf(sentence: Sentence, isGone: (token: Token) => boolean): Token[][] {
  const runs: Token[][] = [];
  let isOpen = false;
  for (const token of sentence.tokens) {
    if (isGone(token) && isOpen && !stop.test(gapBefore(token, sentence))) runs.at(-1)?.push(token);
    else if (isGone(token)) runs.push([token]);
    isOpen = isGone(token);
  }
  return runs;
}

function runSigns(
  run: readonly Token[],
  { sentence }: Line,
  places: ReadonlySet<number>,
  mine: ReadonlySet<string>,
  replaced: ReadonlySet<Token>,
): Sign[] {
  const { tokens } = sentence;
  const [first, last] = [run[0] as Token, run.at(-1) as Token];
  const [before, next] = [tokens[first.at - 1], tokens[last.at + 1]];
  const isEnd = !next || endsItem(last, sentence) || isLead(next.lower);
  const end = isEnd ? "end" : "before";
  const fresh = run.filter(({ lower }) => !mine.has(lower));
  const limits = sentence.limits.filter(({ at, text }) =>
    fresh.some(({ start, end: to }) => start < at + text.length && to > at),
  );
  const said = run.filter(tells);
  if (said.length === 0)
    return fresh
      .filter((token) => /^(?:unsure|bounding|lead)$/.test(kindOf(token, sentence)))
      .flatMap(({ lower }) => [`gone ${lower}`, `gone ${lower} ${end}`])
      .concat(limits.map(({ name }) => `gone limit ${name}`))
      .map((name) => ({ name }));
  // What new words stand for is a thing told otherwise, not one left out.
  const tag = said.every((token) => replaced.has(token)) ? "replaced" : "gone";
  const kinds = new Set(run.map((token) => kindOf(token, sentence)));
  const opening = kindOf(first, sentence);
  const lead = isLead(first.lower) ? first.lower : before && isLead(before.lower) ? before.lower : "nothing";
  const names = [
    `${tag} ${end} ${/^(?:lead|deed|figure|person)$/.test(opening) ? opening : "word"}`,
    `${tag} behind ${lead} ${end}`,
    `${tag} words ${Math.min(4, said.length)} ${end}`,
    ...limits.map(({ name }) => `${tag} limit ${name}`),
  ];
  for (const kind of kinds)
    if (!/^(?:lead|grammar|word)$/.test(kind)) names.push(`${tag} has ${kind}`, `${tag} has ${kind} ${end}`);
  for (const token of run) {
    const kind = kindOf(token, sentence);
    if (/^(?:unsure|bounding)$/.test(kind) && !mine.has(token.lower)) names.push(`${tag} ${token.lower}`);
    if (helping.test(token.lower)) names.push(`${tag} help`, `${tag} help ${token.stem}`);
    if (token.isDeed)
      names.push(
        `${tag} deed ${isWeightless(token) ? "weightless" : isPlainDeed(token.stem) ? "plain" : (levelOf(token.stem) ?? "unknown")}`,
      );
  }
  if (!isEnd) {
    const from = !before || stop.test(gapBefore(first, sentence)) ? "start" : "within";
    names.push(`${tag} ${from} before ${kindOf(next, sentence)}`);
    if (before && /^(?:every|each|all|any|an?|the)$/.test(before.lower)) names.push(`${tag} bound by ${before.lower}`);
  }
  const holds = holdsOf(sentence);
  const hold = said.flatMap(({ at }) => holds[at] ?? []).find(({ head }) => places.has(head));
  if (hold) names.push(`${tag} by ${hold.by} of ${kindOf(tokens[hold.head] as Token, sentence)}`);
  const gone = new Set(said.map(({ at }) => at));
  const hung = tokens.find(({ at }) => places.has(at) && gone.has(holds[at]?.[0]?.head ?? -1));
  if (hung) names.push(`${tag} head of ${kindOf(hung, sentence)}`);
  return names.map((name) => ({ name }));
}
