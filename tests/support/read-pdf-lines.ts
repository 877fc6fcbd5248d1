import { getDocumentProxy } from "unpdf";

export interface PdfLine {
  text: string;
  page: number;
  /** Points from the left and from the top. */
  x: number;
  y: number;
}

/** The text items of a PDF as pdf.js reads them, joined by baseline, in the order of the content stream. */
export async function readPdfLines(bytes: Uint8Array): Promise<PdfLine[]> {
  const document = await getDocumentProxy(bytes.slice());
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
