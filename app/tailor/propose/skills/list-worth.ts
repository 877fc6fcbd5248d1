import { capital } from "~/tailor/grammar/open-with-deed";
import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCountedForm, postingShare, resumeShare } from "~/tailor/lexicon/word-frequencies";
import { roleName } from "~/tailor/propose/summary/role-name";
import weights from "./list-worth.json";

const bands = [0.02, 0.05, 0.1, 0.2, 0.35];
const mostWords = 8;
/** "Photoshop (2 years)" is Photoshop. */
const forYears = /\s*\(\d{1,2}\+? (?:years?|yrs?|months?)\)$/i;

/** What can be seen of an item of a list of skills, without the rest of the resume: names of features that it has. */
export function listFeatures(item: string): string[] {
  const text = item.replace(forYears, "").trim();
  const tokens = tokenize(text);
  const hits = findTermsIn(text, tokens, true);
  const isOfTerm = (start: number) => hits.some((hit) => start >= hit.start && start < hit.end);
  const telling = tokens.filter(({ norm }) => !functionWords.has(norm));
  const covered = telling.filter(({ start }) => isOfTerm(start)).length;
  const words = text.split(/\s+/).length;
  const isLower = /^\p{Ll}/u.test(text);
  const [last] = telling.slice(-1);
  const [first] = telling;
  const has: (string | false)[] = [
    `words ${Math.min(mostWords, words)}`,
    isLower && "small",
    words === 1 && isLower && "one small word",
    covered === 0 && "no term",
    covered > 0 && covered === telling.length && "all terms",
    ...hits.map(({ kind }) => `${kind}`),
    words === 1 && covered === 1 && `word ${hits[0]?.kind}`,
    /\d/.test(text) && "figure",
    /^\P{L}*$/u.test(text) && "no word",
    /^\p{Lu}{2,}$/u.test(text) && "abbreviation",
    /[.;:]\s|[.;:]$/.test(text) && "sign",
    /\((?![^()]*\))/.test(text) && "open bracket",
    covered < telling.length && roleName(capital(text)) !== undefined && "title",
    isCountedForm(text.toLowerCase()) && "everyday word",
    functionWords.has(tokens.at(-1)?.norm ?? "") && "breaks off",
    tokens.some(({ norm }) => /^(?:i|my|me|we|their|his|her)$/.test(norm)) && "person",
    ...endings(first?.norm, "first"),
    ...endings(last?.norm, "last"),
    ...(last && words <= 2 ? [`${words} seen ${bandOf(resumeShare(last.word.stem))}`] : []),
    ...(last && words <= 2 ? [`${words} asked ${bandOf(postingShare(last.word.stem))}`] : []),
  ];
  return [...new Set(has.filter((name) => name !== false))];
}

function bandOf(share: number): number {
  return bands.filter((bound) => share >= bound).length;
}

const suffixes = ["ing", "ed", "er", "or", "al", "ive", "ous", "able", "tion", "ment", "ity", "ship", "ics", "s"];

function endings(word: string | undefined, place: string): string[] {
  const end = suffixes.find((suffix) => word?.endsWith(suffix));
  return end ? [`${place} ${end}`] : [];
}

const table: Readonly<Record<string, number>> = weights;

/**
 * How likely an editor would leave an item in a list of skills, from 0 to 1, whatever the post: low for words that name no
 * skill ("approach", "focus"), titles, crumbs of sentences and praise. Trained on items that were marked by hand.
 */
export function listWorth(item: string): number {
  const sum = listFeatures(item).reduce((total, name) => total + (table[name] ?? 0), table.bias ?? 0);
  return 1 / (1 + Math.exp(-sum));
}
