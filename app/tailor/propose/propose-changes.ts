import type { Change } from "~/tailor/change";
import { gateChanges } from "~/tailor/gate/gate-changes";
import { isEnglish } from "~/tailor/lexicon/is-english";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { proposeAdditions } from "./propose-additions";
import { proposeOrders } from "./propose-order";
import { proposeTexts } from "./propose-texts";
import { relevanceByPath } from "./relevance";
import { writeSummary } from "./write-summary";

type Draft = Omit<Change, "id">;

/**
 * Changes by rule, for this posting: order, the posting's name for what is there already, plain active wording, one style,
 * skills that only the summary names in the list, a summary of facts. No rule adds a fact. Of several ways to word one text the first that
 * passes the gate is proposed; where none does, the text stays. A resume that is not in English is left as it is.
 */
export function proposeChanges(resume: Resume, posting: Posting, match: Match): Change[] {
  if (!isEnglish(resume.source)) return [];
  const relevance = relevanceByPath(resume, posting, match);
  const ways: Draft[][] = [
    proposeSummary(resume, posting, match),
    ...proposeTexts(resume, posting),
    ...[...proposeAdditions(resume, posting, match), ...proposeOrders(resume, posting, relevance)].map((draft) => [
      draft,
    ]),
  ];
  const drafts = ways.flatMap((options, place) =>
    options.map((draft, rank): Change => ({ id: `${place}.${rank}`, ...draft })),
  );
  const passed = gateChanges(drafts, resume, { posting }).filter(({ accepted }) => accepted);
  const firsts = new Map<string, Change>();
  for (const { change } of passed) {
    const place = change.id.split(".")[0] ?? "";
    if (!firsts.has(place)) firsts.set(place, change);
  }
  return [...firsts.values()].map((change, index) => ({ ...change, id: `c${index}` }));
}

function proposeSummary(resume: Resume, posting: Posting, match: Match): Draft[] {
  if (resume.basics.summary) return [];
  const why = "Opens with who you are and what you share with this post, from your own resume.";
  return writeSummary(resume, posting, match).map(({ text, requirementIds }) => ({
    kind: "summary",
    atomId: null,
    path: "/basics/summary",
    before: "",
    after: text,
    why,
    requirementIds,
  }));
}
