import type { ExportFormat, Extraction, RoundTrip } from "~/tailor/document";
import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { Resume } from "~/tailor/resume";
import { pictographsOf, withoutPictographs } from "./pdf/pictographs";
import { webAddress } from "./render-json-resume";
import { plainTextOf } from "./render-markdown";
import { unsureTexts } from "./resume-document";
import { fieldsOf } from "./resume-fields";

/**
 * Reads an export as a stranger's software would (bytes to text to fields) and holds it against the resume: each
 * field must come back under the same path, so its entry and its place in the order count too. Of a section that is
 * quoted from the source, all lines must come back in their order. Pictographs that a PDF leaves out are no lost field;
 * they are named in `omitted`.
 */
export async function readBack(bytes: Uint8Array, format: ExportFormat, resume: Resume): Promise<RoundTrip> {
  const file = await readFile(bytes, format);
  const found = new Map(fieldsOf(file.fields).map(({ path, text }) => [path, text]));
  const plain = format === "pdf" ? withoutPictographs : (text: string) => text;
  const expected = fieldsOf(resume).filter(({ text }) => plain(text) !== "");
  const kept = file.text === undefined ? new Set() : sectionsQuotedIn(plain(file.text), resume, plain);
  const lost = expected.flatMap(({ path, text }) => {
    if (kept.has(path.split("/")[1])) return [];
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

interface ReadFile {
  fields: object;
  /** What the file says; undefined where it is data. */
  text?: string;
}

async function readFile(bytes: Uint8Array, format: ExportFormat): Promise<ReadFile> {
  switch (format) {
    case "json":
      return { fields: fromJsonResume(new TextDecoder().decode(bytes)) };
    case "md": {
      const text = plainTextOf(new TextDecoder().decode(bytes));
      return { fields: parseResume(text), text };
    }
    case "txt":
      return parsed(await extractText(bytes, { filename: "resume.txt" }));
    case "pdf":
    case "docx":
      return parsed(await extractText(bytes));
    default:
      return format satisfies never;
  }
}

function parsed(extraction: Extraction): ReadFile {
  return extraction.ok
    ? { fields: parseResume(extraction.text, extraction.lines), text: extraction.text }
    : { fields: {} };
}

/** The sections that are quoted from the source, as far as the file says them word for word. */
function sectionsQuotedIn(text: string, resume: Resume, plain: (text: string) => string): Set<string | undefined> {
  const said = withoutBlanks(text);
  const kept = new Set<string | undefined>();
  for (const [key, texts] of unsureTexts(resume)) {
    let cursor = 0;
    for (const one of texts) {
      const words = withoutBlanks(plain(one));
      const start = cursor < 0 ? -1 : said.indexOf(words, cursor);
      cursor = start < 0 ? -1 : start + words.length;
    }
    if (cursor >= 0) kept.add(key);
  }
  return kept;
}

function withoutBlanks(text: string): string {
  return text.normalize("NFC").replace(/\s+/gu, "");
}

function fromJsonResume(json: string): object {
  const { meta, ...parts } = JSON.parse(json) as { meta?: { other?: unknown } };
  return { ...parts, other: meta?.other ?? [] };
}

/**
 * Composition and spacing of characters are the file format's business, and so are the case of a heading, the scheme of
 * an address, and the sign that a line of an entry ends with: the lines of one entry are printed alike.
 */
function comparable(path: string, text: string): string {
  const plain = text.normalize("NFC").replace(/\s+/g, " ").trim();
  if (path.endsWith("/url")) return webAddress(plain);
  if (/\/highlights\/\d+$/.test(path)) return plain.replace(/[.;]$/, "");
  return /^\/other\/\d+\/title$/.test(path) ? plain.toLowerCase() : plain;
}
