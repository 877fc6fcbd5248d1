import { readFile } from "node:fs/promises";
import { extractText } from "../tailor/extract/extract-text";
import { parseResume } from "../tailor/parse/parse-resume";
import type { Posting } from "../tailor/posting";
import { readPosting } from "../tailor/posting/read-posting";
import type { Resume } from "../tailor/resume";
import { registerMeter } from "./build/register-meter";

/** Invalid input of a command, printed as one line on stderr with exit code 2. */
export class BadInput extends Error {}

registerMeter();

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw new BadInput(`${file}: cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`);
  }
}

/** Parses the resume in a PDF, DOCX or text file. */
export async function readResumeFile(file: string): Promise<Resume> {
  const extraction = await extractText(await readBytes(file), { filename: file });
  if (!extraction.ok) throw new BadInput(`${file}: ${extraction.message}`);
  return parseResume(extraction.text, extraction.lines);
}

/** Extracts the text of a PDF, DOCX or text file. */
export async function readTextFile(file: string): Promise<string> {
  const extraction = await extractText(await readBytes(file), { filename: file });
  if (!extraction.ok) throw new BadInput(`${file}: ${extraction.message}`);
  return extraction.text;
}

export async function readPostingFile(file: string): Promise<Posting> {
  return readPosting(await readTextFile(file));
}

/** Reads a small file without extraction (JSON, CSV). */
export async function readPlainFile(file: string): Promise<string> {
  return new TextDecoder().decode(await readBytes(file));
}
