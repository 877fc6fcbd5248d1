import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import { isWall, splitWall } from "~/tailor/grammar/split-wall";
import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";
import { voiceOf } from "./entry-voice";
import { tidy } from "./mend-text";

type Draft = Omit<Change, "id">;

const fewestPieces = 2;
const fewestWords = 3;
const fewestWordsOfBroken = 5;
/** A paragraph of two short sentences is a bullet like any other. */
const leastDeeds = 0.75;
const fewestTelling = 3;
const leans = /^(?:this|these|that|those|it|he|she|they|also|then|there|which|however|thus|i|my|we|our)\b/iu;
/** "January 2005 to": the rest stands elsewhere. */
const breaksOff = /\s(?:to|and|or|of|for|with|the|an?|[–-])[.;]?$/iu;
const longParagraph = 45;

/** Paragraphs that run several deeds together, as a bullet each; bullets that stand twice, once. */
export function mendLists(resume: Resume, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  return (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].flatMap((entry, at) => {
      const path = `/${section}/${at}`;
      const isSure = !doubtful.has(path);
      const keys = isSure ? entry.highlights.map(wordsOf) : [];
      const about = "summary" in entry ? entry.summary : undefined;
      const cut = about ? cutParagraph(resume, `${path}/summary`, about, entry, isSure ? tag : undefined) : [];
      const ofLines = entry.highlights.flatMap((text, index): Draft[] => {
        const line = `${path}/highlights/${index}`;
        const base = { atomId: atomAt(resume, line)?.id ?? null, path: line, before: text, requirementIds: [] };
        if (base.atomId === null) return [];
        if (isSure && saysAgain(keys, index))
          return [
            {
              ...base,
              kind: "left-out",
              after: "",
              why: "Another line of this job says the same, and as much or more.",
            },
          ];
        return cutParagraph(resume, line, text, entry, isSure ? tag : undefined);
      });
      return [...cut, ...ofLines];
    }),
  );
}

/** A run of deeds, or a wall of text; where the head of the job is in doubt (no `tag`) at the ends of sentences alone. */
function cutParagraph(
  resume: Resume,
  path: string,
  before: string,
  entry: { endDate?: string; current?: boolean; highlights: string[] },
  tag: Tag | undefined,
): Draft[] {
  const atomId = atomAt(resume, path)?.id ?? null;
  const text = tidy(before);
  const run = tag ? splitRun(text, tag) : [];
  const isRun = tag !== undefined && areBullets(text, run, voiceOf(entry).verbsFirst, tag);
  const pieces = isRun ? run : isWall(text) ? splitWall(text, tag) : [];
  if (atomId === null || pieces.length < fewestPieces) return [];
  const why = "A bullet for each thing you did is read; a paragraph is skipped.";
  const after = pieces.map((piece) => capital(tidy(piece))).join("\n");
  return [{ atomId, path, before, after, kind: "split", why, requirementIds: [] }];
}

/**
 * A line that stands above already, that breaks off where another one goes on ("..., vouchers, or"), or all of whose telling
 * words stand in another one that opens alike ("Handled all escrowed accounts").
 */
export function saysAgain(keys: readonly string[], index: number): boolean {
  const key = keys[index] ?? "";
  if (key === "" || keys.indexOf(key) < index) return key !== "";
  if (key.split(" ").length >= fewestWordsOfBroken && keys.some((other) => other.startsWith(`${key} `))) return true;
  const words = tellingWords(key);
  if (words.length < fewestTelling) return false;
  return keys.some((other, at) => {
    const others = tellingWords(other);
    const isWithin = others[0] === words[0] && words.every((word) => others.includes(word));
    return at !== index && isWithin && (new Set(others).size > new Set(words).size || at < index);
  });
}

/** Stems of the words of a text that say something. */
export function tellingWords(key: string): string[] {
  return tokenize(key).flatMap(({ norm, word }) => (functionWords.has(norm) ? [] : word.stem));
}

/** Nearly every piece is a deed by itself: nothing leans on the sentence before it. */
function areBullets(text: string, pieces: string[], verbsFirst: boolean, tag: Tag): boolean {
  if (pieces.length < fewestPieces || (pieces.length < 3 && text.split(/\s+/).length < longParagraph)) return false;
  const deeds = pieces.filter((piece) => readDeed(piece, tag, verbsFirst) !== undefined).length;
  return (
    pieces.every((piece) => piece.split(/\s+/).length >= fewestWords && !leans.test(piece) && !breaksOff.test(piece)) &&
    deeds / pieces.length >= leastDeeds
  );
}

/** The words of a line; two lines that differ in signs and capitals alone are the same. */
export function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}%$€£+#]+/gu) ?? []).join(" ");
}
