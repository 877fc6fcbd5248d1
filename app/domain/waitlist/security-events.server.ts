import { sql } from "drizzle-orm";
import { rowOf } from "~/db/rows";
import { securityEvents } from "~/db/schema/waitlist";
import { keyedHash } from "~/keyed-hash";
import { logError } from "~/log-error";
import type { AppContext } from "~/ports/context";
import { cleanInput } from "./clean-input";
import { eventsPerNetwork, eventsWindowMilliseconds, eventValueCharacters } from "./limits";
import { normalEmail } from "./waitlist.schema";

type Context = Pick<AppContext, "config" | "db" | "newId" | "now">;

export interface SecurityEvent {
  type: (typeof securityEvents.$inferSelect)["type"];
  /** Of a validation error. */
  field?: { name: string; message: string; value: string };
  /** The client's network. */
  network: string;
  /** What was typed as e-mail address. */
  email?: string | undefined;
}

/** The statement that records an event, for a batch: of one network so many an hour. */
export function recordEvent(ctx: Context, { type, field, network, email }: SecurityEvent) {
  const secret = ctx.config.appSecret;
  const networkHash = keyedHash(secret, "event-network", network);
  const subject = email ? keyedHash(secret, "event-subject", normalEmail(email)) : null;
  const [now, { name = null, message = null } = {}] = [ctx.now(), field];
  const recent = sql`SELECT 1 FROM ${securityEvents} WHERE ${securityEvents.network} = ${networkHash}
    AND ${securityEvents.createdAt} > ${now - eventsWindowMilliseconds} LIMIT ${eventsPerNetwork}`;
  const row = {
    id: ctx.newId(),
    type,
    field: name,
    message,
    valueStart: valueStart(field),
    network: networkHash,
    subject,
    createdAt: now,
  };
  const isRoom = sql`WHERE (SELECT count(*) FROM (${recent})) < ${eventsPerNetwork}`;
  return ctx.db.insert(securityEvents).select(rowOf(securityEvents, row, isRoom));
}

/** Records events outside a batch. A failure here never blocks the visitor. */
export async function recordEvents(ctx: Context, events: SecurityEvent[]): Promise<void> {
  const [first, ...others] = events.map((event) => recordEvent(ctx, event));
  if (!first) return;
  try {
    await ctx.db.batch([first, ...others]);
  } catch (error) {
    logError("Recording security events", error);
  }
}

const eventValueRead = 200;

/** How a value begins, without who somebody is at their provider. */
function valueStart(field: SecurityEvent["field"]): string | null {
  if (!field) return null;
  // Half a character, cut off or sent so, is nothing that a database could give back.
  const read = field.value.slice(0, eventValueRead).toWellFormed();
  const start = [...cleanInput(read)].slice(0, eventValueCharacters).join("");
  return field.name === "email" ? start.replace(/@.*/s, "@…") : start;
}
