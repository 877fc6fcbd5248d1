import type { Tag } from "~/tailor/grammar/tagger";
import type { Posting } from "~/tailor/posting";
import type { Weighed } from "~/tailor/propose/weigh-lines";
import { lineFeatures, lineWorth, roughnessOf } from "./line-features";
import { figureWorth, type Told } from "./proofs";
import type { RankedJob } from "./rank-jobs";

/** What its writer holds up as an accomplishment; the marks that weights are learnt from are of lines of jobs. */
const heldUp = 0.2;
/** What changed by how much is what a reader asks about; what is named and not told says the least. */
const result = 1.1;
const counted = 0.5;
const noun = 0.8;
/** For a post of somebody who leads: who was led, and who was stood in for. */
const leading = 0.5;
/** An answer that somebody gave to this post's question. */
const answered = 1;
const leader =
  /\b(?:manager|leader|lead|supervisor|head|chief|senior|foreman|forewoman|director|matron|controller|principal)\b/iu;
const people =
  "team|staff|apprentices?|trainees|students|starters|juniors?|crew|brigade|colleagues|people|(?:social )?workers|nurses|cooks|cleaners|drivers|advisors|technicians|assistants|recruits";
const ofLeading = new RegExp(
  `^(?:was |am )?in charge of |^(?:\\p{L}+ly )?(?:cover(?:ed)?|deputi[sz]ed?|stood in|stand in|act(?:ed)?) for |^(?:[\\p{L} ]+ and )?(?:supervise|manage|lead|led|train|mentor|coach|run|ran|oversee|oversaw)d?(?:ed)? (?:[\\p{L}\\d-]+ ){0,4}(?:${people})\\b`,
  "u",
);
const heldUpIn = /^\/(?:awards|other)\//u;

/** How likely an experienced writer would tell each line to this post, as the logarithm of the odds. */
export function worthOfLines(
  weighed: ReadonlyMap<Told, Weighed>,
  ranked: readonly RankedJob[],
  posting: Posting,
  tag: Tag,
): Map<Told, number> {
  const isForLeader = leader.test(posting.title ?? "");
  return new Map(
    [...lineFeatures(weighed, ranked, posting, tag)].map(([line, seen]) => {
      const own =
        (heldUpIn.test(line.path) ? heldUp : 0) +
        (line.path.startsWith("/facts/") ? answered : 0) +
        (isResult(line.text) ? result : figureWorth(line.text) > 0 ? counted : 0) +
        (isForLeader && ofLeading.test(line.text) ? leading : 0) -
        (line.isNoun ? noun / ((weighed.get(line)?.proves.length ?? 0) > 0 ? 2 : 1) : 0);
      return [line, lineWorth(seen) - roughnessOf(line.text, tag) + own];
    }),
  );
}

/** "from 52 to 34 days", "by 18%", "4% under budget" */
function isResult(text: string): boolean {
  return figureWorth(text) > 0 && /\bfrom \D?\d.* to \D?\d|\bby (?:about |over )?(?:\d|half)|\d%/u.test(text);
}
