import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { extractText } from "~/tailor/extract/extract-text";
import { buildDocx, paragraph } from "../../support/files/build-docx";
import { buildPdf } from "../../support/files/build-pdf";
import { buildPdfOfObjects, buildRawPdf, rawStream } from "../../support/files/build-raw-pdf";

const body = paragraph("Tram driver");
const page = { pieces: [{ text: "Tram driver", x: 40, y: 60 }] };
const compoundMagic = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const spaces = (count: number) => new Uint8Array(count).fill(0x20);

function compoundFile(streamName: string): Uint8Array {
  const bytes = new Uint8Array(2048);
  bytes.set(compoundMagic);
  bytes.set(
    Array.from(streamName).flatMap((letter) => [letter.charCodeAt(0), 0]),
    1024,
  );
  return bytes;
}

/** Sets the "encrypted" flag of every file in an archive, in both of its headers. */
function flagEncrypted(archive: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  for (let at = 0; at + 10 < bytes.length; at += 1) {
    const signature = [bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]].join();
    if (signature === "80,75,3,4") bytes[at + 6] = (bytes[at + 6] ?? 0) | 1;
    if (signature === "80,75,1,2") bytes[at + 8] = (bytes[at + 8] ?? 0) | 1;
  }
  return bytes;
}

/** Forms that each draw the next one twice: 2 to the power of their number. */
function formBomb(group: string): Uint8Array {
  const depth = 26;
  const forms = Array.from({ length: depth }, (_, index) =>
    rawStream(
      index < depth - 1 ? "/X Do /X Do" : "BT /F 9 Tf (a) Tj ET",
      `/Type/XObject/Subtype/Form${group}/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>/XObject<</X ${Math.min(7 + index, 5 + depth)} 0 R>>>>`,
    ),
  );
  return buildRawPdf(rawStream("/X Do"), "/XObject<</X 6 0 R>>", forms);
}

const cases: [string, string, () => Uint8Array | Promise<Uint8Array>][] = [
  ["an empty file", "empty-file", () => new Uint8Array()],
  ["a file above 7 MB", "too-large", () => spaces(7 * 1024 * 1024 + 1)],
  ["a web page named .pdf", "unsupported-type", () => strToU8("<!doctype html><p>%PDF-1.7")],
  ["a ZIP that is no Word document", "unsupported-type", () => zipSync({ "a.xml": strToU8("<a/>") })],
  [
    "a PDF with a ZIP behind it",
    "unsupported-type",
    async () => Uint8Array.from([...(await buildPdf([page])), ...buildDocx(body)]),
  ],
  ["an old binary .doc", "unsupported-type", () => compoundFile("WordDocument")],
  ["a Word document with a password", "encrypted", () => compoundFile("EncryptedPackage")],
  ["a PDF with a password", "encrypted", () => buildPdf([page], { user: "tram", owner: "depot" })],
  ["a PDF that is only a header", "corrupt", () => strToU8("%PDF-1.7\n")],
  ["half a PDF", "corrupt", async () => (await buildPdf([page])).slice(0, 300)],
  [
    "a PDF whose page tree goes in circles",
    "corrupt",
    () =>
      buildPdfOfObjects(
        ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R]/Count 9>>"].map((object) => strToU8(object)),
      ),
  ],
  [
    "a scan without text",
    "no-text-layer",
    () => buildPdf([{ pieces: [], panels: [{ x: 0, y: 0, width: 500, height: 700 }] }]),
  ],
  ["a PDF of 51 pages", "too-many-pages", () => buildPdf(Array.from({ length: 51 }, () => page))],
  ["a PDF page that inflates to 30 MB", "too-much-inside", () => buildRawPdf(rawStream(spaces(30_000_000)))],
  [
    "a PDF page that says it is a picture",
    "too-much-inside",
    () => buildRawPdf(rawStream("0 0 m 9 9 l\n".repeat(2_500_000), "/Subtype/Image")),
  ],
  [
    "a PDF page with a million words",
    "too-much-inside",
    () => buildRawPdf(rawStream(`BT /F 9 Tf ${"(Hello) Tj 9 0 Td ".repeat(1_000_000)}ET`)),
  ],
  ["PDF forms that draw each other", "too-much-inside", () => formBomb("")],
  ["PDF groups that draw each other", "too-much-inside", () => formBomb("/Group<</S/Transparency>>")],
  ["a broken Word document", "corrupt", () => buildDocx(body).slice(0, 200)],
  ["Word XML that is not well formed", "corrupt", () => buildDocx("<w:p><w:r>")],
  [
    "Word XML with a document type",
    "unsafe-archive",
    () => buildDocx(body, { "word/styles.xml": '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>' }),
  ],
  [
    "a Word document that inflates to 30 MB",
    "unsafe-archive",
    () => buildDocx(body, { "word/media/a.bin": spaces(30_000_000) }),
  ],
  [
    "a small Word document of nothing but repetition",
    "unsafe-archive",
    () => buildDocx(body, { "word/media/a.bin": spaces(5_000_000) }),
  ],
  [
    "a Word document of 501 files",
    "unsafe-archive",
    () => buildDocx(body, Object.fromEntries(Array.from({ length: 499 }, (_, index) => [`word/${index}.bin`, ""]))),
  ],
  ["a file name that leaves the archive", "unsafe-archive", () => buildDocx(body, { "../evil.xml": "<a/>" })],
  [
    "Word XML of 40,000 paragraphs",
    "unsafe-archive",
    () => buildDocx(Array.from({ length: 40_000 }, (_, index) => paragraph(`${index * 7919}`)).join("")),
  ],
  ["an encrypted ZIP", "unsafe-archive", () => flagEncrypted(buildDocx(body))],
  ["XML nested ten thousand deep", "unsafe-archive", () => buildDocx("<w:p>".repeat(10_000) + "</w:p>".repeat(10_000))],
];

it.each(cases)("answers %s with %s and a sentence", async (_, failure, make) => {
  const result = await extractText(await make());
  expect(result).toMatchObject({ ok: false, failure });
  if (!result.ok) expect(result.message).toMatch(/^[A-Z].+\.$/);
});

it("reads a PDF that only its owner may change", async () => {
  // The cost of the key is a matter of chance: several files, not one.
  for (let file = 0; file < 12; file += 1) {
    expect(await extractText(await buildPdf([page], { owner: "depot" }))).toMatchObject({
      ok: true,
      text: "Tram driver",
    });
  }
});

it("reads a Word document by its content, whatever its name", async () => {
  expect(await extractText(buildDocx(body), { filename: "resume.pdf" })).toMatchObject({ ok: true, kind: "docx" });
});

it("leaves the bytes of a PDF as they were", async () => {
  const bytes = await buildPdf([page]);
  const before = bytes.slice();
  await extractText(bytes);
  expect(bytes).toEqual(before);
});

it("reads a PDF without another copy of it where its bytes are spent", async () => {
  const bytes = await buildPdf([page]);
  expect(await extractText(bytes, { isSpent: true })).toMatchObject({ ok: true, text: "Tram driver" });
  expect(bytes.byteLength).toBe(0);
});
