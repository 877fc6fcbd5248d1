import type { Draft } from "../assemble-text";
import { ExtractError } from "../failures";
import { limits } from "../limits";
import { buildLines } from "./build-lines";
import { checkPdf } from "./check-pdf";
import { findColumns, type Region } from "./find-columns";
import { joinHyphens } from "./join-hyphens";
import { joinPages } from "./join-pages";
import { type OpenPdf, openPdf } from "./open-pdf";
import { type PageContent, readPage } from "./read-page";
import { setRunningTextAside } from "./running-text";

/** Reads a PDF: text in reading order with its layout. Throws ExtractError for everything that is not readable. */
export async function readPdf(bytes: Uint8Array): Promise<Draft> {
  await checkPdf(bytes);
  const pdf = await openPdf(bytes);
  try {
    return await Promise.race([readPages(pdf), pdf.exceeded]);
  } catch (error) {
    throw error instanceof ExtractError ? error : new ExtractError("corrupt");
  } finally {
    await pdf.close();
  }
}

async function readPages({ document, ops }: OpenPdf): Promise<Draft> {
  if (document.numPages > limits.pages) throw new ExtractError("too-many-pages");
  const pages: PageContent[] = [];
  let letters = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await readPage(await document.getPage(number), ops);
    letters += page.letters;
    if (letters > limits.characters) throw new ExtractError("too-large");
    pages.push(page);
  }
  const { bodies, running } = setRunningTextAside(pages.map(({ words, height }) => ({ words, height })));
  const regions = pages.map((page, index): Region => {
    const body = findColumns(bodies[index] ?? []);
    const turned = page.turned.map((words) => findColumns(words));
    return turned.length > 0 ? { kind: "stack", parts: [body, ...turned] } : body;
  });
  const lines = buildLines([...joinPages(regions), ...running], pages);
  const hidden = pages.flatMap((page) => page.hidden);
  return { kind: "pdf", lines: joinHyphens(lines), pages: pages.length, hidden };
}
