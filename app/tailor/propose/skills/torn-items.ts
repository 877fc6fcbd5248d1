import type { Change } from "~/tailor/change";
import { findTermsIn, tokenize } from "~/tailor/lexicon/lexicon";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { seamsOf } from "~/tailor/parse/plain-list";
import { wordsOf } from "~/tailor/propose/mend-text";
import type { Resume } from "~/tailor/resume";

type Draft = Omit<Change, "id">;

/** So much of an item is named by the lexicon that it is one. */
const knownShare = 0.5;
const longestItem = 160;
/** So many items of a list that two columns ran together tell that others were, too. */
const fewestTorn = 2;

/**
 * Items of a list of skills that two columns left in one, as an item each: "Project management
 * Results-oriented". They are parted where a capital follows a small word, and only where every piece is known by the lexicon
 * or stands in the list by itself.
 */
export function partTornItems({ skills, atoms }: Resume): Draft[] {
  const single = new Set(skills.flatMap(({ keywords }) => keywords.map(wordsOf)));
  const isTorn = skills.map(({ keywords }) => {
    const torn = keywords.filter((text) => text.length <= longestItem && parted(text, single, false) !== text);
    return torn.length >= fewestTorn;
  });
  return atoms.flatMap(({ id, path, text }): Draft[] => {
    const group = /^\/skills\/(\d+)\/keywords\/\d+$/.exec(path)?.[1];
    if (group === undefined || text.length > longestItem) return [];
    const after = parted(text, single, isTorn[Number(group)] === true);
    if (after === text) return [];
    const why = "Two skills that the layout ran together.";
    const style = { isCosmetic: true, isMend: true };
    return [{ kind: "split", atomId: id, path, before: text, after, why, requirementIds: [], ...style }];
  });
}

/** `isOfTornList`: one known piece tells the layout, where other items of the list were surely run together. */
function parted(text: string, single: ReadonlySet<string>, isOfTornList: boolean): string {
  const words = text.split(" ");
  const ends = seamsOf(text);
  const starts = [0, ...ends];
  const pieces = starts.map((start, at) => words.slice(start, starts[at + 1]).join(" "));
  // "Java, SQL, basic Python": each part between commas is an item by itself, or nothing was torn.
  const isTorn = (piece: string) => piece.split(/,\s*/).every((part) => isItem(part, single));
  if (pieces.length > 1 && (isOfTornList ? pieces.some(isTorn) : pieces.every(isTorn))) return pieces.join("\n");
  return namesIn(text)?.join("\n") ?? text;
}

/** Names of several words side by side, and nothing else: "Accounts Receivable Accounts Payable". */
function namesIn(text: string): string[] | undefined {
  const hits = findTermsIn(text, tokenize(text), true).toSorted((left, right) => left.start - right.start);
  const names = hits.map(({ start, end }) => text.slice(start, end));
  const isAll = names.join(" ") === text && names.every((name) => /\S \S/.test(name));
  return isAll && names.length > 1 ? names : undefined;
}

/** Named by the lexicon for the most part, or found in the list by itself. */
function isItem(text: string, single: ReadonlySet<string>): boolean {
  if (single.has(wordsOf(text))) return true;
  const tokens = tokenize(text);
  const hits = findTermsIn(text, tokens, true);
  const telling = tokens.filter(({ norm }) => !functionWords.has(norm));
  const covered = telling.filter(({ start }) => hits.some((hit) => start >= hit.start && start < hit.end));
  return !/[.;:(]/.test(text) && telling.length > 0 && covered.length >= knownShare * telling.length;
}
