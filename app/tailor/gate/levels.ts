import { numberWordsPattern } from "./number-words";
import type { Word } from "./words";

const cues: [RegExp, number][] = [
  [
    /^(?:familiar|familiarity|exposure|exposed|basic|basics|beginner|elementary|introductory|novice|learning|limited|awareness|aware|rudimentary|some)$/,
    1,
  ],
  [/^(?:conversational|intermediate|working)$/, 2],
  [
    /^(?:proficient|proficiency|proficiently|skilled|strong|strongly|solid|advanced|adept|competent|highly|excellent|good|great|robust|sound)$/,
    3,
  ],
  [/^(?:fluent|fluency|fluently)$/, 3.5],
  [
    /^(?:expert|expertise|expertly|mastery|mastered|extensive|extensively|deep|deeply|specialist|native|bilingual|guru|thorough|comprehensive|seasoned|exceptional|outstanding|world-class|superior)$/,
    4,
  ],
];

/** "Some 480 staff" are about that many. */
const countsNext = new RegExp(`^\\s+(?:\\p{N}|${numberWordsPattern}\\b)`, "iu");

interface Cue {
  index: number;
  level: number;
  postfix: boolean;
}

/** Level that a cue word states (1 familiar ... 4 expert), undefined for other words. */
export function levelOfCue(lower: string): number | undefined {
  return cues.find(([pattern]) => pattern.test(lower))?.[1];
}

/**
 * For each word the level of command that its sentence states: "familiar with Go" gives Go 1, plain mention is 2.
 * A cue reaches forward to the next cue, or back over its item where it stands behind it ("Spanish (fluent)").
 */
export function levelsOf(text: string, words: Word[]): number[] {
  const levels = words.map(() => 2);
  let sentence: number[] = [];
  const flush = () => {
    applyCues(text, words, sentence, levels);
    sentence = [];
  };
  words.forEach((word, index) => {
    const previous = words[index - 1];
    if (
      previous &&
      (/[.;!?\n|]/.test(text.slice(previous.end, word.start)) || /^(?:but|while|whereas)$/.test(word.lower))
    )
      flush();
    sentence.push(index);
  });
  flush();
  return levels;
}

function applyCues(text: string, words: Word[], sentence: number[], levels: number[]): void {
  const found: Cue[] = [];
  for (const index of sentence) {
    const word = words[index];
    const level = word && levelOfCue(word.lower);
    if (
      !word ||
      level === undefined ||
      (word.lower === "strong" && text[word.start - 1] === "-") ||
      (word.lower === "some" && countsNext.test(text.slice(word.end))) ||
      (word.lower === "working" && words[index + 1]?.lower !== "knowledge" && words[index + 1]?.lower !== "proficiency")
    )
      continue;
    if (found.some((cue) => index - cue.index === 1) && level >= 2) continue;
    const before = text.slice(words[index - 1]?.end ?? 0, word.start);
    found.push({ index, level, postfix: /[(:–—]|\s-\s|\[/.test(before) });
  }
  found.forEach((cue, position) => {
    const next = found[position + 1];
    if (cue.postfix) {
      for (let index = cue.index - 1; index >= (sentence[0] ?? 0); index--) {
        levels[index] = cue.level;
        if (/[,;]/.test(text.slice(words[index - 1]?.end ?? 0, words[index]?.start ?? 0))) break;
      }
      return;
    }
    for (const index of sentence)
      if (index > cue.index && (!next || next.postfix || index < next.index)) levels[index] = cue.level;
  });
}
