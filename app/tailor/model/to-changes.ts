import type { Change } from "~/tailor/change";
import { listAt } from "~/tailor/gate/list-at";
import type { Match } from "~/tailor/match";
import type { Posting } from "~/tailor/posting";
import { joinList } from "~/tailor/propose/in-sentence";
import { type Relevance, relevanceByPath } from "~/tailor/propose/relevance";
import type { Resume } from "~/tailor/resume";
import { valueAt } from "~/tailor/resume-atoms";
import { sentence } from "~/wording";
import type { ModelAnswer } from "./model-answer";

type Draft = Omit<Change, "id">;

interface Known {
  resume: Resume;
  posting: Posting;
  match: Match;
}

/**
 * A model's answer as typed changes with the exact text they replace, for the gate to judge. What names no line of
 * the resume or changes nothing is left out. The reasons are ours: a model's words about its words prove nothing.
 */
export function toChanges(answer: ModelAnswer, known: Known): Change[] {
  const { resume, posting, match } = known;
  const relevance = relevanceByPath(resume, posting, match);
  const drafts = [
    ...summaryOf(answer, resume),
    ...answer.changes.flatMap((change) => textOf(change, { ...known, relevance })),
    ...answer.orders.flatMap((order) => orderOf(order, resume)),
  ];
  return drafts.map((draft, index) => ({ id: `m${index}`, ...draft }));
}

function summaryOf({ summary }: ModelAnswer, resume: Resume): Draft[] {
  const after = oneLine(summary ?? "");
  const before = resume.basics.summary ?? "";
  if (after === "" || saysTheSame(after, before)) return [];
  const atomId = resume.atoms.find((atom) => atom.path === "/basics/summary")?.id ?? null;
  const why = "Opens with what you bring to this post, from your own resume.";
  return [{ kind: "summary", atomId, path: "/basics/summary", before, after, why, requirementIds: [] }];
}

function textOf(
  { line, text }: ModelAnswer["changes"][number],
  { resume, posting, relevance }: Known & { relevance: Map<string, Relevance> },
): Draft[] {
  const atom = resume.atoms.find(({ id }) => id === line);
  const before = atom && valueAt(resume, atom.path);
  const after = oneLine(text);
  if (!atom || before === undefined || saysTheSame(after, before)) return [];
  const shown = relevance.get(atom.path)?.requirementIds ?? [];
  const asked = posting.requirements.filter(({ id, term }) => shown.includes(id) || names(after, term));
  const terms = [...new Set(asked.map(({ term }) => term))].slice(0, 3);
  return [
    {
      kind: "rephrase",
      atomId: atom.id,
      path: atom.path,
      before,
      after,
      why:
        terms.length > 0 ? sentence(`Speaks to what this post asks for: ${joinList(terms)}`) : "Says it more plainly.",
      requirementIds: asked.map(({ id }) => id),
    },
  ];
}

function names(text: string, term: string): boolean {
  return text.toLowerCase().includes(term.toLowerCase());
}

/** The lines that a model put first lead their list, the others follow as they were: no line can get lost. */
function orderOf({ entry, first }: ModelAnswer["orders"][number], resume: Resume): Draft[] {
  const path = `${entry}/${entry.startsWith("/skills/") ? "keywords" : entry.startsWith("/other/") ? "lines" : "highlights"}`;
  const lines = listAt(resume, path);
  if (!lines) return [];
  const places = new Map(resume.atoms.map((atom) => [atom.id, atom.path]));
  const leading = first.flatMap((id) => lines.findIndex((_, index) => places.get(id) === `${path}/${index}`));
  const order = [...new Set([...leading.filter((index) => index >= 0), ...lines.keys()])];
  if (order.every((index, position) => index === position)) return [];
  return [
    {
      kind: entry.startsWith("/skills/") ? "skills-order" : "reorder",
      atomId: null,
      path,
      before: lines.join("\n"),
      after: order.map((index) => lines[index]).join("\n"),
      order,
      why: "Leads with what fits this post best.",
      requirementIds: [],
    },
  ];
}

/** Another stop or comma is no better wording, and would keep the rules from the line. */
function saysTheSame(after: string, before: string): boolean {
  const plain = (text: string) => text.replace(/[^\p{L}\p{N}%$€£+#]+/gu, " ").trim();
  return plain(after) === plain(before);
}

/** A line of a resume is one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
