import type { Material } from "~/tailor/letter/opening";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isGone, isUnfinished } from "~/tailor/lexicon/standing";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { MatchRow } from "~/tailor/match";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import type { Requirement } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";

/** Of a language: that somebody knows little of it. */
const little = /\b(?:beginner|beginning|elementary|basic|learning|improving)\b/iu;
const kinds = new Set(["credential", "degree", "language"]);
/** Where somebody tells of their own papers and studies; in jobs a line may be about those whom they led. */
const own = /^\/(?:education|certificates|languages|skills|other)\/|^\/basics\/summary/u;
const length = { fewest: 2, most: 30 };
const most = 2;

/** Words that most papers and degrees have. */
const anyPaper = new Set(
  contentStems(
    "current valid active license licence licensed certification certificate certified registered registration degree diploma bachelor master associate course training state required ability obtain years experience fluent fluency bilingual language level spoken written",
  ),
);

/**
 * What the post insists on and the resume itself says is not there yet, told plainly: silence would mislead, and a reader
 * forgives a gap that is said sooner than one that is found. Nothing is told of what the resume does not speak of, or shows as held.
 */
export function writeMissing({ input: { resume, posting, match } }: Pick<Material, "input">): string[] {
  const states = new Map(match.rows.map(({ requirementId, state }) => [requirementId, state]));
  const groups = Map.groupBy(posting.requirements, ({ group, id }) => group ?? id);
  const isOpen = ({ id }: Requirement) => states.get(id) !== "shown";
  const open = posting.requirements.filter(
    (one) =>
      one.weight === "must" &&
      kinds.has(one.kind) &&
      groups.get(one.group ?? one.id)?.every(isOpen) &&
      // "A+, MCSA or the like": one of them that is held may be enough.
      !posting.requirements.some(
        ({ id, kind, sentence }) =>
          kind === one.kind && sentence.start === one.sentence.start && states.get(id) === "shown",
      ),
  );
  const lower = match.rows.flatMap((row) => lowerPaper(row, posting.requirements) ?? []).slice(0, 1);
  const used = new Set<string>();
  const said = open.flatMap(({ term, kind, sentence: { start, end } }) => {
    const found = lineAbout(resume, { term, kind, asked: posting.source.slice(start, end) });
    if (found === undefined || used.has(found.line)) return [];
    const { line, more } = found;
    used.add(line);
    const answer = /^I\b/u.test(line)
      ? line
      : kind === "language"
        ? `Mine is not there yet: ${line}`
        : `I do not have it yet: ${line}`;
    const isOne = aPaper.test(term) || isTitleNoun((term.split(" ").at(-1) ?? "").toLowerCase());
    return [`You ask for ${isOne ? withArticle(term) : term}. ${answer}.${more ? ` ${more}.` : ""}`];
  });
  return [...lower, ...said].slice(0, most);
}

/**
 * A licence of the trade below the one that the post insists on, said as what it is: "You ask for a Registered Nurse license.
 * Mine is that of a Licensed Practical Nurse."
 */
function lowerPaper(row: MatchRow, requirements: readonly Requirement[]): string | undefined {
  if (row.kind !== "credential" || row.weight !== "must" || row.state !== "missing") return undefined;
  const asked = requirements.find(({ id }) => id === row.requirementId)?.canonical;
  const [held] = row.evidence.flatMap(({ quote }) => findTerms(quote).filter(({ kind }) => kind === "credential"));
  if (asked === undefined || held === undefined) return undefined;
  const isPerson = [asked, held.canonical].every((name) => isTitleNoun(name.split(" ").at(-1)?.toLowerCase() ?? ""));
  return isPerson
    ? `You ask for the license of ${withArticle(asked)}. Mine is that of ${withArticle(held.canonical)}.`
    : `You ask for ${asked}. I hold ${held.canonical}.`;
}

const aPaper =
  /^\p{Ll}.*\b(?:licen[cs]e|certificate|certification|degree|diploma)$|^(?:Bachelor|Master|Associate)\b.*degree$/u;

const levels = [
  /\bassociate(?:['’]s)? (?:degree|of|in)\b|\bA\.?A\.?S?\.? (?:in|of)\b/iu,
  /\bbachelor(?:['’]?s)?\b|(?<!\p{L})B\.?[AS]\.? (?:in|of)\b|\b(?:BSN|BSc)\b/u,
  /\bmaster(?:['’]?s)? (?:degree|of|in)\b|(?<!\p{L})M\.?[AS]\.? (?:in|of)\b|\b(?:MBA|MSc|MSN)\b/u,
];

/** Whether both name one degree of the same level, and only one. */
function isOfLevel(asked: string, line: string): boolean {
  const named = (text: string) => levels.filter((level) => level.test(text));
  const [one, other] = [named(asked.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())), named(line)];
  return one.length === 1 && other.length === 1 && one[0] === other[0];
}

/** Of the words of what is asked, by how rare they are. */
const enough = 0.5;

/** The line, or the sentence of it, that speaks of what is asked and says that it is not finished; and what of it is done already, if the next sentence says so. */
function lineAbout(
  { atoms }: Resume,
  { term, asked, kind }: { term: string; asked: string; kind: Requirement["kind"] },
): { line: string; more?: string | undefined } | undefined {
  const stems = contentStems(term).filter((stem) => !anyPaper.has(stem));
  // "EPA" alone names the paper.
  const letters = asked.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? [];
  const whole = stems.reduce((sum, stem) => sum + rarity(stem), 0);
  const isOpen = (text: string) => !isGone(text) && (isUnfinished(text) || (kind === "language" && little.test(text)));
  const isAbout = (text: string) => {
    const words = text.split(" ").length;
    const isWhole = words >= length.fewest && words <= length.most && !text.includes("|");
    if (!isWhole || text.split("(").length !== text.split(")").length || !isOpen(text)) return false;
    if (kind === "degree") return isOfLevel(term, text);
    const held = new Set(contentStems(text));
    const shared = stems.filter((stem) => held.has(stem)).reduce((sum, stem) => sum + rarity(stem), 0);
    const isNamed = letters.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text));
    return isNamed || (whole > 0 && shared >= enough * whole);
  };
  for (const { path, text: all } of atoms) {
    if (!own.test(path)) continue;
    const lines = all
      .split(/\n|(?<=\p{L}{2}[.!?])\s+/u)
      .map((text) => text.replace(/^[\s•*·–-]+|[\s.;]+$/gu, "").replace(/\s+/gu, " "));
    const at = lines.findIndex(isAbout);
    const next = lines[at + 1] ?? "";
    const isDone = /^I \p{L}+/u.test(next) && !isUnfinished(next) && next.split(" ").length <= length.most;
    if (at >= 0) return { line: lines[at] ?? "", more: isDone ? next : undefined };
  }
  return undefined;
}

function rarity(stem: string): number {
  return -Math.log(resumeShare(stem) + 1e-3);
}
