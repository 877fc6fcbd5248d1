import { aliasedTable, and, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { profiles } from "~/db/schema/accounts";
import { type AuditedValues, auditLog, auditTargets } from "~/db/schema/admin";
import { securityEvents } from "~/db/schema/waitlist";
import { normalEmail } from "~/domain/waitlist/waitlist.schema";
import { keyedHash } from "~/keyed-hash";
import type { AppContext } from "~/ports/context";
import { networkOf } from "~/ports/limits";
import { hasValue, type ListAddress, type ListPage, ownersFoundBy, pageQuery, toListPage } from "./list-rows";

/** A search by person looks at the newest so many entries of each admin and each user that it finds, or of an id. */
const searchedEntries = 1000;

export const logSorts = ["time"] as const;
type Address = ListAddress<"time">;

export interface AuditEntry {
  id: string;
  /** Null if the account is gone. */
  actor: { id: string; name: string } | null;
  /** "user.suspend". */
  action: string;
  target: { kind: (typeof auditTargets)[number]; id: string; name: string | null };
  before: AuditedValues | null;
  after: AuditedValues | null;
  createdAt: number;
}

export interface AuditPage extends ListPage<AuditEntry> {
  /** Every action that was ever noted. */
  actions: string[];
}

/**
 * A page of the audit log, newest first: of all, of one action, or about people found by name or address, as admins or
 * as the users concerned. A whole id finds what was done to that thing, also when it is gone.
 */
export async function listAuditEntries(
  { db }: Pick<AppContext, "db">,
  { action, address }: { action: string; address: Address },
): Promise<AuditPage> {
  const [actors, subjects] = [aliasedTable(profiles, "actors"), aliasedTable(profiles, "subjects")];
  const { sortKey, where, orderBy, limit } = pageQuery(address, { time: auditLog.createdAt }, auditLog.id);
  const [found, actions] = await db.batch([
    db
      .select({
        sortKey,
        id: auditLog.id,
        actorId: auditLog.actorId,
        actorName: shownName(actors),
        action: auditLog.action,
        targetKind: auditLog.targetKind,
        targetId: auditLog.targetId,
        targetName: shownName(subjects),
        before: auditLog.before,
        after: auditLog.after,
        createdAt: auditLog.createdAt,
      })
      .from(auditLog)
      .leftJoin(actors, eq(actors.id, auditLog.actorId))
      .leftJoin(subjects, and(eq(auditLog.targetKind, "user"), eq(subjects.id, auditLog.targetId)))
      .where(and(where, action === "" ? undefined : eq(auditLog.action, action), aboutPeople(address.search)))
      .orderBy(...orderBy)
      .limit(limit),
    // Steps from one action to the next in the index, however many entries each has.
    db.select({ action: sql<string>`action` }).from(sql`(
      WITH RECURSIVE actions(action) AS (
        SELECT min(${auditLog.action}) FROM ${auditLog}
        UNION ALL
        SELECT (SELECT min(${auditLog.action}) FROM ${auditLog} WHERE ${auditLog.action} > actions.action)
        FROM actions WHERE actions.action IS NOT NULL
      ) SELECT action FROM actions WHERE action IS NOT NULL)`),
  ]);
  const { items, ...neighbours } = toListPage(found, address);
  const entries = items.map(({ sortKey: _, targetKind, targetId, targetName, ...row }) =>
    toAuditEntry(row, { kind: targetKind, id: targetId, name: targetName }),
  );
  return { items: entries, ...neighbours, actions: actions.map(({ action }) => action) };
}

/** The name of a person, or their address; null if the account is gone. */
export function shownName({ name, email }: { name: SQLiteColumn; email: SQLiteColumn }) {
  return sql<string | null>`coalesce(nullif(${name}, ''), ${email})`;
}

type FoundEntry = Omit<AuditEntry, "actor" | "target"> & { actorId: string; actorName: string | null };

export function toAuditEntry({ actorId, actorName, ...entry }: FoundEntry, target: AuditEntry["target"]): AuditEntry {
  return { ...entry, actor: actorName === null ? null : { id: actorId, name: actorName }, target };
}

function aboutPeople(search: string): SQL | undefined {
  if (search === "") return undefined;
  const people = ownersFoundBy(search);
  const kinds = sql.join(
    auditTargets.map((kind) => sql`${kind}`),
    sql`, `,
  );
  const newest = (where: SQL) =>
    sql`SELECT * FROM (SELECT ${auditLog.id} FROM ${auditLog} WHERE ${where} ORDER BY ${auditLog.createdAt} DESC LIMIT ${searchedEntries})`;
  const found = [
    newest(sql`${auditLog.actorId} IN people`),
    newest(sql`${auditLog.targetKind} = 'user' AND ${auditLog.targetId} IN people`),
    newest(sql`${auditLog.actorId} = ${search}`),
    newest(sql`${auditLog.targetKind} IN (${kinds}) AND ${auditLog.targetId} = ${search}`),
  ];
  return sql`${auditLog.id} IN (WITH people AS MATERIALIZED ${people} ${sql.join(found, sql` UNION `)})`;
}

export const securityEventTypes = securityEvents.type.enumValues;
export type SecurityEventRow = typeof securityEvents.$inferSelect;

interface EventFilter {
  type: SecurityEventRow["type"] | "";
  /** The keyed hash of a network, as an event shows it. */
  network: string;
  address: Address;
}

/**
 * A page of security events, newest first. The search is for the e-mail address that somebody typed, or for the IP
 * address they came from; both are stored as keyed hashes, so only a whole address is found.
 */
export async function listSecurityEvents(
  { db, config }: Pick<AppContext, "db" | "config">,
  { type, network, address }: EventFilter,
): Promise<ListPage<SecurityEventRow>> {
  const { search } = address;
  // Whole values are searched, each with an index that has its rows in the order of the list.
  const inOrder = { ...address, search: "" };
  const { sortKey, where, orderBy, limit } = pageQuery(inOrder, { time: securityEvents.createdAt }, securityEvents.id);
  const hash = (purpose: string, text: string) => keyedHash(config.appSecret, purpose, text);
  const isEmail = search.includes("@");
  const networks = [network, search === "" || isEmail ? "" : hash("event-network", networkOf(search))].filter(Boolean);
  // The rarest value chooses the index: an address before a network, a network before a kind of event.
  const rarer = { address: isEmail ? search : "", network: search + network };
  const found = await db
    .select({
      sortKey,
      id: securityEvents.id,
      type: securityEvents.type,
      field: securityEvents.field,
      message: securityEvents.message,
      valueStart: securityEvents.valueStart,
      network: securityEvents.network,
      subject: securityEvents.subject,
      createdAt: securityEvents.createdAt,
    })
    .from(securityEvents)
    .where(
      and(
        where,
        type === "" ? undefined : hasValue({ search: rarer.network }, securityEvents.type, type),
        ...networks.map((value) => hasValue({ search: rarer.address }, securityEvents.network, value)),
        isEmail ? eq(securityEvents.subject, hash("event-subject", normalEmail(search))) : undefined,
      ),
    )
    .orderBy(...orderBy)
    .limit(limit);
  const { items, ...neighbours } = toListPage(found, address);
  return { items: items.map(({ sortKey: _, ...event }) => event), ...neighbours };
}
