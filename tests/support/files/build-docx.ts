import { strToU8, type Zippable, zipSync } from "fflate";

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" ' +
  'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';

/** A Word document around this body, hand-made; `files` adds or replaces files of the archive. */
export function buildDocx(body: string, files: Record<string, string | Uint8Array> = {}): Uint8Array {
  const all: Record<string, string | Uint8Array> = {
    "[Content_Types].xml":
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    "word/document.xml": `<?xml version="1.0"?><w:document ${namespaces}><w:body>${body}</w:body></w:document>`,
    ...files,
  };
  return zipSync(
    Object.fromEntries(Object.entries(all).map(([name, file]) => [name, toBytes(file)])) satisfies Zippable,
  );
}

/** A paragraph with one run; `run` and `paragraph` are the insides of w:rPr and w:pPr. */
export function paragraph(text: string, { run = "", paragraph = "" } = {}): string {
  return `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

function toBytes(file: string | Uint8Array): Uint8Array {
  return typeof file === "string" ? strToU8(file) : file;
}
