import { readFileSync } from "node:fs";
import { z } from "zod";
import { type GradedPost, requirementSchema, verdictSchema } from "../eval/graded-posts";

const lines = z.array(z.string());
const pairSchema = z.object({
  id: z.string(),
  fit: z.number(),
  requirements: z.array(requirementSchema.omit({ id: true }).extend({ verdict: verdictSchema })),
  job: z.string(),
  resume: z.string(),
  /** Lines of the resume that a letter to this post would tell, could tell, and should not. */
  tell: z.object({ best: lines, ok: lines, never: lines }).optional(),
});

/** The month in which these resumes were written. */
export const ordinaryAsOf = "2026-11";

export interface OrdinaryPair {
  post: GradedPost;
  resume: string;
  tell: z.infer<typeof pairSchema>["tell"];
}

function readRows(): z.infer<typeof pairSchema>[] {
  const rows = readFileSync("tests/train/ordinary-pairs.jsonl", "utf8").trim().split("\n");
  return rows.map((line) => pairSchema.parse(JSON.parse(line)));
}

/** The resumes alone, by their ids. */
export function readOrdinaryResumes(): { id: string; text: string }[] {
  return readRows().map(({ id, resume }) => ({ id, text: resume }));
}

/** Invented posts, each with one well-written resume and what a reader finds in it of what the post asks for. */
export function readOrdinaryPairs(): OrdinaryPair[] {
  return readRows().map(({ id, fit, requirements, job, resume, tell }) => {
    const named = requirements.map((one, at) => ({ ...one, id: `${at}` }));
    const verdicts = Object.fromEntries(named.map((one) => [one.id, one.verdict]));
    const title = job.trim().split(/\n| - | – |, | \(/)[0] ?? "";
    return {
      post: { job_id: id, title, job, requirements: named, resumes: [{ resume_id: id, fit, verdicts }] },
      resume,
      tell,
    };
  });
}
