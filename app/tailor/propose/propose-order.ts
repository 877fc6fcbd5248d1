import type { Change } from "../change";
import { listAt } from "../gate/list-at";
import type { Posting } from "../posting";
import type { Resume } from "../resume";
import { orderByWeight, type Relevance } from "./relevance";

type Draft = Omit<Change, "id">;

/** Bullets that show what the posting asks for go first within their entry; skills follow the posting. */
export function proposeOrders(resume: Resume, posting: Posting, relevance: Map<string, Relevance>): Draft[] {
  const lists = [
    ...resume.work.map((_, index) => `/work/${index}/highlights`),
    ...resume.volunteer.map((_, index) => `/volunteer/${index}/highlights`),
    ...resume.projects.map((_, index) => `/projects/${index}/highlights`),
  ];
  const bullets = lists.flatMap((path) => orderList(resume, posting, path, relevance, "reorder"));
  const skills = resume.skills.flatMap((_, index) =>
    orderList(resume, posting, `/skills/${index}/keywords`, relevance, "skills-order"),
  );
  return [...bullets, ...skills];
}

function orderList(
  resume: Resume,
  posting: Posting,
  path: string,
  relevance: Map<string, Relevance>,
  kind: "reorder" | "skills-order",
): Draft[] {
  const lines = listAt(resume, path) ?? [];
  if (lines.length < 2 || (kind === "reorder" && isRunning(lines))) return [];
  const found = lines.map((_, index) => relevance.get(`${path}/${index}`));
  const order = orderByWeight(found.map((item) => item?.weight ?? 0));
  if (order.every((index, position) => index === position)) return [];
  const requirementIds = [...new Set(found.flatMap((item) => item?.requirementIds ?? []))];
  const terms = termsOf(posting, found[order[0] ?? 0]?.requirementIds ?? []);
  const why =
    kind === "reorder"
      ? `Leads with what this post asks for: ${terms}.`
      : `Puts first the skills that this post asks for: ${termsOf(posting, requirementIds)}.`;
  return [
    {
      kind,
      atomId: null,
      path,
      before: lines.join("\n"),
      after: order.map((index) => lines[index]).join("\n"),
      order,
      why,
      requirementIds,
    },
  ];
}

/** Lines that are one running text broken up (a lower-case start) keep their order. */
function isRunning(lines: string[]): boolean {
  return lines.some((line) => /^\p{Ll}/u.test(line) || /[,:]$/.test(line.trim()));
}

function termsOf(posting: Posting, ids: string[]): string {
  return [
    ...new Set(
      posting.requirements.filter((requirement) => ids.includes(requirement.id)).map((requirement) => requirement.term),
    ),
  ]
    .slice(0, 3)
    .join(", ");
}
