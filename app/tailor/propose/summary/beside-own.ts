import type { Term } from "~/tailor/propose/profile-pieces";
import { isProven, unsaidIn } from "~/tailor/propose/profile-pieces";
import { sentence } from "~/wording";
import { type Composed, isTelling, leadOf, namesOf, together, wordsIn } from "./compose-summary";
import type { OwnSentence } from "./own-sentences";
import type { Pieces } from "./pieces-of";

/** In words: of the person's own, a shorter one may name what is asked beside it, or a result. */
const short = { named: 45, result: 18 };
const fewest = { named: 2, behind: 4 };
/** So much of what is asked says enough for itself. */
const enoughAsked = 4;

/**
 * The person's own sentences as they stand, with one thing at most: who they are where all is praise, else what is asked
 * and they do not name (behind all of them where they say nothing of the post), else a result where they say little.
 */
export function besideOwn(own: readonly OwnSentence[], pieces: Pieces): Composed[] {
  const texts = own.map(({ text }) => sentence(text));
  const said = texts.join(" ");
  const words = wordsIn(texts);
  const at = own.findIndex(({ isOpening, isTitled }) => isOpening || isTitled);
  const plain: Composed = { sentences: texts, terms: [] };
  if (at < 0) {
    // Beside anything that they say of their work a title in front would be another person.
    const lead = own.every(({ isPraise, said: title }) => isPraise && title === undefined)
      ? leadOf(pieces, said)
      : undefined;
    const isStrong = lead && pieces.held?.isNear && isTelling(lead, []);
    // A word or two that nobody finished say nothing behind it.
    const behind = words < fewest.behind ? [] : texts;
    if (isStrong) return [{ ...lead, sentences: [...lead.sentences, ...behind] }, plain];
    const isFar = own.every((one) => one.asked === 0) && pieces.held?.isNear && words <= short.named;
    return [...(isFar ? naming(texts, texts.length - 1, pieces) : []), plain];
  }
  const asked = own.reduce((sum, one) => sum + one.asked, 0);
  const named = words <= short.named && asked < enoughAsked ? naming(texts, at, pieces) : [];
  if (named.length > 0) return [...named, plain];
  const { result } = pieces;
  return result && words < short.result ? [{ sentences: [...texts, result], terms: [] }, plain] : [plain];
}

const endsInExperience = /\bexperience\.$/iu;

/** Behind the sentence that says who its writer is what of the work is asked: "Experienced in menus and purchasing." */
function naming(texts: readonly string[], at: number, { resume, anyTerms }: Pieces): Composed[] {
  const first = texts[at] ?? "";
  const said = texts.join(" ");
  const [before, after] = [texts.slice(0, at), texts.slice(at + 1)];
  const isOpen = endsInExperience.test(first) && !/\bincluding\b/iu.test(first);
  const ways = (some: readonly Term[]) => {
    const names = namesOf(some);
    return isOpen
      ? [sentence(`${first.slice(0, -1)}, including ${names}`)]
      : [first, sentence(`Experienced in ${names}`)];
  };
  const named = together(
    unsaidIn(said, anyTerms).filter(({ id }) => id !== undefined),
    said,
    (some) => ways(some).every((text) => text === first || isProven(text, resume)),
  );
  return named.length < fewest.named ? [] : [{ sentences: [...before, ...ways(named), ...after], terms: named }];
}
