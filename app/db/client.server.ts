import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";

export type Database = DrizzleD1Database;

/** Opens the query builder on a D1 binding. Every query is a round trip, and a whole `batch` is one. */
export function openDatabase(d1: D1Database): Database {
  return drizzle(d1);
}
