import type { Change } from "~/tailor/change";
import { rawListAt } from "~/tailor/gate/list-at";
import { capital } from "~/tailor/grammar/open-with-deed";
import { partsAtLabels } from "~/tailor/grammar/run-in-labels";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { oncePer } from "~/tailor/once-per";
import { breaksOff, endAlike } from "~/tailor/propose/entry-voice";
import { tidy } from "~/tailor/propose/mend-text";
import { mayBeReworded } from "~/tailor/render/resume-document";
import type { Resume } from "~/tailor/resume";
import { mendArticles } from "./plain-words";

type Draft = Omit<Change, "id">;

/** Texts of the person's own wording; names, titles and dates are not touched. */
const worded =
  /^\/(?:basics\/summary|(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|(?:highlights|courses)\/\d+)|other\/\d+\/lines\/\d+|awards\/\d+\/summary)$/;

/** The paragraph of a job, which may have the name of its part in front as its bullets do. */
const aboutJob = /^\/(?:work|volunteer)\/\d+\/summary$/;

/**
 * Every text with a fault in its signs or blanks, mended: it comes along with a change of substance and is none itself. How
 * lines end is a matter of print (`render/section-blocks.ts`).
 */
export function mendLines(resume: Resume): Draft[] {
  const isSmall = areAllSmall(resume);
  return resume.atoms.flatMap(({ id, path, text }): Draft[] => {
    if (!worded.test(path) || !mayBeReworded(resume, path)) return [];
    const tidied = mendArticles(text.split("\n").map(tidy).join("\n"));
    const { lines, index } = linesAround(resume, path);
    const isOpening = lines
      ? opensAnew(lines, index) || (isSmall && standsAlone(lines, index))
      : path.endsWith("/summary");
    const named = lines || aboutJob.test(path) ? partsAtLabels(tidied) : [];
    const plain = named.length === 1 ? (named[0] ?? tidied) : tidied;
    const opened = isOpening || plain !== tidied ? capital(plain) : tidied;
    if (opened === text || opened.trim() === "") return [];
    const after = lines ? endAlike(opened, lines) : opened;
    const why = mendArticles(text) === text ? "Mends blanks, punctuation and signs." : "Mends an article and signs.";
    // A capital alone is worth nobody's time.
    const isMend = after.toLowerCase() !== text.toLowerCase();
    const said = { before: text, after, why, requirementIds: [], isCosmetic: true, ...(isMend && { isMend }) };
    return [{ kind: "rephrase", atomId: id, path, ...said }];
  });
}

/** The bullets that one at a path stands among. */
function linesAround(resume: Resume, path: string): { lines: readonly string[] | undefined; index: number } {
  const [, list, index] = /^(.*\/highlights)\/(\d+)$/.exec(path) ?? [];
  return {
    lines: list === undefined ? undefined : (rawListAt(resume, list) as string[] | undefined),
    index: Number(index),
  };
}

/**
 * A bullet in small letters among others with a capital, or in a job that is written in small letters and tells deeds; behind a
 * line that does not end it goes on with that.
 */
function opensAnew(lines: readonly string[], index: number): boolean {
  if (isAllSmall(lines)) return true;
  const before = lines[index - 1];
  return opensWithCapitals(lines) && (before === undefined || /[.!?]$/.test(before.trim()));
}

const opensWithVerb = (line = "") => readVerb(/^\p{L}+/u.exec(line)?.[0] ?? "") !== undefined;

/** In all jobs no line opens with a capital, and half of them or more tell what was done. */
function areAllSmall({ work, volunteer, projects }: Resume): boolean {
  const lines = [...work, ...volunteer, ...projects].flatMap(({ highlights }) => highlights);
  return !lines.some((line) => /^\p{Lu}/u.test(line)) && lines.filter(opensWithVerb).length * 2 >= lines.length;
}

/** "cashed up" may be all there is to say: what follows is a line of its own where it opens with a verb. */
function standsAlone(lines: readonly string[], index: number): boolean {
  return opensWithVerb(lines[index]) || !breaksOff(lines[index - 1] ?? "");
}

/** No line opens with a capital, none breaks off, and half of them or more tell what was done: each is a bullet of its own. */
const isAllSmall = oncePer((lines: readonly string[]): boolean => {
  return (
    !lines.some((line) => /^\p{Lu}/u.test(line) || breaksOff(line)) &&
    lines.filter(opensWithVerb).length * 2 >= lines.filter((line) => /^\p{L}/u.test(line)).length
  );
});

const opensWithCapitals = oncePer(
  (lines: readonly string[]): boolean => lines.filter((line) => /^\P{Ll}/u.test(line)).length * 2 >= lines.length,
);
