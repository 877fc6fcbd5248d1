import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord, resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Requirement } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { withArticle } from "~/wording";
import type { Material } from "./opening";

/** What somebody says of themselves that they have not finished. */
const begun =
  /\b(?:in progress|expected|anticipated|not yet|haven['’]t|have not|enrolled|working (?:on|towards?)|studying (?:for|towards?)|plan(?:ning)? to|pending|(?:finish|exam|test) (?:is |booked |planned )?(?:in|on|for|at))\b/iu;
/** Of a language: that they know little of it. */
const little = /\b(?:beginner|beginning|elementary|basic|learning|improving|some)\b/iu;
const kinds = new Set(["credential", "degree", "language"]);
const length = { fewest: 2, most: 30 };
const most = 2;

/** Words that most papers and degrees have. */
const anyPaper = new Set(
  stemsOf(
    "current valid active license licence licensed certification certificate certified registered registration degree diploma bachelor master associate course training state required ability obtain years experience fluent fluency bilingual language level spoken written",
  ),
);

/**
 * What the post insists on and the resume itself says is not there yet, told plainly: silence would mislead, and a reader
 * forgives a gap that is said sooner than one that is found. Nothing is told of what the resume does not speak of.
 */
export function tellNotYet({ input: { resume, posting, match } }: Pick<Material, "input">): string[] {
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const atoms = new Map(resume.atoms.map((atom) => [atom.id, atom]));
  const lineOf = (at: number) => {
    const end = resume.source.indexOf("\n", at);
    return resume.source.slice(resume.source.lastIndexOf("\n", at) + 1, end < 0 ? undefined : end);
  };
  // What the match counts may be a study that goes on.
  const isOpen = ({ id }: Requirement) => {
    const { state, evidence = [] } = rows.get(id) ?? {};
    const spans = evidence.flatMap(({ atomId }) => atoms.get(atomId)?.span ?? []);
    return state !== "shown" || (spans.length > 0 && spans.every(({ start }) => begun.test(lineOf(start))));
  };
  const groups = Map.groupBy(posting.requirements, ({ group, id }) => group ?? id);
  const open = posting.requirements.filter(
    (one) => one.weight === "must" && kinds.has(one.kind) && groups.get(one.group ?? one.id)?.every(isOpen),
  );
  const used = new Set<string>();
  const said = open.flatMap(({ term, kind, sentence: { start, end } }) => {
    const asked = posting.source
      .slice(start, end)
      .replace(/\s+/gu, " ")
      .replace(/[\s.]+$/u, "");
    const line = lineAbout(resume, { term, asked, kind });
    if (line === undefined || used.has(line)) return [];
    used.add(line);
    const name = asked.split(" ").length <= mostOfName && !/[.!?:;]/u.test(asked) ? smallFirst(asked) : term;
    const own = /^I\b/u.test(line)
      ? line
      : kind === "language"
        ? `Mine is not there yet: ${line}`
        : `I do not have it yet: ${line}`;
    return [
      `You ask for ${/^\p{Ll}.*\b(?:licen[cs]e|certificate|certification|degree|diploma)$/u.test(name) ? withArticle(name) : name}. ${own}.`,
    ];
  });
  return said.slice(0, most);
}

const mostOfName = 9;

function smallFirst(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && isCommonWord((/^\p{L}+/u.exec(text)?.[0] ?? "").toLowerCase())
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

const levels = [
  /\bassociate|\bA\.?A\.?S?\b/iu,
  /\bbachelor|\bB\.?[AS]\b|\bBSN\b|\bBSc\b/iu,
  /\bmaster|\bM\.?[AS]\b|\bMBA\b|\bMSc\b|\bMSN\b/iu,
];

/** Whether both name one degree of the same level, and only one. */
function isOfLevel(asked: string, line: string): boolean {
  const named = (text: string) => levels.filter((level) => level.test(text));
  const [one, other] = [named(asked), named(line)];
  return one.length === 1 && other.length === 1 && one[0] === other[0];
}

/** Of the words of what is asked, by how rare they are. */
const enough = 0.5;

/** The line, or the sentence of it, that speaks of what is asked and says that it is not finished. */
function lineAbout(
  { atoms }: Resume,
  { term, asked, kind }: { term: string; asked: string; kind: Requirement["kind"] },
): string | undefined {
  const stems = stemsOf(term).filter((stem) => !anyPaper.has(stem));
  // "EPA" alone names the paper.
  const letters = asked.match(/(?<!\p{L})\p{Lu}{3,}(?!\p{L})/gu) ?? [];
  const whole = stems.reduce((sum, stem) => sum + weightOf(stem), 0);
  const isOpen = (text: string) => begun.test(text) || (kind === "language" && little.test(text));
  return atoms
    .flatMap(({ text }) => text.split(/\n|(?<=\p{L}{2}[.!?])\s+/u))
    .map((text) => text.replace(/^[\s•*·–-]+|[\s.;]+$/gu, "").replace(/\s+/gu, " "))
    .find((text) => {
      const words = text.split(" ").length;
      const isWhole = words >= length.fewest && words <= length.most && bracketsIn(text) && !/[|]/u.test(text);
      if (!isWhole || !isOpen(text)) return false;
      if (kind === "degree") return isOfLevel(asked, text);
      const own = new Set(stemsOf(text));
      const shared = stems.filter((stem) => own.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0);
      const isNamed = letters.some((name) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, "u").test(text));
      return isNamed || (whole > 0 && shared >= enough * whole);
    });
}

/** Whether each bracket that is opened is closed. */
function bracketsIn(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}

function weightOf(stem: string): number {
  return -Math.log(resumeShare(stem) + 1e-3);
}

function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}
