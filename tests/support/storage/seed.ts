import { v7 } from "uuid";
import { jobPosts } from "~/db/schema/jobs";
import { facts } from "~/db/schema/matching";
import { resumes } from "~/db/schema/resumes";
import { rewrites } from "~/db/schema/rewriting";
import { recordStep } from "~/domain/applications/record-step.server";
import type { JobStatus } from "~/domain/jobs/job.schema";
import { parseResume } from "~/tailor/parse/parse-resume";
import { app, type Member } from "../accounts/members";

export const nurseText = `Dana Reyes
dana.reyes@example.com | 555 010 4477 | Leeds

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Responsible for managing 12 patients a shift on a surgical ward
• Trained 4 student nurses in medication administration

EDUCATION
BSc Nursing, University of Leeds, 2018

SKILLS
Medication administration, wound care, patient records`;

export const wardPost = `Ward Nurse
We look for a nurse for our surgical ward.
Requirements
- Experience with medication administration
- Wound care
- BSc Nursing
- Ventilator care`;

/** A pasted resume of the member, as if saved at `createdAt`. */
export async function seedResume({ user }: Member, more: { text?: string; createdAt?: number } = {}): Promise<string> {
  const id = v7();
  const { text = nurseText, createdAt = Date.now() } = more;
  await app.db.insert(resumes).values({
    id,
    userId: user.id,
    originalCvText: text,
    document: JSON.stringify(parseResume(text)),
    storedAt: createdAt,
    createdAt,
  });
  return id;
}

/** A job post of the member, as if saved at `createdAt`. */
export async function seedJob(
  { user }: { user: { id: string } },
  more: { title?: string; description?: string; createdAt?: number } = {},
): Promise<string> {
  const id = v7();
  await app.db.insert(jobPosts).values({
    id,
    userId: user.id,
    jobTitle: more.title ?? "Ward Nurse",
    companyName: "Eastgate Clinic",
    jobDescription: more.description ?? wardPost,
    createdAt: more.createdAt ?? Date.now(),
  });
  return id;
}

/** An answer of the member, confirmed by default. */
export async function seedAnswer(
  { user }: Member,
  subject: string,
  more: { confirmed?: boolean; detail?: string; answeredAt?: number } = {},
): Promise<string> {
  const id = v7();
  const { confirmed = true, detail = null, answeredAt = Date.now() } = more;
  const subjectKey = subject.toLowerCase();
  await app.db.insert(facts).values({ id, userId: user.id, subject, subjectKey, confirmed, detail, answeredAt });
  return id;
}

/** A finished rewrite of the member, with a new resume and letter that a stranger must not see. */
export async function seedRewrite({ user }: Member, resumeId: string, jobPostId: string): Promise<string> {
  const id = v7();
  const now = Date.now();
  await app.db.insert(rewrites).values({
    id,
    userId: user.id,
    resumeId,
    jobPostId,
    resumeName: "Pasted text",
    jobTitle: "Ward Nurse",
    companyName: "Eastgate Clinic",
    status: "failed",
    counted: false,
    failure: "A reason for Dana alone",
    engine: "rules",
    month: "2026-11",
    createdAt: now,
    finishedAt: now,
    settledAt: now,
  });
  return id;
}

/** A step of the member's application, with a copy of the resume if one is given. */
export async function seedStep(
  { ctx }: Member,
  jobId: string,
  resumeId?: string,
  more: { status?: JobStatus; day?: string } = {},
): Promise<string> {
  const id = v7();
  const { status = "applied", day = "2026-01-05" } = more;
  const attachments = resumeId ? { from: "resume" as const, id: resumeId } : { from: "none" as const };
  await recordStep(ctx, jobId, { id, status, day, attachments });
  return id;
}
