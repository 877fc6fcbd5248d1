import type { Claim } from "~/tailor/change";
import { claimsMore, isPlainDeed, isWeightless, levelOf } from "~/tailor/gate/deeds";
import { findLimits } from "~/tailor/gate/limits";
import type { Sentence, Token } from "~/tailor/gate/read-text";
import type { Comparison } from "~/tailor/gate/rules/comparison";
import { clauseAt, clausesOf } from "./read-clauses";
import { nextInRun, type Sign, type Unit } from "./units";

/** The kinds of doubt of the rules, by their reasons. */
const kinds: readonly [RegExp, string][] = [
  [/^Your resume says “.*” of something else/, "of something else"],
  [/does not say that you did this/, "not done"],
  [/^Your resume says “.*”, not “/, "another verb"],
  [/^Your resume says “.*” of “/, "limit"],
  [/^Your resume does not say “.*” of “/, "bond"],
  [/^This part of your resume does not say|stands in the job post/, "unsaid"],
  [/in another part/, "turned"],
  [/is who did it/, "doer"],
  [/another bound/, "bound"],
  [/may use the figure/, "figure"],
  [/does not say this often/, "period"],
  [/tells of one/, "one"],
  [/” here\.$/, "larger"],
  [/the title/, "title"],
  [/is worked out from/, "worked out"],
];
/** Another title, a larger claim, a deed of leading or an outcome that the source does not tell, a figure worked out. */
const firm = /^doubt: (?:title|larger|worked out|(?:unsaid|another verb): (?:high|outcome))/;

/** What no sum of signs outweighs. */
export const isFirm = (signs: readonly Sign[]): boolean => signs.some(({ name }) => firm.test(name));

/** The doubts of the rules, each with its kind. */
export function claimSigns(
  claims: readonly Claim[],
  units: readonly Unit[],
  { sentence }: Comparison,
  told: ReadonlySet<Token>,
): Sign[] {
  const isAllTold = units.every(({ links }) => links.length > 0);
  return claims
    .filter(({ status }) => status === "confirm")
    .map(({ reason = "", text }): Sign => {
      const kind = kinds.find(([pattern]) => pattern.test(reason))?.[1] ?? "other";
      const start = sentence.text.indexOf(text);
      const token = sentence.tokens.find((one) => one.end > start && one.start < start + text.length);
      const detail = () => {
        if (kind === "limit") return `: ${findLimits(/“([^”]*)”/.exec(reason)?.[1] ?? "")[0]?.name ?? "other"}`;
        if (kind === "another verb" && token && (levelOf(token.stem) ?? 3) > 3 && !/^direct/.test(token.lower))
          return ": high";
        if (kind === "unsaid" && token) return `: ${wordKind(token, units, sentence, told)}`;
        return isAllTold && /else|turned|figure|not done/.test(kind) ? ", all told" : "";
      };
      return { name: `doubt: ${kind}${detail()}`, token };
    });
}

/** What sort of word has no source. */
function wordKind(token: Token, units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): string {
  // "Company-wide".
  if (token.lower === "wide") return "high";
  if (!token.isDeed) return /ly$/.test(token.lower) ? "manner" : nextInRun(token.at, sentence) ? "modifier" : "thing";
  return `${verbKind(token)}${isInstead(token, units, sentence, told) ? " instead" : ""}`;
}

function verbKind(token: Token): string {
  const level = levelOf(token.stem);
  if (isWeightless(token) || isPlainDeed(token.stem)) return "plain";
  if (level === undefined) return "unknown";
  if (level !== 3) return level < 3 ? "low" : "high";
  return claimsMore(token.stem, "do") ? "outcome" : "known";
}

/** What the deed acts on was acted on by a deed of the source that is gone. */
function isInstead(deed: Token, units: readonly Unit[], sentence: Sentence, told: ReadonlySet<Token>): boolean {
  const clauses = clausesOf(sentence);
  const mine = clauseAt(clauses, deed.at);
  const things = units.filter(({ at, links }) => at > deed.at && links.length > 0 && clauseAt(clauses, at) === mine);
  return things.slice(0, 2).some(({ links }) =>
    links.some(({ line, at }) => {
      const theirs = clausesOf(line.sentence);
      return theirs[clauseAt(theirs, at)]?.deeds.some((one) => !told.has(one)) ?? false;
    }),
  );
}
