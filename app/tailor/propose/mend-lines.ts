import type { Change } from "~/tailor/change";
import { rawListAt } from "~/tailor/gate/list-at";
import { oncePer } from "~/tailor/gate/once-per";
import { capital } from "~/tailor/grammar/open-with-deed";
import { quotedTexts } from "~/tailor/render/resume-document";
import type { Resume } from "~/tailor/resume";
import { tidy } from "./mend-text";

type Draft = Omit<Change, "id">;

/** Texts of the person's own wording; names, titles and dates are not touched. */
const worded =
  /^\/(?:basics\/summary|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+)|other\/\d+\/lines\/\d+|awards\/\d+\/summary)$/;

/**
 * Every text with a fault in its signs or blanks, mended: it comes along with a change of substance and is none itself.
 * A section that is quoted from the source stays word for word.
 */
export function mendLines(resume: Resume): Draft[] {
  const quoted = quotedTexts(resume);
  return resume.atoms.flatMap(({ id, path, text }): Draft[] => {
    if (!worded.test(path) || [...quoted.keys()].some((key) => path.startsWith(`/${key}/`))) return [];
    const tidied = text.split("\n").map(tidy).join("\n");
    const after = opensAnew(resume, path) ? capital(tidied) : tidied;
    if (after === text || after.trim() === "") return [];
    const why = "Mends blanks, punctuation and signs.";
    const said = { before: text, after, why, requirementIds: [], isCosmetic: true, isMend: true };
    return [{ kind: "rephrase", atomId: id, path, ...said }];
  });
}

/** A bullet in small letters among others with a capital; behind a line that does not end it goes on with that. */
function opensAnew(resume: Resume, path: string): boolean {
  const [, list, index] = /^(.*\/highlights)\/(\d+)$/.exec(path) ?? [];
  const lines = rawListAt(resume, list ?? "") as string[] | undefined;
  if (list === undefined || lines === undefined) return false;
  const before = lines[Number(index) - 1];
  return opensWithCapitals(lines) && (before === undefined || /[.!?]$/.test(before.trim()));
}

const opensWithCapitals = oncePer(
  (lines: readonly string[]): boolean => lines.filter((line) => /^\P{Ll}/u.test(line)).length * 2 >= lines.length,
);
