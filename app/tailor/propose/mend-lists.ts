import type { Change } from "~/tailor/change";
import { readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";
import { voiceOf } from "./entry-voice";

type Draft = Omit<Change, "id">;

const fewestPieces = 2;
const fewestWords = 3;
const fewestWordsOfBroken = 5;
/** A paragraph of two short sentences is a bullet like any other. */
const leastDeeds = 0.75;
const leans = /^(?:this|these|that|those|it|he|she|they|also|then|there|which|however|thus|i|my|we|our)\b/iu;
const longParagraph = 45;

/** Paragraphs that run several deeds together, as a bullet each; bullets and skills that stand twice, once. */
export function mendLists(resume: Resume, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const lists = (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].flatMap((entry, at) => {
      const path = `/${section}/${at}`;
      if (doubtful.has(path)) return [];
      const keys = entry.highlights.map(wordsOf);
      const about = "summary" in entry ? entry.summary : undefined;
      const cut = about ? cutParagraph(resume, `${path}/summary`, about, entry, tag) : [];
      const ofLines = entry.highlights.flatMap((text, index): Draft[] => {
        const line = `${path}/highlights/${index}`;
        const base = { atomId: atomAt(resume, line)?.id ?? null, path: line, before: text, requirementIds: [] };
        if (base.atomId === null) return [];
        if (saysAgain(keys, index))
          return [
            {
              ...base,
              kind: "left-out",
              after: "",
              why: "Another line of this job says the same, and as much or more.",
            },
          ];
        return cutParagraph(resume, line, text, entry, tag);
      });
      return [...cut, ...ofLines];
    }),
  );
  return [...lists, ...repeatedSkills(resume)];
}

function cutParagraph(
  resume: Resume,
  path: string,
  text: string,
  entry: { endDate?: string; current?: boolean; highlights: string[] },
  tag: Tag,
): Draft[] {
  const atomId = atomAt(resume, path)?.id ?? null;
  const pieces = splitRun(text, tag);
  if (atomId === null || !areBullets(text, pieces, voiceOf(entry).verbsFirst, tag)) return [];
  const why = "A bullet for each thing you did is read; a paragraph is skipped.";
  return [{ atomId, path, before: text, after: pieces.join("\n"), kind: "split", why, requirementIds: [] }];
}

function repeatedSkills(resume: Resume): Draft[] {
  const skills = resume.skills.flatMap(({ keywords }, group) =>
    keywords.map((text, index) => ({ text, path: `/skills/${group}/keywords/${index}` })),
  );
  const keys = skills.map(({ text }) => wordsOf(text));
  return skills.flatMap(({ text, path }, index): Draft[] => {
    const atomId = atomAt(resume, path)?.id ?? null;
    if (atomId === null || keys[index] === "" || keys.indexOf(keys[index] ?? "") === index) return [];
    const why = "The same skill stands above it.";
    return [{ atomId, path, before: text, after: "", kind: "left-out", why, requirementIds: [], isCosmetic: true }];
  });
}

/** A line that stands above already, or that breaks off where another one goes on ("..., vouchers, or"). */
export function saysAgain(keys: readonly string[], index: number): boolean {
  const key = keys[index] ?? "";
  if (key === "" || keys.indexOf(key) < index) return key !== "";
  return key.split(" ").length >= fewestWordsOfBroken && keys.some((other) => other.startsWith(`${key} `));
}

/** Nearly every piece is a deed by itself: nothing leans on the sentence before it. */
function areBullets(text: string, pieces: string[], verbsFirst: boolean, tag: Tag): boolean {
  if (pieces.length < fewestPieces || (pieces.length < 3 && text.split(/\s+/).length < longParagraph)) return false;
  const deeds = pieces.filter((piece) => readDeed(piece, tag, verbsFirst) !== undefined).length;
  return (
    pieces.every((piece) => piece.split(/\s+/).length >= fewestWords && !leans.test(piece)) &&
    deeds / pieces.length >= leastDeeds
  );
}

/** The words of a line; two lines that differ in signs and capitals alone are the same. */
export function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}%$€£+#]+/gu) ?? []).join(" ");
}
