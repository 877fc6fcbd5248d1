import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { at } from "~/db/columns";
import { userId } from "./accounts";

/**
 * The objects with long texts in the object store, with their owners. A row is written before its object and deleted
 * after it, so that no object is forgotten. Other tables refer to objects by key.
 */
export const storedContents = sqliteTable(
  "stored_contents",
  {
    userId: userId(),
    /** SHA-256 of the content and a suffix, so that a write never reuses an equal object that is being removed. */
    key: text("key").notNull(),
    /** The compressed size. */
    bytes: integer("bytes").notNull(),
    /** When to check next whether any row still refers to it; null while it is being removed. */
    dueAt: at("due_at"),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] }), index("stored_contents_due").on(table.dueAt)],
);
