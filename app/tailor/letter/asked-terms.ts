import type { Piece } from "../gate/evidence";
import { judgeText } from "../gate/judge-text";
import type { Match } from "../match";
import type { Posting } from "../posting";
import { plainCase } from "../propose/role-name";
import { shownTerms } from "../propose/write-summary";
import { settleCase } from "./settle-case";

const longest = 32;
/** "Underwriter", "literate": words that name a person or a quality do not stand in a list of things asked for. */
const unfit =
  /(?:man|sup)ag?e?rs?$|(?:manag|develop|engine|design|teach|lead|work|own|hold|writ|support)ers?$|(?:direct|supervis|operat|administrat|contract|doct)ors?$|^\p{L}+(?:er|or|ist|ate|ive|able|ful|ous)$|^(?:history|experience|level|team|people|background)$/iu;

export interface AskedTerm {
  /** The requirement. */
  id: string;
  term: string;
  isTool: boolean;
}

/** Things the post asks for and the resume shows, weightiest first: in the post's words where these are proven too. */
export function askedTerms(posting: Posting, match: Match, pieces: Piece[], small: ReadonlySet<string>): AskedTerm[] {
  const seen = new Set<string>();
  return shownTerms(posting, match).flatMap(({ id, quote, term }) => {
    const isTool = posting.requirements.some((asked) => asked.id === id && asked.kind === "tool");
    const said = [term, quote]
      .map((text) => (isTool ? text : settleCase(plainCase(text), small)))
      .find((text) => isFit(text) && isProven(text, pieces));
    if (!said || seen.has(said.toLowerCase())) return [];
    seen.add(said.toLowerCase());
    return [{ id, term: said, isTool }];
  });
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

function isProven(text: string, pieces: Piece[]): boolean {
  return judgeText(`Experience: ${text}.`, pieces).every(({ status }) => status === "supported");
}
