import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { profiles } from "~/db/schema/accounts";
import { deadLetters } from "~/db/schema/admin";
import { rewrites } from "~/db/schema/rewriting";
import { mfaFactors } from "~/db/schema/sign-in";
import { waitlistSignups } from "~/db/schema/waitlist";
import type { AppContext, Message } from "~/ports/context";
import { type AdminContext, audit } from "./audit";
import { type ListAddress, pageQuery, toListPage } from "./list-rows";

/** A message of the queue is 128 KB at most. */
const bodyMaxCharacters = 128 * 1024;
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

interface GivenUp {
  /** The queue's own id: the same when the message is delivered again. */
  id: string;
  body: unknown;
  /** Null if the body is none of our messages. */
  message: Message | null;
  attempts: number;
}

/** Stores a message that the queue gave up. Idempotent by its id. */
export async function storeDeadLetter(
  ctx: Pick<AppContext, "db" | "now">,
  { id, body, message, attempts }: GivenUp,
): Promise<void> {
  await ctx.db
    .insert(deadLetters)
    .values({
      id,
      type: message?.type ?? "unreadable",
      body: (JSON.stringify(message ? withoutSecrets(message) : body) ?? "").slice(0, bodyMaxCharacters),
      about: message && (await subjectOf(ctx, message)),
      attempts,
      receivedAt: ctx.now(),
    })
    .onConflictDoNothing();
}

/** The code of a text message has expired by now: neither it nor the number is stored, and nobody can send it again. */
function withoutSecrets(message: Message) {
  return message.type === "sms" ? { type: message.type, version: message.version } : message;
}

/** The user whom a message concerns, or the address of somebody without an account. */
async function subjectOf({ db }: Pick<AppContext, "db">, message: Message): Promise<string | null> {
  switch (message.type) {
    case "erase":
      return message.userId;
    case "rewrite": {
      const owned = db.select({ id: rewrites.userId }).from(rewrites).where(eq(rewrites.id, message.rewriteId));
      return (await owned)[0]?.id ?? null;
    }
    case "mail": {
      const email = message.mail.to.toLowerCase();
      const [user] = await db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)).limit(1);
      return user?.id ?? email;
    }
    case "sms": {
      const owned = db.select({ id: mfaFactors.userId }).from(mfaFactors).where(eq(mfaFactors.phone, message.sms.to));
      return (await owned.limit(1))[0]?.id ?? null;
    }
    // A place says nothing once its owner has left.
    case "waitlist":
      return null;
    default:
      return message satisfies never;
  }
}

export interface DeadLetter {
  id: string;
  type: Message["type"] | "unreadable";
  /** Of the account or the place on the waitlist that it concerns; null if that is gone. */
  email: string | null;
  /** Null without an account. */
  userId: string | null;
  /** Of a mail. */
  subject: string | null;
  /** Of a rewrite. */
  rewriteId: string | null;
  /** How often it was tried, sending it again included. A form sends it back, so that a double click counts once. */
  attempts: number;
  receivedAt: number;
  bytes: number;
}

export const deadLetterSorts = ["received"] as const;

/** The query of a page of messages, newest first; `toDeadLetters` reads what it finds. */
export function deadLetterRows({ db }: Pick<AppContext, "db">, address: ListAddress<"received">) {
  const { sortKey, where, orderBy, limit } = pageQuery(address, { received: deadLetters.receivedAt }, deadLetters.id);
  // A body that was cut off is no JSON.
  const partOf = (type: Message["type"], path: string) =>
    sql<string | null>`CASE WHEN ${deadLetters.type} = ${type} AND json_valid(${deadLetters.body})
      THEN json_extract(${deadLetters.body}, ${path}) END`;
  return db
    .select({
      sortKey,
      id: deadLetters.id,
      type: deadLetters.type,
      attempts: deadLetters.attempts,
      receivedAt: deadLetters.receivedAt,
      // A mail's text and links stay where they are.
      subject: partOf("mail", "$.mail.subject").as("subject"),
      rewriteId: partOf("rewrite", "$.rewriteId").as("rewrite_id"),
      bytes: sql<number>`length(${deadLetters.body})`,
      about: deadLetters.about,
      // In a batch, columns of one name would be one.
      userId: sql<string | null>`${profiles.id}`.as("user_id"),
      accountEmail: sql<string | null>`${profiles.email}`.as("account_email"),
      signupEmail: sql<string | null>`${waitlistSignups.email}`.as("signup_email"),
    })
    .from(deadLetters)
    .leftJoin(profiles, eq(profiles.id, deadLetters.about))
    .leftJoin(waitlistSignups, eq(waitlistSignups.position, partOf("waitlist", "$.position")))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
}

export function toDeadLetters(found: Awaited<ReturnType<typeof deadLetterRows>>, address: ListAddress<"received">) {
  const { items, ...neighbours } = toListPage(found, address);
  const letters = items.map(({ sortKey: _, about, accountEmail, signupEmail, type, ...letter }): DeadLetter => {
    const address = about?.includes("@") ? about : null;
    return { ...letter, type: type as DeadLetter["type"], email: accountEmail ?? signupEmail ?? address };
  });
  return { items: letters, ...neighbours };
}

export const deadLetterSchema = z.object({
  id: z.string().max(100),
  intent: z.enum(["retry", "drop"]),
  attempts: z.coerce.number().int().nonnegative(),
});
type Handled = z.output<typeof deadLetterSchema>;

/** Text messages hold no text any more, and what is unreadable stays so. */
export const canBeSentAgain = (type: DeadLetter["type"]) => type !== "sms" && type !== "unreadable";

/** The consumer parses all of it; damaged JSON is not sent. */
const storedMessage = z.looseObject({ type: z.string(), version: z.literal(1) });

/**
 * Sends a message again, or drops it. "gone": somebody else did so, or this form was sent twice. The claim counts an
 * attempt, so that of two clicks one sends; a crash before the row is deleted leaves it to be sent again, which every
 * consumer takes without harm.
 */
export async function handleDeadLetter(
  ctx: AdminContext & Pick<AppContext, "messages">,
  { id, intent, attempts }: Handled,
): Promise<"sent" | "dropped" | "gone" | "unsendable"> {
  const { db } = ctx;
  const row = and(eq(deadLetters.id, id), eq(deadLetters.attempts, attempts));
  const isReady =
    intent === "drop"
      ? row
      : and(row, sql`${deadLetters.type} NOT IN ('sms', 'unreadable') AND json_valid(${deadLetters.body})`);
  const noted = audit(ctx, {
    action: `message.${intent}`,
    targetId: id,
    before: { attempts },
    after: null,
    when: sql`FROM ${deadLetters} WHERE ${isReady}`,
  });
  if (intent === "drop") {
    const [, dropped] = await db.batch([noted, db.delete(deadLetters).where(row).returning({ id: deadLetters.id })]);
    return dropped.length > 0 ? "dropped" : "gone";
  }
  const [, [claimed], [left]] = await db.batch([
    noted,
    db
      .update(deadLetters)
      .set({ attempts: attempts + 1 })
      .where(isReady)
      .returning({ body: deadLetters.body }),
    db.select({ id: deadLetters.id }).from(deadLetters).where(row),
  ]);
  if (!claimed) return left ? "unsendable" : "gone";
  await ctx.messages.send(storedMessage.parse(JSON.parse(claimed.body)) as unknown as Message);
  await db.delete(deadLetters).where(eq(deadLetters.id, id));
  return "sent";
}

/** Deletes messages of more than 30 days ago: their links have expired, and what they asked for was done or given up. */
export async function sweepDeadLetters({ db, now }: Pick<AppContext, "db" | "now">): Promise<void> {
  const old = db
    .select({ id: deadLetters.id })
    .from(deadLetters)
    .where(lt(deadLetters.receivedAt, now() - keptMilliseconds))
    .limit(1000);
  await db.delete(deadLetters).where(inArray(deadLetters.id, old));
}
