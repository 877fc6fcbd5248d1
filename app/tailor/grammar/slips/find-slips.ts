import type { Tag, Word } from "~/tailor/grammar/tagger";
import { wrongPersons } from "./agreement";
import { bareRoles, bareThings } from "./bare-nouns";
import { bareSubjects } from "./bare-subjects";
import { wrongNumbers } from "./counted";
import { nounsOf } from "./nouns";
import { unlikeForms } from "./parallel";
import type { Slip } from "./slip";
import { wrongTenses } from "./tenses";

/** Longer texts were never cut into sentences. */
const longestText = 4000;

/**
 * Slips of grammar in a text that only mean one thing, each as the words around it with the words that are meant: "Errors was" as
 * "Errors were". `isWord` knows words in small letters.
 */
export function findSlips(
  text: string,
  tag: Tag,
  isWord: (word: string) => boolean,
): [slipped: string, meant: string][] {
  if (text.length > longestText) return [];
  const words = tag(text);
  const nouns = nounsOf(isWord);
  const slips = [
    ...wrongPersons(words, nouns),
    ...unlikeForms(words),
    ...wrongNumbers(words, nouns),
    ...bareRoles(words),
    ...bareSubjects(words),
    ...wrongTenses(words),
    ...bareThings(text, tag),
  ].sort((one, other) => one.start - other.start);
  return groupsOf(slips, words).map((group) => asPhrase(group, text, words));
}

/** Slips whose phrases would overlap are one. */
function groupsOf(slips: readonly Slip[], words: readonly Word[]): Slip[][] {
  const groups: Slip[][] = [];
  for (const slip of slips) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const between = last ? words.filter(({ start, end }) => start >= last.end && end <= slip.start).length : 0;
    if (last && slip.start < last.end) continue;
    if (group && between < fewestBetween) group.push(slip);
    else groups.push([slip]);
  }
  return groups;
}

const fewestBetween = 3;

/** With a word on both sides, so that nothing else in the resume is changed with it. */
function asPhrase(group: readonly Slip[], text: string, words: readonly Word[]): [slipped: string, meant: string] {
  const [from, to] = [group[0]?.start ?? 0, group.at(-1)?.end ?? 0];
  const isWord = ({ text: word }: Word) => /\p{L}|\d/u.test(word);
  const start = words.findLast((word) => word.end <= from && isWord(word))?.start ?? from;
  const end = words.find((word) => word.start >= to && isWord(word))?.end ?? to;
  let meant = "";
  let at = start;
  for (const slip of group) {
    meant += text.slice(at, slip.start) + slip.meant;
    at = slip.end;
  }
  return [text.slice(start, end), meant + text.slice(at, end)];
}
