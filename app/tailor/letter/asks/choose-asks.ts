import type { Tag } from "~/tailor/grammar/tagger";
import { weighFeatures } from "~/tailor/letter/lines/line-features";
import { type Line, sharedPart } from "~/tailor/letter/lines/quotable-lines";
import { contentStems } from "~/tailor/lexicon/content-stems";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { answersFeatures, wordingFeatures } from "./ask-features";
import stored from "./ask-weights.json";
import { isWithin, type QuotableWords, quotableWords } from "./quotable-words";

/** Words of the post with a line that answers them. */
export interface Ask {
  words: QuotableWords;
  line: Line;
  /** 0 to 1: the chance that a reader finds the words answered squarely, times the chance that they read well in quotation marks, to the power of `ofReading`. */
  chance: number;
}

/** Words that read worse than this are quoted by nobody. */
const leastReadable = 0.4;
/** By folds the words chosen first were good and squarely answered in 53% of 87 letters with 1.5, and in 49% of 100 with 1. */
export const ofReading = 1.5;
/** Two asks, or their lines, that share so much of the smaller one say the same. */
const same = 0.5;

/** Every ask that each of the lines may answer, the likeliest and most wanted first. The weights are learnt from what readers marked (`npm run train:asks`). */
export function readAsks(
  lines: readonly Line[],
  posting: Posting,
  { resume, match }: { resume: Resume; match: Match },
  tag: Tag,
): Ask[] {
  const title = new Set(contentStems(posting.title ?? ""));
  const rows = new Map(match.rows.map((row) => [row.requirementId, row]));
  const paths = new Map(resume.atoms.map(({ id, path }) => [id, path]));
  return quotableWords(posting, tag)
    .flatMap((words) => {
      const readable = chanceOf(weighFeatures(stored.wording, wordingFeatures(words, posting, tag)));
      if (readable < leastReadable) return [];
      const shown = new Set(
        words.ids.flatMap((id) => {
          const row = rows.get(id);
          return row?.state === "shown" ? row.evidence.flatMap(({ atomId }) => paths.get(atomId) ?? []) : [];
        }),
      );
      return answersFeatures(words, lines, shown, posting).map(
        (features, at): Ask => ({
          ...{ words, line: lines[at] as Line },
          chance: readable ** ofReading * chanceOf(weighFeatures(stored.answer, features)),
        }),
      );
    })
    .map((ask) => ({ ask, worth: ask.chance * wantedOf(ask.words, posting, title) }))
    .sort((one, other) => other.worth - one.worth)
    .map(({ ask }) => ask);
}

/** What a post says first, and what its title names, is wanted most. */
const wanted = { early: 0.5, ofTitle: 0.3 };

function wantedOf({ text, place }: QuotableWords, { source }: Posting, title: ReadonlySet<string>): number {
  const early = 1 - place.start / Math.max(1, source.length);
  return 1 + wanted.early * early + (contentStems(text).some((stem) => title.has(stem)) ? wanted.ofTitle : 0);
}

/** How often words of the post introduce a line, from which chance on; behind the first ones they have to be likelier. */
const places = [0.32, 0.36, 0.4];

/** The asks that a letter is built on, in their order, each about another thing and answered by another line. */
export function chooseAsks(asks: readonly Ask[]): Ask[] {
  const chosen: Ask[] = [];
  for (const ask of asks) {
    const isLikely = ask.chance >= (places[chosen.length] ?? 1);
    if (isLikely && !chosen.some((other) => isSameAsk(ask, other))) chosen.push(inFull(ask, asks));
  }
  return chosen;
}

/** Longer words are quoted where they are nearly as likely: "keep food cost under 30%", not "keep food cost". */
const nearly = 0.75;

function inFull(ask: Ask, asks: readonly Ask[]): Ask {
  const longer = asks.find(
    ({ line, words, chance }) => line === ask.line && isWithin(ask.words, words) && chance >= nearly * ask.chance,
  );
  return longer ?? ask;
}

function isSameAsk(one: Ask, other: Ask): boolean {
  const share = (left: string, right: string) => sharedPart(new Set(contentStems(left)), new Set(contentStems(right)));
  return (
    one.line === other.line ||
    share(one.words.text, other.words.text) >= same ||
    share(one.line.text, other.line.text) >= same
  );
}

function chanceOf(logarithm: number): number {
  return 1 / (1 + Math.exp(-logarithm));
}
