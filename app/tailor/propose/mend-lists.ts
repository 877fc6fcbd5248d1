import type { Change } from "~/tailor/change";
import { readDeed } from "~/tailor/grammar/read-deed";
import { splitRun } from "~/tailor/grammar/split-run";
import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";
import { voiceOf } from "./entry-voice";

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

/** One change a list: what stands in it or above it already, by whatever name of the same thing. */
function repeatedSkills(resume: Resume): Draft[] {
  const repeated = skillsListedAgain(resume);
  return resume.skills.flatMap(({ keywords }, group): Draft[] => {
    const path = `/skills/${group}/keywords`;
    const left = keywords.filter((_, index) => !repeated.has(`${path}/${index}`));
    const dropped = keywords.length - left.length;
    if (dropped === 0 || left.length === 0) return [];
    const isDusty = keywords.some(isDust);
    const again = `${dropped === 1 ? "It stands" : "They stand"} in the list already`;
    const why = isDusty ? `${again}, or name${dropped === 1 ? "s" : ""} no skill.` : `${again}.`;
    const [before, after] = [keywords.join("\n"), left.join("\n")];
    return [
      { atomId: null, path, before, after, kind: "left-out", why, requirementIds: [], isCosmetic: dropped < telling },
    ];
  });
}

/** So many repeated skills are seen at once; fewer are a trifle. */
const telling = 3;

/** Makers that a tool is named with or without. */
const makers = ["microsoft", "ms", "adobe", "autodesk", "intuit"];

/** Paths of the skills that another one says: the same words but for capitals and a plural, or a tool without its maker. */
export function skillsListedAgain({ skills }: Pick<Resume, "skills">): Set<string> {
  const all = skills.flatMap(({ keywords }, group) =>
    keywords.map((text, index) => ({
      path: `/skills/${group}/keywords/${index}`,
      key: wordsOf(text).replace(/(?<=\p{L}{3})(?<!s)s(?= |$)/gu, ""),
    })),
  );
  const first = new Map<string, number>();
  for (const [at, { key }] of all.entries()) if (!first.has(key)) first.set(key, at);
  const again = all.filter(
    ({ key }, at) => key !== "" && (first.get(key) !== at || makers.some((maker) => first.has(`${maker} ${key}`))),
  );
  const dust = skills.flatMap(({ keywords }, group) =>
    keywords.flatMap((text, index) => (isDust(text) ? [`/skills/${group}/keywords/${index}`] : [])),
  );
  return new Set([...again.map(({ path }) => path), ...dust]);
}

/** What is left of a torn line: a number, a function word, a letter that is no programming language. */
function isDust(text: string): boolean {
  const plain = text.trim().toLowerCase();
  return /^(?:\d{1,4}|[abd-qs-z]|com|etc\.?)$/.test(plain) || functionWords.has(plain);
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

function tellingWords(key: string): string[] {
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
