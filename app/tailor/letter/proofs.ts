import type { Tag } from "~/tailor/grammar/tagger";
import { tokenize } from "~/tailor/lexicon/lexicon";
import { indexPosting } from "~/tailor/match/index-posting";
import type { Posting } from "~/tailor/posting";
import type { AskedThing } from "~/tailor/propose/asked-things";

const mostTermWords = 5;

/** Whether a title of a job is that of the post, which may say more of it: "Sous Chef" for "Sous Chefs, lake side". */
export function hasTitleOf(title: string, posting: Posting): boolean {
  const { stems } = indexPosting(posting).title;
  const own = tokenize(title).map(({ word }) => word.stem);
  return own.length >= Math.min(2, stems.length) && own.length > 0 && own.every((stem) => stems.includes(stem));
}

const mostDutyWorth = 2;

/** Words that the post uses of the work, the rare ones for more: 0 to 2. */
export function dutyWorth(stems: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  return Math.min(mostDutyWorth, [...stems].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0) / 6);
}

/** Help and presence: true, and no proof to open with; what is done "as needed" is, unless it is counted. */
export function isModest(text: string): boolean {
  const isCounted = figureWorth(text) > 0;
  return (
    /^(?:\p{L}+ly )?(?:assist|help|aid|participat|attend|observ|shadow|was trained)|\bother duties\b/iu.test(text) ||
    (!isCounted && /\bas (?:needed|required|assigned|necessary)\b/iu.test(text))
  );
}

const numberWord =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred)\b/iu;

/** Money, percentages and counts of people or things; a year or "24/7" is no achievement. */
export function figureWorth(text: string): number {
  const figures = text.replace(/\b(?:19|20)\d\d\b|24[/x]7|\b401\(?[kK]\)?|\b\p{Lu}+[-/]?\d+\b/gu, "");
  return /[$€£%]|\bpercent\b|\b(?:million|thousand|dozen)\b/i.test(figures)
    ? 2
    : /\d/.test(figures)
      ? 1.2
      : numberWord.test(figures)
        ? 0.8
        : 0;
}

/** The post's own words where they name a thing: "accounts payable", "medication administration". */
export function termOf({ term, kind }: Pick<AskedThing, "term" | "kind">, tag: Tag): string | undefined {
  const plain = term.trim();
  const words = plain.split(/\s+/);
  const last = tag(plain).at(-1);
  const isThing = kind === "tool" || /^(?:NOUN|PROPN)$/.test(last?.pos ?? "") || /ing$/u.test(plain);
  if (words.length > mostTermWords || plain.length < 3 || !isThing || /['’]s$|[^\p{L}\d &+#./'’-]/u.test(plain))
    return undefined;
  return plain;
}
