import { brand } from "~/brand";
import { type RateLimited, takeLimits } from "~/domain/auth/take-limits.server";
import { contentFolder } from "~/domain/storage/content.server";
import type { AppContext, SignedInUser } from "~/ports/context";
import { exportsPerUser } from "./limits";
import { personalTables } from "./personal-data";
import { readRows } from "./read-rows.server";
import { type ZipEntry, zipStream } from "./zip-stream.server";

type Context = Pick<AppContext, "db" | "files" | "limits" | "now"> & { user: SignedInUser };

/** Everything that is stored about the user, as a zip: a JSON file a table, and the files they uploaded. */
export async function exportData(
  ctx: Context,
): Promise<{ ok: true; body: ReadableStream<Uint8Array>; fileName: string } | RateLimited> {
  const refused = await takeLimits(ctx, [[exportsPerUser, ctx.user.id]]);
  if (refused) return refused;
  const day = new Date(ctx.now()).toISOString().slice(0, 10);
  const fileName = `${brand.toLowerCase()}-data-${day}.zip`;
  return { ok: true, body: zipStream(entriesOf(ctx, day), ctx.now()), fileName };
}

async function* entriesOf(ctx: Context, day: string): AsyncGenerator<ZipEntry> {
  yield { name: "about.txt", parts: texts(aboutText(ctx.user.email, day)) };
  for (const table of personalTables) {
    yield { name: `${table.file}.json`, parts: jsonList(readRows(ctx, table)) };
  }
  const prefix = `${ctx.user.id}/`;
  for (const key of await ctx.files.keys(prefix)) {
    // They stand in their rows.
    if (key.startsWith(contentFolder(ctx.user.id))) continue;
    const body = await ctx.files.get(key);
    if (body) yield { name: `files/${key.slice(prefix.length)}`, parts: chunksOf(body), isPacked: true };
  }
}

function aboutText(email: string, day: string): string {
  const files = personalTables.map(({ file, about }) => `${file}.json\n  ${about}.`);
  return [
    `Everything that ${brand} stores about ${email}, on ${day}. Times are UTC.`,
    ...files,
    "files\n  The files you uploaded, as you uploaded them.",
    "Only secrets are left out: your password (we store only a hash of it), and keys and codes that could let somebody in.\n",
  ].join("\n\n");
}

async function* texts(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield new TextEncoder().encode(part);
}

async function* jsonList(rows: AsyncIterable<unknown>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let before = "[\n";
  for await (const row of rows) {
    yield encoder.encode(before + JSON.stringify(row, null, 2));
    before = ",\n";
  }
  yield encoder.encode(before === "[\n" ? "[]\n" : "\n]\n");
}

async function* chunksOf(body: ReadableStream): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value;
}
