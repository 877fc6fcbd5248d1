import { contentStems } from "~/tailor/lexicon/content-stems";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { isCommonWord } from "~/tailor/lexicon/word-frequencies";
import { dot, unit, vectorOf, vectorSize } from "~/tailor/lexicon/word-kinship";
import { askedWords } from "~/tailor/match/evidence/trace-words";
import { oncePer } from "~/tailor/once-per";
import type { Posting } from "~/tailor/posting";

/** What a post speaks of, to tell what else speaks of it. */
export interface Trade {
  vector: Float32Array | undefined;
  names: ReadonlySet<string>;
  /** Field of work -> its share of the post's terms. */
  fields: ReadonlyMap<string, number>;
  stems: ReadonlySet<string>;
  /** Every telling word of the post, wherever it stands. */
  said: ReadonlySet<string>;
  /** Words of what is asked and of the title. */
  asked: ReadonlySet<string>;
}

const tradeWords = 60;

/** What a post speaks of: its title, what it asks for, and the words of its duties. */
export const tradeOf = oncePer(({ title = "", requirements, duties, source }: Posting): Trade => {
  const hits = findTerms(source);
  const fields = hits.map(({ field }) => field);
  const said = [title, ...requirements.map(({ term }) => term)].join("\n");
  const stems = askedWords(said).slice(0, tradeWords);
  const all = [said, ...duties.map(({ start, end }) => source.slice(start, end))].join("\n");
  const words = contentStems(all);
  return {
    vector: vectorOfWords(stems.map(({ stem }) => stem)),
    names: new Set(hits.map(({ canonical }) => canonical)),
    fields: new Map(fields.map((field) => [field, fields.filter((one) => one === field).length / fields.length])),
    stems: new Set(words),
    said: new Set(contentStems(`${title}\n${source}`)),
    asked: new Set(
      [title, ...requirements.map(({ term }) => term)].flatMap((term) =>
        askedWords(term).flatMap((one) => (one.isTelling ? one.stem : [])),
      ),
    ),
  };
});

function vectorOfWords(stems: readonly string[]): Float32Array | undefined {
  const sum = new Float32Array(vectorSize);
  for (const stem of stems) {
    const vector = vectorOf(stem);
    for (let at = 0; vector && at < vectorSize; at += 1) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0);
  }
  return unit(sum);
}

/** How much a skill that is not asked for by name helps with this post, beside the others of its list. */
export function worthOf(text: string, { vector, names, fields, stems }: Trade): number {
  const hits = findTerms(text);
  const words = askedWords(text).map(({ stem }) => stem);
  const own = vectorOfWords(words);
  const near = own && vector ? dot(own, vector) : 0;
  const isNamed = hits.some(({ canonical }) => names.has(canonical));
  const shared = words.filter((stem) => stems.has(stem)).length / Math.max(1, words.length);
  const field = Math.max(0, ...hits.map((hit) => fields.get(hit.field) ?? 0));
  const isTool = hits.some(({ kind }) => kind === "tool" || kind === "credential" || kind === "language");
  const isTrait = hits.length > 0 && hits.every(({ kind }) => kind === "soft");
  const isPlainWord = words.length < 2 && !isTool && isCommonWord(text.trim().toLowerCase());
  return near * 3 + field * 3 + (isNamed ? 2 : 0) + shared + Number(isTool) - Number(isTrait) - (isPlainWord ? 1 : 0);
}

/** How near a thing is to a kind of work by the company that their words keep; 0 where nothing tells. */
export function closeness(text: string, work: string): number {
  const [own, other] = [text, work].map((one) => vectorOfWords(askedWords(one).map(({ stem }) => stem)));
  return own && other ? dot(own, other) : 0;
}

/** How many different words of what is asked for, and of the post's title, a text has. */
export function askedIn(text: string, { asked }: Trade): number {
  return new Set(askedWords(text).flatMap(({ stem }) => (asked.has(stem) ? stem : []))).size;
}
