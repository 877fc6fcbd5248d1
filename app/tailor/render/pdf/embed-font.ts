import type { PDFContext, PDFRef } from "@cantoo/pdf-lib";
import type { Font } from "fontkit";
import { type FontCode, hex, type PdfFont, perThousand, utf16 } from "./pdf-font";

type PdfLib = typeof import("@cantoo/pdf-lib");

/** Writes the glyphs in use as a Type 0 font with its own code-to-text map; returns the font's reference. */
export function embedFont({ PDFString }: PdfLib, context: PDFContext, { key, font, codes }: PdfFont): PDFRef {
  const subset = font.createSubset();
  // Typed as a boolean, it is the index of the glyph in the subset.
  const glyphIds = codes.map(({ glyphId }) => Number(subset.includeGlyph(font.getGlyph(glyphId))));
  const name = `LAPL${key.replace(/\d/g, (digit) => String.fromCharCode(65 + Number(digit))).padEnd(2, "A")}+${font.postscriptName}`;
  const file = context.register(context.flateStream(subset.encode()));
  const descriptor = context.register(
    context.obj({ Type: "FontDescriptor", FontName: name, ...metrics(font), FontFile2: file }),
  );
  const descendant = context.obj({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: name,
    CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
    FontDescriptor: descriptor,
    W: [1, codes.map(({ width }) => Math.round(width * 100) / 100)],
    CIDToGIDMap: context.register(context.flateStream(glyphMap(glyphIds))),
  });
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: name,
      Encoding: "Identity-H",
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(context.flateStream(toUnicode(codes))),
    }),
  );
}

function metrics(font: Font) {
  const scale = perThousand(font);
  const { minX, minY, maxX, maxY } = font.bbox;
  const symbolic = 4;
  return {
    Flags: symbolic,
    FontBBox: [minX, minY, maxX, maxY].map((value) => Math.round(value * scale)),
    ItalicAngle: font.italicAngle,
    Ascent: Math.round(font.ascent * scale),
    Descent: Math.round(font.descent * scale),
    CapHeight: Math.round((font.capHeight || font.ascent) * scale),
    StemV: 80,
  };
}

/** Two bytes a code, code 0 first. */
function glyphMap(glyphIds: number[]): Uint8Array {
  const map = new Uint8Array((glyphIds.length + 1) * 2);
  const view = new DataView(map.buffer);
  glyphIds.forEach((glyphId, index) => {
    view.setUint16((index + 1) * 2, glyphId);
  });
  return map;
}

const entriesPerBlock = 100;

function toUnicode(codes: FontCode[]): string {
  const entries = codes.map(({ text }, index) => `<${hex(index + 1)}> <${utf16(text)}>`);
  const blocks: string[] = [];
  for (let start = 0; start < entries.length; start += entriesPerBlock) {
    const block = entries.slice(start, start + entriesPerBlock);
    blocks.push(`${block.length} beginbfchar\n${block.join("\n")}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join("\n")}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
