import { type Decisions, noDecisions } from "../../tailor/decisions";
import type { RewriteResult } from "./rewrite.schema";
import type { RewriteRow } from "./rewrite-row";

export type StoredRewrite = Omit<RewriteRow, "decisions" | "result"> & {
  decisions: Decisions;
  result: RewriteResult | null;
};

/** A row with its JSON read. Before it is done, the column of the result holds what a model answered. */
export function storedRewrite(row: RewriteRow): StoredRewrite {
  const result = row.status === "done" && row.result ? (JSON.parse(row.result) as RewriteResult) : null;
  return { ...row, decisions: row.decisions ? (JSON.parse(row.decisions) as Decisions) : noDecisions, result };
}
