import { fileResponse } from "./file-response.server";

type Cell = string | number | null;

/**
 * A line of CSV (RFC 4180). Spreadsheets take a cell that begins with one of = + - @, a tab or a line break for a formula,
 * so it gets an apostrophe in front; numbers of ours are left alone.
 */
export function csvLine(cells: Cell[]): string {
  return `${cells.map((cell) => (typeof cell === "number" ? String(cell) : quoted(cell ?? ""))).join(",")}\r\n`;
}

function quoted(text: string): string {
  // Blanks and other invisible characters in front do not keep every spreadsheet from it.
  const harmless = /^[\s\0\u200b\ufeff]*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
  return /[",\r\n\t']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A download of a table that is sent as its parts are read, however many rows there are. */
export function csvResponse(
  fileName: string,
  head: string[],
  parts: AsyncIterator<Cell[][]> | Iterator<Cell[][]>,
): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The mark tells spreadsheets that it is UTF-8.
      controller.enqueue(encoder.encode(`\ufeff${csvLine(head)}`));
    },
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(csvLine).join("")));
    },
    async cancel() {
      await parts.return?.();
    },
  });
  return fileResponse(body, fileName, "csv");
}
