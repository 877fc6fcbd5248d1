import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import type { Meter } from "~/tailor/extract/pdf/meter";

export interface PdfLine {
  text: string;
  page: number;
  /** Points from the left and from the top. */
  x: number;
  y: number;
}

/** pdf.js by itself, without the limits of the reader under test: they would go on from the file read before. */
export async function openWithPdfjs(bytes: Uint8Array) {
  const { meter } = (await getResolvedPDFJS()) as unknown as { meter: Meter };
  meter.begin({ steps: Infinity, bytes: Infinity, stepsAtOnce: Infinity }, () => undefined);
  return getDocumentProxy(bytes.slice());
}

/** The text items of a PDF as pdf.js reads them, joined by baseline, in the order of the content stream. */
export async function readPdfLines(bytes: Uint8Array): Promise<PdfLine[]> {
  const document = await openWithPdfjs(bytes);
  const lines: PdfLine[] = [];
  for (let page = 1; page <= document.numPages; page++) {
    const proxy = await document.getPage(page);
    const [, , , height = 0] = proxy.view;
    for (const item of (await proxy.getTextContent()).items) {
      if (!("str" in item)) continue;
      const [x, y] = [Number(item.transform[4]), height - Number(item.transform[5])];
      const last = lines.at(-1);
      if (last && last.page === page && Math.abs(last.y - y) < 1) last.text += item.str;
      else if (item.str.trim() !== "") lines.push({ text: item.str, page, x, y });
    }
  }
  return lines.map((line) => ({ ...line, text: line.text.trim() }));
}
