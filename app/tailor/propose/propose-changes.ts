import type { Change } from "../change";
import type { Match } from "../match";
import type { Posting } from "../posting";
import type { Resume } from "../resume";
import { valueAt } from "../resume-atoms";
import { proposeOrders } from "./propose-order";
import { postingWording } from "./propose-wording";
import { relevanceByPath } from "./relevance";
import { rephraseLine } from "./rephrase-line";
import { writeSummary } from "./write-summary";

type Draft = Omit<Change, "id">;

const wordable =
  /^\/(?:basics\/summary|(?:work|volunteer|projects)\/\d+\/(?:summary|description|highlights\/\d+)|skills\/\d+\/keywords\/\d+)$/;

/**
 * Changes by rule, for this posting: order, the posting's name for what is there already, plain active wording, a summary of facts.
 * No rule adds a fact; the gate judges each change all the same.
 */
export function proposeChanges(resume: Resume, posting: Posting, match: Match): Change[] {
  const relevance = relevanceByPath(resume, posting, match);
  const drafts = [
    ...proposeSummary(resume, posting, match),
    ...proposeTexts(resume, posting),
    ...proposeOrders(resume, posting, relevance),
  ];
  return drafts.map((draft, index) => ({ id: `c${index}`, ...draft }));
}

function proposeSummary(resume: Resume, posting: Posting, match: Match): Draft[] {
  if (resume.basics.summary) return [];
  const summary = writeSummary(resume, posting, match);
  if (!summary) return [];
  const why = "Opens with who you are and what you share with this post, from your own resume.";
  return [
    {
      kind: "summary",
      atomId: null,
      path: "/basics/summary",
      before: "",
      after: summary.text,
      why,
      requirementIds: summary.requirementIds,
    },
  ];
}

function proposeTexts(resume: Resume, posting: Posting): Draft[] {
  return resume.atoms.flatMap((atom): Draft[] => {
    const before = valueAt(resume, atom.path);
    if (!before || !wordable.test(atom.path)) return [];
    const phrased = /highlights/.test(atom.path)
      ? rephraseLine(before, { past: isPast(resume, atom.path) })
      : undefined;
    const worded = postingWording(phrased?.text ?? before, posting);
    if (!phrased && !worded) return [];
    const reasons = [
      ...(phrased?.reasons ?? []),
      ...(worded ? [`names ${worded.swaps.join(" and ")}, as this post does`] : []),
    ];
    const why = `${reasons.join("; ").replace(/^./, (letter) => letter.toUpperCase())}.`;
    return [
      {
        kind: phrased ? "rephrase" : "wording",
        atomId: atom.id,
        path: atom.path,
        before,
        after: worded?.text ?? phrased?.text ?? before,
        why,
        requirementIds: worded?.requirementIds ?? [],
      },
    ];
  });
}

/** A job that the resume says has ended. */
function isPast(resume: Resume, path: string): boolean {
  const [, section = "", index = ""] = path.split("/");
  const list =
    section === "work"
      ? resume.work
      : section === "volunteer"
        ? resume.volunteer
        : section === "projects"
          ? resume.projects
          : [];
  const entry = list[Number(index)];
  return entry !== undefined && entry.endDate !== undefined && !entry.current;
}
