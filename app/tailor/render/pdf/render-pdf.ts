import type { PDFContext, PDFDocument, PDFPage } from "@cantoo/pdf-lib";
import type { SetBlock } from "~/tailor/render/block";
import { documentText } from "~/tailor/render/document-text";
import { type Paper, papers, type Template } from "~/tailor/render/template";
import { drawPage, type LinkArea } from "./draw-page";
import { embedFont } from "./embed-font";
import type { FontSource } from "./font-table";
import { layOutPages } from "./page-layout";
import { withoutCharacters } from "./pictographs";
import { setBlocks } from "./set-blocks";
import { writeStructureTree } from "./structure-tree";
import { loadTypesetter } from "./typesetter";

interface PdfSettings {
  template: Template;
  paper: Paper;
  fonts: FontSource;
  title: string;
  author: string;
  /** BCP 47 tag of the text's language. */
  language: string;
}

type PdfLib = typeof import("@cantoo/pdf-lib");

/**
 * The blocks as a tagged PDF in reading order, with embedded subset fonts and no date, so that the same document
 * gives the same bytes.
 * Pictographs that no font has are left out.
 * @throws UnsupportedScript where no font has another character of the document.
 */
export async function renderPdf(blocks: SetBlock[], settings: PdfSettings): Promise<Uint8Array> {
  const lib = await import("@cantoo/pdf-lib");
  const { template } = settings;
  const paper = papers[settings.paper];
  const left = template.margin.side;
  const width = paper.width - 2 * left;
  const setter = await loadTypesetter(documentText(blocks), template.typeface, settings.fonts);
  const groups = setBlocks(withoutCharacters(blocks, setter.undrawn), { setter, template, left, width });
  const placed = layOutPages(groups, { top: template.margin.top, bottom: paper.height - template.margin.top });
  const document = await lib.PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const pages = placed.map((rows) => {
    const drawing = drawPage(rows, groups, { height: paper.height, left, width });
    const page = document.addPage([paper.width, paper.height]);
    page.node.set(lib.PDFName.of("Contents"), context.register(context.flateStream(drawing.content)));
    page.node.set(
      lib.PDFName.of("Annots"),
      context.obj(drawing.links.map((link) => linkAnnotation(lib, context, link))),
    );
    return { page, ref: page.ref, marked: drawing.marked };
  });
  const used = setter.fonts.filter((font) => font.codes.length > 0);
  const fontRefs = used.map((font) => [font.key, embedFont(lib, context, font)] as const);
  const resources = context.register(context.obj({ Font: Object.fromEntries(fontRefs) }));
  pages.forEach(({ page }, index) => {
    finishPage(lib, context, page, { resources, index });
  });
  setCatalog(lib, document, settings);
  document.catalog.set(lib.PDFName.of("StructTreeRoot"), writeStructureTree(context, groups, pages));
  return document.save({ useObjectStreams: true });
}

function finishPage(
  { PDFName }: PdfLib,
  context: PDFContext,
  page: PDFPage,
  { resources, index }: { resources: ReturnType<PDFContext["register"]>; index: number },
): void {
  page.node.set(PDFName.of("Resources"), resources);
  page.node.set(PDFName.of("StructParents"), context.obj(index));
  page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
}

function linkAnnotation({ PDFString }: PdfLib, context: PDFContext, { href, rect }: LinkArea) {
  return context.register(
    context.obj({
      Type: "Annot",
      Subtype: "Link",
      Rect: rect,
      Border: [0, 0, 0],
      A: { Type: "Action", S: "URI", URI: PDFString.of(encodeURI(href).replace(/[()\\]/g, "\\$&")) },
    }),
  );
}

function setCatalog({ PDFName }: PdfLib, document: PDFDocument, settings: PdfSettings): void {
  document.setTitle(settings.title, { showInWindowTitleBar: true });
  document.setAuthor(settings.author);
  document.setLanguage(settings.language);
  document.setProducer("Lapel");
  document.setCreator("Lapel");
  document.catalog.set(PDFName.of("MarkInfo"), document.context.obj({ Marked: true }));
}
