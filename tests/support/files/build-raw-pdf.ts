import { zlibSync } from "fflate";

const encoder = new TextEncoder();

/** A stream object of a hand-made PDF; `dictionary` goes before /Length. */
export function rawStream(content: string | Uint8Array, dictionary = ""): Uint8Array {
  const plain = typeof content === "string" ? encoder.encode(content) : content;
  const data = zlibSync(plain, { level: 9 });
  return concat([
    encoder.encode(`<<${dictionary}/Filter/FlateDecode/Length ${data.length}>>\nstream\n`),
    data,
    encoder.encode("\nendstream"),
  ]);
}

/** A PDF of one page with this content stream. Object 5 is the font /F, further objects start at 6. */
export function buildRawPdf(content: Uint8Array, resources = "", further: Uint8Array[] = []): Uint8Array {
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>${resources}>>>>`;
  return buildPdfOfObjects([
    encoder.encode("<</Type/Catalog/Pages 2 0 R>>"),
    encoder.encode("<</Type/Pages/Kids[3 0 R]/Count 1>>"),
    encoder.encode(page),
    content,
    encoder.encode("<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"),
    ...further,
  ]);
}

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function buildPdfOfObjects(objects: Uint8Array[]): Uint8Array {
  const parts: Uint8Array[] = [encoder.encode("%PDF-1.7\n")];
  const offsets: number[] = [];
  let size = parts[0]?.length ?? 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    size += part.length;
  };
  objects.forEach((object, index) => {
    offsets.push(size);
    add(concat([encoder.encode(`${index + 1} 0 obj\n`), object, encoder.encode("\nendobj\n")]));
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const start = size;
  add(encoder.encode(`xref\n0 ${count}\n0000000000 65535 f \n${table}trailer<</Size ${count}/Root 1 0 R>>\n`));
  add(encoder.encode(`startxref\n${start}\n%%EOF`));
  return concat(parts);
}

function concat(parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
