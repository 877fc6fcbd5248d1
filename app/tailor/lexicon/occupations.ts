import occupations from "./data/occupations.json" with { type: "json" };
import { splitWords, type Token } from "./tokenize";

/** A kind of job named in a title. */
export interface Occupation {
  family: string;
  sector: string;
  /** Words of the title that told. */
  words: number;
}

/**
 * Titles by sector and family. Titles of one family are one kind of job, families of one sector are neighbours, and
 * `related` families are of one training: people go from one to the other without learning another trade. A title is
 * matched by all its words in order, in the singular.
 */
const { sectors, related } = occupations;

let built: Map<string, { words: string[]; family: string; sector: string }[]> | undefined;

function titles() {
  built ??= build();
  return built;
}

function build() {
  const byFirst = new Map<string, { words: string[]; family: string; sector: string }[]>();
  for (const [sector, families] of Object.entries(sectors)) {
    for (const [family, names] of Object.entries(families)) {
      for (const title of names) {
        const words = splitWords(title, () => true).map((token) => token.norm);
        const first = words[0] ?? "";
        byFirst.set(first, [...(byFirst.get(first) ?? []), { words, family, sector }]);
      }
    }
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  return byFirst;
}

/** Words of titles as people shorten them. */
const shortened = new Map([
  ["tech", "technician"],
  ["mgr", "manager"],
  ["asst", "assistant"],
  ["supv", "supervisor"],
  ["qs", "quantity surveyor"],
]);

function spelledOut(tokens: Token[]): string[] {
  return tokens.flatMap(({ norm }) => (shortened.get(norm) ?? norm).split(" "));
}

/** Occupations that the words of a title name, the longest title at each place ("software engineer", not "engineer"). */
export function occupationsIn(tokens: Token[]): Occupation[] {
  const said = spelledOut(tokens);
  const found: Occupation[] = [];
  for (let i = 0; i < said.length; ) {
    const hit = titles()
      .get(said[i] ?? "")
      ?.find(({ words }) => words.every((word, j) => said[i + j] === word));
    if (hit) found.push({ family: hit.family, sector: hit.sector, words: hit.words.length });
    i += hit ? hit.words.length : 1;
  }
  return found;
}

/** True for two families of one training: a tester of software and one who writes it. */
export function areRelated(family: string, other: string): boolean {
  return family !== other && related.some((list) => list.includes(family) && list.includes(other));
}
