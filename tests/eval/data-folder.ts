import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { readPlainFile } from "~/cli/read-input";
import { readRows, readTexts } from "~/cli/read-rows";

export interface LabelledPair {
  job: string;
  resume: string;
  /** Same occupation on both sides. */
  label: boolean;
  kind: "pos" | "far" | "near";
}

/** Texts by id and which of them belong together. */
export interface FitData {
  jobs: Map<string, string>;
  resumes: Map<string, string>;
  pairs: LabelledPair[];
}

export interface NamedBytes {
  name: string;
  bytes: Uint8Array;
}

const adSchema = z.object({
  source: z.string(),
  text: z.string(),
  entities: z.array(z.object({ type: z.string(), text: z.string(), start: z.number(), end: z.number() })),
});
export type LabelledAd = z.infer<typeof adSchema>;

const pairSchema = z.tuple([z.string(), z.string(), z.enum(["0", "1"]), z.enum(["pos", "far", "near"])]);

/** The folder `fit`, or undefined where the data has none. */
export async function readFit(folder: string): Promise<FitData | undefined> {
  if (!(await namesIn(join(folder, "fit"))).includes("pairs.csv")) return undefined;
  const [, ...lines] = (await readPlainFile(join(folder, "fit/pairs.csv"))).trim().split(/\r?\n/);
  return {
    jobs: await readTexts(join(folder, "fit/jobs.jsonl")),
    resumes: await readTexts(join(folder, "fit/resumes.jsonl")),
    pairs: lines.map((line) => {
      const [job, resume, label, kind] = pairSchema.parse(line.split(","));
      return { job, resume, label: label === "1", kind };
    }),
  };
}

/** The labelled ads of a split ("train", "dev"); none where the data lacks the file. */
export async function readAds(folder: string, split: string): Promise<LabelledAd[]> {
  const name = `skillspan_${split}.jsonl`;
  if (!(await namesIn(join(folder, "skills"))).includes(name)) return [];
  const ads: LabelledAd[] = [];
  for await (const ad of readRows(join(folder, "skills", name), adSchema)) ads.push(ad);
  return ads;
}

/** Every file of a folder of the data, by name; none where there is no such folder. */
export async function readFiles(folder: string, part: "resumes" | "hostile"): Promise<NamedBytes[]> {
  const names = await namesIn(join(folder, part));
  return Promise.all(
    names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(join(folder, part, name))) })),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}
