import { capital } from "~/tailor/grammar/open-with-deed";
import type { Resume } from "~/tailor/resume";
import { atomAt } from "~/tailor/resume-atoms";
import { canBeDated, timeOf } from "./jobs/place-and-time";
import type { Line } from "./lines/quotable-lines";
import type { Material } from "./opening";

/** So many lines make a letter, and so many are enough for one. */
const lines = { fewest: 3, most: 6 };

/**
 * The lines of a resume that come closest to the post, as they stand there, below the jobs that they are of: for somebody
 * whose notes cannot be put into sentences without guessing. Empty where they are too few.
 */
export function writeLines({ sentenceGate, shown }: Material, chosen: readonly Line[]): string[] {
  const isQuotable = (line: Line) =>
    opensWell.test(line.text) && isOneLine(line, shown.resume) && sentenceGate.isSayable(line.text);
  const sayable = chosen.filter(isQuotable).slice(0, lines.most);
  if (sayable.length < lines.fewest) return [];
  for (const { text } of sayable) sentenceGate.say(text);
  const groups = [...Map.groupBy(sayable, ({ job }) => (job.isLoose ? "" : job.path)).values()];
  return groups.map((group) =>
    [
      headOf(group),
      ...group.map(({ text }) => `• ${capital(text).replace(/(?<![\p{L}\p{N}.’'-])i(?=['’ ])/gu, "I")}`),
    ].join("\n"),
  );
}

const opensWell = /^[\p{L}\p{N}$£€#]/u;

/** What opens in small letters below it may go on with a line, or be another one. */
function isOneLine({ path }: Line, resume: Resume): boolean {
  const span = atomAt(resume, path)?.span;
  return !span || !/\n[^\S\n]*\p{Ll}/u.test(resume.source.slice(span.start, span.end));
}

function headOf([line]: readonly Line[]): string {
  const { role, employer, project, isLoose, ...job } = (line as Line).job;
  const name = isLoose ? undefined : (role ?? project);
  const time = canBeDated(job) ? ` (${timeOf(job)})` : "";
  const who = [name, employer].filter(Boolean).join(", ");
  return who === "" || isLoose ? "From my resume:" : `${who}${time}:`;
}
