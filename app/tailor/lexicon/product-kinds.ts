import kinds from "./data/products.json" with { type: "json" };
import { tokenize } from "./lexicon";
import { functionWords } from "./stop-words";
import { isCommonWord } from "./word-frequencies";

/** A product by its trade name. */
export interface Product {
  name: string;
  /** Stem of its first word. */
  first: string;
  /** Its name is an everyday word, too ("Sage", "Toast"): only its own spelling inside a sentence or a list names it. */
  isPlain: boolean;
}

/** Words for something that runs on a computer: behind the name of a purpose they name a kind ("ticketing | system"). */
const heads = new Set(
  "software system tool platform package program application app suite solution technology product".split(" "),
);
/** They stand before the name of a kind and are no part of it. */
const idle = new Set(
  `experience knowledge use user using used working proficient proficiency familiar familiarity understanding confident
   competent skilled ability similar other another equivalent comparable relevant any some common modern standard
   industry computer computerized electronic digital online company in-house house major leading one least`.split(
    /\s+/,
  ),
);
/** What follows names examples. */
const examples =
  /\s*(?:\(|,|\b(?:such as|like|e\.?g\.?|for example|for instance|including|preferably|ideally)\b).*$/isu;

/** Kinds by the words that name them, with blanks between; of a purpose ("ticketing") only with one of `heads` behind it. */
const named = new Map<string, number[]>();
const purposes = new Map<string, number[]>();
let products: Product[][] | undefined;

function build(): Product[][] {
  const note = (into: Map<string, number[]>, text: string, at: number): void => {
    const key = keyOf(tokenize(text).map(({ norm }) => norm));
    into.set(key, [...(into.get(key) ?? []), at]);
  };
  return kinds.map((kind, at) => {
    const [names, of, trade] = kind.split("|").map((list) =>
      list
        .split(";")
        .map((name) => name.trim())
        .filter(Boolean),
    );
    for (const name of names ?? []) note(named, name, at);
    for (const purpose of of ?? []) note(purposes, purpose, at);
    return (trade ?? []).map(readProduct);
  });
}

function readProduct(name: string): Product {
  const [first, ...others] = tokenize(name);
  const isPlain = others.length === 0 && isCommonWord(name.toLowerCase());
  return { name, first: first?.word.stem ?? "", isPlain };
}

const keyOf = (norms: string[]): string => norms.join(" ");

/**
 * The products of the kind that a term asks for ("experience with a ticketing system such as Zendesk"), from
 * `data/products.json`; none where the term names no kind. A line there has what the kind is called, behind `|` what
 * names it with "software" or the like, behind another `|` its products; written for this project from general knowledge.
 */
export function productsOf(term: string): readonly Product[] {
  products ??= build();
  const norms = tokenize(term.replace(examples, "")).map(({ norm }) => norm);
  while (norms.length > 0 && (functionWords.has(norms[0] ?? "") || idle.has(norms[0] ?? ""))) norms.shift();
  let end = norms.length;
  while (end > 1 && heads.has(norms[end - 1] ?? "")) end -= 1;
  const found = [
    ...(named.get(keyOf(norms)) ?? []),
    ...(named.get(keyOf(norms.slice(0, end))) ?? []),
    ...(end < norms.length ? (purposes.get(keyOf(norms.slice(0, end))) ?? []) : []),
  ];
  return [...new Set(found)].flatMap((at) => products?.[at] ?? []);
}
