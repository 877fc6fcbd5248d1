import { z } from "zod";
import type { Change } from "../tailor/change";
import { listAt } from "../tailor/gate/list-at";
import type { Resume } from "../tailor/resume";
import { valueAt } from "../tailor/resume-atoms";
import { BadInput } from "./read-input";

const proposalSchema = z
  .object({
    id: z.string().optional(),
    atomId: z.string().nullish(),
    path: z.string().startsWith("/").optional(),
    before: z.string().optional(),
    after: z.string().optional(),
    order: z.array(z.number().int().nonnegative()).optional(),
    kind: z.enum(["rephrase", "reorder", "summary", "skills-order", "wording"]).optional(),
    why: z.string().optional(),
    requirementIds: z.array(z.string()).optional(),
  })
  .refine((item) => item.atomId || item.path, "needs atomId or path")
  .refine((item) => item.after !== undefined || item.order, "needs after (or order)");

type Proposal = z.infer<typeof proposalSchema>;

/** Reads changes from JSON in the form that a model writes: `before` is optional, and atomId or path says where. */
export function readProposals(json: string, resume: Resume, file: string): Change[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new BadInput(`${file}: is not JSON`);
  }
  const parsed = z.array(proposalSchema).safeParse(value);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new BadInput(`${file}: proposal ${issue?.path.join(".") || "list"}: ${issue?.message ?? "is not valid"}`);
  }
  return parsed.data.map((proposal, index) => toChange(proposal, index, resume));
}

function toChange(proposal: Proposal, index: number, resume: Resume): Change {
  const atom = resume.atoms.find((item) => item.id === proposal.atomId);
  const path = proposal.path ?? atom?.path ?? `/unknown/${proposal.atomId}`;
  const lines = proposal.order ? listAt(resume, path) : undefined;
  const after = proposal.after ?? proposal.order?.map((from) => lines?.[from] ?? "").join("\n") ?? "";
  return {
    id: proposal.id ?? `p${index}`,
    kind: proposal.kind ?? (proposal.order ? "reorder" : path === "/basics/summary" ? "summary" : "rephrase"),
    atomId: atom?.id ?? proposal.atomId ?? null,
    path,
    before: proposal.before ?? lines?.join("\n") ?? valueAt(resume, path) ?? "",
    after,
    ...(proposal.order ? { order: proposal.order } : {}),
    why: proposal.why ?? "",
    requirementIds: proposal.requirementIds ?? [],
  };
}
