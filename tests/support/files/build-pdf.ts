import { type Color, degrees, PDFDocument, type PDFPage, PDFString, rgb, StandardFonts } from "@cantoo/pdf-lib";

/** One piece of text on a made-up page, in points from the top left; 10 points, black, upright by default. */
export interface Piece {
  text: string;
  x: number;
  y: number;
  size?: number;
  bold?: boolean;
  colour?: "black" | "white" | "paper";
  /** Extra space between characters in points. */
  tracking?: number;
  turned?: boolean;
  link?: string;
}

/** A filled rectangle behind the text. */
export interface Panel {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageSpec {
  pieces: Piece[];
  panels?: Panel[];
}

const colours: Record<NonNullable<Piece["colour"]>, Color> = {
  black: rgb(0, 0, 0),
  white: rgb(1, 1, 1),
  paper: rgb(0.99, 0.99, 0.99),
};
const height = 842;

/** Builds a PDF of A4 pages; dark panels are painted first. */
export async function buildPdf(pages: PageSpec[], password?: { user?: string; owner: string }): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  for (const { pieces, panels = [] } of pages) {
    const page = document.addPage([595, height]);
    for (const panel of panels) {
      page.drawRectangle({ ...panel, y: height - panel.y - panel.height, color: rgb(0.1, 0.2, 0.4) });
    }
    for (const piece of pieces) drawPiece(page, piece, piece.bold ? bold : regular);
  }
  if (password) document.encrypt({ userPassword: password.user, ownerPassword: password.owner });
  return document.save({ useObjectStreams: false });
}

function drawPiece(page: PDFPage, piece: Piece, font: Awaited<ReturnType<PDFDocument["embedFont"]>>): void {
  const { text, x, y, size = 10, colour = "black", tracking = 0, turned = false, link } = piece;
  const place = { y: height - y, size, font, color: colours[colour], rotate: degrees(turned ? 90 : 0) };
  if (tracking === 0) page.drawText(text, { x, ...place });
  let pen = x;
  for (const letter of tracking > 0 ? text : "") {
    page.drawText(letter, { x: pen, ...place });
    pen += font.widthOfTextAtSize(letter, size) + tracking;
  }
  if (link) addLink(page, link, [x, height - y - 2, x + font.widthOfTextAtSize(text, size), height - y + size]);
}

function addLink(page: PDFPage, url: string, rectangle: number[]): void {
  const { context } = page.doc;
  const action = { Type: "Action", S: "URI", URI: PDFString.of(url) };
  page.node.addAnnot(context.register(context.obj({ Type: "Annot", Subtype: "Link", Rect: rectangle, A: action })));
}
