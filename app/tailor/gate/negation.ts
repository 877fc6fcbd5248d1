import type { Word } from "./words";

const cues =
  /^(?:no|not|never|without|none|neither|nor|cannot|lack|lacks|lacked|lacking|except|excluding|unable|zero|unfamiliar|0)$|n't$/;

const stops = /^(?:and|or|but|is|are|was|were|be|been|has|have|had|i|in|on|at|by|for|of|to|with|but|when|while)$|ed$/;

/**
 * Words under a negation: from the cue to the end of its phrase, and the word before "-free".
 * "Not only" negates nothing; "unfamiliar with" counts as "not familiar with".
 */
export function negatedWords<T extends Word>(text: string, words: T[]): Set<T> {
  const negated = new Set<T>();
  words.forEach((word, index) => {
    if (word.lower === "free" && text[word.start - 1] === "-") {
      const before = words[index - 1];
      if (before) negated.add(before);
    }
    if (!cues.test(word.lower) || (word.lower === "not" && words[index + 1]?.lower === "only")) return;
    // "PA6 not held", "AM2 not yet taken": what stands before it is denied.
    const behind =
      /^(?:not|never)$/.test(word.lower) && words[words[index + 1]?.lower === "yet" ? index + 2 : index + 1];
    if (behind && /(?:ed|en|wn|ld|ne|un|nt)$/.test(behind.lower))
      for (let last = index; last > 0; last--) {
        const [item, after] = [words[last - 1], words[last]];
        if (!item || !after || !/^[\s-]+$/.test(text.slice(item.end, after.start)) || stops.test(item.lower)) break;
        negated.add(item);
      }
    for (let next = index + 1; next < words.length; next++) {
      const item = words[next];
      const previous = words[next - 1];
      if (!item || !previous) break;
      if (
        /[.;:!?,\n()–—]/.test(text.slice(previous.end, item.start)) ||
        /^(?:but|while|although|though|yet|and)$/.test(item.lower)
      )
        break;
      negated.add(item);
    }
  });
  return negated;
}
