import type { SQL } from "drizzle-orm";
import { sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { type AuditedValues, auditLog, type auditTargets } from "~/db/schema/admin";
import type { AppContext, SignedInUser } from "~/ports/context";

export type AdminContext = Pick<AppContext, "db" | "newId" | "now"> & { user: SignedInUser };

interface Audited {
  /** Of the entry, where the other statements of the batch ask whether it was written; a new one by default. */
  id?: string;
  /** The target and a verb: "user.suspend". */
  action: `${(typeof auditTargets)[number]}.${string}`;
  targetId: string;
  /** The values that change, by column: states, numbers and ids, never a name, an address or a text. */
  before: AuditedValues | null;
  after: AuditedValues | null;
  /**
   * Whether the change takes place, as FROM and WHERE: the same condition as that of the change. The entry must then
   * come before the change in the batch, because afterwards the condition no longer holds.
   */
  when?: SQL;
}

/** The statement that notes a change of an admin, for the same batch as the change. */
export function audit(ctx: AdminContext, { id = ctx.newId(), action, targetId, before, after, when = sql`` }: Audited) {
  const row = {
    id,
    actorId: ctx.user.id,
    action,
    targetKind: action.slice(0, action.indexOf(".")) as (typeof auditTargets)[number],
    targetId,
    before,
    after,
    createdAt: ctx.now(),
  };
  return ctx.db.insert(auditLog).select(rowOf(auditLog, row, when));
}
