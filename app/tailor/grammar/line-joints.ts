import { functionWords } from "~/tailor/lexicon/stop-words";
import { isCountedForm } from "~/tailor/lexicon/word-frequencies";
import type { Tag, Word } from "./tagger";
import { readVerb } from "./verb-forms";

/** A place between two words where one line may end and the next begin. */
export interface Joint {
  /** Where the next line would begin in the text that was tagged. */
  start: number;
  /** What can be seen there, as names of features. */
  features: string[];
  /** What stands behind it is hardly ever a part of a name: a verb in the past, "Responsible", "Promptly answered". */
  isNoName: boolean;
}

/** What can be seen of one word by itself. */
interface Look {
  name: string;
  pos: string;
  suffix: string;
  shape: string;
  form: string;
  isFunction: boolean;
  isCounted: boolean;
}

const nothing: Look = {
  name: "-",
  pos: "-",
  suffix: "-",
  shape: "-",
  form: "none",
  isFunction: false,
  isCounted: false,
};

/**
 * Every gap of a text behind which a word opens with a capital, in order, with what can be seen around it: the words on both
 * sides, what they are, whether names stand there, and what form the deeds of this text have. Linear in the words.
 */
export function jointsOf(text: string, tag: Tag): Joint[] {
  const words = tag(text);
  const looks = words.map(lookOf);
  const places = words.flatMap((word, at) => (isJoint(words[at - 1], word) && !wantsObject(words, at) ? [at] : []));
  if (places.length === 0) return [];
  const runs = capitalRuns(looks);
  const depths = bracketDepths(words);
  const verbPlaces = places.filter((at) => looks[at]?.form !== "none");
  const mates = new Map<string, number>();
  for (const at of [0, ...verbPlaces]) mates.set(looks[at]?.form ?? "", (mates.get(looks[at]?.form ?? "") ?? 0) + 1);
  const size = sizeOf(words.length);
  const capitals = looks.filter(({ shape }) => shape === "Title" || shape === "CAPS").length;
  const share = shareOf(capitals / Math.max(1, looks.filter(({ shape }) => shape !== "sign").length));
  const opening = looks[0]?.form ?? "none";
  let verbsSeen = 0;
  return places.map((at) => {
    const [left2, left, right, right2, right3] = [-2, -1, 0, 1, 2].map((by) => looks[at + by] ?? nothing) as [
      Look,
      Look,
      Look,
      Look,
      Look,
    ];
    const start = words[at]?.start ?? 0;
    const before = at - (verbPlaces[verbsSeen - 1] ?? 0);
    if (verbPlaces[verbsSeen] === at) verbsSeen += 1;
    const behind = (verbPlaces[verbsSeen] ?? words.length) - at;
    const { form } = right;
    const namesLeft = runs.left[at - 1] ?? 0;
    const namesRight = runs.right[at] ?? 0;
    const company = Math.min(3, mates.get(form) ?? 0);
    const features = [
      "bias",
      `lw=${left.name}`,
      `lp=${left.pos}`,
      `ls=${left.suffix}`,
      `lc=${left.shape}`,
      `rw=${right.name}`,
      `rp=${right.pos}`,
      `rs=${right.suffix}`,
      `rc=${right.shape}`,
      `rf=${form}`,
      `r2w=${right2.name}`,
      `r2p=${right2.pos}`,
      `l2w=${left2.name}`,
      `ll=${left2.pos},${left.pos}`,
      `lr=${left.pos},${right.pos}`,
      `rr=${right.pos},${right2.pos},${right3.pos}`,
      `rfp=${form},${right2.pos}`,
      `rfc=${form},${right2.shape}`,
      `rwc=${right.name},${right2.shape}`,
      `lrf=${left.shape},${form}`,
      `lrfc=${left.shape},${form},${right2.shape}`,
      `lpf=${left.pos},${form}`,
      `fn=${left.isFunction},${form}`,
      `lf=${left.form},${form}`,
      `low=${left.isCounted},${right.isCounted},${left.shape}`,
      `run=${namesLeft},${namesRight}`,
      `runf=${namesLeft},${form}`,
      `open=${opening},${form}`,
      `mates=${company},${form}`,
      `since=${sizeOf(before)}`,
      `sincef=${sizeOf(before)},${form}`,
      `rest=${sizeOf(behind)}`,
      `restf=${sizeOf(behind)},${form}`,
      `size=${size}`,
      `sizef=${size},${form}`,
      `share=${share},${form}`,
      `sharec=${share},${left.shape},${right2.shape}`,
      `in=${(depths[at] ?? 0) > 0}`,
    ];
    return { start, features, isNoName: isNoName(right, right2) };
  });
}

/** "by enhancing", "while training": what it is done to follows. */
function wantsObject(words: Word[], at: number): boolean {
  const [joint, gerund] = [words[at - 2], words[at - 1]];
  return (
    /^(?:by|while|through|when|for|of)$/iu.test(joint?.text ?? "") && readVerb(gerund?.text ?? "")?.form === "gerund"
  );
}

/** Small words that a line may end with, other than "the" or "of": "on my own", "when to pick them up". */
const mayEnd = new Set(
  "etc own once now all others more up out off down over here there each again both most it them me him us you".split(
    " ",
  ),
);

/** No line ends with "the" or "of", and "I" has its capital anywhere. */
function isJoint(left: Word | undefined, right: Word): boolean {
  if (left === undefined || left.end >= right.start || !/^\p{Lu}/u.test(right.text) || right.text === "I") return false;
  const before = left.text.toLowerCase();
  return !functionWords.has(before) || mayEnd.has(before);
}

function isNoName(right: Look, next: Look): boolean {
  return right.form === "past" || right.name === "responsible" || (/ly$/u.test(right.suffix) && next.form === "past");
}

function lookOf({ text, pos }: Word): Look {
  const lower = text.toLowerCase();
  const isWord = /\p{L}/u.test(text);
  const isCounted = isWord && isCountedForm(lower);
  const verb = readVerb(text);
  const unknown = /^\p{L}{3,}ed$/u.test(text) ? "ed" : /^\p{L}{3,}ing$/u.test(text) ? "ing" : "none";
  return {
    name: isCounted || verb || functionWords.has(lower) || !/[\p{L}\d]/u.test(text) ? lower : shapeOf(text),
    pos,
    suffix: isWord ? lower.slice(-3) : shapeOf(text),
    shape: shapeOf(text),
    form: verb ? `${verb.form}${verb.nounToo ? "/n" : ""}` : unknown,
    isFunction: functionWords.has(lower),
    isCounted,
  };
}

function shapeOf(text: string): string {
  if (/^\p{Ll}/u.test(text)) return "low";
  if (/^\p{Lu}\p{Ll}*$/u.test(text) && text.length > 1) return "Title";
  if (/^\p{Lu}/u.test(text)) return /\p{Ll}/u.test(text) ? "Mixed" : "CAPS";
  return /\d/.test(text) ? "digit" : "sign";
}

/** How many words with a capital stand in a row up to each word, and from it on; three count as many. */
function capitalRuns(looks: readonly Look[]): { left: number[]; right: number[] } {
  const isCapital = ({ shape }: Look) => shape === "Title" || shape === "CAPS" || shape === "Mixed";
  const left: number[] = [];
  const right: number[] = [];
  let run = 0;
  for (const look of looks) {
    run = isCapital(look) ? Math.min(3, run + 1) : 0;
    left.push(run);
  }
  run = 0;
  for (const look of looks.toReversed()) {
    run = isCapital(look) ? Math.min(3, run + 1) : 0;
    right.push(run);
  }
  return { left, right: right.reverse() };
}

function bracketDepths(words: readonly Word[]): number[] {
  let depth = 0;
  return words.map(({ text }) => {
    const now = depth;
    if (text.startsWith("(")) depth += 1;
    if (text.endsWith(")")) depth = Math.max(0, depth - 1);
    return now;
  });
}

function sizeOf(words: number): string {
  return words <= 2
    ? "2"
    : words <= 4
      ? "4"
      : words <= 7
        ? "7"
        : words <= 12
          ? "12"
          : words <= 20
            ? "20"
            : words <= 40
              ? "40"
              : "far";
}

function shareOf(share: number): string {
  return share <= 0.1 ? "10" : share <= 0.2 ? "20" : share <= 0.35 ? "35" : share <= 0.55 ? "55" : "most";
}

/** Runs of letters and figures, and every other sign by itself. */
const wordOrSign = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;

/** Words and signs of a text in order, without their parts of speech: for whoever cannot wait for the tagger. Linear time. */
export function plainWords(text: string): Word[] {
  return Array.from(text.matchAll(wordOrSign), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
    pos: "-",
    isKnown: true,
  }));
}
