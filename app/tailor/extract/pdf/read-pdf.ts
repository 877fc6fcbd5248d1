import type { Draft, DraftLine } from "~/tailor/extract/assemble-text";
import { ExtractError } from "~/tailor/extract/failures";
import { limits } from "~/tailor/extract/limits";
import { buildLines } from "./build-lines";
import { findColumns, type Region } from "./find-columns";
import { joinHyphens } from "./join-hyphens";
import { joinPages } from "./join-pages";
import { type OpenPdf, openPdf } from "./open-pdf";
import { type PageContent, readPage } from "./read-page";
import { setRunningTextAside } from "./running-text";

/** Reads a PDF, whose buffer is gone then: text in reading order with its layout. Throws ExtractError for everything that is not readable. */
export async function readPdf(bytes: Uint8Array): Promise<Draft> {
  refuseZip(bytes);
  const pdf = await openPdf(bytes);
  try {
    return await Promise.race([readPages(pdf), pdf.exceeded]);
  } catch (error) {
    throw error instanceof ExtractError ? error : new ExtractError("corrupt");
  } finally {
    await pdf.close();
  }
}

async function readPages({ document, ops, spend, pauseWhenDue }: OpenPdf): Promise<Draft> {
  if (document.numPages > limits.pages) throw new ExtractError("too-many-pages");
  const pages: PageContent[] = [];
  let characters = 0;
  let words = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await readPage(await document.getPage(number), ops, spend);
    characters += page.characters;
    words += page.wordCount;
    if (characters > limits.characters || words > limits.words) throw new ExtractError("too-much-inside");
    pages.push(page);
    await pauseWhenDue();
  }
  const { bodies, running } = setRunningTextAside(pages, spend);
  const regions: Region[] = [];
  for (const [index, page] of pages.entries()) {
    const body = findColumns(bodies[index] ?? [], spend);
    const turned = page.turned.map((words) => findColumns(words, spend));
    regions.push(turned.length > 0 ? { kind: "stack", parts: [body, ...turned] } : body);
    await pauseWhenDue();
  }
  const lines: DraftLine[] = [];
  for (const flow of [...joinPages(regions), ...running]) {
    const page = pages[flow.page - 1];
    if (page) for (const line of buildLines(flow, page, spend)) lines.push(line);
    await pauseWhenDue();
  }
  const hidden = pages.flatMap((page) => page.hidden);
  return { kind: "pdf", lines: joinHyphens(lines), pages: pages.length, hidden };
}

const zipEnd = [0x50, 0x4b, 0x05, 0x06];
/** The end record of a ZIP stands in the last 64 KB and 22 bytes. */
const zipTail = 65_557;

/** Refuses a PDF that is a ZIP as well: what we read of it is not what another program opens. */
function refuseZip(bytes: Uint8Array): void {
  const from = Math.max(0, bytes.length - zipTail);
  for (let index = bytes.length - 22; index >= from; index -= 1) {
    // Without the first comparison, 65,000 functions are made for each file.
    if (bytes[index] === zipEnd[0] && zipEnd.every((value, offset) => bytes[index + offset] === value))
      throw new ExtractError("unsupported-type");
  }
}
