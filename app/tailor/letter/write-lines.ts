import { capital } from "~/tailor/grammar/open-with-deed";
import { hedgedSpans } from "~/tailor/match/evidence/hedges";
import type { Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { canBeDated, timeOf } from "./jobs/place-and-time";
import type { Line } from "./lines/quotable-lines";
import type { Material } from "./opening";

/** So many lines make a letter, and so many are enough for one. */
const counts = { fewest: 3, most: 6 };

/**
 * The lines of a resume that come closest to the post, as they stand there, below the jobs that they are of: for somebody
 * whose notes cannot be put into sentences without guessing. Empty where they are too few.
 */
export function writeLines({ sentenceGate, shown }: Material, chosen: readonly Line[]): string[] {
  const isQuotable = (line: Line) =>
    opensWell.test(line.text) &&
    !isDenied(line.text) &&
    isOneLine(line, shown.resume) &&
    sentenceGate.isSayable(line.text);
  const sayable = chosen.filter(isQuotable).slice(0, counts.most);
  if (sayable.length < counts.fewest) return [];
  for (const { text } of sayable) sentenceGate.say(text);
  const groups = [...Map.groupBy(sayable, ({ job }) => (job.isLoose ? "" : job.path)).values()];
  // What no job is named for stands right below the opening: "there" of a job would be false.
  return groups
    .map((group) => ({ head: headOf(group), lines: group.map(({ text }) => `• ${withCapitals(text)}`) }))
    .toSorted((one, other) => Number(one.head !== "") - Number(other.head !== ""))
    .map(({ head, lines }) => [head, ...lines].filter(Boolean).join("\n"));
}

/** As a sentence has them: at its beginning, and in "I". */
function withCapitals(text: string): string {
  return capital(text).replace(/(?<= )i(?=(?:['’]\p{L}+)? \p{Ll}{2})/gu, "I");
}

/** What somebody has not done, or what others did. */
function isDenied(text: string): boolean {
  const hasNot = /^(?:no|not|never|none)\b|\b(?:did|do|does|was|were|have|had|am) not\b|n['’]t\b/iu;
  return hasNot.test(text) || hedgedSpans(text).length > 0 || /^helped by\b/iu.test(text);
}

const opensWell = /^[\p{L}\p{N}$£€#]/u;

/** What opens in small letters below it may go on with a line, or be another one. */
function isOneLine({ path }: Line, resume: Resume): boolean {
  const span = atomAt(resume, path)?.span;
  return !span || !/\n[^\S\n]*\p{Ll}/u.test(resume.source.slice(span.start, span.end));
}

/** "Cook, Hale Hospital (since 2019):"; "" where no job is named. */
function headOf([line]: readonly Line[]): string {
  const { role, title, employer, project, isLoose, ...job } = (line as Line).job;
  const name = role ?? project ?? title;
  const who = isLoose ? "" : [name, employer].filter(Boolean).join(", ");
  return who === "" ? "" : `${capital(who)}${canBeDated(job) ? ` (${timeOf(job)})` : ""}:`;
}
