import type { Claim } from "~/tailor/change";
import type { ReadPiece } from "./evidence";
import type { WordSource } from "./evidence-index";
import { oncePer } from "./once-per";
import { type Period, periodsOf } from "./periods";
import type { WordCheck } from "./word-check";
import { sourcesOf } from "./word-support";
import { readWords } from "./words";

/** How much and how often, where no figure says it: one made many, a part made most, "one of five" made the only one, a month made a week. */
export function judgeAmounts(check: WordCheck): Claim[] {
  return [
    ...judgePlurals(check),
    ...judgeQuantifiers(check),
    ...judgeTurns(check),
    ...judgeShares(check),
    ...judgePeriods(check),
  ];
}

function refuse({ analysis }: WordCheck, start: number, end: number, reason: string): Claim {
  return { text: analysis.text.slice(start, end), kind: "scope", status: "unsupported", source: null, reason };
}

const isPlural = (lower: string) => /[^siu'’]s$/.test(lower) || /(?:ches|shes|sses|xes)$/.test(lower);
const alone = /\b(?:an?|one|single|1)\s+(?:[\p{L}\p{N}-]+\s+){0,2}$/iu;

/** Exactly one of them in the source: "a grocery client", "one vendor"; not "an antibiotic group". */
function isOne({ piece, word }: WordSource): boolean {
  const next = piece.words[piece.words.indexOf(word) + 1];
  const heads = !next?.content || next.isVerb || !/^[\s-]+$/.test(piece.text.slice(word.end, next.start));
  return heads && !isPlural(word.lower) && alone.test(piece.text.slice(0, word.start));
}

function judgePlurals(check: WordCheck): Claim[] {
  return check.analysis.words.flatMap((word) => {
    if (!word.content || word.isVerb || word.negated || !isPlural(word.lower) || /^\p{Lu}/u.test(word.text)) return [];
    const sources = sourcesOf(word, check.analysis.text, check.pieces);
    if (sources.length === 0 || !sources.every((source) => source.word.stem === word.stem && isOne(source))) return [];
    return [refuse(check, word.start, word.end, `Your resume tells of one, not of several, in “${word.text}”.`)];
  });
}

const quantifiers: [RegExp, RegExp, string][] = [
  [
    /\b(?:most of|(?:the )?majority of|most (?=\p{L}+s\b))/giu,
    /\b(?:most|majority|mostly|mainly|largely|all|every|each)\b/i,
    "most of them",
  ],
  [
    /\b(?:the|an|as) only\b|\bonly (?=\p{L}+(?:er|or|ist|ant|ian)\b)/giu,
    /\b(?:only|sole|solely|alone)\b/i,
    "the only one",
  ],
  [
    /\b(?:single-?handed\w*|solely|unaided|unassisted)\b/gi,
    /\b(?:single-?handed\w*|solely|sole|alone|unaided|unassisted)\b/i,
    "alone",
  ],
  [
    /\bthe (?:very )?first(?= (?:in|to|of|ever)\b|[,.;]|$)/gi,
    /\b(?:first (?:in|to|of|ever)|at first|the first)\b/i,
    "the first",
  ],
  [
    /\b(?:across|throughout|all over) (?=(?:the |our |my )?(?:\p{Lu}\p{L}+(?= *(?:[,.;)]|$| (?:and|with|for|from)\b))|(?:area|region|county|country|company|organi[sz]ation|business|group|site|city|school|hospital|department|district|firm|state|estate|industry|sector|board)\b))/gu,
    /\b(?:across|throughout|all over|whole|entire|every|all)\b/i,
    "all over",
  ],
  [
    /\b(?:all of|none of)\b/gi,
    /\b(?:all|every|each|none|no|neither|both|never|whole|entire|without)\b/i,
    "all or none",
  ],
];

function judgeQuantifiers(check: WordCheck): Claim[] {
  return quantifiers.flatMap(([claimed, told, name]) => {
    const matches = [...check.analysis.text.matchAll(claimed)];
    if (matches.length === 0 || says(check.pieces, told)) return [];
    return matches.map((match) =>
      refuse(check, match.index, match.index + match[0].length, `Your resume does not say “${name}” here.`),
    );
  });
}

const saidIn = oncePer((_: ReadPiece[]) => new Map<RegExp, boolean>());

function says(pieces: ReadPiece[], told: RegExp): boolean {
  const said = saidIn(pieces);
  const known = said.get(told) ?? pieces.some((piece) => told.test(piece.text));
  said.set(told, known);
  return known;
}

const each = /\b(?:every|each|all) (\p{L}+)/giu;

/** "Every weekend" for "every third weekend": only some of them. */
function judgeTurns(check: WordCheck): Claim[] {
  return [...check.analysis.text.matchAll(each)].flatMap((match) => {
    const some = new RegExp(`\\b(?:every|each) (?:other|second|third|\\p{L}+th|\\d+\\p{L}*) ${match[1]}`, "iu");
    const other = check.pieces.some(({ text }) => some.test(text));
    const same = check.pieces.some(({ text }) => text.toLowerCase().includes(match[0].toLowerCase()));
    return other && !same
      ? [refuse(check, match.index, match.index + match[0].length, "Your resume tells of some of them only.")]
      : [];
  });
}

const some = /\b(?:\p{N}+|\p{L}+) of (?:which|whom|them|these|those)\b([^.;,()\n]*)/giu;
const whole = /(?<!\bo)[,\p{L}] (?:which|who|that|all of (?:which|whom|them))\b([^.;,()\n]*)/giu;

/** "Ligands, which were taken forward" for "ligands, three of which were taken forward". */
function judgeShares(check: WordCheck): Claim[] {
  const claimed = [...check.analysis.text.matchAll(whole)];
  if (claimed.length === 0) return [];
  const partial = check.pieces
    .flatMap(({ text }) => [...text.matchAll(some)])
    .filter(([found]) => !/^all\b/i.test(found));
  return claimed.flatMap((match) => {
    const told = stemsOf(match[1] ?? "");
    return partial.some(([, said = ""]) => told.some((stem) => stemsOf(said).includes(stem)))
      ? [refuse(check, match.index + 1, match.index + match[0].length, "Your resume says this of some of them only.")]
      : [];
  });
}

const stemsOf = (text: string) => readWords(text).flatMap((word) => (word.content ? [word.stem] : []));

const periodsIn = oncePer((pieces: ReadPiece[]) =>
  pieces.flatMap((piece) => periodsOf(piece.analysis).map((period) => ({ piece, period }))),
);

/** "Weekly" needs the same period in the source, said of the same thing. */
function judgePeriods(check: WordCheck): Claim[] {
  return periodsOf(check.analysis).flatMap((mine) => {
    const told = periodsIn(check.pieces);
    const ofSame = told.filter(({ piece, period }) => isAboutSame(mine, period, piece, check));
    const says = ofSame.some(({ period }) => period.name === mine.name);
    const other = told.some(({ period }) => period.name === mine.name) || ofSame.length > 0;
    if (says || !other) return [];
    return [refuse(check, mine.start, mine.end, `Your resume does not say this often (“${mine.name}”) of that.`)];
  });
}

function isAboutSame(mine: Period, period: Period, piece: ReadPiece, check: WordCheck): boolean {
  if (mine.said.length === 0 || period.said.length === 0) return true;
  return mine.said.some((word) =>
    sourcesOf(word, check.analysis.text, check.pieces).some(
      (source) => source.piece === piece && period.said.includes(source.word),
    ),
  );
}
