import { functionWords, linkVerbs, weakClosers, weakOpeners } from "~/tailor/lexicon/stop-words";
import type { Token } from "~/tailor/lexicon/tokenize";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import type { Span } from "~/tailor/resume";

/** Longest phrase that still reads as one thing. */
const longestPhrase = 4;

const heads = new Set(
  "experience knowledge understanding expertise background proficiency proficient skilled skill familiarity familiar training certification certified experienced trained competence competency competent fluency fluent interest specialist expert grounding insight exposure command qualification degree diploma bachelor master phd".split(
    " ",
  ),
);
const prepositions = new Set(["in", "with", "of", "on", "within", "using", "about", "from"]);
const links = new Set([
  ...prepositions,
  ..."working developing using building designing implementing managing operating handling the a an our and deploying by".split(
    " ",
  ),
]);
/** Ends of compound adjectives ("event-driven", "cross-functional"). */
const compound = /^(?:driven|facing|functional|oriented|specific|wide|centric|ready|intensive|friendly|leading|rich)$/;
const closingHeads = new Set(
  "experience knowledge skill certification license licence expertise background degree qualification".split(" "),
);
/** "User experience" is what users have, not what is asked for. */
const othersExperience = new Set("user customer guest client patient candidate employee shopping dining".split(" "));
const bridges = new Set(["and", "or", "of", "in"]);

/**
 * Phrases that a sentence asks for by position, whether or not a dictionary knows them: what follows
 * "experience with", what stands before "experience" and "certification", and, where `lists` says that the text is a
 * list of requirements, lines that are one phrase.
 */
export function findPhrases(text: string, tokens: Token[], lists: boolean): Span[] {
  const phrases: Span[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const word = tokens[i]?.norm ?? "";
    if (heads.has(word) && !(word === "degree" && tokens[i + 1]?.norm === "of"))
      phrases.push(...listAfter(text, tokens, afterLink(text, tokens, i + 1)));
    if (closingHeads.has(word) && !othersExperience.has(tokens[i - 1]?.norm ?? ""))
      phrases.push(...phraseBefore(text, tokens, i));
  }
  if (lists && isNameList(text, tokens)) phrases.push(...listAfter(text, tokens, 0));
  return dropNested(phrases);
}

/** A line that is one phrase, or short phrases between commas. */
function isNameList(text: string, tokens: Token[]): boolean {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (!first || !last || tokens.length <= longestPhrase + 1) return first !== undefined;
  const items = text.slice(first.start, last.end).split(/[,;]\s/);
  return items.length > 2 && items.every((item) => item.trim().split(/\s+/).length <= longestPhrase);
}

/** Where the thing itself begins: behind "experience with", "experience in working with", "knowledge of how to use". */
function afterLink(text: string, tokens: Token[], from: number): number {
  let i = from;
  while (links.has(tokens[i]?.norm ?? "") && !breaksBefore(text, tokens, i)) i += 1;
  return prepositions.has(tokens[i - 1]?.norm ?? "") || i > from ? i : tokens.length;
}

/** The noun phrases of a list: "accounts payable, vendor files and check runs". */
function listAfter(text: string, tokens: Token[], from: number): Span[] {
  const phrases: Span[] = [];
  let start = from;
  for (let i = from; i <= tokens.length; i += 1) {
    const ends = i === tokens.length || breaksBefore(text, tokens, i) || isBoundary(tokens[i]);
    if (!ends) continue;
    const phrase = phraseOf(tokens.slice(start, i));
    if (phrase) phrases.push(phrase);
    start = isBoundary(tokens[i]) ? i + 1 : i;
    if (i < tokens.length && !continuesList(text, tokens, i)) break;
  }
  return phrases;
}

function isBoundary(token: Token | undefined): boolean {
  return token === undefined || functionWords.has(token.norm) || linkVerbs.has(token.norm);
}

function breaksBefore(text: string, tokens: Token[], i: number): boolean {
  const before = tokens[i - 1];
  const token = tokens[i];
  return before !== undefined && token !== undefined && /[^\s\-–'’&]/.test(text.slice(before.end, token.start));
}

/** A list goes on over commas and "and", and over small words inside a phrase; a verb or clause ends it. */
function continuesList(text: string, tokens: Token[], i: number): boolean {
  const token = tokens[i];
  const before = tokens[i - 1];
  if (!token || !before) return false;
  if (/[.;:!?]/.test(text.slice(before.end, token.start))) return false;
  return !isBoundary(token) || bridges.has(token.norm) || token.norm === "a" || token.norm === "the";
}

function phraseBefore(text: string, tokens: Token[], head: number): Span[] {
  let start = head;
  while (
    start > 0 &&
    head - start < longestPhrase &&
    !isBoundary(tokens[start - 1]) &&
    !breaksBefore(text, tokens, start)
  ) {
    start -= 1;
  }
  const phrase = phraseOf(tokens.slice(start, head));
  return phrase ? [phrase] : [];
}

/** Strips words that add nothing from both ends; undefined where nothing or too much is left. */
function phraseOf(words: Token[]): Span | undefined {
  let from = 0;
  let to = words.length;
  while (from < to && isWeak(words[from], weakOpeners)) from += 1;
  while (to > from && !isNumber(words[to - 1]) && isWeak(words[to - 1], weakClosers)) to -= 1;
  const first = words[from];
  const last = words[to - 1];
  if (!first || !last || to <= from || to - from > longestPhrase) return undefined;
  if (words.slice(from, to).some(({ norm }) => weakOpeners.has(norm) || /\p{L}{3}ly$/u.test(norm))) return undefined;
  // "Services provided" is a clause and "customer-facing" an adjective: neither names a thing.
  if (/\p{L}{3}ed$/u.test(last.norm) || compound.test(last.norm)) return undefined;
  if (to - from === 1 && (first.norm.length < 3 || /^\d/.test(first.norm) || isCommonWord(first.norm)))
    return undefined;
  return { start: first.start, end: last.end };
}

function isWeak(token: Token | undefined, weak: Set<string>): boolean {
  return token !== undefined && (weak.has(token.norm) || isNumber(token) || functionWords.has(token.norm));
}

/** A number opens no phrase, but may close a name ("AutoCAD 2020"). */
function isNumber(token: Token | undefined): boolean {
  return token !== undefined && /^\d+$/.test(token.norm);
}

function dropNested(phrases: Span[]): Span[] {
  return phrases.filter(
    (one, i) =>
      !phrases.some(
        (other, j) =>
          i !== j &&
          other.start <= one.start &&
          other.end >= one.end &&
          (other.end - other.start > one.end - one.start || j < i),
      ),
  );
}
