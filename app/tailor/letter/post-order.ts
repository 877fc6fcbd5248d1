import { speaksOf } from "~/tailor/propose/asked-things";
import { inSentence } from "~/tailor/propose/in-sentence";
import { namesWork } from "~/tailor/propose/profile-pieces";
import { isTelling } from "./asked-names";
import type { Group } from "./choose-lines";
import { sharedWords } from "./line-features";
import type { Material } from "./opening";
import { type Told, termOf } from "./proofs";

/** A line opens a job where it is about as strong as the strongest one. */
const asStrong = 0.6;

/** The lines of each job in the order in which the post asks for them; one of the strongest opens. */
export function inPostOrder(groups: readonly Group[], { weighed, input: { posting } }: Material): Group[] {
  const parts = [...posting.duties, ...posting.requirements.map((asked) => asked.sentence)];
  const placeOf = (line: Told) => {
    const named = weighed.get(line)?.proves.map(({ span }) => span.start) ?? [];
    if (named.length > 0) return Math.min(...named);
    const alike = parts.map(({ start, end }) => ({
      start,
      shared: sharedWords(line.text, posting.source.slice(start, end)),
    }));
    const [best] = alike.filter(({ shared }) => shared > 0).sort((one, other) => other.shared - one.shared);
    return best?.start ?? posting.source.length;
  };
  const answerOf = (line: Told) => weighed.get(line)?.answer ?? 0;
  return groups.map((group) => {
    const lines = [...group.lines].sort((one, other) => placeOf(one) - placeOf(other));
    const most = Math.max(...lines.map(answerOf));
    const opening = lines.find((line) => answerOf(line) >= asStrong * most);
    return { ...group, lines: opening ? [opening, ...lines.filter((line) => line !== opening)] : lines };
  });
}

/** What the best line of a job answers by name and no paragraph names yet, as the post has it. */
export function askedOf(
  { lines }: Group,
  told: readonly string[],
  { asked, weighed, tag }: Material,
): string | undefined {
  const [best] = lines.filter(({ isFigure }) => !isFigure);
  const proves = new Set(best && weighed.get(best)?.proves.map(({ id }) => id));
  return asked
    .filter(({ id, kind }) => id !== undefined && proves.has(id) && kind === "skill")
    .filter((thing) => !told.some((text) => speaksOf(text, thing)))
    .flatMap((thing) => {
      const term = termOf(thing, tag);
      return term && namesWork.test(term) && isTelling(term) ? [inSentence({ ...thing, term })] : [];
    })[0];
}
