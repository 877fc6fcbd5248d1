import type { Claim, ClaimKind } from "~/tailor/change";
import { implies } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/term-hit";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import { indexOf, type Line } from "./align-lines";
import { functionWords, plainCapitals } from "./data/plain-words";
import { type Piece, quoteOf } from "./evidence";
import { asciiDigits } from "./figures/number-words";
import { findDegrees } from "./find-degrees";
import type { Comparison } from "./judge-figures";
import { keepsLimit, statusesIn } from "./limits";
import { oncePer } from "./once-per";
import type { Sentence, Token } from "./read-text";
import { sameName } from "./same-name";
import { readWords } from "./words";

const kinds: Record<TermHit["kind"], ClaimKind> = {
  skill: "skill",
  tool: "skill",
  soft: "skill",
  credential: "credential",
  degree: "degree",
  language: "language",
};

/** Names: tools, credentials, languages, organisations, degrees and labels. `covered` are the words that they take. */
export function judgeNames(
  check: Comparison,
  postingWords: ReadonlySet<string>,
): { claims: Claim[]; covered: Set<Token> } {
  const covered = new Set<Token>();
  const cover = (start: number, end: number) => {
    for (const token of check.sentence.tokens) if (token.start < end && token.end > start) covered.add(token);
  };
  const claims = [
    ...judgeTerms(check, postingWords, cover),
    ...judgeDegrees(check, cover),
    ...judgeLabels(check),
    ...judgeRuns(check, covered),
  ];
  return { claims, covered };
}

interface Place {
  line: Line;
  start: number;
  end: number;
}

const placeQuote = ({ line, start, end }: Place) => quoteOf(line.piece, line.start + start, line.start + end);
const bare = (lower: string) => lower.replace(/'s$/, "");

/** Of one word, so that the work on a word does not grow with the text. */
const mostPlaces = 200;

const placesOf = oncePer((pieces: readonly Piece[]) => {
  const places = new Map<string, { line: Line; at: number }[]>();
  for (const line of indexOf(pieces).lines)
    for (const { lower, at } of line.sentence.tokens) {
      const known = places.get(bare(lower));
      if (!known) places.set(bare(lower), [{ line, at }]);
      else if (known.length < mostPlaces) known.push({ line, at });
    }
  return places;
});

/** The words in this order, whatever their case and the signs between them. */
export function findWords(text: string, pieces: readonly Piece[]): Place | undefined {
  const words = readWords(text).map(({ lower }) => bare(lower));
  const [head] = words;
  if (head === undefined) return undefined;
  for (const { line, at } of placesOf(pieces).get(head) ?? []) {
    const run = line.sentence.tokens.slice(at, at + words.length);
    if (run.length === words.length && run.every(({ lower }, index) => bare(lower) === words[index]))
      return { line, start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0 };
  }
  return undefined;
}

/** The entries that have the words in this order in one of their lines. */
export function entriesNaming(text: string, pieces: readonly Piece[]): Set<string> {
  const words = readWords(text).map(({ lower }) => bare(lower));
  const places = placesOf(pieces).get(words[0] ?? "") ?? [];
  const found = places.filter(({ line, at }) =>
    words.every((word, index) => bare(line.sentence.tokens[at + index]?.lower ?? "") === word),
  );
  return new Set(found.map(({ line }) => line.piece.entry));
}

/** "Italian suppliers" tells where they are, not what is spoken. */
const origin =
  /^(?:(?:,| and| or|, and|\/)? ?\p{Lu}\p{L}+)* (?:suppliers?|customers?|clients?|markets?|offices?|teams?|colleagues?|partners?|sites?|plants?|compan(?:y|ies)|firms?|borders?|branch(?:es)?|food|cuisine|restaurants?|dishes|army|navy|government|embassy|history|literature|culture)\b/u;

const isName = ({ kind, text }: TermHit) =>
  kind === "tool" || kind === "credential" || kind === "language" || /^\p{Lu}{2,}/u.test(text);

interface TermPlace extends Place {
  hit: TermHit;
}

/** The names of the lexicon that a list of pieces holds or implies, by what they are filed as. */
const termsOf = oncePer((pieces: readonly Piece[]) => {
  const terms = new Map<string, TermPlace[]>();
  for (const line of indexOf(pieces).lines)
    for (const hit of line.sentence.terms)
      for (const canonical of [hit.canonical, ...(isName(hit) ? implies(hit.canonical) : [])]) {
        const known = terms.get(canonical) ?? [];
        if (known.length < mostPlaces) terms.set(canonical, [...known, { line, start: hit.start, end: hit.end, hit }]);
      }
  return terms;
});

function judgeTerms(
  { sentence, alignment, pieces }: Comparison,
  postingWords: ReadonlySet<string>,
  cover: (start: number, end: number) => void,
): Claim[] {
  const inTerm = ({ start, end }: Token) => sentence.terms.some((term) => start < term.end && end > term.start);
  const tellsDeed = sentence.tokens.some((token) => token.isDeed && token.content && token.at > 0 && !inTerm(token));
  return sentence.terms.flatMap((hit): Claim[] => {
    if (hit.kind === "degree" || (hit.kind === "language" && origin.test(sentence.text.slice(hit.end)))) return [];
    const claim = { text: hit.text, kind: kinds[hit.kind] };
    const place = findWords(hit.text, pieces) ?? (isName(hit) ? findSame(hit, pieces) : undefined);
    if (place) {
      // A skill that the resume names may be named beside others; under a deed its words are judged one by one.
      if (isName(hit) || !tellsDeed) cover(hit.start, hit.end);
      const told: Claim = { ...claim, status: "supported", source: placeQuote(place) };
      if (hit.kind === "language" && isLevelRaised(sentence.text, hit, place))
        return [
          { ...claim, status: "confirm", source: null, reason: `Your resume states another level of “${hit.text}”.` },
        ];
      return [withStatus(told, place, sentence)];
    }
    if (!isName(hit)) return [];
    const tokens = sentence.tokens.filter((token) => token.start < hit.end && token.end > hit.start && token.content);
    // A plain phrase, each word of which the line has in some form ("customer relationship management").
    if (tokens.length > 0 && tokens.every((token) => alignment.links.has(token)) && hit.kind !== "credential")
      return [];
    cover(hit.start, hit.end);
    const posted = tokens.some(({ stem }) => postingWords.has(stem));
    const reason = posted
      ? `“${hit.text}” stands in the job post, but not in this part of your resume.`
      : `This part of your resume does not say “${hit.text}”.`;
    return [{ ...claim, status: "unsupported", source: null, reason }];
  });
}

const levelBefore =
  /(native|fluent|bilingual|conversational|basic|intermediate|advanced|business|working|beginner|elementary|limited|professional|proficient|some)\s+(?:in\s+|knowledge of\s+|working\s+)?$/i;
const levelBehind =
  /^\s*(?:[(:–—-]|,\s)\s*([ABC][12]|native|fluent|bilingual|conversational|basic|intermediate|advanced|business|working|beginner|elementary|limited|professional|proficient)/i;

/** In "native Polish, intermediate German" the level behind the comma is the next language's. */
const levelAt = (text: string, { start, end }: { start: number; end: number }) =>
  (levelBefore.exec(text.slice(0, start))?.[1] ?? levelBehind.exec(text.slice(end))?.[1])?.toLowerCase();

const low = /^(?:some|basic|limited|elementary|beginner)$/;

/** Each language has the level that it has in the source. */
function isLevelRaised(text: string, hit: TermHit, { line, start, end }: Place): boolean {
  const [mine, theirs] = [levelAt(text, hit), levelAt(line.sentence.text, { start, end })];
  return mine !== undefined && mine !== theirs && !(theirs !== undefined && low.test(mine) && !/^[abc]\d/.test(theirs));
}

/** The same thing under another of its names, or one that implies it. */
function findSame(hit: TermHit, pieces: readonly Piece[]): Place | undefined {
  const kind = hit.kind === "credential" || hit.kind === "tool" ? hit.kind : "other";
  return (termsOf(pieces).get(hit.canonical) ?? []).find(
    ({ hit: source }) => source.canonical !== hit.canonical || sameName(hit.text, source.text, kind),
  );
}

function judgeDegrees({ sentence, pieces }: Comparison, cover: (start: number, end: number) => void): Claim[] {
  return findDegrees(sentence.text).map((hit): Claim => {
    cover(hit.start, hit.end);
    const claim = { text: hit.text, kind: "degree" as const };
    for (const line of degreeLines(pieces)) {
      const source = findDegrees(line.sentence.text).find(
        (other) => other.level === hit.level && (!other.faculty || !hit.faculty || other.faculty === hit.faculty),
      );
      if (!source) continue;
      const around = line.piece.entry.startsWith("/education")
        ? `${line.sentence.text}\n${line.piece.text}`
        : line.sentence.text;
      const isOpen =
        (openDegree.test(around) || statusesIn(line.sentence.text).length > 0) &&
        !keepsLimit("in progress", sentence.text) &&
        statusesIn(sentence.text).length === 0;
      if (!isOpen) return { ...claim, status: "supported", source: placeQuote({ line, ...source }) };
      return {
        ...claim,
        status: "confirm",
        source: null,
        reason: `Your resume does not say that “${hit.text}” is finished.`,
      };
    }
    return {
      ...claim,
      status: "unsupported",
      source: null,
      reason: `Your resume does not state the degree “${hit.text}”.`,
    };
  });
}

const openDegree =
  /\b(?:in progress|pursuing|working towards?|candidate|expected|anticipated|to be completed|not (?:yet )?completed|incomplete|unfinished|coursework|semester hours|credits|currently (?:enrolled|studying)|all but dissertation|ABD|hours left)\b/i;

const degreeLines = oncePer((pieces: readonly Piece[]) =>
  indexOf(pieces).lines.filter(({ sentence: { text } }) => findDegrees(text).length > 0),
);

const labels =
  /\b(?:ISO|IEC|Office|Windows|Python|Java|Form|Section|Part|Title|Level|Grade|Type|Class|Phase|Tier|Category|Series|Stage|Band|Schedule|Angular|IFRS|NFPA|CFR)[ -]?(?:\d[\w.]*\+?|[A-H]|I{1,3}|IV|V)(?![\p{L}\p{N}])/gu;

/** Names that end in a number or letter ("Class B", "ISO 9001") stand or fall as a whole. */
function judgeLabels({ sentence, pieces }: Comparison): Claim[] {
  return [...asciiDigits(sentence.text).matchAll(labels)].map((match): Claim => {
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

/** Organisations and other proper names: each stands in the source as it stands here. */
function judgeRuns({ sentence, alignment, pieces }: Comparison, covered: Set<Token>): Claim[] {
  return findRuns(sentence).flatMap((run): Claim[] => {
    const open = run.filter(
      (token) => !covered.has(token) && !plainCapitals.has(token.lower) && !/^\p{N}/u.test(token.lower),
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
    return [
      { text, kind, status: "unsupported", source: null, reason: `This part of your resume does not name “${text}”.` },
    ];
  });
}

const namesIn = (text: string) =>
  [...text.matchAll(/\b(?:[Aa]t|[Ff]or)\s+(\p{Lu}[\p{L}&'’-]+)/gu)].map(([, name = ""]) => name);
const employed = /\b(?:[Aa]t|[Ff]or)\s+\p{Lu}/u;
const honour =
  /\b(?:award|prize|medal|scholarship|fellowship|certificate|licen[cs]e|diploma|certified|registered|chartered)/i;
const partEnd =
  /[;|()]|,(?=\s(?!(?:lapsed|expired|in progress|pending|awaiting|not|renewal|expected|certification|until)))/;

/** A credential keeps what the source says of it: in progress, lapsed, short-listed. */
function withStatus(claim: Claim, { line, start, end }: Place, sentence: Sentence): Claim {
  if (claim.kind === "skill" && !/^\p{Lu}{2,}/u.test(claim.text)) return claim;
  const { text } = line.sentence;
  const before = text.slice(0, start).split(partEnd).at(-1) ?? "";
  const behind =
    text
      .slice(end)
      .replace(/^\s*\)/, " ")
      .split(partEnd)[0] ?? "";
  const told = statusesIn(`${before}${text.slice(start, end)}${behind}`);
  const said = statusesIn(sentence.text);
  const [lost] = told.filter((status) => !said.includes(status));
  if (lost === undefined || said.length > 0) return claim;
  return { ...claim, status: "confirm", source: null, reason: `Your resume says that “${claim.text}” ${lost}.` };
}

/** A name stands for itself and for its short or long form; a class of plain words makes no name. */
export const isTold = (token: Token, links: readonly { token: Token }[]) =>
  links.some(
    ({ token: source }) => source.stem === token.stem || isMarked(token) || isMarked(source) || isCapital(source),
  );
