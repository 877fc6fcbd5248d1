import type { TermHit } from "./terms";
import type { Token } from "./tokenize";

interface Found {
  hit: TermHit;
  first: number;
  last: number;
  ambiguous: boolean;
}

/** Between members of one list: "Java, Go and R", "SQL / R". */
const listJoint = /^[\s,;/|•·()]*(?:(?:and|or|&)\s+)?$/i;
const governors = new Set(
  "experience experienced knowledge proficient proficiency skilled skill expertise familiar familiarity understanding programming coding developing development written fluent fluency competent competency expert working".split(
    " ",
  ),
);
const prepositions = new Set(["in", "with", "of"]);
/** Whoever makes or uses it, and how well a language is spoken: "Microsoft Access", "fluent Polish". */
const leaders = new Set("using utilizing microsoft m ms adobe via fluent native spoken conversational".split(" "));
const followers = new Set(
  "developer programmer programming framework language engineer api script codebase native fluent speaker".split(" "),
);

/**
 * Drops hits of plain English words ("go", "access", "excel") unless the text tells that the tool is meant:
 * governed by "experience with", followed by "developer", a member of a list of other terms, or a whole skill by itself.
 */
export function keepAmbiguous(text: string, tokens: Token[], found: Found[], isSkill: boolean): TermHit[] {
  const hits: TermHit[] = [];
  const isWhole = ({ first, last }: Found) => isSkill && first === 0 && last === tokens.length - 1;
  for (let at = 0; at < found.length; at += 1) {
    const one = found[at];
    if (!one || isShoutedPronoun(text, one.hit)) continue;
    if (!one.ambiguous || isWhole(one) || isMeant(text, tokens, one, found[at - 1], found[at + 1])) hits.push(one.hit);
  }
  return hits;
}

/** In a line of capitals, "IT" is as likely the pronoun. */
function isShoutedPronoun(text: string, { text: written, start, end }: TermHit): boolean {
  if (written !== "IT") return false;
  const around = text.slice(Math.max(0, start - 20), start) + text.slice(end, end + 20);
  return !/\p{Ll}/u.test(around) && /\p{Lu}{3}/u.test(around);
}

function isMeant(text: string, tokens: Token[], one: Found, previous?: Found, next?: Found): boolean {
  const asWritten = /^(?:\p{Lu}|\d)/u.test(one.hit.text);
  const left = previous !== undefined && isListed(text, previous, one, asWritten);
  const right = next !== undefined && isListed(text, one, next, asWritten);
  if (!asWritten) return (left && (right || endsLine(text, one.hit.end))) || (right && startsLine(text, one.hit.start));
  return left || right || isGoverned(tokens, one) || followers.has(tokens[one.last + 1]?.norm ?? "");
}

/** Neighbours in one list; in lower case at least the other one must be beyond doubt. */
function isListed(text: string, a: Found, b: Found, asWritten: boolean): boolean {
  if (a.hit.kind === "soft" || b.hit.kind === "soft") return false;
  const between = text.slice(a.hit.end, b.hit.start);
  if (!listJoint.test(between)) return false;
  if (!asWritten) return !(a.ambiguous && b.ambiguous);
  return !(a.ambiguous && b.ambiguous) || between.trim() !== "";
}

function isGoverned(tokens: Token[], one: Found): boolean {
  const before = tokens[one.first - 1]?.norm ?? "";
  if (leaders.has(before)) return true;
  return prepositions.has(before) && governors.has(tokens[one.first - 2]?.norm ?? "");
}

function startsLine(text: string, at: number): boolean {
  return at === 0 || /\n\s*$/.test(text.slice(Math.max(0, at - 8), at));
}

function endsLine(text: string, at: number): boolean {
  return at >= text.length || /^\s*(?:\n|$)/.test(text.slice(at, at + 8));
}
