import type { Tag } from "~/tailor/grammar/tagger";
import { readVerb } from "~/tailor/grammar/verb-forms";
import { isTitleNoun } from "~/tailor/parse/words/role-words";
import { joinList } from "~/tailor/propose/in-sentence";
import { describesThing } from "./no-deed";
import { isUnfit, plainLine } from "./tell-line";

const fewestWords = 3;
const mostWords = 26;
/** What somebody is like or able to do is no work. */
const quality =
  /\b(?:since \d+|knowledge|abilit(?:y|ies)|skills?|experienced?|proficien\p{L}+|familiar\p{L}*|understanding|excellent|strong|energetic|disciplined|motivated|dedicated|attitude|liaison|other duties|promoted|certified|trained|awarded)\b/iu;

/** What somebody had to see to, and work by its name: "Responsible for both ledgers", "Disposal of old stock". */
const inCharge =
  /^(?:(?:was |directly |solely |primarily )*(?:responsible for|in charge of|tasked with)|(?:my |main |primary |daily )*(?:duties|responsibilities) (?:include[sd]?|were|are)):? +(?:all of )?(?=\p{L})/iu;
const ofWork = /(?:ings?|[a-z]{3}ments?|[ts]ions?|[a-z]{3}als?|ances?|[lr]ysis|ships?)$/iu;

/** Work in nouns of a job whose other lines are deeds: what was somebody's to see to, or is named as work. */
export function tellDuty(source: string, tag: Tag): string | undefined {
  const plain = plainLine(source);
  const rest = plain.replace(inCharge, "");
  const [thing = ""] = rest.split(/[,;]| (?:of|for|in|and|with|from|on|to|at|over|by|including)\b/u);
  // Capitals for show would stand in the middle of a sentence.
  const isNamed = ofWork.test(thing) || openingThings(rest) > 0 || describesThing(rest, tag);
  if ((rest === plain && !isNamed) || /(?!^)\p{Lu}\p{Ll}/u.test(rest.trim())) return undefined;
  return tellNouns(rest.charAt(0).toUpperCase() + rest.slice(1), tag);
}

/**
 * A line that names work in nouns ("Aircraft inspection and repair, troubleshooting"), as it goes behind "My work included";
 * undefined where it is a sentence, a person, a quality or a heading.
 */
export function tellNouns(source: string, tag: Tag): string | undefined {
  const text = plainLine(source);
  const words = text.split(" ");
  if (words.length < fewestWords || words.length > mostWords || quality.test(text) || isUnfit(text)) return undefined;
  // A heading sets its words in capitals.
  if (words.filter((word) => /^\p{Ll}{3,}/u.test(word)).length < 2) return undefined;
  // "Video engine Audio engine Hardware modules": several lines that lost their ends.
  if (/\p{Ll} \p{Lu}\p{Ll}+ (?:.* )?\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)) return undefined;
  // "Ovens, grills, Cleaning": the capital opens a line that lost its beginning.
  if (/\p{Ll}, \p{Lu}\p{Ll}+(?=,|$)/u.test(text)) return undefined;
  // What is joined before a thing describes it: "Planned and reactive repairs", "Cut and dye, curls and perms".
  const opening = describesThing(text, tag) ? 2 : openingThings(text);
  const first = readVerb(words[opening] ?? "");
  if (first && first.form !== "gerund" && !first.nounToo) return undefined;
  const isList = openingThings(text) > 0;
  const tagged = tag(text).slice(opening);
  if (tagged[0]?.pos === "ADP" || (tagged[0]?.pos === "ADJ" && tagged[1]?.pos === "ADP")) return undefined;
  const isSentence = tagged.some(
    ({ pos, text: word }) =>
      pos === "AUX" ||
      pos === "PRON" ||
      (!isList && ((pos === "VERB" && !/ing$/u.test(word)) || readVerb(word)?.form === "past")),
  );
  if (isSentence || tagged.slice(0, 4).some(({ text: word }) => isTitleNoun(word.toLowerCase()))) return undefined;
  const isName = /^(?:\p{Lu}{2}|\p{Lu}[\p{L}&/-]*\p{Lu})/u.test(text) || !tag(text.toLowerCase())[0]?.isKnown;
  return asList(isName ? text : text.charAt(0).toLowerCase() + text.slice(1));
}

/** How many words of a list of names may be verbs elsewhere: "cut and dye" before "curls and perms". */
function openingThings(text: string): number {
  const [chain = ""] = /^\p{L}+(?: and \p{Ll}+)?(?=, \p{Ll})/u.exec(text) ?? [];
  const items = text.slice(chain.length + 2).split(/, | and /u);
  const isNamed =
    items.length > 1 &&
    items.every((item) => item.split(" ").length <= longestItem && readVerb(item.split(" ")[0] ?? "")?.form !== "past");
  return chain !== "" && isNamed ? chain.split(" ").length : 0;
}

const longestItem = 3;

/** A list of short names with each of them once and one joint: "repairs, inspections, and repairs, tests" is "repairs, inspections and tests". */
function asList(text: string): string {
  const items = text.split(/,? and |, /u);
  const isPlain = items.length > 2 && items.every((item) => item.split(" ").length <= longestItem);
  if (!isPlain) return text;
  const isSaid = (item: string, at: number) =>
    items.some((other, place) => place !== at && (other === item ? place < at : ` ${other} `.includes(` ${item} `)));
  return joinList(items.filter((item, at) => !isSaid(item, at)));
}
