import type { Claim, ClaimKind } from "~/tailor/change";
import { linesOf } from "~/tailor/gate/align-lines";
import type { Piece } from "~/tailor/gate/evidence";
import { keepsLimit } from "~/tailor/gate/limits";
import type { Token } from "~/tailor/gate/read-text";
import { sameName } from "~/tailor/gate/same-name";
import { implies } from "~/tailor/lexicon/lexicon";
import type { TermHit } from "~/tailor/lexicon/terms";
import { oncePer } from "~/tailor/once-per";
import type { Comparison } from "./comparison";
import { cover, findWords, mostPlaces, type Place, placeQuote, withStatus } from "./places";
import { mayBeShort } from "./proper-names";

const kinds: Record<TermHit["kind"], ClaimKind> = {
  skill: "skill",
  tool: "skill",
  soft: "skill",
  credential: "credential",
  degree: "degree",
  language: "language",
};

/** "Italian suppliers" tells where they are, not what is spoken. */
const origin =
  /^(?:(?:(?:,| and| or|, and|\/) ?| )\p{Lu}\p{L}+)* (?:suppliers?|customers?|clients?|markets?|offices?|teams?|colleagues?|partners?|sites?|plants?|compan(?:y|ies)|firms?|borders?|branch(?:es)?|food|cuisine|restaurants?|dishes|army|navy|government|embassy|history|literature|culture)\b/u;

const isName = ({ kind, text }: TermHit) =>
  kind === "tool" || kind === "credential" || kind === "language" || /^\p{Lu}{2,}/u.test(text);

interface TermPlace extends Place {
  hit: TermHit;
}

/** The names of the lexicon that a list of pieces holds or implies, by what they are filed as. */
const termsOf = oncePer((pieces: readonly Piece[]) => {
  const terms = new Map<string, TermPlace[]>();
  for (const line of linesOf(pieces))
    for (const hit of line.sentence.terms)
      for (const canonical of [hit.canonical, ...(isName(hit) ? implies(hit.canonical) : [])]) {
        const known = terms.get(canonical);
        const place = { line, start: hit.start, end: hit.end, hit };
        if (!known) terms.set(canonical, [place]);
        else if (known.length < mostPlaces) known.push(place);
      }
  return terms;
});

/** Tools, skills, credentials and languages: each is named in the source, by itself or by what implies it. */
export function judgeTerms(check: Comparison): Claim[] {
  const { sentence, alignment, pieces, posted } = check;
  const inTerm = ({ start, end }: Token) => sentence.terms.some((term) => start < term.end && end > term.start);
  const tellsDeed = sentence.tokens.some((token) => token.isDeed && token.content && token.at > 0 && !inTerm(token));
  return sentence.terms.flatMap((hit): Claim[] => {
    if (hit.kind === "degree" || (hit.kind === "language" && origin.test(sentence.text.slice(hit.end)))) return [];
    const claim = { text: hit.text, kind: kinds[hit.kind] };
    const place = findWords(hit.text, pieces) ?? (isName(hit) ? findSame(hit, pieces) : undefined);
    if (place) {
      // A skill that the resume names may be named beside others; under a deed its words are judged one by one.
      if (isName(hit) || !tellsDeed) cover(check, hit.start, hit.end);
      const told: Claim = { ...claim, status: "supported", source: placeQuote(place) };
      const isRaised =
        (hit.kind === "language" && isLevelRaised(sentence.text, hit, place)) ||
        (hit.kind === "tool" && isLittleLost(sentence.text, hit, place));
      if (isRaised)
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
    cover(check, hit.start, hit.end);
    const isPosted = tokens.some(({ stem }) => posted.has(stem));
    const reason = isPosted
      ? `“${hit.text}” stands in the job post, but not in this part of your resume.`
      : `This part of your resume does not say “${hit.text}”.`;
    // "Rail and tram permits" told as "tram permits": each word is the line's own.
    const isTold =
      (tokens.length > 1 && tokens.every((token) => alignment.links.has(token))) ||
      // Letters that a line may spell by chance make nobody a nurse.
      (hit.kind === "tool" && mayBeShort(hit.text, alignment));
    return [{ ...claim, status: isTold ? "confirm" : "unsupported", source: null, reason }];
  });
}

const levelBefore =
  /(native|fluent|bilingual|conversational|basic|intermediate|advanced|business|working|beginner|elementary|limited|professional|proficient|some|little)\s+(?:in\s+|knowledge of\s+|working\s+)?$/i;
const levelBehind =
  /^\s*(?:[(:–—-]|,\s)\s*([ABC][12]|native|fluent|bilingual|conversational|basic|intermediate|advanced|business|working|beginner|elementary|limited|professional|proficient)/i;

/** In "native Polish, intermediate German" the level behind the comma is the next language's. */
const levelAt = (text: string, { start, end }: { start: number; end: number }) =>
  (levelBefore.exec(text.slice(0, start))?.[1] ?? levelBehind.exec(text.slice(end))?.[1])?.toLowerCase();

const low = /^(?:some|little|basic|limited|elementary|beginner)$/;

/** Each language has the level that it has in the source. */
function isLevelRaised(text: string, hit: TermHit, { line, start, end }: Place): boolean {
  const [mine, theirs] = [levelAt(text, hit), levelAt(line.sentence.text, { start, end })];
  if (mine === undefined) return theirs !== undefined && low.test(theirs) && !keepsLimit("limited", text);
  return mine !== theirs && !(theirs !== undefined && low.test(mine) && !/^[abc]\d/.test(theirs));
}

const little = /\b(?:some|a (?:little|bit of)|basic|beginner|limited)\s+$/i;

/** "Some Python" told bare. */
const isLittleLost = (text: string, hit: TermHit, { line, start }: Place): boolean =>
  little.test(line.sentence.text.slice(0, start)) &&
  !little.test(text.slice(0, hit.start)) &&
  !keepsLimit("limited", text);

/** The same thing under another of its names, or one that implies it. */
function findSame(hit: TermHit, pieces: readonly Piece[]): Place | undefined {
  const kind = hit.kind === "credential" || hit.kind === "tool" ? hit.kind : "other";
  return (termsOf(pieces).get(hit.canonical) ?? []).find(
    ({ hit: source }) => source.canonical !== hit.canonical || sameName(hit.text, source.text, kind),
  );
}
