import { claimsMore, isPlainDeed, isTaker, isWeightless, levelOf } from "~/tailor/gate/deeds";
import { isDeedForm } from "~/tailor/gate/meanings";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { lostWeaknesses, weaknessesOf } from "~/tailor/gate/standing";
import { type Clause, clauseAt, clausesOf } from "./read-clauses";
import { isPerson, type Sign, type Source, type Unit } from "./units";

const isPassive = (token: Token, { text }: Sentence) =>
  /\b(?:was|were|been|being|is|are|be)\s+(?:\p{L}+ly\s+)?$/u.test(text.slice(0, token.start));

/** Who does a deed, and what leads to it, there and here. */
export function standingSigns(units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): Sign[] {
  const clauses = clausesOf(sentence);
  return units.flatMap(({ at, token, links }): Sign[] => {
    const mine = clauses[clauseAt(clauses, at)];
    if (!token.isDeed || !mine || links.length === 0) return [];
    const own = weaknessesOf(token, sentence);
    const all = links.map((link) => {
      const weaker = lostWeaknesses(link.token, link.line.sentence, token, own);
      return [...signsOf(token, mine, link, told), ...weaker.map((weakness) => `weak: ${weakness}`)];
    });
    const best = all.reduce((least, names) => (names.length < least.length ? names : least));
    return best.map((name) => ({ name, token }));
  });
}

/** What tells a deed from the word of the source that stands behind it. */
function signsOf(deed: Token, mine: Clause, { line, at, token }: Source, told: ReadonlySet<Token>): string[] {
  const { sentence } = line;
  const clauses = clausesOf(sentence);
  const clause = clauses[clauseAt(clauses, at)];
  if (!clause) return [];
  const names = deed.stem === token.stem ? [] : ["other verb", `other verb ${deed.stem}`];
  if (deed.stem !== token.stem && happened.test(token.lower)) names.push("made of what happened");
  const isVerb = token.isDeed || token.lower === deed.lower;
  names.push(...(isVerb ? agentSigns(token, mine, clause, sentence, told) : nounSigns(token, clause, sentence, told)));
  const before = sentence.tokens.slice(Math.max(0, at - furthest), at);
  if (before.some((one) => one.isDeed && !told.has(one) && (isTaker(one.stem) || (levelOf(one.stem) ?? 3) < 3)))
    names.push("weaker deed before it is gone");
  if (claimsMore(deed.stem, token.stem)) names.push("claims more");
  if ((levelOf(deed.stem) ?? 3) > (levelOf(token.stem) ?? 3)) names.push("higher level");
  return names;
}

/** What goes up or down by itself, in the forms that tell it of no doer. */
const happened = /^(?:rose|rising|fell|fall(?:ing)?|grew|growing|dropped|went|declined|climbed)$/;

/** Furthest that a word stands from the deed that it hangs on, in words. */
const furthest = 4;

/** Somebody else's deed, or one that was only meant. */
function agentSigns(
  token: Token,
  mine: Clause,
  clause: Clause,
  sentence: Sentence,
  told: ReadonlySet<Token>,
): string[] {
  const names: string[] = [];
  const subject = sentence.tokens
    .slice(clause.from, token.at)
    .filter(({ content, at }) => content && clause.subject.some((one) => one.at === at));
  if (subject.length > 0 && mine.subject.length === 0 && !isPassive(token, sentence)) {
    names.push(subject.some((one) => told.has(one)) ? "subject elsewhere" : "subject gone");
    if (subject.some(isPerson)) names.push("a person's deed");
  }
  if (clause.marker === mine.marker) return names;
  if (/^(?:that|which|who|while|when|whenever|if|so|how)$/.test(clause.marker)) names.push("led to by a pronoun");
  if (/^(?:to|towards?)$/.test(clause.marker)) names.push("led to by to");
  if (/^(?:for|of|about|at)$/.test(clause.marker)) names.push("led to by for");
  return names;
}

/** Whoever answers for a deed that is named by a noun did it: "responsible for the preparation of". */
const answered =
  /(?:^|[.;:]\s*)(?:i (?:was|am) )?(?:(?:solely |fully |directly )?responsible for|responsibilit(?:y|ies) (?:for|were|included?|include[sd]?)|in charge of|charged with|duties (?:were|are|included?))\s+(?:(?:the|all|daily|weekly|monthly|annual)\s+){0,2}$/iu;

/** A deed made of a noun: "approved" of the manager's approval. */
function nounSigns(token: Token, { deeds }: Clause, { text }: Sentence, told: ReadonlySet<Token>): string[] {
  const before = text.slice(0, token.start);
  if (isDeedForm(token.lower) && (levelOf(token.stem) ?? 4) <= 3 && answered.test(before)) return [];
  const names = [isDeedForm(token.lower) ? "made of a noun" : "made of a thing"];
  if (deeds.some((deed) => !told.has(deed) && !isWeightless(deed) && !isPlainDeed(deed.stem)))
    names.push("made of a noun whose deed is gone");
  if (/['’]s?\s+(?:\p{L}+\s+)?$/u.test(before) || /^\s+(?:by|from)\s/.test(text.slice(token.end)))
    names.push("made of somebody's noun");
  if (/\b(?:for|to|under|towards?|about|on)\s+(?:[\p{L}'’]+\s+){0,3}$/u.test(before))
    names.push("made of a noun behind for");
  return names;
}
