import { integer, text } from "drizzle-orm/sqlite-core";

/** Ids are UUIDv7 text. */
export const id = () => text("id").primaryKey();
/** Milliseconds UTC. */
export const at = (name: string) => integer(name);
