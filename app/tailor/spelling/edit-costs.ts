import weights from "./slip-weights.json" with { type: "json" };

/** What happened to a letter between the word that is meant and the word as written; "first" and "last" say to which one. */
export type Edit = keyof typeof weights.edits;

export interface Difference {
  cost: number;
  edits: Edit[];
}

/** In letters; longer words are not compared. */
export const longestCompared = 30;
/** By how much the lengths of two compared words differ at most, at any place of them. */
export const mostShift = 2;

const vowels = "aeiouy";
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const alike = ["ckqs", "szx", "dt", "fv", "bp", "mn", "gj"];
/** Letters that sound as others do, either way round, by the last letters of both. */
const sounds = Map.groupBy(
  ["y ie", "f ph", "k ck", "k ch", "sh ti", "ch tch", "j dg", "o ou", "x cc", "er re", "le al", "w wh"]
    .map((pair) => pair.split(" ") as [string, string])
    .flatMap(([one, other]) => [
      { written: one, meant: other },
      { written: other, meant: one },
    ]),
  ({ written, meant }) => `${written.at(-1)}${meant.at(-1)}`,
);

const size = longestCompared + 1;
const costs = new Float64Array(size * size);
/** The last step to each cost: how many letters it takes of the two words. */
const steps = new Uint8Array(size * size);
const stepOf = (letters: number, ofMeant: number) => letters * 8 + ofMeant;
const one = stepOf(1, 1);

/**
 * The cheapest edits that lead from one word to another (an alignment, as Damerau's distance has it), by learnt costs of
 * what people and their fingers confuse; undefined where they cost more than `most`. It takes time by the length of the words.
 */
export function differenceOf(written: string, meant: string, most: number): Difference | undefined {
  const isFar = Math.abs(written.length - meant.length) > mostShift;
  if (isFar || written.length > longestCompared || meant.length > longestCompared) return undefined;
  let leastBefore = 0;
  for (let at = 0; at <= written.length; at += 1) {
    let least = Number.POSITIVE_INFINITY;
    const end = Math.min(meant.length, at + mostShift);
    for (let to = Math.max(0, at - mostShift); to <= end; to += 1)
      least = Math.min(least, fill(written, at, meant, to));
    // A step takes the letters of two rows at most, but for rare sounds.
    if (Math.min(least, leastBefore) > most) return undefined;
    leastBefore = least;
  }
  const cost = costs[written.length * size + meant.length] ?? 0;
  return cost > most ? undefined : { cost, edits: editsAlong(written, meant) };
}

/** Fills in the least cost of the letters of both words up to two places, and returns it. */
function fill(written: string, at: number, meant: string, to: number): number {
  const place = at * size + to;
  const [here, there] = [written[at - 1], meant[to - 1]];
  let [best, step] = [at + to === 0 ? 0 : Number.POSITIVE_INFINITY, 0];
  if (here && there) {
    const isSame = here === there;
    best = (costs[place - size - 1] ?? 0) + (isSame ? 0 : costOf(written, at, 1, meant, to, 1));
    step = one;
    if (!isSame) {
      if (here === meant[to - 2] && there === written[at - 2]) {
        const cost = (costs[place - 2 * size - 2] ?? 0) + costOf(written, at, 2, meant, to, 2);
        if (cost < best) [best, step] = [cost, 2 * one];
      }
      for (const sound of sounds.get(here + there) ?? []) {
        const { length } = sound.written;
        const isCompared = Math.abs(at - length - (to - sound.meant.length)) <= mostShift;
        if (!isCompared || !written.endsWith(sound.written, at) || !meant.endsWith(sound.meant, to)) continue;
        const cost = (costs[place - length * size - sound.meant.length] ?? 0) + weights.edits.sound;
        if (cost < best) [best, step] = [cost, stepOf(length, sound.meant.length)];
      }
    }
  }
  if (here && to - at < mostShift) {
    const before = costs[place - size] ?? 0;
    const cost = before < best ? before + costOf(written, at, 1, meant, to, 0) : best;
    if (cost < best) [best, step] = [cost, stepOf(1, 0)];
  }
  if (there && at - to < mostShift) {
    const before = costs[place - 1] ?? 0;
    const cost = before < best ? before + costOf(written, at, 0, meant, to, 1) : best;
    if (cost < best) [best, step] = [cost, stepOf(0, 1)];
  }
  costs[place] = best;
  steps[place] = step;
  return best;
}

function costOf(written: string, at: number, back: number, meant: string, to: number, backTo: number): number {
  const { first, last } = weights.edits;
  const [isFirst, isLast] = edgesOf(written, at, back, meant, to, backTo);
  return weights.edits[editOf(written, at, back, meant, to, backTo)] + (isFirst ? first : 0) + (isLast ? last : 0);
}

function editsAlong(written: string, meant: string): Edit[] {
  const found: Edit[] = [];
  for (let [at, to] = [written.length, meant.length]; at + to > 0; ) {
    const step = steps[at * size + to] ?? 0;
    const [back, backTo] = [step >> 3, step & 7];
    if (back !== 1 || backTo !== 1 || written[at - 1] !== meant[to - 1]) {
      const [isFirst, isLast] = edgesOf(written, at, back, meant, to, backTo);
      found.push(editOf(written, at, back, meant, to, backTo));
      if (isFirst) found.push("first");
      if (isLast) found.push("last");
    }
    at -= back;
    to -= backTo;
  }
  return found;
}

/** Whether a step that is no doubled letter and no sound changes the first or the last letter. */
function edgesOf(
  written: string,
  at: number,
  back: number,
  meant: string,
  to: number,
  backTo: number,
): [boolean, boolean] {
  if (back + backTo > 2) return [back === backTo && at === 2, false];
  const [word, place] = back === 0 ? [meant, to] : [written, at];
  const isDouble = back + backTo === 1 && (word[place - 1] === word[place - 2] || word[place - 1] === word[place]);
  return isDouble ? [false, false] : [place === 1, place === word.length];
}

/** What a step says of the letters before two places: one or more of the word as written and of the word that is meant. */
function editOf(written: string, at: number, back: number, meant: string, to: number, backTo: number): Edit {
  if (back + backTo > 2) return back === 2 && backTo === 2 && written[at - 1] === meant[to - 2] ? "swapped" : "sound";
  if (back === backTo) return changeOf(written.charAt(at - 1), meant.charAt(to - 1));
  const [word, place] = back === 0 ? [meant, to] : [written, at];
  const letter = word.charAt(place - 1);
  if (letter === word[place - 2] || letter === word[place]) return back === 1 ? "doubled" : "undoubled";
  const isVowel = vowels.includes(letter);
  if (back === 0) return isVowel ? "vowelDropped" : "letterDropped";
  const isSlip = isBeside(letter, word[place - 2]) || isBeside(letter, word[place]);
  return isVowel ? "vowelAdded" : isSlip ? "neighbourAdded" : "letterAdded";
}

function changeOf(written: string, meant: string): Edit {
  if (vowels.includes(written) && vowels.includes(meant)) return "vowel";
  if (alike.some((group) => group.includes(written) && group.includes(meant))) return "alike";
  return isBeside(written, meant) ? "neighbour" : "other";
}

function isBeside(one: string, other = ""): boolean {
  if (other === "") return false;
  return keyboard.some(
    (row) => Math.abs(row.indexOf(one) - row.indexOf(other)) === 1 && row.includes(one) && row.includes(other),
  );
}
