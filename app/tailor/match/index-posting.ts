import { stem } from "../gate/stem";
import { tokenize } from "../lexicon/lexicon";
import { type Occupation, occupationsIn } from "../lexicon/occupations";
import { functionWords, linkVerbs, weakClosers, weakOpeners } from "../lexicon/stop-words";
import { resumeShare } from "../lexicon/word-frequencies";
import type { Posting } from "../posting";

/** A word of the post's duties with its weight and the chance that any resume holds it. */
export interface DutyWord {
  stem: string;
  weight: number;
  chance: number;
}

export interface PostingIndex {
  title: { stems: string[]; occupations: Occupation[] };
  duties: DutyWord[];
  /** Stems of each requirement's own words, by its id. */
  terms: Map<string, string[]>;
}

const indexes = new WeakMap<Posting, PostingIndex>();
/** A word of the title speaks of the job as often as this many mentions in its text. */
const titleMentions = 2;

/** Everything about a posting that does not depend on the resume; computed once per posting object. */
export function indexPosting(posting: Posting): PostingIndex {
  const known = indexes.get(posting);
  if (known) return known;
  const titleTokens = tokenize(posting.title ?? "");
  const index = {
    title: { stems: contentStems(posting.title ?? ""), occupations: occupationsIn(titleTokens) },
    duties: dutyWords(posting),
    terms: new Map(posting.requirements.map(({ id, term }) => [id, tokenize(term).map((token) => token.stem)])),
  };
  indexes.set(posting, index);
  return index;
}

/** Stems of the words that carry meaning, in order. */
function contentStems(text: string): string[] {
  return tokenize(text)
    .filter(({ norm }) => norm.length > 1 && !/^\d/.test(norm) && !functionWords.has(norm) && !weakOpeners.has(norm))
    .map((token) => token.stem);
}

function dutyWords(posting: Posting): DutyWord[] {
  const counts = new Map<string, number>();
  const add = (text: string, times: number): void => {
    for (const word of contentStems(text)) counts.set(word, (counts.get(word) ?? 0) + times);
  };
  for (const { start, end } of readPlaces(posting)) add(posting.source.slice(start, end), 1);
  add(posting.title ?? "", titleMentions);
  for (const { kind, term } of posting.requirements)
    if (kind === "soft") for (const word of contentStems(term)) counts.delete(word);
  return [...counts]
    .filter(([word]) => !generic.has(word))
    .map(([word, count]) => {
      const chance = resumeShare(word);
      return { stem: word, chance, weight: -Math.log(chance) * (1 + Math.log(count)) };
    });
}

const generic = new Set([...linkVerbs, ...weakClosers].map(stem));

/** The duties and the sentences around requirements, each place once. */
function readPlaces(posting: Posting) {
  const places = new Map(posting.duties.map((span) => [span.start, span]));
  for (const { sentence } of posting.requirements) places.set(sentence.start, sentence);
  return places.values();
}
