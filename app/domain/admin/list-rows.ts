import { and, asc, desc, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { containsWords } from "~/db/contains-words";
import { profiles } from "~/db/schema/accounts";
import type { searchKeys } from "~/db/schema/admin";
import { mostFound, mostOwners } from "./content.schema";

const rowsPerPage = 10;
const maxWords = 6;
/** The index is of trigrams. */
const indexedCharacters = 3;

/** The last row of a page, or the first one: its sorted value and its id. */
const keySchema = z.tuple([z.union([z.string().max(300), z.number()]), z.union([z.string().max(64), z.number()])]);
type Key = z.infer<typeof keySchema>;

/** Which rows of a list an address asks for. */
export interface ListAddress<Sort extends string> {
  search: string;
  sort: Sort;
  direction: "asc" | "desc";
  /** Rows after this one in the list's order, or before it; both null on the first page. */
  after: Key | null;
  before: Key | null;
}

/**
 * Reads `q`, `sort`, `direction`, `after` and `before`. Whatever is unknown, forged or damaged counts as missing: an
 * address is never an error. `sorts` begins with the default, which is sorted in descending order.
 */
export function readListAddress<Sort extends string>(
  params: URLSearchParams,
  sorts: readonly [Sort, ...Sort[]],
): ListAddress<Sort> {
  const sort = sorts.find((name) => name === params.get("sort")) ?? sorts[0];
  const direction = params.get("direction");
  const after = readKey(params.get("after"));
  return {
    search: (params.get("q") ?? "").slice(0, 100).trim(),
    sort,
    direction: direction === "asc" || direction === "desc" ? direction : "desc",
    after,
    before: after ? null : readKey(params.get("before")),
  };
}

function readKey(text: string | null): Key | null {
  try {
    return keySchema.parse(JSON.parse(text ?? ""));
  } catch {
    return null;
  }
}

/** What a list's query needs for the page of an address. */
interface PageQuery {
  /** Selected as `sortKey` beside the row's id. */
  sortKey: SQL<string | number>;
  where: SQL | undefined;
  orderBy: SQL[];
  limit: number;
}

/**
 * Keyset pagination in the order of `columns[sort]`, with the id (or place) as tie-breaker. Each column has an index with
 * the tie-breaker, none is NULL. A search has found few rows, so they are sorted instead of walking that index.
 */
export function pageQuery<Sort extends string>(
  address: ListAddress<Sort>,
  columns: Record<Sort, SQLiteColumn | SQL>,
  tieBreaker: SQLiteColumn,
): PageQuery {
  const { search, sort, direction, after, before } = address;
  const column = search === "" ? sql`${columns[sort]}` : sql`+${columns[sort]}`;
  const key = after ?? before;
  const isAscending = (direction === "asc") !== (before !== null);
  const order = isAscending ? asc : desc;
  const compared = isAscending ? sql`>` : sql`<`;
  return {
    sortKey: sql<string | number>`${columns[sort]}`.as("sort_key") as unknown as SQL<string | number>,
    where: key ? sql`(${column}, ${tieBreaker}) ${compared} (${key[0]}, ${key[1]})` : undefined,
    orderBy: [order(column), order(tieBreaker)],
    limit: rowsPerPage + 1,
  };
}

export interface ListPage<Row> {
  items: Row[];
  /** For `before` and `after` in the addresses of the neighbours; null if there is none. */
  previous: string | null;
  next: string | null;
}

/** The rows of a page in the list's order, from what `pageQuery` found. */
export function toListPage<Row extends { id: string | number; sortKey: string | number }>(
  found: Row[],
  { after, before }: ListAddress<string>,
): ListPage<Row> {
  const items = found.slice(0, rowsPerPage);
  const isMore = found.length > rowsPerPage;
  if (before) items.reverse();
  const keyOf = (row: Row | undefined) => (row ? JSON.stringify([row.sortKey, row.id] satisfies Key) : null);
  const hasPrevious = before ? isMore : after !== null;
  const hasNext = before ? true : isMore;
  return { items, previous: hasPrevious ? keyOf(items[0]) : null, next: hasNext ? keyOf(items.at(-1)) : null };
}

export interface Searched {
  /** The index (`search_user` …). The waitlist's has its places as keys. */
  kind: (typeof searchKeys.$inferSelect)["kind"] | "signup";
  table: SQLiteTable;
  key: SQLiteColumn;
  /** The texts of the index. */
  texts: (SQLiteColumn | SQL)[];
  /** Lower-cased columns with an index, by whose beginning words of one or two letters are found; none: they are not. */
  starts: (SQLiteColumn | SQL)[];
}

/**
 * Matches rows whose texts contain every word of `search`: among the newest 200 (`most`) that the index finds. If all words
 * have one or two letters, which the index does not know, texts must begin with the search. No character has a special
 * meaning; without a word, all rows match.
 */
export function foundBy(search: string, searched: Searched, most = mostFound): SQL | undefined {
  if (search === "") return undefined;
  const phrases = indexedPhrases(search);
  const keys = phrases === null ? startingWith(search, searched, most) : indexed(phrases, searched, most);
  return and(sql`${searched.key} IN ${keys}`, phrases === null ? undefined : containsWords(searched.texts, search));
}

function indexed(phrases: string, { kind }: Searched, most: number): SQL {
  const table = sql.identifier(`search_${kind}`);
  const rows = sql`(SELECT rowid FROM ${table} WHERE ${table} MATCH ${phrases} ORDER BY rowid DESC LIMIT ${most})`;
  return kind === "signup" ? rows : sql`(SELECT key FROM search_keys WHERE number IN ${rows})`;
}

/** Users by name, as their index has it. */
export const userName = sql`CASE WHEN ${profiles.name} IS NULL THEN '' ELSE lower(${profiles.name}) END`;

export const searchedUsers: Searched = {
  kind: "user",
  table: profiles,
  key: profiles.id,
  // Most people give no name, and NULL would swallow the address.
  texts: [sql`coalesce(${profiles.name}, '')`, profiles.email],
  starts: [profiles.email, userName],
};

/** Whose a row is. With names of their own: a batch of D1 gives rows by column name, so no name may occur twice. */
export const ownerColumns = {
  userId: sql<string | null>`${profiles.id}`.as("owner_id"),
  ownerName: sql<string | null>`${profiles.name}`.as("owner_name"),
  ownerEmail: sql<string | null>`${profiles.email}`.as("owner_email"),
};

/** Matches rows that `searched` finds, and those whose owner is found by name or address. */
export function foundByOwnerOr(search: string, searched: Searched, userId: SQLiteColumn): SQL | undefined {
  if (search === "") return undefined;
  return or(foundBy(search, searched), sql`${userId} IN ${ownersFoundBy(search)}`);
}

/** The ids of the people that a search for their rows finds, as a subquery. */
export function ownersFoundBy(search: string): SQL {
  return sql`(SELECT ${profiles.id} FROM ${profiles} WHERE ${foundBy(search, searchedUsers, mostOwners)})`;
}

/** The keys of the rows that `foundBy` matches, as a subquery. */
export function keysFoundBy(search: string, searched: Searched): SQL {
  return sql`(SELECT ${searched.key} FROM ${searched.table} WHERE ${foundBy(search, searched)})`;
}

/** Matches rows with this value. A search has found few rows, so that no index of the column may take its place. */
export function hasValue({ search }: { search: string }, column: SQLiteColumn | SQL, value: string | number): SQL {
  return search === "" ? sql`${column} = ${value}` : sql`+${column} = ${value}`;
}

/** The words that the index knows, as quoted phrases that must all occur; null if all are too short. */
function indexedPhrases(search: string): string | null {
  const words = search.replaceAll("\0", "").split(/\s+/).slice(0, maxWords);
  const long = words.filter((word) => [...word].length >= indexedCharacters);
  return long.length === 0 ? null : long.map((word) => `"${word.replaceAll('"', '""')}"`).join(" AND ");
}

function startingWith(search: string, { table, key, starts }: Searched, most: number): SQL {
  if (starts.length === 0) return sql`(SELECT NULL WHERE false)`;
  const start = search.toLowerCase();
  const ranges = starts.map(
    (text) =>
      sql`SELECT * FROM (SELECT ${key} FROM ${table} WHERE ${text} >= ${start} AND ${text} < ${`${start}\u{10FFFF}`} LIMIT ${most})`,
  );
  return sql`(${sql.join(ranges, sql` UNION `)})`;
}
