import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { deadLetters } from "~/db/schema/admin";
import { waitlistSignups } from "~/db/schema/waitlist";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { restoreVersion } from "~/domain/resumes/versions/restore-version.server";
import { waitlistToken } from "~/domain/waitlist/confirm-signup.server";
import { newAdmin } from "../accounts/admins";
import { newApiMember } from "../accounts/api-session";
import { assure, seedFactor, seedRecoveryCodes } from "../accounts/factors";
import { app, newMember, newMemberWithPassword, register } from "../accounts/members";
import { totpCode } from "../accounts/totp";
import { mailsTo, tokenIn } from "../messages/mailbox";
import { heldWaitlist, join, signupOf } from "../messages/waitlist";
import { seedBuiltResume } from "../resumes/builder-member";
import { doneRewrite } from "../rewriting/done-rewrite";
import { nurseText, seedAnswer, seedJob, seedResume, seedRewrite, seedStep, wardPost } from "../storage/seed";
import { answerFields } from "./answer-fields";
import { Browser } from "./browser";

type Fields = Record<string, string>;
export interface FormAttempt {
  browser: Browser;
  path: string;
  /** All that its form sends, the token aside. */
  fields: Fields;
  /** What the answer shows where it leads nowhere else. */
  shown?: string;
}

const password = "a long sentence";

/** Every route with an action, and a request that would change something there. */
export const formAttempts: Record<string, () => Promise<FormAttempt>> = {
  "landing/index.tsx": async () => ({
    browser: new Browser(),
    path: "/",
    fields: { firstName: "Robin", email: `${v7()}@example.com` },
  }),
  "landing/leave-waitlist.tsx": async () => ({
    browser: new Browser(),
    path: "/waitlist/leave",
    fields: { token: waitlistToken(app.config.appSecret, "leave", 999_999) },
    shown: "You have left the waitlist",
  }),
  "landing/confirm-waitlist.tsx": async () => {
    const email = `${v7()}@example.com`;
    // Its mail stays in a queue of its own: nothing changes meanwhile.
    await join(heldWaitlist().ctx, { email });
    const { position = 0 } = (await signupOf(email)) ?? {};
    return {
      browser: new Browser(),
      path: "/waitlist/confirm",
      fields: { token: waitlistToken(app.config.appSecret, "confirm", position) },
      shown: "Your address is confirmed",
    };
  },
  "auth/sign-up.tsx": async () => ({
    browser: new Browser(),
    path: "/app/sign-up",
    fields: { email: `${v7()}@example.com`, password, confirmPassword: password },
  }),
  "auth/confirm.tsx": async () => {
    const email = `${v7()}@example.com`;
    const browser = new Browser();
    await register(browser, email, password);
    const [mail] = await mailsTo(email);
    return { browser, path: "/app/auth/confirm", fields: { token: tokenIn(mail) } };
  },
  "auth/continue.tsx": async () => {
    const { access_token: accessToken, refresh_token: refreshToken } = await newApiMember("otp");
    return { browser: new Browser(), path: "/app/auth/continue", fields: { accessToken, refreshToken } };
  },
  "auth/login.tsx": async () => ({
    browser: new Browser(),
    path: "/app/login",
    fields: { email: "somebody@example.com", password },
    shown: "Email or password is wrong",
  }),
  "auth/auth.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth",
    fields: { email: "somebody@example.com", password },
    shown: "Email or password is wrong",
  }),
  "auth/check-mail.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth/check-mail",
    fields: { email: `${v7()}@example.com` },
  }),
  "auth/forgot-password.tsx": async () => ({
    browser: new Browser(),
    path: "/app/auth/forgot-password",
    fields: { email: (await newMember()).user.email },
  }),
  "auth/reset-password.tsx": async () => {
    const { user } = await newMember();
    const { token } = await issueOneTimeToken(app, {
      type: "recovery",
      email: user.email,
      userId: user.id,
      payload: {},
    });
    const fields = { token, password, confirmPassword: password };
    return { browser: new Browser(), path: "/app/auth/reset-password", fields };
  },
  "auth/confirm-email-change.tsx": async () => {
    const { browser, user } = await newMember();
    const to = { email: `new.${user.email}`, userId: user.id };
    const { token } = await issueOneTimeToken(app, { type: "email_change", ...to, payload: {} });
    return { browser, path: "/app/auth/confirm-email-change", fields: { token } };
  },
  "admin/users/edit-user.tsx": async () => {
    const [{ browser }, { user }] = [await newAdmin(), await newMember()];
    const fields = { id: v7(), revision: "1", role: "user", tier: "pro", credits: "4" };
    return { browser, path: `/app/admin/users/${user.id}/edit`, fields };
  },
  "admin/users/user.tsx": async () => {
    const [{ browser }, { user }] = [await newAdmin(), await newMember()];
    return { browser, path: `/app/admin/users/${user.id}`, fields: { intent: "suspend" } };
  },
  "admin/billing/edit-billing.tsx": async () => {
    const [{ browser }, { user }] = [await newAdmin(), await newMember()];
    const fields = { intent: "add", id: v7(), revision: "1" };
    return { browser, path: `/app/admin/billing/${user.id}`, fields };
  },
  "dashboard/profile/profile.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile",
    fields: { revision: "1", name: "Dana Reyes", paper: "a4", template: "plain" },
  }),
  "dashboard/shell/sidebar-state.ts": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/sidebar",
    fields: { sidebar: "collapsed", stoodOn: "/app/dashboard" },
  }),
  "dashboard/profile/password.tsx": async () => {
    const { browser } = await newMemberWithPassword(password);
    const fields = { currentPassword: password, password: "a longer sentence", confirmPassword: "a longer sentence" };
    return { browser, path: "/app/dashboard/profile/password", fields };
  },
  "dashboard/profile/email.tsx": async () => {
    const { browser, user } = await newMemberWithPassword(password);
    const fields = { email: `new.${user.email}`, currentPassword: password };
    return { browser, path: "/app/dashboard/profile/email", fields };
  },
  "dashboard/shell/logout.tsx": async () => ({ browser: (await newMember()).browser, path: "/app/logout", fields: {} }),
  "auth/second-factor.tsx": async () => {
    const { browser, user } = await newMember();
    await seedFactor(user.id);
    const [code = ""] = await seedRecoveryCodes(user.id);
    return { browser, path: "/app/auth/second-factor", fields: { intent: "recovery", code } };
  },
  "dashboard/profile/two-step/two-step.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile/two-step",
    fields: { type: "totp", name: "Tablet" },
  }),
  "dashboard/profile/two-step/confirm-factor.tsx": async () => {
    const { browser, user } = await newMember();
    const { id, secret } = await seedFactor(user.id, { status: "unverified" });
    const path = `/app/dashboard/profile/two-step/${id}`;
    // A code lasts half a minute.
    const fields = {
      intent: "code",
      get code() {
        return totpCode(secret);
      },
    };
    return { browser, path, fields };
  },
  "dashboard/profile/two-step/remove-factor.tsx": async () => {
    const { browser, user } = await newMember();
    const { id } = await seedFactor(user.id, { status: "unverified" });
    return { browser, path: `/app/dashboard/profile/two-step/${id}/remove`, fields: {} };
  },
  "dashboard/profile/two-step/recovery-codes.tsx": async () => {
    const { browser, user } = await newMember();
    await seedFactor(user.id);
    await assure(user.id);
    return { browser, path: "/app/dashboard/profile/two-step/recovery-codes", fields: {}, shown: "recovery codes" };
  },
  "dashboard/profile/sessions.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/profile/sessions",
    fields: { end: "all" },
  }),
  "dashboard/profile/delete-account.tsx": async () => {
    const { browser } = await newMemberWithPassword(password);
    return { browser, path: "/app/dashboard/profile/delete", fields: { step: "delete", password } };
  },
  "dashboard/resumes/resumes.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/resumes",
    fields: { id: v7(), text: nurseText },
  }),
  "dashboard/resumes/builder/new-resume.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/resumes/builder",
    fields: { section: "skills", resumeId: v7(), revision: "0", step: "next", skills: "Wound care" },
  }),
  "dashboard/resumes/builder/draft.ts": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/resumes/builder/draft",
    fields: { section: "skills", resumeId: v7(), revision: "0", skills: "Wound care" },
    shown: "revision",
  }),
  "dashboard/resumes/add/upload.ts": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/resumes/upload",
    fields: { id: v7() },
    shown: "Choose a file first",
  }),
  "dashboard/resumes/detail/resume.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/resumes/${await seedResume(member)}`;
    return { browser: member.browser, path, fields: { doubt: "a1" } };
  },
  "dashboard/resumes/detail/correct-part.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/resumes/${await seedResume(member)}/edit/basics`;
    return { browser: member.browser, path, fields: { basedOn: "1", name: "Dana R. Reyes" } };
  },
  "dashboard/resumes/detail/arrange.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/resumes/${await seedResume(member)}/arrange/skills`;
    return { browser: member.browser, path, fields: { basedOn: "1", order: "none" } };
  },
  "dashboard/resumes/versions/versions.tsx": async () => {
    const member = await newMember();
    const resumeId = await seedResume(member);
    await restoreVersion(member.ctx, { resumeId, version: 1, basedOn: 1 });
    const path = `/app/dashboard/resumes/${resumeId}/versions`;
    return { browser: member.browser, path, fields: { version: "1", keep: "yes" } };
  },
  "dashboard/resumes/versions/version.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/resumes/${await seedResume(member)}/versions/1`;
    return { browser: member.browser, path, fields: { basedOn: "1" } };
  },
  "dashboard/resumes/builder/edit-resume.tsx": async () => {
    const member = await newMember();
    return {
      browser: member.browser,
      path: `/app/dashboard/resumes/${await seedBuiltResume(member)}/builder`,
      fields: {},
    };
  },
  "dashboard/jobs/add-job.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/add-job",
    fields: { id: v7(), title: "Ward Nurse", company: "", description: wardPost },
  }),
  "dashboard/jobs/jobs.tsx": async () => {
    const member = await newMember();
    const fields = { jobId: await seedJob(member), status: "applied" };
    return { browser: member.browser, path: "/app/dashboard/jobs", fields };
  },
  "dashboard/jobs/jobs-bin.tsx": async () => {
    const member = await newMember();
    const fields = { intent: "delete", id: await seedJob(member) };
    return { browser: member.browser, path: "/app/dashboard/jobs/bin", fields };
  },
  "dashboard/jobs/job.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/jobs/${await seedJob(member)}`;
    return { browser: member.browser, path, fields: { intent: "correct", revision: "1", choices: "nice wound care" } };
  },
  "dashboard/jobs/edit-job.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/jobs/${await seedJob(member)}/edit`;
    const fields = { revision: "1", title: "Ward Sister", company: "", description: wardPost };
    return { browser: member.browser, path, fields };
  },
  "dashboard/jobs/new-step.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/jobs/${await seedJob(member)}/steps/new`;
    const fields = { id: v7(), status: "applied", day: "2026-01-05", attachments: "none" };
    return { browser: member.browser, path, fields };
  },
  "dashboard/jobs/step.tsx": async () => {
    const member = await newMember();
    const jobId = await seedJob(member);
    const path = `/app/dashboard/jobs/${jobId}/steps/${await seedStep(member, jobId)}`;
    return { browser: member.browser, path, fields: { intent: "remove" } };
  },
  "admin/health/health.tsx": async () => {
    const { browser } = await newAdmin();
    const id = v7();
    await app.db.insert(deadLetters).values({ id, type: "unreadable", body: "{}", attempts: 3, receivedAt: 1 });
    return { browser, path: "/app/admin/health", fields: { id, intent: "drop", attempts: "3" } };
  },
  "dashboard/matcher/matcher.tsx": async () => {
    const member = await newMember();
    const fields = { resumeId: await seedResume(member), jobId: await seedJob(member) };
    return { browser: member.browser, path: "/app/dashboard/matcher", fields };
  },
  // Nothing pays in the set-up of these tests.
  "dashboard/billing/billing.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/billing",
    fields: { intent: "buy", plan: "pro" },
    shown: "Payments are not set up on this server.",
  }),
  "dashboard/rewrites/rewrites.tsx": async () => {
    const member = await newMember();
    const fields = { id: v7(), resumeId: await seedResume(member), jobId: await seedJob(member) };
    return { browser: member.browser, path: "/app/dashboard/rewrites", fields };
  },
  "dashboard/rewrites/rewrite.tsx": async () => {
    const member = await newMember();
    const { path } = await doneRewrite(member);
    return { browser: member.browser, path, fields: { intent: "reject-all", revision: "1" } };
  },
  "dashboard/rewrites/feedback.tsx": async () => {
    const member = await newMember();
    const { path } = await doneRewrite(member);
    const fields = { rating: "4", comment: "Good", outcome: "interview", seen: "0" };
    return { browser: member.browser, path: `${path}/feedback`, fields };
  },
  "admin/resumes-jobs/resumes-jobs.tsx": async () => {
    const member = await newMember();
    const rewriteId = await seedRewrite(member, await seedResume(member), await seedJob(member));
    return { browser: (await newAdmin()).browser, path: "/app/admin/resumes-jobs", fields: { rewriteId } };
  },
  "admin/resumes-jobs/resume.tsx": async () => ({
    browser: (await newAdmin()).browser,
    path: `/app/admin/resumes-jobs/resumes/${await seedResume(await newMember())}`,
    fields: {},
    shown: "Noted in the audit log",
  }),
  "admin/waitlist/waitlist.tsx": async () => {
    const email = `${v7()}@example.com`;
    await join(heldWaitlist().ctx, { email });
    await app.db.update(waitlistSignups).set({ confirmedAt: 1 }).where(eq(waitlistSignups.email, email));
    return { browser: (await newAdmin()).browser, path: "/app/admin/waitlist", fields: { id: v7(), number: "1" } };
  },
  "admin/waitlist/signup.tsx": async () => {
    const email = `${v7()}@example.com`;
    await join(heldWaitlist().ctx, { email });
    const { position } = (await signupOf(email)) ?? {};
    return { browser: (await newAdmin()).browser, path: `/app/admin/waitlist/${position}`, fields: {} };
  },
  "admin/waitlist/export.ts": async () => ({
    browser: (await newAdmin()).browser,
    path: "/app/admin/waitlist/export",
    fields: { state: "" },
    shown: "first name",
  }),
  "dashboard/answers/answers.tsx": async () => ({
    browser: (await newMember()).browser,
    path: "/app/dashboard/answers",
    fields: answerFields({ subject: "Wound care", answer: "yes" }),
  }),
  "dashboard/answers/answer.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/answers/${await seedAnswer(member, "Wound care")}`;
    return { browser: member.browser, path, fields: { answer: "no", detail: "" } };
  },
  "dashboard/answers/withdraw-answer.tsx": async () => {
    const member = await newMember();
    const path = `/app/dashboard/answers/${await seedAnswer(member, "Wound care")}/withdraw`;
    return { browser: member.browser, path, fields: {} };
  },
};
