import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { createAppContext } from "~/context.server";
import { profiles, users } from "~/db/schema/accounts";
import { jobPosts } from "~/db/schema/jobs";
import { resumes } from "~/db/schema/resumes";
import type { AppContext, Message, SignedInUser, Tier } from "~/ports/context";
import { defaultPreferences, noContact } from "~/ports/profile";
import { parseResume } from "~/tailor/parse/parse-resume";

export const resumeText = `Dana Reyes
dana.reyes@example.com | 555 010 4477 | Leeds

EXPERIENCE
Staff Nurse, Northfield Hospital
Mar 2019 - Present
• Responsible for managing 12 patients a shift on a surgical ward
• Trained 4 student nurses in medication administration
• Kept patient records in an electronic health record

EDUCATION
BSc Nursing, University of Leeds, 2018

SKILLS
Medication administration, wound care, patient records`;

const postText = `Ward Nurse
We look for a nurse for our surgical ward.
Requirements
- Experience with medication administration
- Wound care
- BSc Nursing
- Patient records in an EHR`;

/** Everything a rewrite needs, in the real local database: a user with a resume and a job post. */
export async function rewriteWorld(tier: Tier = "free", credits = 0, variables: Record<string, string> = {}) {
  const sent: Message[] = [];
  const app: AppContext = {
    ...createAppContext({ ...env, ...variables }),
    // Messages are collected, and the test decides when and how often each is delivered.
    messages: { send: async (message) => void sent.push(message) },
  };
  const userId = v7();
  const email = `${userId}@example.com`;
  const now = app.now();
  await app.db.batch([
    app.db.insert(users).values({ id: userId, email, emailConfirmedAt: now, createdAt: now, updatedAt: now }),
    app.db.insert(profiles).values({ id: userId, email, credits, subscriptionTier: tier, createdAt: now }),
  ]);
  const resumeId = v7();
  const jobId = v7();
  await app.db.batch([
    app.db.insert(resumes).values({
      id: resumeId,
      userId,
      originalCvText: resumeText,
      document: JSON.stringify(parseResume(resumeText)),
      storedAt: now,
      createdAt: now,
    }),
    app.db.insert(jobPosts).values({
      id: jobId,
      userId,
      jobTitle: "Ward Nurse",
      companyName: "Eastgate Clinic",
      jobDescription: postText,
      createdAt: now,
    }),
  ]);
  const user: SignedInUser = {
    id: userId,
    sessionId: v7(),
    email,
    name: null,
    aal: "aal1" as const,
    hasSecondFactor: false,
    role: "user",
    contact: noContact,
    preferences: defaultPreferences,
    tier,
    credits,
  };
  return { app, ctx: { ...app, user }, sent, resumeId, jobId, request: () => ({ id: v7(), resumeId, jobId }) };
}

export type RewriteWorld = Awaited<ReturnType<typeof rewriteWorld>>;
