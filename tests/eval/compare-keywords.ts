import { extractKeywords } from "~/tailor/posting/keywords/extract-keywords";
import { type LabelledAd, readAds } from "./data-folder";
import { countHits, type Hits, microScores } from "./metrics";
import { atLeast, figure, type Row, type Section } from "./table";

export const keywordsTitle = "Keywords of a posting, against gold knowledge spans";

/** Micro precision, recall and F1 by split and source of the ads. */
export async function compareKeywords(folder: string): Promise<Section> {
  const rows: Row[] = [];
  for (const split of ["train", "dev"]) {
    const ads = await readAds(folder, split);
    const counts = ads.map((ad) => ({ source: ad.source, hits: keywordHits(ad, extractKeywords(ad.text)) }));
    const sources = [...new Set(ads.map(({ source }) => source))].sort();
    if (ads.length > 0)
      rows.push(
        ...rowsOf(
          `${split}, all`,
          counts.map(({ hits }) => hits),
        ),
      );
    for (const source of sources) {
      rows.push(
        ...rowsOf(
          `${split}, ${source}`,
          counts.filter((one) => one.source === source).map(({ hits }) => hits),
        ),
      );
    }
  }
  return { title: keywordsTitle, rows, note: rows.length === 0 ? "skipped: the data has no skills folder" : undefined };
}

function rowsOf(name: string, counts: Hits[]): Row[] {
  const { precision, recall, f1 } = microScores(counts);
  return [
    { name: `${name} (${counts.length} ads), micro F1`, ...atLeast(f1, 0.6) },
    { name: "  precision", measured: figure(precision) },
    { name: "  recall", measured: figure(recall) },
  ];
}

/** The keywords found in an ad against those that people labelled in it. */
export function keywordHits({ entities }: LabelledAd, found: string[]): Hits {
  const gold = entities.filter(({ type }) => type === "knowledge").map((entity) => entity.text);
  return countHits(normalised(found), normalised(gold));
}

/** Lower case, single spaces, no punctuation around. */
function normalised(words: string[]): Set<string> {
  const plain = words.map((word) =>
    word
      .toLowerCase()
      .replace(/\s+/g, " ")
      .replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, ""),
  );
  return new Set(plain.filter(Boolean));
}
