import { withArticles } from "~/tailor/grammar/missing-articles";
import type { Tag, Word } from "~/tailor/grammar/tagger";
import type { Job } from "~/tailor/letter/jobs/job";
import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { resumeShare } from "~/tailor/lexicon/word-frequencies";

const pointing =
  /\b(?:this|these|those(?! (?:who|with|of|in|that))|such(?! as)|said|aforementioned|the above)\b(?: (\p{L}+))?/giu;

/** "in those years", where the sentence has named no years before: it points at what stands elsewhere, or nowhere. */
export function pointsAway(text: string): boolean {
  if (/^I (?:\p{L}+ly )?\p{L}+ (?:it|them|him|her)\b|\bhere(?:$| (?:from|since|as)\b)/u.test(text)) return true;
  return [...text.matchAll(pointing)].some(([, noun = ""], at, all) => {
    const [stem] = contentStems(noun);
    const before = text.slice(0, all[at]?.index);
    return stem === undefined || !contentStems(before).includes(stem);
  });
}

const abbreviations: readonly [RegExp, string][] = [
  [/(?<=(?<![\d.,])1 )(?:yrs?|years)\b\.?/gu, "year"],
  [/(?<=(?<![\d.,])1 )(?:hrs?|hours)\b\.?/gu, "hour"],
  [/(?<=\d\+? )yrs?\b\.?(?! (?!as|across|plus|less|always|his|its)\p{Ll}+s\b)/gu, "years"],
  [/(?<=\d\+? )hrs?\b\.?(?! (?!as|across|plus|less|always|his|its)\p{Ll}+s\b)/gu, "hours"],
  [/(?<=\s)w\/\s?(?=\p{L})/gu, "with "],
  [/(?<=[\d\s])sq\.? ?ft\b\.?/giu, "square feet"],
  [/\bapprox\b\.? (?=\D?\d)/giu, "about "],
  [/(?<=\b(?:in|across|of|throughout|within|from|to) )(?=United States\b(?!-| \p{Lu}))/gu, "the "],
];

/** "9 yrs w/ lifts" in full. */
export function inFull(text: string): string {
  return abbreviations.reduce((whole, [short, full]) => whole.replace(short, full), text);
}
/** "clean / dirty", "designed/Implemented", "three 3 vans": notes of a form. */
const isNote = /\s[/|]|\p{L}\/\s|\p{Ll}\/\p{Lu}\p{Ll}|\b(?:two|three|four|five|six|seven|eight|nine|ten) \d/u;

/**
 * A sentence of a resume without its shorthand: the articles that it leaves out, capitals for show, "our" of an employer that was
 * left. Undefined where it cannot stand alone, or an article is missing and nothing says which.
 */
export function withoutShorthand(told: string, { isCurrent }: Pick<Job, "isCurrent">, tag: Tag): string | undefined {
  const full = inFull(told.replace(/\band\/or\b/gu, "or"));
  if (pointsAway(full) || isNote.test(full)) return undefined;
  const plain = withListEnd(withoutShow(full, tag));
  if (!isCurrent && /\bour (?:own|best|first|only)\b/u.test(plain)) return undefined;
  return withArticles(isCurrent ? plain : plain.replace(/\bour\b/gu, "the"), tag);
}

/** "three systems: Dext, Gusto, paper" with the "and" that a list wants at its end. */
function withListEnd(text: string): string {
  const [, head = "", list = ""] = /^(.*: |my work includ(?:es|ed) )([^:;.()]+)$/u.exec(text) ?? [];
  const items = list.split(", ");
  const isPlain =
    items.length > 2 && items.every((item) => item.split(" ").length <= mostOfItem) && !/\b(?:and|or)\b/u.test(list);
  return isPlain ? `${head}${items.slice(0, -1).join(", ")} and ${items.at(-1)}` : text;
}

/** In words. */
const mostOfItem = 3;

/** Most resumes write of it, so that it names nothing in particular. */
const usualShare = 0.08;

/** "Vendor relationships", "trained Employees": a single common noun with a capital within a sentence; no name of a tool, and no part of a longer name. */
function withoutShow(text: string, tag: Tag): string {
  const words = tag(text);
  const tools = findTerms(text).filter(({ kind }) => kind === "tool");
  const hasCapital = (word: Word | undefined) => word !== undefined && /^[\p{Lu}\d]/u.test(word.text);
  return words.reduce((whole, word, at) => {
    const { text: own, start, end, pos, isKnown } = word;
    const isOne = at > 1 && /^\p{Lu}\p{Ll}{2,}$/u.test(own) && pos === "PROPN" && !isKnown;
    if (!isOne || [-2, -1, 1].some((step) => at + step > 0 && hasCapital(words[at + step]))) return whole;
    if ([words[at - 1], words[at + 1]].some((beside) => /^[-/&.'’(]/u.test(beside?.text ?? ""))) return whole;
    if (/^(?:of|for)$/u.test(words[at + 1]?.text ?? "") || /^(?:of|by|at)$/u.test(words[at - 1]?.text ?? ""))
      return whole;
    if (tools.some((tool) => tool.start < end && start < tool.end)) return whole;
    const small = `${whole.slice(0, start)}${own.toLowerCase()}${whole.slice(end)}`;
    const [read, next] = tag(small).filter((other) => other.start >= start);
    const [stem = ""] = contentStems(own);
    const isUsual = resumeShare(stem) >= usualShare && read?.isKnown === true && read.pos === "NOUN";
    const isPart = next?.pos === "NOUN" || /[^s]s$/u.test(own);
    return isUsual && isPart ? small : whole;
  }, text);
}
