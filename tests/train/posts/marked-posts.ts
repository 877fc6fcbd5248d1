import { readFileSync } from "node:fs";
import { z } from "zod";
import { readRows, readTexts } from "~/cli/read-rows";
import { readOrdinaryPairs } from "../ordinary-pairs";

const markedSchema = z.object({
  id: z.string(),
  segments: z.array(z.object({ start: z.number(), end: z.number(), class: z.string() })),
  requirements: z.array(
    z.object({
      quote: z.string(),
      term: z.string(),
      kind: z.string(),
      weight: z.string(),
      years: z.number().optional(),
    }),
  ),
});

/** A post that a person marked: the class of each segment, and what it asks for. */
export type MarkedPost = z.infer<typeof markedSchema> & { text: string };

/** Reads the marked posts of a data folder (`marked/posts.jsonl`, texts from `fit/jobs.jsonl`). Throws BadInput. */
export async function readMarkedPosts(folder: string): Promise<MarkedPost[]> {
  const texts = await readTexts(`${folder}/fit/jobs.jsonl`);
  const posts: MarkedPost[] = [];
  for await (const row of readRows(`${folder}/marked/posts.jsonl`, markedSchema)) {
    posts.push({ ...row, text: texts.get(row.id) ?? "" });
  }
  return posts;
}

/** The posts of ordinary pairs that somebody marked, every thing that they ask for: chatty ones, small firms, public bodies. */
export function readOrdinaryPosts(): MarkedPost[] {
  const texts = new Map(readOrdinaryPairs().map(({ post }) => [post.job_id, post.job]));
  const rows = readFileSync(new URL("./ordinary-marks.jsonl", import.meta.url), "utf8")
    .trim()
    .split("\n");
  return rows.map((line) => {
    const post = markedSchema.parse(JSON.parse(line));
    return { ...post, text: texts.get(post.id) ?? "" };
  });
}
