import { v7 } from "uuid";
import { requestRewrite } from "~/domain/rewriting/request/request-rewrite.server";
import type { RewriteResult } from "~/domain/rewriting/rewrite.schema";
import { processRewrite } from "~/domain/rewriting/run/process-rewrite.server";
import { matchResume } from "~/tailor/match/match-resume";
import { parseResume } from "~/tailor/parse/parse-resume";
import { readPosting } from "~/tailor/posting/read-posting";
import { app, type Member } from "../accounts/members";
import { nurseText, seedJob, seedResume, wardPost } from "../storage/seed";

const text = `Dana Reyes
dana.reyes@example.com | 555 010 4477 | Leeds

EDUCATION
BSc Nursing, University of Leeds, 2018

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Responsible for managing 12 patients a shift on a surgical ward
• Kept the linen in order with the porters
• Trained 4 student nurses in medication administration and wound care
• Was able to reduce medication errors by 38% with a second check

SKILLS
Medication administration, wound care, patient records`;

export interface DoneRewrite {
  id: string;
  resumeId: string;
  jobId: string;
  path: string;
}

/** A rewrite of the member as the queue makes it. */
export async function doneRewrite(
  member: Member,
  from: { resumeId?: string; jobId?: string } = {},
): Promise<DoneRewrite> {
  const id = v7();
  const resumeId = from.resumeId ?? (await seedResume(member, { text }));
  const jobId = from.jobId ?? (await seedJob(member));
  // The message is not sent: the queue would work on it too.
  const messages = { send: async () => undefined };
  const asked = await requestRewrite({ ...member.ctx, messages }, { id, resumeId, jobId });
  const outcome = await processRewrite(app, { rewriteId: id });
  if (!asked.ok || outcome !== "finished") throw new Error("There is no finished rewrite");
  return { id, resumeId, jobId, path: `/app/dashboard/rewrites/${id}` };
}

/** A result in which nothing was changed. */
export function plainResult(): RewriteResult {
  const document = parseResume(nurseText);
  const match = matchResume(document, readPosting(wardPost), { asOf: "2026-03" });
  const receipt = { version: "1", claims: [], hash: "" };
  return { document, changes: [], refused: [], questions: [], roundTrips: [], receipt, before: match, after: match };
}
