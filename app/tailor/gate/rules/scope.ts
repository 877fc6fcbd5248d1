import type { Claim } from "~/tailor/change";
import type { Alignment, Line, Link } from "~/tailor/gate/align-lines";
import { plainOf, plainText } from "~/tailor/gate/align-lines";
import { findEnlargers, keepsLimit } from "~/tailor/gate/limits";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { asClaims, type Comparison, type Doubt } from "./comparison";

/** "All", "only", "without": said of the retold lines, too. */
export const judgeEnlargers = (check: Comparison): Claim[] => asClaims(check.sentence, addedScope(check));

function addedScope({ sentence, alignment, covered }: Comparison): Doubt[] {
  const isFigure = (start: number) =>
    sentence.numbers.some((hit) => hit.value > 0 && start >= hit.start && start < hit.unitEnd);
  /** The lines that what follows the word is told from. */
  const sourcesAt = (end: number) => {
    const things = sentence.tokens.filter(({ start, content }) => content && start >= end).slice(0, 2);
    const told = things.flatMap((token) => (alignment.links.get(token) ?? []).map(({ line }) => line));
    return (told.length > 0 ? told : alignment.lines).map((line) => line.sentence.text);
  };
  return findEnlargers(sentence.text, sourcesAt).flatMap(({ text, start, end }) => {
    const token = sentence.tokens.find((one) => one.start === start);
    // "Every month" for "monthly": a saying of the tables.
    const isSaid = sentence.sayings.some(
      ({ from, to }) =>
        token !== undefined &&
        from <= token.at &&
        token.at < to &&
        sentence.tokens.slice(from, to).some((one) => alignment.links.has(one)),
    );
    if (isSaid || isFigure(start) || (token && covered.has(token) && !/^(?:all|every|only)$/i.test(text))) return [];
    if (token?.lower === "both" && isPair(token, sentence, alignment)) return [];
    if (/^(?:each|every|full)$/i.test(text) && isPeriod.test(sentence.text.slice(end))) return [];
    return [{ start, end, reason: `Your resume does not say “${text}” here.` }];
  });
}

/** "Both Welsh and English" of "Welsh and English": two things that stand together in the line as well. */
function isPair(both: Token, { text, tokens }: Sentence, { links }: Alignment): boolean {
  const joint = tokens.find(({ at, lower }) => at > both.at + 1 && at < both.at + 6 && lower === "and");
  const isList = joint && /[,;:.()]/.test(text.slice(both.end, joint.start));
  const sides = joint && [tokens[joint.at - 1], tokens.slice(joint.at + 1).find(({ content }) => content)];
  if (!sides || isList) return false;
  const [left = [], right = []] = sides.map((side) => (side && links.get(side)) ?? []);
  return left.some((one) =>
    right.some(
      (other) =>
        one.line === other.line &&
        one.token.at < other.token.at &&
        one.line.sentence.tokens.slice(one.token.at, other.token.at).some(({ lower }) => lower === "and"),
    ),
  );
}

const isPeriod = /^\s+(?:\d+\s+)?(?:day|week|month|quarter|year|hour|night|shift|season|session)s?\b/i;

/** Each word that makes a retold line smaller stays with what it speaks of. */
export const judgeLimits = (check: Comparison): Claim[] => asClaims(check.sentence, lostLimits(check));

function lostLimits({ sentence, alignment }: Comparison): Doubt[] {
  const { lines, links } = alignment;
  const lost = new Map<string, Doubt>();
  for (const line of lines)
    for (const limit of line.sentence.limits) {
      const isSaid = ` ${plainOf(sentence)} `.includes(` ${plainText(limit.text)} `);
      if (isSaid || (!governs.has(limit.name) && keepsLimit(limit.name, sentence.text)) || lost.has(limit.name))
        continue;
      const reached = sentence.tokens.filter(
        (token) =>
          token.content &&
          (links.get(token) ?? []).some((link) => link.line === line && reaches(limit, link.token)) &&
          isReachedWhole(token, limit, links, line),
      );
      const [first] = reached;
      if (first && governs.has(limit.name) && keepsLimit(limit.name, sentence.text.slice(0, first.end))) continue;
      const open = reached.find((token) => !saysPlainly(token, limit.name, line, sentence, alignment));
      if (!open) continue;
      lost.set(limit.name, {
        start: open.start,
        end: open.end,
        reason: `Your resume says “${limit.text}” of “${open.text}”.`,
      });
    }
  return [...lost.values()];
}

/** Watching and trying lessen what they stand before. */
const governs = new Set(["watched", "attempted"]);

const reaches = (limit: { start: number; end: number }, source: Token) =>
  source.start >= limit.start && source.end <= limit.end + 1;

/** Everything that may stand behind the word in the line is under the limit; the same word counts before an equivalent. */
function isReachedWhole(
  token: Token,
  limit: { start: number; end: number },
  links: ReadonlyMap<Token, Link[]>,
  line: Line,
): boolean {
  const own = (links.get(token) ?? []).filter((link) => link.line === line).map((link) => link.token);
  const same = own.filter(({ stem }) => stem === token.stem);
  return (same.length > 0 ? same : own).every((source) => reaches(limit, source));
}

/**
 * Another line says the same without the limit: a retold one the word, a job's title the title, any other line the word
 * together with the word beside it ("kitchen staff").
 */
function saysPlainly(
  token: Token,
  name: string,
  but: Line,
  { tokens, text }: Sentence,
  { lines, links, everywhere }: Alignment,
): boolean {
  const isFree = ({ line, token: source }: Link) =>
    line !== but && !line.sentence.limits.some((limit) => limit.name === name && reaches(limit, source));
  if ((links.get(token) ?? []).some((link) => lines.includes(link.line) && isFree(link))) return true;
  const beside = [tokens[token.at - 1], tokens[token.at + 1]].filter(
    (other): other is Token =>
      other?.content === true &&
      /^[\s-]+$/.test(text.slice(Math.min(token.end, other.end), Math.max(token.start, other.start))),
  );
  return (everywhere.get(token) ?? []).some(
    (link) =>
      link.token.stem === token.stem &&
      isFree(link) &&
      ((link.line.piece.role === "title" && isTitleNoun(token.lower)) ||
        beside.some((other) =>
          (everywhere.get(other) ?? []).some(
            ({ line, token: next }) =>
              line === link.line && next.stem === other.stem && Math.abs(next.at - link.token.at) === 1,
          ),
        )),
  );
}
