import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";
import type { Requirement } from "~/tailor/posting";
import type { Material } from "./opening";

/** What somebody says of themselves that they have not finished, or only begun. */
const begun =
  /\b(?:in progress|expected|anticipated|not yet|haven['’]t|have not|enrolled|working (?:on|towards?)|studying (?:for|towards?)|beginner|beginning|elementary|basic|learning|improving|plan(?:ning)? to|scheduled|pending|eligible|to (?:finish|complete|graduate)|(?:finish|exam|test) (?:is |booked |planned )?(?:in|on|for|at))\b/iu;
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
  const isOpen = ({ id }: Requirement) => rows.get(id)?.state !== "shown";
  const groups = Map.groupBy(posting.requirements, ({ group, id }) => group ?? id);
  const open = posting.requirements.filter(
    (one) => one.weight === "must" && kinds.has(one.kind) && groups.get(one.group ?? one.id)?.every(isOpen),
  );
  const used = new Set<string>();
  const said = open.flatMap(({ term, kind }) => {
    const line = lineAbout(
      resume.source,
      stemsOf(term).filter((stem) => !anyPaper.has(stem)),
      kind === "degree",
    );
    if (line === undefined || used.has(line)) return [];
    used.add(line);
    const own = /^I\b/u.test(line)
      ? ` ${line}.`
      : kind === "language"
        ? ` Mine is not there yet: ${line}.`
        : ` I do not have it yet: ${line}.`;
    return [`You ask for ${term}.${own}`];
  });
  return said.slice(0, most);
}

const ofDegree =
  /\b(?:degree|credits|(?:Bachelor|Master|Associate)(?:['’]?s)?|[BMA]\.?[AS]\.?|BSN|AAS|BSc|MSc|MBA|diploma|GED)(?![\p{L}])/u;
/** Of the words of what is asked, by how rare they are. */
const enough = 0.5;

/** The line, or the sentence of it, that speaks of what is asked and says that it is not finished. */
function lineAbout(source: string, asked: readonly string[], isDegree: boolean): string | undefined {
  const whole = asked.reduce((sum, stem) => sum + weightOf(stem), 0);
  return source
    .split("\n")
    .flatMap((line) => line.split(/(?<=\p{L}{2}[.!?])\s+/u))
    .map((line) =>
      line
        .replace(/^[\s•*·–-]+/u, "")
        .replace(/[\s.;]+$/u, "")
        .replace(/\s+/gu, " "),
    )
    .find((line) => {
      const words = line.split(" ").length;
      const own = new Set(stemsOf(line));
      const shared = asked.filter((stem) => own.has(stem)).reduce((sum, stem) => sum + weightOf(stem), 0);
      const isAbout = isDegree ? ofDegree.test(line) : whole > 0 && shared >= enough * whole;
      return words >= length.fewest && words <= length.most && begun.test(line) && isAbout;
    });
}

function weightOf(stem: string): number {
  return -Math.log(resumeShare(stem) + 1e-3);
}

function stemsOf(text: string): string[] {
  return tokenize(text).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}
