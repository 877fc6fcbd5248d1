import type { Claim } from "~/tailor/change";
import type { Piece } from "~/tailor/gate/evidence";
import { judgeText } from "~/tailor/gate/judge-text";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { plainCase } from "~/tailor/propose/role-name";
import { shownTerms } from "~/tailor/propose/write-summary";
import { settleCase } from "./settle-case";

const longest = 32;
/** "Underwriter", "literate": words that name a person or a quality do not stand in a list of things asked for. */
const unfit =
  /(?:manag|develop|engine|design|teach|lead|work|own|hold|writ|support)ers?$|(?:direct|supervis|operat|administrat|contract|doct)ors?$|^\p{L}+(?:er|or|ist|ate|ive|able|ful|ous)$|^(?:history|experience|level|team|people|background)$/iu;

export interface AskedTerm {
  /** The requirement. */
  id: string;
  term: string;
  isTool: boolean;
}

/** More would be a list rather than a letter. */
const mostTerms = 8;

/**
 * Things the post asks for and the resume shows, weightiest first, with the claims that they make: in the post's words
 * where these are proven, else in the resume's own.
 */
export function askedTerms(
  posting: Posting,
  match: Match,
  pieces: Piece[],
  small: ReadonlySet<string>,
): { terms: AskedTerm[]; claims: Claim[] } {
  const tools = new Set(posting.requirements.flatMap(({ id, kind }) => (kind === "tool" ? [id] : [])));
  const asked = shownTerms(posting, match).flatMap(({ id, quote, term }) => {
    const isTool = tools.has(id);
    const ways = [term, quote].map((text) => (isTool ? text : settleCase(plainCase(text), small))).filter(isFit);
    return ways.length > 0 ? [{ id, isTool, ways }] : [];
  });
  const first = asked.slice(0, mostTerms).map(({ ways }) => ways[0] ?? "");
  const unproven = judge(first, pieces).filter(({ status }) => status === "unsupported");
  const said = asked.slice(0, mostTerms).map(({ id, isTool, ways: [post = "", own = ""] }) => {
    const term = unproven.some(({ text }) => post.includes(text)) ? own : post;
    return { id, isTool, term };
  });
  const claims = judge(
    said.map(({ term }) => term),
    pieces,
  );
  const isProven = (term: string) =>
    term !== "" && !claims.some(({ status, text }) => status === "unsupported" && term.includes(text));
  const terms = said.filter(
    ({ term }, at) =>
      isProven(term) && said.findIndex((other) => other.term.toLowerCase() === term.toLowerCase()) === at,
  );
  return { terms, claims: claims.filter(({ status }) => status === "supported") };
}

function judge(terms: readonly string[], pieces: Piece[]): Claim[] {
  const named = terms.filter((term) => term !== "");
  return named.length > 0 ? judgeText(`Experience: ${named.join(", ")}.`, pieces) : [];
}

function isFit(text: string): boolean {
  return (
    text.length <= longest &&
    (text.length > 3 || text === text.toUpperCase()) &&
    !unfit.test(text) &&
    /^\p{L}[\p{L}\d &+#./-]*$/u.test(text) &&
    !/\n/.test(text)
  );
}
