import { extractText } from "~/tailor/extract/extract-text";
import { parseResume } from "~/tailor/parse/parse-resume";
import type { NamedBytes } from "./data-folder";
import type { Row, Section } from "./table";

export const hostileTitle = "Hostile files: a clear error or a correct result, within 2 s of CPU";

const limitMilliseconds = 2000;

/** How each hostile file ends, and whether in time: CPU time, which a busy machine does not stretch. Details go to stderr. */
export async function tryHostileFiles(files: NamedBytes[]): Promise<Section> {
  const rows: Row[] = [];
  for (const file of files) rows.push(await tryFile(file));
  const note = files.length > 0 ? undefined : "skipped: the data has no hostile files";
  return { title: hostileTitle, rows, note };
}

async function tryFile({ name, bytes }: NamedBytes): Promise<Row> {
  const began = process.cpuUsage();
  const { outcome, crashed } = await outcomeOf(name, bytes);
  const { user, system } = process.cpuUsage(began);
  const took = (user + system) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  console.error(`hostile: ${name} took ${took.toFixed(0)} ms of CPU, peak memory so far ${megabytes.toFixed(0)} MB`);
  const inTime = took < limitMilliseconds;
  return {
    name: `${name}: ${outcome}`,
    measured: inTime ? "under 2 s" : "over 2 s",
    goal: "under 2 s",
    verdict: inTime && !crashed ? "ok" : "below",
  };
}

async function outcomeOf(name: string, bytes: Uint8Array): Promise<{ outcome: string; crashed: boolean }> {
  try {
    const extraction = await extractText(bytes, { filename: name });
    if (!extraction.ok) return { outcome: extraction.failure, crashed: false };
    const { work, education } = parseResume(extraction.text, extraction.lines);
    const words = extraction.text.split(/\s+/).filter(Boolean).length;
    const hidden = extraction.hidden?.length ?? 0;
    const set = hidden === 0 ? "" : `, ${hidden} hidden pieces set aside`;
    return { outcome: `read, ${words} words, ${work.length} jobs, ${education.length} schools${set}`, crashed: false };
  } catch (error) {
    return { outcome: `crashed: ${error instanceof Error ? error.message : "unknown error"}`, crashed: true };
  }
}
