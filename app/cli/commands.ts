import { readFile, writeFile } from "node:fs/promises";
import type { Verdict } from "../tailor/change";
import type { ExportFormat } from "../tailor/document";
import { checkText } from "../tailor/gate/check-text";
import { matchResume } from "../tailor/match/match-resume";
import { writeReport, writeSuggestions } from "../tailor/match/write-report";
import { type RenderOptions, renderResume } from "../tailor/render/render-resume";
import type { Resume } from "../tailor/resume";
import { tailorResume } from "../tailor/tailor-resume";
import { BadInput, readPlainFile, readPostingFile, readResumeFile, readTextFile } from "./read-input";
import { readProposals } from "./read-proposals";

export function parseFile(file: string): Promise<Resume> {
  return readResumeFile(file);
}

export async function matchFiles(resumeFile: string, jobFile: string, asOf: string) {
  const resume = await readResumeFile(resumeFile);
  const posting = await readPostingFile(jobFile);
  const match = matchResume(resume, posting, { asOf });
  const { score, version, scored, ceiling, rows } = match;
  return {
    score,
    version,
    scored,
    ceiling,
    rows,
    report: writeReport(match, posting),
    suggestions: writeSuggestions(match),
  };
}

export async function rewriteFiles(
  resumeFile: string,
  jobFile: string,
  options: { asOf: string; name?: string; proposals?: string },
) {
  const resume = await readResumeFile(resumeFile);
  const posting = await readPostingFile(jobFile);
  const { asOf, name, proposals: file } = options;
  const proposals = file === undefined ? undefined : readProposals(await readPlainFile(file), resume, file);
  const result = await tailorResume({ resume, posting, asOf, name, proposals });
  return {
    rewritten_cv: result.rewrittenCv,
    cover_letter: result.letter,
    changes: result.changes.map(flat),
    confirm: result.confirm.map(flat),
    refused: result.refused.map(flat),
    receipt: result.receipt,
    resume: result.resume,
  };
}

function flat({ change, claims, reason }: Verdict) {
  return { ...change, ...(reason === undefined ? {} : { reason }), claims };
}

export async function checkFiles(originalFile: string, rewrittenFile: string, jobFile?: string) {
  const original = await readTextFile(originalFile);
  const rewritten = await readTextFile(rewrittenFile);
  return checkText(original, rewritten, { posting: jobFile === undefined ? undefined : await readTextFile(jobFile) });
}

const formats: readonly ExportFormat[] = ["pdf", "docx", "txt", "md", "json"];

const fonts: RenderOptions["fonts"] = (name) => readFile(new URL(`../../public/fonts/${name}`, import.meta.url));

/** Converts a resume to another format and prints the new file's name on stderr. */
export async function exportResume(file: string, format: string, out: string): Promise<void> {
  const known = formats.find((item) => item === format);
  if (!known) throw new BadInput(`--format is one of ${formats.join(", ")}, not ${format}`);
  const bytes = await renderResume(await readResumeFile(file), { format: known, fonts });
  try {
    await writeFile(out, bytes);
  } catch (error) {
    throw new BadInput(`${out}: cannot be written (${(error as NodeJS.ErrnoException).code ?? "unknown error"})`);
  }
  process.stderr.write(`Wrote ${out}\n`);
}
