import { z } from "zod";
import { readRows, readTexts } from "~/cli/read-rows";

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
