import { and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { totals } from "~/db/schema/admin";
import { waitlistSignups } from "~/db/schema/waitlist";
import { discountPlaces } from "~/domain/waitlist/waitlist.schema";
import type { AppContext } from "~/ports/context";
import { type AdminContext, audit } from "./audit";
import { foundBy, type ListAddress, pageQuery, type Searched, toListPage } from "./list-rows";
import type { SignupState } from "./waitlist.schema";

export const signupSorts = ["position"] as const;

const searched: Searched = {
  kind: "signup",
  table: waitlistSignups,
  key: waitlistSignups.position,
  texts: [waitlistSignups.firstName, waitlistSignups.email],
  starts: [waitlistSignups.email, sql`lower(${waitlistSignups.firstName})`],
};

/** Each is the condition of an index, in the order of the places. */
const ofState: Record<SignupState, SQL | undefined> = {
  unconfirmed: isNull(waitlistSignups.confirmedAt),
  confirmed: isNotNull(waitlistSignups.confirmedAt),
  "to-invite": and(isNotNull(waitlistSignups.confirmedAt), isNull(waitlistSignups.invitedAt)),
  invited: isNotNull(waitlistSignups.invitedAt),
  "mail-failed": eq(waitlistSignups.mailState, "failed"),
  "webhook-pending": eq(waitlistSignups.webhookState, "pending"),
  "webhook-failed": eq(waitlistSignups.webhookState, "failed"),
};

const columns = {
  position: waitlistSignups.position,
  firstName: waitlistSignups.firstName,
  email: waitlistSignups.email,
  createdAt: waitlistSignups.createdAt,
  confirmedAt: waitlistSignups.confirmedAt,
  perkPlace: waitlistSignups.perkPlace,
  mailState: waitlistSignups.mailState,
  mailedAt: waitlistSignups.mailedAt,
  webhookState: waitlistSignups.webhookState,
  source: waitlistSignups.source,
  referrer: waitlistSignups.referrer,
  invitedAt: waitlistSignups.invitedAt,
};
export type ListedSignup = Awaited<ReturnType<typeof listSignups>>["items"][number];

const counted = ["waitlist", "waitlist:confirmed", "waitlist:webhook:failed", "perks"];

/** The waitlist by place, the latest first. */
export async function listSignups(
  { db }: Pick<AppContext, "db">,
  { address, state }: { address: ListAddress<(typeof signupSorts)[number]>; state: SignupState | null },
) {
  const { position } = waitlistSignups;
  const { sortKey, where, orderBy, limit } = pageQuery(address, { position }, position);
  const [rows, counts] = await db.batch([
    db
      // A batch of D1 gives rows by column name, so no name may occur twice.
      .select({ id: sql<number>`${position}`.as("id"), sortKey, ...columns })
      .from(waitlistSignups)
      .where(and(where, state ? ofState[state] : undefined, foundBy(address.search, searched)))
      .orderBy(...orderBy)
      .limit(limit),
    db.select().from(totals).where(inArray(totals.name, counted)),
  ]);
  const count = (name: string) => counts.find((total) => total.name === name)?.value ?? 0;
  return {
    ...toListPage(rows, address),
    figures: {
      joined: count("waitlist"),
      confirmed: count("waitlist:confirmed"),
      perksLeft: Math.max(0, discountPlaces - count("perks")),
      failedWebhooks: count("waitlist:webhook:failed"),
    },
  };
}

/** One place of the waitlist; null if nobody has it. */
export async function getSignup({ db }: Pick<AppContext, "db">, position: number) {
  const [row] = await db.select(columns).from(waitlistSignups).where(eq(waitlistSignups.position, position));
  return row ?? null;
}

const rowsPerRead = 500;

/** Notes that the admin takes the list with them, then gives its rows by place, some at a time. */
export async function exportSignups(
  ctx: AdminContext,
  state: SignupState | null,
): Promise<AsyncGenerator<NonNullable<Awaited<ReturnType<typeof getSignup>>>[]>> {
  await audit(ctx, { action: "signup.export", targetId: state ?? "all", before: null, after: null });
  return readSignups(ctx, state);
}

async function* readSignups({ db }: Pick<AppContext, "db">, state: SignupState | null) {
  for (let last = 0; ; ) {
    const rows = await db
      .select(columns)
      .from(waitlistSignups)
      .where(and(gt(waitlistSignups.position, last), state ? ofState[state] : undefined))
      .orderBy(asc(waitlistSignups.position))
      .limit(rowsPerRead);
    if (rows.length > 0) yield rows;
    const next = rows.at(-1)?.position;
    if (next === undefined || rows.length < rowsPerRead) return;
    last = next;
  }
}
