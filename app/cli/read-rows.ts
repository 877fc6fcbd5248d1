import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { z } from "zod";
import { BadInput, readPlainFile } from "./read-input";

/** Reads a JSONL file row by row; the error of an invalid row names its line number. */
export async function* readRows<T>(file: string, schema: z.ZodType<T>): AsyncGenerator<T> {
  const stream = createReadStream(file, "utf8");
  const failed = new Promise<never>((_, reject) =>
    stream.once("error", (error: NodeJS.ErrnoException) =>
      reject(new BadInput(`${file}: cannot be read (${error.code ?? "unknown error"})`)),
    ),
  );
  const opened = new Promise<void>((resolve) => stream.once("open", () => resolve()));
  await Promise.race([opened, failed]);
  let number = 0;
  for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (line.trim() === "") continue;
    yield readRow(line, `${file}:${number}`, schema);
  }
}

function readRow<T>(line: string, place: string, schema: z.ZodType<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BadInput(`${place}: is not JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new BadInput(`${place}: ${issue?.path.join(".") || "row"}: ${issue?.message ?? "is not valid"}`);
}

const idSchema = z.union([z.string(), z.number()]).transform(String);
export const textRowSchema = z.object({ id: idSchema, text: z.string() });
export const checkRowSchema = z.object({ id: idSchema, original: z.string(), rewritten: z.string() });

/** Reads a JSONL file of texts into a map by id. */
export async function readTexts(file: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for await (const row of readRows(file, textRowSchema)) texts.set(row.id, row.text);
  return texts;
}

export interface Pair {
  jobId: string;
  resumeId: string;
}

/** Reads the columns job_id and resume_id of a CSV file and ignores others. */
export async function readPairs(file: string): Promise<Pair[]> {
  const [header = "", ...lines] = (await readPlainFile(file)).replace(/^\ufeff/, "").split(/\r?\n/);
  const columns = cellsOf(header);
  const job = columns.indexOf("job_id");
  const resume = columns.indexOf("resume_id");
  if (job < 0 || resume < 0) throw new BadInput(`${file}: needs the columns job_id and resume_id`);
  return lines
    .filter((line) => line.trim() !== "")
    .map((line, index) => {
      const cells = cellsOf(line);
      const jobId = cells[job];
      const resumeId = cells[resume];
      if (!jobId || !resumeId) throw new BadInput(`${file}:${index + 2}: lacks a job_id or resume_id`);
      return { jobId, resumeId };
    });
}

function cellsOf(line: string): string[] {
  return line.split(",").map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, "$1")
      .replace(/""/g, '"'),
  );
}
