import type { Claim } from "~/tailor/change";
import type { Alignment } from "~/tailor/gate/align-lines";
import { asciiDigits } from "~/tailor/gate/figures/number-words";
import { matchesIn } from "~/tailor/gate/matches-in";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { functionWords, plainCapitals } from "~/tailor/gate/tables";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import type { Comparison } from "./comparison";
import { findWords, placeQuote, withStatus } from "./places";

const labels =
  /\b(?:\p{Lu}\.){2,}|\b(?:ISO|IEC|Office|Windows|Python|Java|Form|Section|Part|Title|Level|Grade|Type|Class|Phase|Tier|Category|Series|Stage|Band|Schedule|Angular|IFRS|NFPA|CFR)[ -]?(?:\d(?:[\w.]*\w)?\+?|[A-H]|I{1,3}|IV|V)(?![\p{L}\p{N}])/gu;

/** Names that end in a number or letter ("Class B", "ISO 9001") stand or fall as a whole. */
export function judgeLabels({ sentence, pieces }: Comparison): Claim[] {
  return matchesIn(asciiDigits(sentence.text), labels).map((match): Claim => {
    const claim = { text: match[0], kind: "proper-noun" as const };
    const place = findWords(match[0], pieces);
    if (place && (!match[0].endsWith("+") || place.line.sentence.text.includes(match[0])))
      return withStatus({ ...claim, status: "supported", source: placeQuote(place) }, place, sentence);
    return {
      ...claim,
      status: "unsupported",
      source: null,
      reason: `This part of your resume does not name “${match[0]}”.`,
    };
  });
}

const organisation =
  /\b(?:Inc|Ltd|LLC|GmbH|PLC|Corp|Corporation|Company|Group|Hospital|Clinic|University|College|School|Bank|Institute|Agency|Foundation|Partners|Holdings|Labs|Logistics|Council|Trust)\b/;
const isCapital = ({ text }: Token) => /^\p{Lu}/u.test(text);
const isMarked = ({ text }: Token) => /^\p{Lu}{2,}s?$/u.test(text) || /^\p{L}*\p{Ll}\p{Lu}/u.test(text);
const shortened = /^(?:St|Dr|Mr|Mrs|Ms|Prof|Mt|Ft|\p{Lu})$/u;

/** Runs of capitalised words; a lone capital that opens a sentence is only grammar. */
function findRuns({ text, tokens }: Sentence): Token[][] {
  const long = tokens.filter((token) => token.text.length > 3 && token.content);
  const isTitled = long.length > 2 && long.every(isCapital);
  const runs: Token[][] = [];
  let run: Token[] = [];
  const flush = () => {
    // "At Acme Health I kept": grammar has capitals, too.
    while (run.length > 0 && functionWords.has(run[0]?.lower ?? "")) run.shift();
    while (run.length > 0 && functionWords.has(run.at(-1)?.lower ?? "")) run.pop();
    const [first] = run;
    if (first) {
      const opens = /(?:^|[.!?:;•|\n"“(])\s*$/.test(text.slice(0, first.start));
      const isNamed = organisation.test(text.slice(first.start, run.at(-1)?.end));
      if (!(opens && run.length === 1 && !isMarked(first)) && (isNamed || !isTitled)) runs.push(run);
    }
    run = [];
  };
  for (const token of tokens) {
    const previous = run.at(-1);
    const gap = previous ? text.slice(previous.end, token.start) : "";
    const joins =
      previous && (/^(?:\s|\s?&\s?|-)$/.test(gap) || (/^\.\s?$/.test(gap) && shortened.test(previous.text)));
    if (!joins) flush();
    if (isCapital(token) || isMarked(token)) run.push(token);
    else flush();
  }
  flush();
  return runs;
}

/** "PM" of "11 PM". */
const isHour = ({ start }: Token, { numbers }: Sentence) =>
  numbers.some(({ unit, end, unitEnd }) => /^[ap]\.m\.$/.test(unit) && start >= end && start < unitEnd);

/** Organisations and other proper names: each stands in the source as it stands here. */
export function judgeRuns({ sentence, alignment, pieces, covered }: Comparison): Claim[] {
  return findRuns(sentence).flatMap((run): Claim[] => {
    const open = run.filter(
      (token) =>
        !covered.has(token) &&
        !plainCapitals.has(token.lower) &&
        !/^\p{N}/u.test(token.lower) &&
        !isHour(token, sentence),
    );
    if (open.length === 0) return [];
    const text = sentence.text.slice(run[0]?.start, run.at(-1)?.end);
    const kind = organisation.test(text) ? ("organisation" as const) : ("proper-noun" as const);
    const opens = run[0]?.at === 0;
    const place =
      findWords(text, pieces) ??
      (opens && run.length > 1 ? findWords(sentence.text.slice(run[1]?.start, run.at(-1)?.end), pieces) : undefined);
    if (place) {
      for (const token of run) if (!token.isDeed && !(opens && token === run[0])) covered.add(token);
      const [main] = alignment.lines;
      const isElsewhere =
        main !== undefined &&
        place.line !== main &&
        /\b(?:at|for)\s+$/i.test(sentence.text.slice(0, run[0]?.start)) &&
        employed.test(main.sentence.text) &&
        !namesIn(main.sentence.text).every((name) => sentence.text.includes(name)) &&
        place.line.piece.role === undefined;
      if (isElsewhere)
        return [
          {
            text,
            kind,
            status: "confirm",
            source: null,
            reason: `Your resume tells this of another place than “${text}”.`,
          },
        ];
      const claim: Claim = { text, kind, status: "supported", source: placeQuote(place) };
      return [/^\p{Lu}{2,}/u.test(text) || honour.test(text) ? withStatus(claim, place, sentence) : claim];
    }
    const unknown = open.filter(
      (token) => !isTold(token, alignment.links.get(token) ?? []) && !findWords(token.text, pieces),
    );
    // Plain words with a capital are judged as words.
    const strange = unknown.filter(
      (token) => !isCountedForm(token.lower) || isMarked(token) || kind === "organisation",
    );
    if (strange.length === 0) return [];
    for (const token of run) covered.add(token);
    const reason = `This part of your resume does not name “${text}”.`;
    const status = strange.every((token) => mayBeShort(token.text, alignment)) ? "confirm" : "unsupported";
    return [{ text, kind, status, source: null, reason }];
  });
}

/** Words that a short form may stand for, at most. */
const mostShortened = 5;

/**
 * Letters that a run of words of a retold line has in their order, each word's first one among them ("SD" of "system
 * design", "RTUs" of "rooftop units", "QBO" of "QuickBooks Online"): they may be short for it, or for something else.
 */
export function mayBeShort(name: string, { lines }: Pick<Alignment, "lines">): boolean {
  if (!/^\p{Lu}{2,6}s?$/u.test(name)) return false;
  const letters = name.replace(/s$/, "").toLowerCase();
  return lines.some(({ sentence: { tokens } }) =>
    tokens.some(({ lower }, at) => lower[0] === letters[0] && isShortOf(letters, tokens.slice(at, at + mostShortened))),
  );
}

function isShortOf(letters: string, words: readonly Token[]): boolean {
  let at = 0;
  for (const [index, { lower }] of words.entries()) {
    if (lower[0] !== letters[at]) return false;
    at++;
    const next = words[index + 1]?.lower[0];
    for (const letter of lower.slice(1)) if (letter === letters[at] && letter !== next) at++;
    if (at === letters.length) return index > 0;
  }
  return false;
}

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:[Aa]t|[Ff]or)\s+(\p{Lu}[\p{L}&'’-]+)/gu)].map(([, name = ""]) => name);
const employed = /\b(?:[Aa]t|[Ff]or)\s+\p{Lu}/u;
const honour =
  /\b(?:award|prize|medal|scholarship|fellowship|certificate|licen[cs]e|diploma|certified|registered|chartered)/i;
/** A name stands for itself and for its short or long form; a class of plain words makes no name. */
export const isTold = (token: Token, links: readonly { token: Token }[]) =>
  links.some(
    ({ token: source }) => source.stem === token.stem || isMarked(token) || isMarked(source) || isCapital(source),
  );
