import { type SQL, sql } from "drizzle-orm";
import { customType, integer, type SQLiteColumn, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { logError } from "~/log-error";

/**
 * A column with a small JSON value, which is parsed with `schema` on every read. An invalid value is logged and read as
 * `otherwise`, so that one damaged row does not break a whole list. To support an older shape, add it to the schema.
 */
export function json<Value>(name: string, schema: z.ZodType<Value>, otherwise: NoInfer<Value> | null) {
  const column = customType<{ data: Value; driverData: string }>({
    dataType: () => "text",
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (text) => {
      try {
        return schema.parse(JSON.parse(text));
      } catch (error) {
        logError(`The column ${name} of a row cannot be read`, error instanceof z.ZodError ? error.issues : "no JSON");
        return otherwise as Value;
      }
    },
  });
  return column(name);
}

export const record = z.record(z.string(), z.unknown());

/** Ids are UUIDv7 text. */
export const id = () => text("id").primaryKey();
/** Milliseconds UTC. */
export const at = (name: string) => integer(name);

const bytes = customType<{ data: Uint8Array; driverData: ArrayBuffer | number[] }>({
  dataType: () => "blob",
  // D1 returns blobs as arrays of numbers.
  fromDriver: (value) => new Uint8Array(value),
  toDriver: (value) => Uint8Array.from(value).buffer,
});

/**
 * The long texts of a row, which only `domain/storage` reads and writes. Small texts are compressed in the row; larger
 * ones are in the object store under this key. Both are null in rows that still have their texts in older columns.
 */
export const contentColumns = () => ({ content: bytes("content"), contentKey: text("content_key") });

/**
 * The bytes of a row's texts and blobs, as an expression. A table with many long rows has an index on the owner and this
 * expression, so that the sum over one user's rows reads the index and none of the texts.
 */
export function textBytes(columns: Record<string, SQLiteColumn>): SQL {
  const texts = Object.values(columns).filter((column) => !column.getSQLType().startsWith("integer"));
  // Without a comma, at which drizzle-kit would cut the expression of an index.
  const length = ({ name }: SQLiteColumn) => `CASE WHEN "${name}" IS NULL THEN 0 ELSE octet_length("${name}") END`;
  return sql.raw(texts.map(length).join(" + "));
}
