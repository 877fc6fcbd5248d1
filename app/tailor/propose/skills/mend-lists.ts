import type { Change } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import { isLabel, partsAtLabels } from "~/tailor/grammar/run-in-labels";
import { sentencesOf } from "~/tailor/grammar/split-sentences";
import { splitWall } from "~/tailor/grammar/split-wall";
import { areSureCuts } from "~/tailor/grammar/sure-cuts";
import type { Tag } from "~/tailor/grammar/tagger";
import { haveDeeds, readVerb } from "~/tailor/grammar/verb-forms";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { oncePer } from "~/tailor/once-per";
import { endAlike, leansBack } from "~/tailor/propose/entry-voice";
import { tidy, wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";
import { atomAt, doubtfulEntries } from "~/tailor/resume-atoms";

type Draft = Omit<Change, "id">;

const fewestPieces = 2;
/** So many lines of a job tell how its lines end. */
const fewestBeside = 3;
/** A paragraph of more sentences and words is skipped; beside one that is cut shorter ones are, too. */
const wall = { sentences: 4, words: 60 };
const fewestSentences = 3;
/** In words: a text that is all there is of its job, the same beside a job that is cut, and one of the person's own beside another. */
const paragraph = { ofJob: 24, ofOwn: 40, beside: 16 };
/** Longer ones are no paragraph of a job. */
const longestParagraph = 6000;
const fewestWordsOfBroken = 5;
const fewestTelling = 3;
const fewestWordsOfPiece = 3;
/** The blank behind a full stop was lost with the line break. */
const fusedEnd = /\p{Ll}{2}\.(?=\p{Lu}\p{Ll})/gu;
/** In words. What was cut where a line break may have been lost is a line by itself. */
const shortestLine = 4;

/** Paragraphs that run several deeds together, as a bullet each; bullets that stand twice, once. */
export function mendLists(resume: Resume, tag: Tag): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const told = cutOwnTexts(resume, tag);
  const ofEntries = (["work", "volunteer", "projects"] as const).flatMap((section) => {
    const cut = cutEntries(resume, section, doubtful, tag);
    // One job in bullets among others in paragraphs looks unfinished.
    const isCut = cut.some(({ kind }) => kind === "split");
    return isCut ? cutEntries(resume, section, doubtful, tag, fewestPieces) : cut;
  });
  return [...ofEntries, ...told];
}

function cutEntries(
  resume: Resume,
  section: "work" | "volunteer" | "projects",
  doubtful: ReadonlySet<string>,
  tag: Tag,
  sentences = fewestSentences,
): Draft[] {
  return resume[section].flatMap((entry, at) => {
    const path = `/${section}/${at}`;
    const isSure = !doubtful.has(path);
    const about = "summary" in entry ? entry.summary : undefined;
    const lines = entry.highlights.length < fewestBeside ? linesOfAll(resume) : entry.highlights;
    const isAll = entry.highlights.length + Number(about !== undefined) === 1;
    const how = {
      tag: isSure ? tag : undefined,
      ...(isAll && { words: sentences < fewestSentences ? paragraph.beside : paragraph.ofJob, sentences }),
    };
    const cut = about ? cutParagraph(resume, `${path}/summary`, about, lines, how) : [];
    const ofLines = entry.highlights.flatMap((text, index): Draft[] => {
      const line = `${path}/highlights/${index}`;
      const base = { atomId: atomAt(resume, line)?.id ?? null, path: line, before: text, requirementIds: [] };
      if (base.atomId === null) return [];
      const why = "Another line of this job says the same, and as much or more.";
      if (isSure && linesSaidAgain(entry.highlights).has(index)) return [{ ...base, kind: "left-out", after: "", why }];
      return cutParagraph(resume, line, text, lines, how);
    });
    return [...cut, ...ofLines];
  });
}

/** Sections of the person's own that tell of deeds or list items; beside one of them that is cut, other long paragraphs. */
function cutOwnTexts(resume: Resume, tag: Tag): Draft[] {
  const cutWhere = (isCut: (lines: readonly string[], text: string) => boolean) =>
    resume.other.flatMap(({ lines }, at) =>
      lines.flatMap((text, index) =>
        isCut(lines, text) ? cutParagraph(resume, `/other/${at}/lines/${index}`, text, lines, { tag }) : [],
      ),
    );
  const tells = (lines: readonly string[]) => haveDeeds(lines) || lines.some((text) => itemsAtStars(text).length > 0);
  const told = cutWhere(tells);
  const isLong = (text: string) => text.split(/\s+/).length >= paragraph.ofOwn && !self.test(text);
  return told.length === 0 ? told : cutWhere((lines, text) => tells(lines) || isLong(text));
}

/** Somebody speaks of themselves: a text that is read as one. */
const self = /^I\b/u;

interface Cutting {
  /** None where the head of the job is in doubt: then a wall is cut at the ends of its sentences alone. */
  tag: Tag | undefined;
  /** From so many words on a paragraph is cut though none of the resume is a wall. */
  words?: number;
  /** And from so many sentences on. */
  sentences?: number;
}

/** A text whose line breaks were lost, or several sentences where one of the resume's paragraphs is a wall or this one is long enough. */
function cutParagraph(
  resume: Resume,
  path: string,
  before: string,
  lines: readonly string[],
  { tag, words = Number.POSITIVE_INFINITY, sentences: fewest = fewestSentences }: Cutting,
): Draft[] {
  const atomId = atomAt(resume, path)?.id ?? null;
  const text = tidy(before);
  if (atomId === null || text.length > longestParagraph) return [];
  const items = itemsAtStars(before);
  const parts = before.split("\n").flatMap((line) => partsAtLabels(tidy(line)));
  const pieces = items.length > 0 ? items : parts.flatMap((part) => splitWall(part, tag));
  const isFused = (before.match(fusedEnd)?.length ?? 0) > 1;
  const sentences = sentencesOf(text);
  // What opens in small letters behind a stop was a line that its layout ran on.
  const isRunOn = sentences.some((one, at) => /^\p{Ll}/u.test(one) && /[.!?]$/u.test(sentences[at - 1] ?? ""));
  const areMore = isRunOn || sentences.length < pieces.length;
  const isLost = items.length > 0 || parts.length > 1 || isFused || (areMore && areLines(pieces));
  const isLong = hasWall(resume) || (sentences.length >= fewest && text.split(/\s+/).length >= words);
  const isRead = tag ? pieces.length >= fewest && isLong : isWall(text);
  if (pieces.length < fewestPieces || !(isLost || isRead) || isCrumb(pieces[0])) return [];
  const mayBeNotes = isNotes(pieces) || (pieces.length < fewestSentences && pieces.some(isShort));
  if ((tag && !areSureCuts(pieces, tag)) || (!isLost && mayBeNotes)) return [];
  const why = "A bullet for each thing you did is read; a paragraph is skipped.";
  const after = pieces.map((piece) => endAlike(capital(tidy(piece)).replace(/;$/, "."), lines)).join("\n");
  return [{ atomId, path, before, after, kind: "split", why, requirementIds: [] }];
}

const fewWords = 6;
const opensBelow = /^(?:with|without|under|among|alongside|between|before|after|since|from|for)\b/iu;

const isShort = (piece: string) => piece.split(/\s+/).length < fewWords;

/** Most of it is said in a few words, or its first piece hangs on the head of the job ("With two fitters."): as bullets they would say nothing. */
function isNotes(pieces: readonly string[]): boolean {
  const short = pieces.filter(isShort);
  return short.length * 2 > pieces.length || (opensBelow.test(pieces[0] ?? "") && short.includes(pieces[0] ?? ""));
}

/** Between figures it multiplies. */
const star = /(?<!\d)\s+\*+\s+|\s+\*+\s+(?!\d)/u;
const starred = { fewest: 3, words: 3 };

/** "3 years of sales * 2 years of stock * ...": the items that stars part, where they are no names of a word or two. */
function itemsAtStars(text: string): string[] {
  const pieces = text.replace(/^\s*\*+\s*/u, "").split(star);
  const words = pieces.join(" ").split(/\s+/).length;
  return pieces.length >= starred.fewest && words >= starred.words * pieces.length ? pieces : [];
}

/** The lines of all jobs that stand alone: how most of them end, those that are cut out of a paragraph end as well. */
const linesOfAll = oncePer(({ work, volunteer, projects }: Resume): string[] =>
  [...work, ...volunteer, ...projects]
    .flatMap(({ highlights }) => highlights)
    .filter((line, at) => !leansBack(line, at) && !/[,:]$/.test(line.trim())),
);

/** No piece is a crumb, and most are no lists of their own; of two the second opens with a deed, or with what leads to one. */
function areLines(pieces: readonly string[]): boolean {
  const opening = /^\p{L}+/u.exec(pieces[1] ?? "")?.[0] ?? "";
  const opensAnew = readVerb(opening) !== undefined || functionWords.has(opening.toLowerCase()) || /ly$/.test(opening);
  if (pieces.length === fewestPieces && !opensAnew) return false;
  const lists = pieces.filter((piece) => piece.slice(0, -1).includes(";"));
  return pieces.every((piece) => piece.split(/\s+/).length >= shortestLine) && lists.length * 2 <= pieces.length;
}

function isWall(text: string): boolean {
  return text.split(/\s+/).length >= wall.words && sentencesOf(text).length >= wall.sentences;
}

/** Whether a paragraph of the resume's jobs or sections is a wall: then all are cut alike. */
const hasWall = oncePer(({ work, volunteer, projects, other }: Resume): boolean =>
  [
    ...[...work, ...volunteer].flatMap(({ summary = "", highlights }) => [summary, ...highlights]),
    ...projects.flatMap(({ highlights }) => highlights),
    ...other.flatMap(({ lines }) => lines),
  ].some((text) => isWall(tidy(text))),
);

/** "(3 weeks)" before what was done there: no bullet. */
function isCrumb(piece = ""): boolean {
  return piece.split(/\s+/).length < fewestWordsOfPiece && !/[.:;]$/.test(piece) && readVerb(piece) === undefined;
}

/** A project or client of its own, with what follows told of it: "Sea wall, north: duration of project 5 months". */
const opensProject = /^[^.]{0,100}(?:\b(?:projects?|clients?|assignment)\b[^.]{0,60}[:–]|: duration\b)/iu;

/**
 * The places of the lines of a job that another line of it says as well: what is told of each of its projects is told once of each.
 */
export const linesSaidAgain = oncePer((lines: readonly string[]): ReadonlySet<number> => {
  const again = new Set<number>();
  let from = 0;
  for (let at = 1; at <= lines.length; at += 1) {
    const line = lines[at];
    const isName =
      line !== undefined && isLabel(line, lines[at + 1]) && lines.indexOf(line) === lines.lastIndexOf(line);
    if (line !== undefined && !isName && !opensProject.test(line)) continue;
    const keys = lines.slice(from, at).map(wordsOf);
    for (const index of keys.keys()) if (saysAgain(keys, index)) again.add(from + index);
    from = at;
  }
  return again;
});

/**
 * A line that stands above already, that breaks off where another one goes on ("..., vouchers, or"), or all of whose telling
 * words stand in another one that opens alike ("Handled all escrowed accounts").
 */
function saysAgain(keys: readonly string[], index: number): boolean {
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

const stemsOfEach = oncePer((keys: readonly string[]) => keys.map(contentStems));
