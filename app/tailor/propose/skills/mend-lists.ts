import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { partsAtLabels } from "~/tailor/grammar/run-in-labels";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { isWall, splitWall } from "~/tailor/grammar/split-wall";
import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb, tellDeeds } from "~/tailor/grammar/verb-forms";
import { tellingStems } from "~/tailor/lexicon/telling-stems";
import { oncePer } from "~/tailor/once-per";
import { endAlike } from "~/tailor/propose/entry-voice";
import { tidy, wordsOf } from "~/tailor/propose/mend-text";
import { linesListedAgain } from "~/tailor/propose/repeated-entries";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";

type Draft = Omit<Change, "id">;

const fewestPieces = 2;
/** Two short sentences in one bullet are read as one. */
const fewestSentences = 3;
/** Longer ones are no paragraph of a job. */
const longestParagraph = 6000;
const fewestWordsOfBroken = 5;
const fewestTelling = 3;
const fewestWordsOfPiece = 3;

/** Brackets that were to hold a figure, where the text reads on without them: "a $() budget", "2019()". */
export const emptyBrackets = /\s?\$\(\s*\)|(?<=[\p{L}\d])\(\s*\)/gu;

/** Paragraphs that run several deeds together, as a bullet each; bullets that stand twice, once. */
export function mendLists(resume: Resume, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const again = linesListedAgain(resume.work);
  const told = resume.other.flatMap(({ lines }, at) =>
    tellDeeds(lines)
      ? lines.flatMap((text, index) => cutParagraph(resume, `/other/${at}/lines/${index}`, text, lines, tag))
      : [],
  );
  const ofEntries = (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].flatMap((entry, at) => {
      const path = `/${section}/${at}`;
      const isSure = !doubtful.has(path);
      const keys = isSure ? entry.highlights.map(wordsOf) : [];
      const about = "summary" in entry ? entry.summary : undefined;
      const lines = entry.highlights.length === 0 && about ? [about] : entry.highlights;
      const cut = about ? cutParagraph(resume, `${path}/summary`, about, lines, isSure ? tag : undefined) : [];
      const ofLines = entry.highlights.flatMap((text, index): Draft[] => {
        const line = `${path}/highlights/${index}`;
        const base = { atomId: atomAt(resume, line)?.id ?? null, path: line, before: text, requirementIds: [] };
        if (base.atomId === null) return [];
        const isSaidHere = isSure && saysAgain(keys, index);
        const why = isSaidHere
          ? "Another line of this job says the same, and as much or more."
          : "A job above says this word for word, as others do.";
        if (isSaidHere || (isSure && again.has(line))) return [{ ...base, kind: "left-out", after: "", why }];
        return cutParagraph(resume, line, text, lines, isSure ? tag : undefined);
      });
      return [...cut, ...ofLines];
    }),
  );
  return [...ofEntries, ...told];
}

/**
 * A wall of text, a text whose line breaks were lost, or several sentences; where the head of the job is in doubt (no `tag`)
 * a wall at the ends of its sentences alone.
 */
function cutParagraph(
  resume: Resume,
  path: string,
  before: string,
  lines: readonly string[],
  tag: Tag | undefined,
): Draft[] {
  const atomId = atomAt(resume, path)?.id ?? null;
  const text = tidy(before);
  if (atomId === null || text.length > longestParagraph) return [];
  const parts = partsAtLabels(text);
  const pieces = parts.flatMap((part) => splitWall(part, tag));
  const isRun =
    parts.length > 1 ||
    (tag !== undefined && (pieces.length >= fewestSentences || sentencesOf(text).length < pieces.length));
  if (pieces.length < fewestPieces || !(isRun || isWall(text)) || isCrumb(pieces[0])) return [];
  const why = "A bullet for each thing you did is read; a paragraph is skipped.";
  const after = pieces.map((piece) => endAlike(capital(tidy(piece)).replace(/;$/, "."), lines)).join("\n");
  return [{ atomId, path, before, after, kind: "split", why, requirementIds: [] }];
}

/** "(3 weeks)" before what was done there: no bullet. */
function isCrumb(piece = ""): boolean {
  return piece.split(/\s+/).length < fewestWordsOfPiece && !/[.:;]$/.test(piece) && readVerb(piece) === undefined;
}

/**
 * A line that stands above already, that breaks off where another one goes on ("..., vouchers, or"), or all of whose telling
 * words stand in another one that opens alike ("Handled all escrowed accounts").
 */
export function saysAgain(keys: readonly string[], index: number): boolean {
  const key = keys[index] ?? "";
  if (key === "" || keys.indexOf(key) < index) return key !== "";
  if (key.split(" ").length >= fewestWordsOfBroken && keys.some((other) => other.startsWith(`${key} `))) return true;
  const all = stemsOfEach(keys);
  const words = all[index] ?? [];
  if (words.length < fewestTelling) return false;
  return all.some((others, at) => {
    const isWithin = others[0] === words[0] && words.every((word) => others.includes(word));
    return at !== index && isWithin && (new Set(others).size > new Set(words).size || at < index);
  });
}

const stemsOfEach = oncePer((keys: readonly string[]) => keys.map(tellingStems));
