import { PDFDocument, StandardFonts } from "@cantoo/pdf-lib";
import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";

async function pdfWith(content: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage();
  page.drawText("Dana Reyes, nurse at Northfield Hospital", {
    font: await document.embedFont(StandardFonts.Helvetica),
  });
  page.node.addContentStream(document.context.register(document.context.flateStream(content)));
  return document.save();
}

it("refuses a page that saves thousands of graphics states before it costs time", async () => {
  const extraction = await extractText(await pdfWith("q ".repeat(200_000)));
  expect(extraction).toMatchObject({ ok: false, failure: "too-much-inside" });
});

it("reads a page that saves and restores its state as often as it likes", async () => {
  const extraction = await extractText(await pdfWith("q Q ".repeat(2_000)));
  expect(extraction).toMatchObject({ ok: true });
});
