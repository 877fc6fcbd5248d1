import { createHash } from "node:crypto";
import { and, eq, gte, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { rowOf } from "~/db/rows";
import { storedContents } from "~/db/schema/storage";
import type { AppContext } from "~/ports/context";
import {
  type ContentKind,
  contentOf,
  currentVersion,
  type OldColumns,
  type StoredContent,
  storedSchema,
  UnreadableContent,
} from "./content-kind";
import { inRowMaxBytes, newContentMilliseconds, releasedContentMilliseconds } from "./limits";

/** Where a row has its long texts: in itself, or in an object. */
export interface ContentColumns {
  content: Uint8Array | null;
  contentKey: string | null;
}

export type ContentStore = Pick<AppContext, "db" | "files" | "now">;

/** The folder of a user's objects in the file store, beside their files. */
export function contentFolder(userId: string): string {
  return `${userId}/contents/`;
}

export function contentPath(userId: string, key: string): string {
  return contentFolder(userId) + key;
}

/**
 * Writes the long texts of a row before the row itself, whose columns then refer to them. Equal texts of a user share
 * one object. If the row is never written, the sweep removes the object. Throws if the text could not be read again,
 * which would be a bug.
 */
export function keepContent<Content>(
  ctx: ContentStore,
  userId: string,
  kind: ContentKind<Content>,
  content: Content,
): Promise<ContentColumns> {
  return keepStored(ctx, userId, { version: currentVersion, content: kind.schema.parse(content) });
}

/** The same for the columns of an old row. They are stored unchanged; reading converts them. */
export function keepOldColumns(ctx: ContentStore, userId: string, columns: OldColumns): Promise<ContentColumns> {
  return keepStored(ctx, userId, { version: 1, content: columns });
}

async function keepStored(ctx: ContentStore, userId: string, stored: StoredContent): Promise<ContentColumns> {
  const json = new TextEncoder().encode(JSON.stringify(stored));
  const packed = await bytesOf(new Blob([json]).stream().pipeThrough(new CompressionStream("gzip")));
  if (packed.byteLength <= inRowMaxBytes) return { content: packed, contentKey: null };
  const hash = Buffer.from(await crypto.subtle.digest("SHA-256", json)).toString("base64url");
  const key = await announce(ctx, { userId, hash, bytes: packed.byteLength });
  await ctx.files.put(contentPath(userId, key), packed, "application/gzip");
  return { content: null, contentKey: key };
}

/**
 * Notes an object before it is written, so that none is forgotten, and returns its key. If an equal object exists, its
 * removal is postponed. If that one is already being removed, the new one gets a key of its own.
 */
async function announce(
  ctx: ContentStore,
  { userId, hash, bytes }: { userId: string; hash: string; bytes: number },
): Promise<string> {
  const now = ctx.now();
  const dueAt = now + newContentMilliseconds;
  const newKey = `${hash}.${now.toString(36)}`;
  const isSame = and(
    eq(storedContents.userId, userId),
    // "/" follows "." among the characters.
    gte(storedContents.key, `${hash}.`),
    lt(storedContents.key, `${hash}/`),
    isNotNull(storedContents.dueAt),
  );
  const [, , [notedRow]] = await ctx.db.batch([
    ctx.db
      .update(storedContents)
      .set({ dueAt: sql`max(${storedContents.dueAt}, ${dueAt})` })
      .where(isSame),
    ctx.db
      .insert(storedContents)
      .select(rowOf(storedContents, { userId, key: newKey, bytes, dueAt }, sql`WHERE changes() = 0`))
      .onConflictDoNothing(),
    ctx.db.select({ key: storedContents.key }).from(storedContents).where(isSame).limit(1),
  ]);
  if (!notedRow) throw new Error("An equal text is being removed at this very moment");
  return notedRow.key;
}

/**
 * The long texts of a row, or of the `old` columns of an old row. Reads at most one object. Throws UnreadableContent.
 */
export async function readContent<Content>(
  { files }: Pick<AppContext, "files">,
  kind: ContentKind<Content>,
  { userId, content, contentKey }: ContentColumns & { userId: string },
  old: OldColumns,
): Promise<Content> {
  if (!content && contentKey === null) return contentOf(kind, { version: 1, content: old });
  return contentOf(kind, await readStored({ files }, kind.name, { userId, content, contentKey }));
}

/** The stored JSON of a row, in the version in which it was written. Throws UnreadableContent. */
export async function readStored(
  { files }: Pick<AppContext, "files">,
  what: string,
  { userId, content, contentKey }: ContentColumns & { userId: string },
): Promise<StoredContent> {
  const name = `A ${what} (${contentKey ?? "in its row"})`;
  let packed: ReadableStream | null;
  try {
    packed = content
      ? new Blob([content as BlobPart]).stream()
      : await files.get(contentPath(userId, contentKey ?? ""));
  } catch (error) {
    throw new UnreadableContent("unreachable", name, error);
  }
  if (!packed) throw new UnreadableContent("missing", name);
  try {
    const text = await new Response(packed.pipeThrough(new DecompressionStream("gzip"))).text();
    return storedSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new UnreadableContent("damaged", name, error);
  }
}

async function bytesOf(stream: ReadableStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The statement that marks objects as released by rows. It must come before the deletion of those rows, in the same
 * batch. `references` selects owner and key. The sweep later removes the objects that nothing else refers to.
 */
export function releaseContents(ctx: Pick<AppContext, "db" | "now">, references: SQL) {
  const dueAt = ctx.now() + releasedContentMilliseconds;
  return ctx.db
    .update(storedContents)
    .set({ dueAt: sql`min(${storedContents.dueAt}, ${dueAt})` })
    .where(
      and(sql`(${storedContents.userId}, ${storedContents.key}) IN (${references})`, isNotNull(storedContents.dueAt)),
    );
}

type ContentTable = SQLiteTable & { userId: SQLiteColumn; contentKey: SQLiteColumn };

/** The objects that rows of a table refer to, for `releaseContents`. */
export function referencesOf(table: ContentTable, where: SQL | undefined): SQL {
  return sql`SELECT ${table.userId}, ${table.contentKey} FROM ${table} WHERE ${and(isNotNull(table.contentKey), where)}`;
}

/** SHA-256, to compare texts. */
export function textHash(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}
