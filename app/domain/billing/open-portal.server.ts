import { eq } from "drizzle-orm";
import * as z from "zod";
import { subscribers } from "~/db/schema/billing";
import { takeLimits } from "~/domain/auth/take-limits.server";
import { logError } from "~/log-error";
import type { AppContext, SignedInUser } from "~/ports/context";
import { PaymentsDown } from "~/ports/payments";
import { openingsPerUser } from "./limits";

export const customerPortalSchema = z.object({ customer_id: z.string().trim().min(1).max(255).optional() });

type Opened =
  | { ok: true; url: string }
  | { ok: false; reason: "no-payments" | "no-customer" | "forbidden" | "payments-down" }
  | { ok: false; reason: "rate-limited"; retryAfterSeconds: number };

/**
 * The address of the provider's portal, where a customer changes or cancels their plan and finds their invoices. Without
 * `customerId` it is the user's own; only an administrator opens another's.
 */
export async function openPortal(
  ctx: Pick<AppContext, "db" | "limits" | "payments"> & { user: SignedInUser },
  input: { customerId?: string | undefined; origin: string },
): Promise<Opened> {
  if (!ctx.payments) return { ok: false, reason: "no-payments" };
  const isAdmin = ctx.user.role === "admin";
  const asked =
    input.customerId === undefined
      ? eq(subscribers.userId, ctx.user.id)
      : eq(subscribers.stripeCustomerId, input.customerId);
  const [row] = await ctx.db.select().from(subscribers).where(asked);
  // An unknown id is refused like another's, so that nobody learns which ids there are.
  if (input.customerId !== undefined && row?.userId !== ctx.user.id && !isAdmin)
    return { ok: false, reason: "forbidden" };
  if (!row) return { ok: false, reason: "no-customer" };
  const refused = await takeLimits(ctx, [[openingsPerUser, ctx.user.id]]);
  if (refused) return refused;
  const returnUrl =
    row.userId === ctx.user.id
      ? `${input.origin}/app/dashboard/billing?portal=left`
      : `${input.origin}/app/admin/billing`;
  try {
    const url = await ctx.payments.openPortal({ customerId: row.stripeCustomerId, returnUrl });
    return url === null ? { ok: false, reason: "no-customer" } : { ok: true, url };
  } catch (error) {
    if (!(error instanceof PaymentsDown)) throw error;
    logError("Portal", error);
    return { ok: false, reason: "payments-down" };
  }
}
