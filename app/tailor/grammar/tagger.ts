import { loadTaggerModel } from "./tagger-model";

/** A word of a text with the part of speech that it has there (Universal Dependencies: "VERB", "NOUN", "CCONJ" ...). */
export interface Word {
  text: string;
  /** Place in the text that was tagged. */
  start: number;
  end: number;
  pos: string;
  /** The tagger's dictionary has it: in small letters, what it lacks is a term of some trade or a slip of the pen. */
  isKnown: boolean;
}

/** Words and signs of a text in order. Same text, same words. */
export type Tag = (text: string) => Word[];

let loading: Promise<Tag> | undefined;

/** The tagger for English (wink-nlp and its small model): a megabyte that is loaded by whoever writes, once unless it fails. */
export function loadTagger(): Promise<Tag> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Tag> {
  const [{ default: winkNlp }, model] = await Promise.all([import("wink-nlp"), loadTaggerModel()]);
  const nlp = winkNlp(model, ["pos"]);
  const idsOf = (text: string) => nlp.readDoc(text).tokens().out(nlp.its.uniqueId) as unknown as number[];
  // Words that its dictionary lacks are numbered behind it as they come.
  const [firstUnknown = 0] = idsOf(noWord);
  return boundTag((text) => {
    const tokens = nlp.readDoc(text).tokens();
    const parts = tokens.out(nlp.its.pos) as string[];
    const ids = tokens.out(nlp.its.uniqueId) as unknown as number[];
    return tokens.out().map((token, index) => [token, parts[index] ?? "", (ids[index] ?? 0) < firstUnknown] as const);
  });
}

const noWord = "qxzvkjwq";
/** Letters and signs without a blank between them; beyond it is no word. The library's patterns take cubic time over them. */
const longestUnbroken = 60;
/** Some hundred words: more than any sentence. */
const longestStretch = 600;
/** Resumes repeat their lines; a letter asks for the same ones as the changes do. */
const mostKept = 2000;

/**
 * A tagger that takes time in proportion to its text, whatever the library makes of one: it gets stretches of bounded length,
 * and what has no blanks is one word without a part of speech ("X"). `read` returns the words of a stretch with their parts.
 */
export function boundTag(read: (stretch: string) => Read[]): Tag {
  const kept = new Map<string, Word[]>();
  return (text) => {
    const known = kept.get(text);
    if (known) return known;
    const words = stretchesOf(text).flatMap(({ start, end, isUnbroken }) => {
      const stretch = text.slice(start, end);
      return isUnbroken
        ? [{ text: stretch, start, end, pos: "X", isKnown: false }]
        : placed(stretch, start, read(stretch));
    });
    if (kept.size >= mostKept) kept.clear();
    if (text.length <= longestStretch) kept.set(text, words);
    return words;
  };
}

type Read = readonly [word: string, pos: string, isKnown?: boolean];

function placed(stretch: string, shift: number, read: Read[]): Word[] {
  let at = 0;
  return read.flatMap(([text, pos, isKnown = true]): Word[] => {
    const start = stretch.indexOf(text, at);
    if (start < 0) return [];
    at = start + text.length;
    return [{ text, start: start + shift, end: at + shift, pos, isKnown }];
  });
}

interface Stretch {
  start: number;
  end: number;
  isUnbroken: boolean;
}

function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = [];
  let open: Stretch | undefined;
  for (const { 0: run, index: start } of text.matchAll(/\S+/g)) {
    const end = start + run.length;
    const isUnbroken = run.length > longestUnbroken;
    if (open && !isUnbroken && end - open.start <= longestStretch) {
      open.end = end;
      continue;
    }
    const stretch = { start, end, isUnbroken };
    stretches.push(stretch);
    open = isUnbroken ? undefined : stretch;
  }
  return stretches;
}
