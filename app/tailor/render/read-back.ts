import type { ExportFormat, Extraction, RoundTrip } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { pictographsOf, withoutPictographs } from "./pdf/pictographs";
import { webAddress } from "./render-json-resume";
import { plainTextOf } from "./render-markdown";
import { fieldsOf } from "./resume-fields";

/**
 * Reads an export as a stranger's software would (bytes to text to fields) and holds it against the resume: each
 * field must come back under the same path, so its entry and its place in the order count too. Pictographs that a PDF
 * leaves out are no lost field; they are named in `omitted`.
 */
export async function readBack(bytes: Uint8Array, format: ExportFormat, resume: Resume): Promise<RoundTrip> {
  const found = new Map(fieldsOf(await readFields(bytes, format)).map(({ path, text }) => [path, text]));
  const plain = format === "pdf" ? withoutPictographs : (text: string) => text;
  const expected = fieldsOf(resume).filter(({ text }) => plain(text) !== "");
  const lost = expected.flatMap(({ path, text }) => {
    const other = found.get(path) ?? null;
    return other !== null && comparable(path, plain(other)) === comparable(path, plain(text))
      ? []
      : [{ path, expected: text, found: other }];
  });
  const trip = { format, fields: expected.length, recovered: expected.length - lost.length, lost };
  const written = format === "pdf" ? pictographsOf(expected.map(({ text }) => text).join(" ")) : [];
  const seen = new Set([...found.values()].flatMap(pictographsOf));
  const omitted = written.filter((character) => !seen.has(character));
  return omitted.length > 0 ? { ...trip, omitted } : trip;
}

async function readFields(bytes: Uint8Array, format: ExportFormat): Promise<object> {
  switch (format) {
    case "json":
      return fromJsonResume(new TextDecoder().decode(bytes));
    case "md":
      return parseResume(plainTextOf(new TextDecoder().decode(bytes)));
    case "txt":
      return parsed(await extractText(bytes, { filename: "resume.txt" }));
    case "pdf":
    case "docx":
      return parsed(await extractText(bytes));
    default:
      return format satisfies never;
  }
}

function parsed(extraction: Extraction): object {
  return extraction.ok ? parseResume(extraction.text, extraction.lines) : {};
}

function fromJsonResume(json: string): object {
  const { meta, ...parts } = JSON.parse(json) as { meta?: { other?: unknown } };
  return { ...parts, other: meta?.other ?? [] };
}

/**
 * Composition and spacing of characters are the file format's business, and so are the case of a heading and the
 * scheme of an address.
 */
function comparable(path: string, text: string): string {
  const plain = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (path.endsWith("/url")) return webAddress(plain);
  return /^\/other\/\d+\/title$/.test(path) ? plain.toLowerCase() : plain;
}
