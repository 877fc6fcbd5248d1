import type { Change } from "~/tailor/change";
import { listAt } from "~/tailor/gate/list-at";
import type { Posting } from "~/tailor/posting";
import type { Resume } from "~/tailor/resume";
import { doubtfulEntries } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import { joinList } from "./join-list";
import { orderByWeight, type Relevance } from "./relevance";
import { isRunning } from "./running-lines";

type Draft = Omit<Change, "id">;

/** Below the weight of the least thing that a post asks for by name: a soft skill alone moves no line. */
const leastWeight = 1;

/** Bullets that show what the posting asks for go first within their entry; skills and their groups follow the posting. */
export function proposeOrders(resume: Resume, posting: Posting, relevance: Map<string, Relevance>): Draft[] {
  const doubtful = doubtfulEntries(resume);
  const entries = (["work", "volunteer", "projects"] as const).flatMap((section) =>
    resume[section].flatMap((_, index) => {
      const entry = `/${section}/${index}`;
      return doubtful.has(entry) ? [] : `${entry}/highlights`;
    }),
  );
  const bullets = entries.flatMap((path) => {
    const found = (listAt(resume, path) ?? []).map((_, index) => relevance.get(`${path}/${index}`));
    return isRunning(listAt(resume, path) ?? []) ? [] : orderList(resume, posting, path, found);
  });
  const groups = resume.skills.map(({ keywords }, group) =>
    keywords.map((_, index) => relevance.get(`/skills/${group}/keywords/${index}`)),
  );
  const skills = groups.flatMap((found, group) =>
    areBroken(resume.skills[group]?.keywords ?? [])
      ? []
      : orderList(resume, posting, `/skills/${group}/keywords`, found),
  );
  return [...bullets, ...skills, ...orderList(resume, posting, "/skills", groups.map(sumOf))];
}

function sumOf(found: (Relevance | undefined)[]): Relevance {
  const known = found.flatMap((item) => item ?? []);
  return {
    weight: known.reduce((sum, { weight }) => sum + weight, 0),
    requirementIds: known.flatMap(({ requirementIds }) => requirementIds),
  };
}

/** "98", "and XP (see": pieces of one phrase that a comma cut in two must stay side by side. */
function areBroken(keywords: string[]): boolean {
  return keywords.some(
    (keyword) => /^[\d.]+$|^(?:and|or|with|including)\b/i.test(keyword) || /\([^)]*$|^[^(]*\)/.test(keyword),
  );
}

function orderList(resume: Resume, posting: Posting, path: string, found: readonly (Relevance | undefined)[]): Draft[] {
  const lines = listAt(resume, path) ?? [];
  const order = orderByWeight(found.map((item) => item?.weight ?? 0));
  const first = found[order[0] ?? 0];
  if (lines.length < 2 || !first || first.weight < leastWeight) return [];
  if (order.every((index, position) => index === position)) return [];
  const isLines = path.endsWith("/highlights");
  const requirementIds = [...new Set(found.flatMap((item) => item?.requirementIds ?? []))];
  const terms = termsOf(posting, isLines ? first.requirementIds : requirementIds);
  const why = isLines
    ? sentence(`Leads with what this post asks for: ${terms}`)
    : sentence(`Puts first what this post asks for: ${terms}`);
  return [
    {
      kind: isLines ? "reorder" : "skills-order",
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

function termsOf(posting: Posting, ids: string[]): string {
  const asked = posting.requirements.filter(({ id }) => ids.includes(id));
  const named = asked.filter(({ kind }) => kind !== "soft");
  return joinList([...new Set((named.length > 0 ? named : asked).map(({ term }) => term))].slice(0, 3));
}
