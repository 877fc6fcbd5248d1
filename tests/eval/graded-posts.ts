import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { canonicalOf, findTerms } from "~/tailor/lexicon/lexicon";
import type { Posting, Requirement } from "~/tailor/posting";
import { readPosting } from "~/tailor/posting/read-posting";

const kind = z.enum(["skill", "tool", "credential", "degree", "experience", "language", "soft"]);
export const verdictSchema = z.enum(["shown", "implied", "missing"]);
export const requirementSchema = z.object({
  id: z.string(),
  quote: z.string(),
  term: z.string(),
  kind,
  weight: z.enum(["must", "preferred", "nice"]),
  years: z.number().optional(),
});
const gradedSchema = z.object({
  job_id: z.string(),
  title: z.string(),
  job: z.string(),
  requirements: z.array(requirementSchema),
  resumes: z.array(
    z.object({
      resume_id: z.string(),
      fit: z.number(),
      verdicts: z.record(z.string(), verdictSchema),
    }),
  ),
});
export type GradedPost = z.infer<typeof gradedSchema>;

/** Posts with the requirements, verdicts and fits that a recruiter gave; none where the data lacks them. */
export function readGraded(folder: string): GradedPost[] {
  const path = join(folder, "graded/graded.jsonl");
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, "utf8").trim().split("\n");
  return lines.map((line) => gradedSchema.parse(JSON.parse(line)));
}

/** A post as a reader without a mistake would read it: the requirements that the recruiter marked. */
export function truePosting({ title, job, requirements }: GradedPost): Posting {
  return {
    ...readPosting(job, { title }),
    title,
    requirements: requirements.map((one) => asRequirement(one, job)),
    unreadable: undefined,
  };
}

function asRequirement({ quote, term, ...one }: GradedPost["requirements"][number], job: string): Requirement {
  const start = Math.max(0, job.indexOf(quote));
  const span = { start, end: start + quote.length };
  const named = findTerms(term).find((hit) => one.kind !== "credential" || hit.kind === "credential");
  const canonical = canonicalOf(term) ?? named?.canonical;
  return { ...one, term, canonical, span, sentence: span };
}
