import type { Match } from "~/tailor/match";
import { count, sentence } from "~/wording";
import {
  dutiesMiddle,
  dutiesSpread,
  fadedTitleShare,
  headlineShare,
  partPoints,
  recencyEndsAfterYears,
  sameFamily,
  sameSector,
  titleFadesAfterYears,
} from "./formula";
import type { PostingIndex } from "./index-posting";
import type { HeldTitle, ResumeIndex } from "./index-resume";
import { yearsSince } from "./work-years";

type Part = Match["parts"][number];

/** How close the titles held are to the post's title; undefined where the post has none. */
export function scoreTitle(
  index: ResumeIndex,
  posting: PostingIndex,
  titles: { title: HeldTitle; closeness: number }[],
  asOf: string,
): Part | undefined {
  if (posting.title.stems.length === 0) return undefined;
  let best = 0;
  let quote = "";
  for (const { title, closeness } of titles) {
    if (closeness <= best) continue;
    const age = yearsSince(index.resume, title.line.entry, asOf) ?? 0;
    const fade = 1 - (1 - fadedTitleShare) * Math.min(1, age / titleFadesAfterYears);
    const counted = closeness * (title.held ? fade : headlineShare);
    if (counted <= best) continue;
    best = counted;
    quote = title.line.atom.text;
  }
  const reason = best > 0 ? sentence(`Closest title: ${quote}`) : "No title in the resume is close to the post's.";
  return { key: "title", label: "Title", points: partPoints.title * best, possible: partPoints.title, reason };
}

type Title = PostingIndex["title"];

/** 0 to 1: the share of the post's title words in the other title, or their kind of job, whichever is more. */
export function titleCloseness(held: Title, asked: Title): number {
  let words = 0;
  for (const word of asked.stems) if (held.stems.includes(word)) words += 1;
  const shared = words / Math.max(1, asked.stems.length);
  let kind = 0;
  for (const a of asked.occupations) {
    for (const b of held.occupations) {
      if (a.family === b.family) kind = Math.max(kind, sameFamily + (1 - sameFamily) * shared);
      if (a.sector === b.sector) kind = Math.max(kind, sameSector);
    }
  }
  return Math.max(shared, kind);
}

/** How much of the post's rarer words the resume's lines hold, beyond what any resume would; lists do not count. */
export function scoreDuties(index: ResumeIndex, posting: PostingIndex, covered: Set<string>): Part | undefined {
  if (posting.duties.length === 0) return undefined;
  let sum = 0;
  for (const { stem, weight } of posting.duties) if (index.stems.get(stem) || covered.has(stem)) sum += weight;
  const deviations = (sum - posting.chance.sum) / posting.chance.deviation;
  const share = 1 / (1 + Math.exp(-(deviations - dutiesMiddle) / dutiesSpread));
  const reason =
    share >= 0.5
      ? "Your lines speak of the same work as the post."
      : "Few of the words about the work itself are in your lines.";
  return { key: "duties", label: "Duties", points: partPoints.duties * share, possible: partPoints.duties, reason };
}

/** How recent the work is that speaks for this post. */
export function scoreRecency(index: ResumeIndex, entries: Set<string>, asOf: string): Part {
  const ages = [...entries].flatMap((entry) => yearsSince(index.resume, entry, asOf) ?? []);
  const age = ages.length > 0 ? Math.min(...ages) : undefined;
  const share = age === undefined ? 0 : Math.max(0, Math.min(1, 1 - (age - 1) / (recencyEndsAfterYears - 1)));
  const reason =
    age === undefined
      ? "No dated job speaks for this post."
      : age <= 1
        ? "The work that counts is recent."
        : `The work that counts ended ${count(Math.round(age), "year")} ago.`;
  return { key: "recency", label: "Recency", points: partPoints.recency * share, possible: partPoints.recency, reason };
}
