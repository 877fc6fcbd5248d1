import type { Span } from "~/tailor/resume";
import { isTitleNoun, organisationScore, titleScore } from "./role-words";
import type { Source } from "./source-line";
import { split } from "./span-text";

/** Two names in one stretch: "Cook at The Mill", "Cook, The Mill", "Line Cook Mill Restaurant". */
export function splitNames(source: Source, chunk: Span, jobs: boolean): Span[] {
  const text = source.text.slice(chunk.start, chunk.end);
  const at = / (?:at|@|bei|chez) (?=\p{Lu}|the )/u.exec(text);
  if (at) return split(source, chunk, / (?:at|@|bei|chez) (?=\p{Lu}|the )/gu);
  const parts = split(source, chunk, /,(?![^(]*\))(?!\s*(?:Inc|LLC|Ltd|LLP|Corp|Co|PLC|GmbH|Jr|Sr)(?![\w-]))/g);
  if (parts.length > 1) return isOneTitle(source, parts) ? [chunk] : twoNames(source, parts);
  if (!jobs) return [chunk];
  const words = [...text.matchAll(/\S+/g)];
  for (let index = words.length - 2; index >= 0; index--) {
    const word = words[index];
    if (!word || !isTitleNoun(word[0])) continue;
    const cut = word.index + word[0].length;
    if (organisationScore(text.slice(cut)) < 2) continue;
    return [
      { start: chunk.start, end: chunk.start + cut },
      { start: chunk.start + cut + 1, end: chunk.end },
    ];
  }
  const placeholder = /\bCompany Name$/.exec(text);
  return placeholder && placeholder.index > 0
    ? [
        { start: chunk.start, end: chunk.start + placeholder.index - 1 },
        { start: chunk.start + placeholder.index, end: chunk.end },
      ]
    : [chunk];
}

const departments =
  /^(?:(?:sales|marketing|operations|finance|engineering|accounting|hr|human resources|it|information technology|product|design|research|r&d|development|communications|legal|logistics|quality|quality assurance|administration|customer service|customer support|purchasing|procurement|production|nights?|days?)(?: (?:and|&) |$))+$/iu;

/** "Team Leader, Office Associate" or "Director, Sales and Marketing": titles and a department, and no employer. */
function isOneTitle(source: Source, parts: Span[]): boolean {
  const [first, ...others] = parts.map(({ start, end }) => source.text.slice(start, end));
  if (!first || titleScore(first) === 0 || organisationScore(first) > 1) return false;
  return others.every((text) => (titleScore(text) === 2 && organisationScore(text) === 0) || departments.test(text));
}

/** Comma parts in two runs, cut where titles end or begin, so that "Director, Sales, Acme Ltd" stays a title and a name. */
function twoNames(source: Source, parts: Span[]): Span[] {
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last || parts.length === 2) return parts;
  const titled = parts.map(({ start, end }) => titleScore(source.text.slice(start, end)) > 0);
  const cut =
    titled.at(-1) && !titled[0]
      ? parts.length - 1
      : Math.max(1, Math.min(titled.lastIndexOf(true) + 1, parts.length - 1));
  const owner = parts.findIndex(({ start, end }) => organisationScore(source.text.slice(start, end)) === 2);
  const at = owner > 0 && titled[0] ? owner : cut;
  const [endOfFirst, startOfSecond] = [parts[at - 1], parts[at]];
  if (!endOfFirst || !startOfSecond) return parts;
  return [
    { start: first.start, end: endOfFirst.end },
    { start: startOfSecond.start, end: last.end },
  ];
}
