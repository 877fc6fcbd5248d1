import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { identities, keptForms, users } from "~/db/schema/accounts";
import { rewriteFeedback } from "~/db/schema/admin";
import { payments, subscribers } from "~/db/schema/billing";
import { applicationSteps } from "~/db/schema/jobs";
import { matchScores } from "~/db/schema/matching";
import { builderDrafts, resumeVersions } from "~/db/schema/resumes";
import { creditLedger, creditUsage } from "~/db/schema/rewriting";
import { flowStates, mfaChallenges, mfaFactors, oneTimeTokens, recoveryCodes } from "~/db/schema/sign-in";
import { waitlistSignups } from "~/db/schema/waitlist";
import { addResumeFile } from "~/domain/resumes/add/add-resume-file.server";
import { fileOf, resumeWord } from "../files/upload-files";
import { seedAnswer, seedJob, seedResume, seedRewrite } from "../storage/seed";
import { apiSessionOf } from "./api-session";
import { app, type Member, newMember } from "./members";

/** The value of every column that no download may show. */
export const secret = "withheld-secret";

/**
 * A member with a row in every table and a file in the store. Every row contains their id, so that a test finds it
 * without the code under test.
 */
export async function furnishedMember(): Promise<Member> {
  const member = await newMember();
  const { id: userId, email } = member.user;
  const now = app.now();
  const times = { createdAt: now, updatedAt: now };
  const factorId = v7();
  const oneTime = (type: "signup" | "recovery", owner: string | null) => ({
    id: v7(),
    userId: owner,
    email,
    type,
    tokenHash: `${secret}-${v7()}`,
    codeHash: secret,
    payload: { passwordHash: secret },
    createdAt: now,
    expiresAt: now + 60_000,
  });
  await app.db.batch([
    app.db
      .update(users)
      .set({ userMetadata: { nickname: `nick-${userId}` } })
      .where(eq(users.id, userId)),
    app.db
      .insert(identities)
      .values({ id: v7(), userId, provider: "google", providerId: userId, identityData: { name: "Dana" }, ...times }),
    app.db.insert(oneTimeTokens).values([oneTime("recovery", userId), oneTime("signup", null)]),
    app.db.insert(flowStates).values({
      id: v7(),
      userId,
      method: "oauth",
      codeChallenge: secret,
      codeHash: `${secret}-${v7()}`,
      stateHash: `${secret}-${v7()}`,
      providerVerifier: secret,
      nonce: secret,
      redirectTo: "https://lapel.test/app",
      createdAt: now,
      expiresAt: now + 60_000,
    }),
    // Unverified: a verified one would be asked for.
    app.db
      .insert(mfaFactors)
      .values({ id: factorId, userId, type: "totp", friendlyName: "Phone", secret, lastStep: 77, ...times }),
    app.db.insert(mfaChallenges).values({
      id: v7(),
      factorId,
      address: `address of ${userId}`,
      codeHash: secret,
      createdAt: now,
      expiresAt: now + 60_000,
    }),
    app.db.insert(recoveryCodes).values({ id: v7(), userId, codeHash: secret, createdAt: now }),
    app.db.insert(keptForms).values({
      id: v7(),
      userId,
      visitorHash: secret,
      path: "/app/dashboard/resumes",
      fields: [["text", "typed"]],
      createdAt: now,
      expiresAt: now + 60_000,
    }),
    app.db
      .insert(builderDrafts)
      .values({ userId, resumeId: v7(), section: "skills", form: { name: "Dana" }, updatedAt: now }),
    app.db.insert(creditLedger).values({ id: v7(), userId, amount: 1, balance: 1, reason: "granted", createdAt: now }),
    app.db.insert(subscribers).values({ userId, stripeCustomerId: `cus_${userId}`, syncId: secret }),
    app.db.insert(payments).values({
      id: `ch_${userId}`,
      userId,
      kind: "pack",
      status: "paid",
      amount: 600,
      currency: "usd",
      credits: 5,
      createdAt: now,
    }),
    app.db.insert(waitlistSignups).values({
      firstName: "Dana",
      email,
      formKey: secret,
      origin: "https://lapel.test",
      createdAt: now,
      mailId: v7(),
      webhookState: "none",
    }),
    app.db.insert(creditUsage).values({ id: v7(), userId, month: "11", year: 2026, usageCount: 1, updatedAt: now }),
  ]);
  await addResumeFile(member.ctx, { id: v7(), file: fileOf(resumeWord(), "Dana's résumé.docx") });
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  await seedAnswer(member, "Wound care", { detail: "Twelve patients a day" });
  const rewriteId = await seedRewrite(member, resumeId, jobId);
  await app.db.batch([
    app.db.insert(rewriteFeedback).values({ rewriteId, userId, rating: 4, comment: "It helped", ...times }),
    app.db.insert(resumeVersions).values({
      id: v7(),
      userId,
      resumeId,
      version: 7,
      source: "original",
      createdAt: now,
      text: "As it was",
      document: "{}",
    }),
    app.db.insert(matchScores).values({
      id: v7(),
      userId,
      resumeId,
      jobPostId: jobId,
      resumeName: "Dana",
      jobTitle: "Nurse",
      companyName: "Clinic",
      formula: "1",
      createdAt: now,
    }),
    app.db
      .insert(applicationSteps)
      .values({ id: v7(), userId, jobPostId: jobId, status: "applied", happenedAt: now, createdAt: now }),
  ]);
  await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  await apiSessionOf(userId);
  await app.usage.reserve({ userId, rewriteId: v7(), month: "2026-11", limit: null });
  return member;
}
