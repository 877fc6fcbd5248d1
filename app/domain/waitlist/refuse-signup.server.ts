import type { AppContext } from "~/ports/context";
import { recordEvents, type SecurityEvent } from "./security-events.server";
import { type Limited, takeJoinLimits } from "./take-join-limits.server";

interface WrongSignup {
  /** What is wrong, and with what. */
  fields: NonNullable<SecurityEvent["field"]>[];
  email: string;
  network: string;
}

/** Notes what the schema refused. Who tries without any address is counted by their network. */
export async function refuseSignup(
  ctx: Pick<AppContext, "config" | "db" | "limits" | "newId" | "now">,
  { fields, email, network }: WrongSignup,
): Promise<Limited | null> {
  const limited = email === "" ? await takeJoinLimits(ctx, { email, network }) : null;
  const events: SecurityEvent[] = limited
    ? [{ type: "rate_limit_exceeded", network }]
    : fields.map((field) => ({ type: "validation_error", field, network, email }));
  await recordEvents(ctx, events);
  return limited;
}
