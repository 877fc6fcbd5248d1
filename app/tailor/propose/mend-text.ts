import { partsAtLabels } from "~/tailor/grammar/run-in-labels";
import { findTerms } from "~/tailor/lexicon/lexicon";
import { findMisread } from "~/tailor/lexicon/repair-encoding";
import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCommonWord, isCountedForm } from "~/tailor/lexicon/word-frequencies";

/** Words that never stand twice in a row on purpose ("that that" and "had had" may). */
const twice = /\b(the|an?|and|of|to|in|for|with|on|by|at|from|as|or|is|our|my) \1(?= \p{L})/giu;
/** Where a blank between two words was lost: "performance.Formally", "clientsReceived". */
const fused = /(?<![\p{L}\d@/.])(\p{L}\p{Ll}{2,})([.,;:]?)(\p{Lu}\p{Ll}{2,})(?![\p{L}\d@/.])/gu;
/** A word with a blank behind its first letter: "e xtensive". */
const torn = /(?:(?<![\p{L}'’.&/-])([b-hj-z])|(?<=^|[.!?] )([B-HJ-Z])) (\p{Ll}{4,})(?![\p{L}'’-])/gu;

/** A sign of a list inside a line: "ovens * grills", "ovens; *grills". Between figures it multiplies. */
const listSign = /(\S)\s+(?:\*+\s+(?=(\S))|\*+(?=\p{L}{3}))/gu;
/** A stop before the first word: ".Cleaned the ovens" (".NET" is a name). */
const leadingStop = /^(?:[.,;]+\s+|[.,;](?=\p{Lu}\p{Ll}{3,}\b))(?=\S)/u;
/** A comma behind a whole word and its stop; what is shorter may be cut short ("Inc., "). */
const stopAndComma = /(?<=\p{L}{5}|\d{4})\.,(?:\s+(\p{L})|$)/gu;
/** "sorted letters and. parcels": a stop was set wherever a line of this text broke. */
const stopInside = /(?<= (?:and|or|the|of|with|for))\.(?= \p{Ll})/u;
const stopBeforeSmall = /(?<=\p{L}{3})\.(?= \p{Ll}{2})/gu;
/** "6years" */
const gluedUnit = /(?<![\p{L}\d.,/-])(\d{1,3}\+?)((?:year|month|week|day|hour|minute)s?)(?![\p{L}\d-])/gu;

/** A comma or semicolon between words, or between a word and a figure, with no blank behind it; not in an address. */
const lostBlank =
  /(?:(?<=\p{L}{2})[,;](?=\p{L}{2})|(?<=\p{L}{3}),(?=\d)|(?<=\d),(?=\p{L}{2}))(?<!(?:www\.|:\/\/|@|&)\S{0,100})/gu;
/** "cars.No complaints" */
const sentenceOnSmallWord = /(?<=\p{Ll}{3})\.(\p{Lu}\p{Ll}{0,2})(?= \p{L})/gu;

const twoCapitals = /(?<![\p{L}\d])(\p{Lu})\1\p{Ll}{3,}(?!\p{L})/gu;

/** Shorter ones may end an address. */
const wholeWord = 4;

/** Mends spaces, stray signs, signs in the wrong encoding and small words said twice; never another word. */
export function tidy(text: string): string {
  return withoutStops(withoutMisread(text))
    .replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/(?:[\u00a0\u200b\ufeff]|&nbsp;)+/g, " ")
    .replace(/\u201a(?=\s)/g, ",")
    .replace(/(?<=\p{L})\u201a(?=\p{L})/gu, ", ")
    .replace(/\s+/g, " ")
    .replace(/:?\s*_{3,}[\s_]*(?=[^\s_])/g, ": ")
    .replace(/\s*_{3,}[\s_]*$/g, "")
    .replace(listSign, (whole, before: string, next = "") => {
      if (/\d/.test(before) && /\d/.test(next)) return whole;
      return /[.!?:;,]$/.test(before) ? `${before} ` : `${before}; `;
    })
    .replace(leadingStop, "")
    .replace(/\s+,(?=\p{L})/gu, ", ")
    .replace(/\s+([,.;])(?=\s|$)/g, "$1")
    .replace(/(?:\s+\.|(?<=[)\d])\.)(?=\p{Lu}\p{Ll}{2})(?!Net(?!\p{L}))/gu, ". ")
    .replace(lostBlank, "$& ")
    .replace(sentenceOnSmallWord, (whole, word: string) =>
      functionWords.has(word.toLowerCase()) ? `. ${word}` : whole,
    )
    .replace(/\s+([!?])(?=\s|$|\p{Lu})/gu, "$1")
    .replace(/(?<=\p{L}{2})([!?])(?=\p{Lu}\p{Ll})/gu, "$1 ")
    .replace(/(\p{L}{2}[,;])(?:\s?[,;])+(?=\s|$)/gu, "$1")
    .replace(/[,;]\.(?=\s|$)/g, ".")
    .replace(/:\.(?=\s|$)/g, ":")
    .replace(stopAndComma, (_whole, next = "") =>
      next === "" ? "." : /\p{Lu}/u.test(next) ? `. ${next}` : `, ${next}`,
    )
    .replace(/([.!?])\s*\.{2,}\s*(?=\p{Lu})/gu, "$1 ")
    .replace(/(?<=[\p{L}\d)]{2})\.{2,}\s*(?=\p{Lu}\p{Ll})/gu, ". ")
    .replace(/(?<=[\p{L}\d)]{2})(?:\.\.|\.{4,})(?=\s|$)/gu, ".")
    .replace(/(?<=[\p{L}\d)]{2})\.{3}$/gu, ".")
    .replace(gluedUnit, "$1 $2")
    .replace(/\(\s+(?=\S)/g, "(")
    .replace(/(?<=\S)\s+\)/g, ")")
    .replace(/(\d) \+(?= \p{L})/gu, "$1+")
    .replace(twice, "$1")
    .replace(twoCapitals, oneCapital)
    .replace(fused, apart)
    .replace(torn, (whole, small = "", large = "", rest: string) => {
      const word = small + large + rest;
      return isCountedForm(word.toLowerCase()) && !isCountedForm(rest) ? word : whole;
    })
    .replace(/^(?:[-–−•·*>»]+\s+|\*+(?=\p{L}{3}))/u, "")
    .replace(/\s+[-–−•·*>,]$/, "")
    .trim();
}

function withoutStops(text: string): string {
  return stopInside.test(text) ? text.replace(stopBeforeSmall, "") : text;
}

/** "EExcellent": a slip where the rest is a word that everybody uses. */
function oneCapital(whole: string): string {
  return isCommonWord(whole.slice(1).toLowerCase()) && !isCommonWord(whole.toLowerCase()) ? whole.slice(1) : whole;
}

function withoutMisread(text: string): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, meant } of findMisread(text)) {
    parts.push(text.slice(at, start), meant);
    at = end;
  }
  return at === 0 ? text : parts.join("") + text.slice(at);
}

/** Two words that everybody uses, with no blank between them; a name like "PowerPoint" stays. */
function apart(whole: string, left: string, sign: string, right: string): string {
  const isWord = (word: string) => functionWords.has(word) || isCommonWord(word);
  const [isLeft, isRight] = [isWord(left.toLowerCase()), isWord(right.toLowerCase())];
  // A full stop behind a word in small letters tells already that a sentence ends there.
  const isEnd =
    sign !== "" && right.length >= wholeWord && (isLeft || isRight || (sign === "." && /^\p{Ll}/u.test(left)));
  const areWords = isEnd || (isLeft && isRight);
  const isName = findTerms(whole).some(({ text }) => text.length > Math.max(left.length, right.length));
  if (!areWords || isName || (sign === "" && /^\p{Lu}/u.test(left))) return whole;
  return sign === "" ? `${left} ${right}` : `${left}${sign} ${right}`;
}

/**
 * The letters and figures of a text in order, without what separates them: what mending its signs and blanks leaves as it
 * was. Signs in the wrong encoding are read as they were meant, a small word said twice counts once, and the name of a part of a
 * job that ran into its lines does not count.
 */
export function lettersOf(text: string): string {
  const plain = withoutMisread(text)
    .replace(/&(?:#39|apos|quot|nbsp);/g, " ")
    .replace(/&amp;/g, "&")
    .replace(/\s+/g, " ")
    .replace(twice, "$1")
    .replace(twoCapitals, oneCapital)
    .replace(/^[-–−•·*]\s+/, "");
  return (
    partsAtLabels(plain)
      .join(" ")
      .match(/\d+(?:[.,:/]\d+)*|\p{L}+|[%$€£+#&@]/gu) ?? []
  ).join("");
}

/** Whether a text says what another one says: it differs in signs and blanks alone, and in a capital to open with. */
export function isSameText(before: string, after: string): boolean {
  const [one, other] = [lettersOf(before), lettersOf(after)];
  return one === other || (one !== "" && one.charAt(0).toUpperCase() + one.slice(1) === other);
}

/** The words of a line; two lines that differ in signs and capitals alone are the same. */
export function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}%$€£+#]+/gu) ?? []).join(" ");
}
