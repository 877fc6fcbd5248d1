import type { VisitorName } from "./access-visitors";
import { answerFields } from "./answer-fields";

/** A status, and where a redirect leads: "200", "302 /app/login". */
type Answers = Record<VisitorName, string>;

export interface Access {
  GET?: Answers;
  POST?: Answers;
  PUT?: Answers;
  DELETE?: Answers;
  /** Follows the address, "?type=recovery". */
  query?: string;
  /** What a form or a call sends: ":resumeId" stands for the visitor's, ":new" for a fresh id. */
  fields?: Record<string, unknown>;
}

const login = "302 /app/login";
const secondFactor = "302 /app/auth/second-factor";

/** Open to all. */
const everybody = (answer: string): Answers => ({
  anonymous: answer,
  stranger: answer,
  member: answer,
  halfway: answer,
  assured: answer,
  admin: answer,
});
/** Pages for those who are signed in, with their second factor where they have one. */
const members = (answer: string): Answers => ({ ...everybody(answer), anonymous: login, halfway: secondFactor });
/** Pages of the admin area. */
const admins = (answer: string): Answers => ({ ...members("302 /app"), admin: answer });
/** Pages about one thing, which only its owner may see, not even an admin. */
const owner = (answer: string, refusal = "404"): Answers => ({
  ...members(answer),
  stranger: refusal,
  admin: refusal,
});
/** Pages for signed-out visitors; signed-in users are redirected. */
const guests = (answer: string): Answers => ({ ...everybody("302 /app"), anonymous: answer });
/** Pages of a sign-in that is half done, and of its end. */
const halfSignedIn = (answer: string): Answers => ({ ...everybody(answer), anonymous: login });
/** Calls with a bearer token. */
const bearer = (answer: string, halfway = answer): Answers => ({ ...everybody(answer), anonymous: "403", halfway });
/** Calls about one thing of the caller's. */
const bearerOwner = (answer: string, halfway = answer): Answers => ({
  ...bearer(answer, halfway),
  stranger: "404",
  admin: "404",
});

/**
 * What every route answers to each visitor: one line a route, by its id; methods that a line does not name are
 * answered with 405. The test visits what the build has, so a route without a line fails it.
 */
export const accessTable: Record<string, Access> = {
  // Nobody's session is read there, and no form of a session is taken.
  "routes/landing/index": { GET: everybody("200"), POST: everybody("400") },
  "routes/landing/leave-waitlist": { GET: everybody("200"), POST: everybody("400") },
  "routes/landing/confirm-waitlist": { GET: everybody("200"), POST: everybody("400") },
  "routes/api/waitlist/join": { GET: everybody("405"), POST: everybody("415") },
  "routes/api/waitlist/leave": { GET: everybody("302 /waitlist/leave"), POST: everybody("400") },
  "routes/landing/how-scoring-works": { GET: everybody("200") },
  "routes/landing/quality": { GET: everybody("200") },
  "routes/landing/pricing": { GET: everybody("200") },
  // Nothing pays in the set-up of these tests: the test checkout and the webhook are not there.
  "routes/dev/stripe": { GET: everybody("404"), POST: everybody("404") },
  "routes/api/webhooks/stripe": { POST: everybody("404") },
  "routes/policy/privacy-policy": { GET: everybody("200") },
  "routes/landing/robots": { GET: everybody("200") },
  "routes/landing/sitemap": { GET: everybody("200") },
  "routes/not-found": { GET: everybody("404"), POST: everybody("404") },
  "routes/dev/mail": { GET: everybody("200") },
  "routes/dev/mail-json": { GET: everybody("200") },

  jwks: { GET: everybody("200") },
  "auth-jwks": { GET: everybody("200") },
  // Google is not configured in the set-up for development.
  "routes/api/auth/authorize": { GET: everybody("400"), query: "?provider=google" },
  "routes/api/auth/callback": { GET: everybody("400") },
  "routes/auth/google": { GET: everybody("404") },
  "routes/auth/google-callback": { GET: everybody("404") },
  "routes/api/auth/token": { POST: everybody("400") },
  "routes/api/auth/logout": { POST: bearer("204") },
  "routes/api/auth/sign-up": { POST: everybody("400") },
  "routes/api/auth/verify": { GET: everybody("303 /app"), POST: everybody("400") },
  "routes/api/auth/recover": { POST: everybody("400") },
  "routes/api/auth/resend": { POST: everybody("400") },
  "routes/api/auth/reauthenticate": { GET: bearer("200", "401") },
  "routes/api/auth/user": { GET: bearer("200"), PUT: bearer("200", "401"), fields: { data: { tea: "green" } } },
  "routes/api/auth/admin": { GET: bearer("403"), POST: bearer("403"), PUT: bearer("403"), DELETE: bearer("403") },
  "routes/api/auth/factors": { POST: bearer("200", "403"), fields: { factor_type: "totp" } },
  "routes/api/auth/factor": { DELETE: bearerOwner("200", "422") },
  "routes/api/auth/challenge": { POST: bearerOwner("200") },
  "routes/api/auth/verify-factor": { POST: bearerOwner("422"), fields: { challenge_id: ":new", code: "123456" } },
  "unknown-auth-call": {
    GET: everybody("404"),
    POST: everybody("404"),
    PUT: everybody("404"),
    DELETE: everybody("404"),
  },
  "unknown-function": {
    GET: everybody("404"),
    POST: everybody("404"),
    PUT: everybody("404"),
    DELETE: everybody("404"),
  },
  "routes/api/functions/analyze-resume-job-match": { POST: bearer("400", "403") },
  "routes/api/functions/rewrite-resume": { POST: bearer("400", "403") },
  "routes/api/functions/customer-portal": { POST: bearer("503", "403") },

  "routes/app-index": { GET: { ...members("302 /app/dashboard/profile"), admin: "302 /app/admin" } },
  "routes/auth/login": { GET: guests("200"), POST: guests("400") },
  "routes/auth/sign-up": { GET: guests("200"), POST: guests("400") },
  "routes/dashboard/shell/logout": { GET: halfSignedIn("200"), POST: everybody("303 /app/login") },
  "routes/auth/auth": { GET: guests("200"), POST: guests("400") },
  "routes/auth/forgot-password": { GET: everybody("200"), POST: everybody("400") },
  "routes/auth/reset-password": { GET: everybody("200"), POST: everybody("400") },
  "routes/auth/second-factor": {
    GET: { ...halfSignedIn("302 /app"), halfway: "200" },
    POST: { ...halfSignedIn("302 /app"), halfway: "400" },
    fields: { intent: "recovery", code: "no such code" },
  },
  "routes/auth/check-mail": { GET: everybody("200"), POST: everybody("400") },
  "routes/auth/continue": { GET: everybody("200"), POST: everybody("400") },
  "routes/auth/confirm": { GET: everybody("200"), POST: everybody("400") },
  "routes/auth/confirm-email-change": { GET: everybody("200"), POST: everybody("400") },

  "routes/admin/overview/overview": { GET: admins("200") },
  "routes/admin/resumes-jobs/resumes-jobs": {
    GET: admins("200"),
    POST: admins("303 /app/admin/resumes-jobs"),
    fields: { rewriteId: ":new" },
  },
  "routes/admin/resumes-jobs/resume": { GET: admins("200"), POST: admins("200") },
  "routes/admin/feedback/feedback": { GET: admins("200") },
  "routes/admin/waitlist/waitlist": { GET: admins("200"), POST: admins("400") },
  // Nobody has a place here.
  "routes/admin/waitlist/signup": { GET: admins("404"), POST: admins("303 /app/admin/waitlist") },
  "routes/admin/waitlist/export": { GET: admins("302 /app/admin/waitlist"), POST: admins("200") },
  "routes/admin/usage/usage": { GET: admins("200") },
  "routes/admin/usage/usage-csv": { GET: admins("200") },
  "routes/admin/security/security": { GET: admins("200") },
  "routes/admin/health/health": {
    GET: admins("200"),
    POST: admins("303 /app/admin/health"),
    fields: { id: ":new", intent: "drop", attempts: "3" },
  },
  "routes/admin/users/users": { GET: admins("200") },
  "routes/admin/users/edit-user": {
    GET: admins("200"),
    POST: admins("303 /app/admin/users"),
    fields: { id: ":new", revision: "1", role: "user", tier: "single", credits: "2" },
  },
  "routes/admin/users/user": {
    GET: admins("200"),
    POST: admins("303 /app/admin/users/:id"),
    fields: { intent: "end-sessions" },
  },
  "routes/admin/billing/billing": { GET: admins("200") },
  "routes/admin/billing/edit-billing": {
    GET: admins("200"),
    POST: admins("303 /app/admin/billing/:id"),
    fields: { intent: "add", id: ":new", revision: "1" },
  },
  // Only a socket may be opened there.
  "routes/admin/shell/live": { GET: admins("426") },

  "routes/dashboard/home/home": { GET: members("200") },
  "routes/dashboard/profile/profile": {
    GET: members("200"),
    POST: members("303 /app/dashboard/profile"),
    fields: { revision: "1", name: "Dana Reyes", paper: "a4", template: "plain" },
  },
  "routes/dashboard/shell/sidebar-state": {
    GET: members("302 /app/dashboard"),
    POST: members("303 /app/dashboard/matcher"),
    fields: { sidebar: "collapsed", stoodOn: "/app/dashboard/matcher" },
  },
  "routes/dashboard/profile/email": { GET: members("200"), POST: members("400") },
  "routes/dashboard/profile/password": { GET: members("200"), POST: members("400") },
  "routes/dashboard/profile/two-step/two-step": {
    GET: members("200"),
    POST: members("303 /app/dashboard/profile/two-step/:id"),
    fields: { type: "totp" },
  },
  "routes/dashboard/profile/two-step/recovery-codes": {
    GET: { ...members("302 /app/dashboard/profile/two-step"), assured: "200" },
    POST: { ...members("302 /app/dashboard/profile/two-step"), assured: "200" },
  },
  "routes/dashboard/profile/two-step/confirm-factor": {
    GET: { ...owner("200"), assured: "302 /app/dashboard/profile/two-step" },
    POST: { ...owner("400"), assured: "302 /app/dashboard/profile/two-step" },
    fields: { intent: "code", challengeId: ":new", code: "000000" },
  },
  "routes/dashboard/profile/two-step/remove-factor": {
    GET: owner("200"),
    POST: members("303 /app/dashboard/profile/two-step"),
  },
  "routes/dashboard/profile/sessions": {
    GET: members("200"),
    POST: members("303 /app/dashboard/profile/sessions"),
    fields: { end: "one", sessionId: ":sessionId" },
  },
  "routes/dashboard/profile/data": { GET: members("200") },
  "routes/dashboard/profile/data-download": { GET: members("200") },
  "routes/dashboard/profile/delete-account": {
    GET: members("200"),
    POST: members("303 /app/dashboard/profile/delete"),
    fields: { step: "send" },
  },
  "routes/dashboard/resumes/resumes": {
    GET: members("200"),
    POST: members("303 /app/dashboard/resumes"),
    fields: { id: ":new", text: "Dana Reyes\nNurse" },
  },
  "routes/dashboard/resumes/builder/new-resume": {
    GET: members("200"),
    POST: members("303 /app/dashboard/resumes/builder"),
    fields: { section: "skills", resumeId: ":new", revision: "0", step: "personal", skills: "Tea" },
  },
  "routes/dashboard/resumes/builder/draft": {
    GET: members("302 /app/dashboard/resumes/builder"),
    POST: members("409"),
    fields: { section: "skills", resumeId: ":new", revision: "7", skills: "Tea" },
  },
  "routes/dashboard/resumes/add/upload": {
    GET: members("302 /app/dashboard/resumes"),
    POST: members("400"),
    fields: { id: ":new", text: "no file" },
  },
  "routes/dashboard/resumes/detail/resume": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/resumes/:id"),
    fields: { doubt: "a1" },
  },
  // The resumes here are pasted: nothing for the builder.
  "routes/dashboard/resumes/builder/edit-resume": { GET: owner("404"), POST: owner("404") },
  "routes/dashboard/resumes/detail/file": { GET: owner("404") },
  "routes/dashboard/resumes/detail/view": { GET: owner("404") },
  "routes/dashboard/resumes/detail/correct-part": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/resumes/:id"),
    fields: { basedOn: "1", name: "Dana R. Reyes" },
  },
  "routes/dashboard/resumes/detail/arrange": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/resumes/:id"),
    fields: { basedOn: "1", order: "none" },
  },
  "routes/dashboard/resumes/versions/versions": {
    GET: owner("200"),
    // The current version stays by itself.
    POST: owner("404"),
    fields: { version: "1", keep: "yes" },
  },
  "routes/dashboard/resumes/versions/version": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/resumes/:id"),
    fields: { basedOn: "1" },
  },
  "routes/dashboard/resumes/versions/compare": { GET: owner("200") },
  "routes/dashboard/jobs/add-job": {
    GET: members("200"),
    POST: members("303 /app/dashboard/jobs/:id"),
    fields: { id: ":new", title: "Ward Nurse", company: "", description: "Wound care" },
  },
  "routes/dashboard/jobs/jobs": {
    GET: members("200"),
    // What is no longer there, or somebody else's, is said in a toast.
    POST: members("303 /app/dashboard/jobs"),
    fields: { jobId: ":jobId", status: "applied" },
  },
  "routes/dashboard/jobs/jobs-bin": {
    GET: members("200"),
    POST: members("303 /app/dashboard/jobs"),
    fields: { intent: "delete", id: ":jobId" },
  },
  "routes/dashboard/jobs/job": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/jobs/:id"),
    fields: { intent: "as-read", revision: "1" },
  },
  "routes/dashboard/jobs/edit-job": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/jobs/:id"),
    fields: { revision: "1", title: "Ward Nurse", company: "", description: "Wound care" },
  },
  "routes/dashboard/jobs/new-step": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/jobs/:id"),
    fields: { id: ":new", status: "applied", day: "2026-01-05", attachments: "none" },
  },
  "routes/dashboard/jobs/step": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/jobs/:id"),
    fields: { intent: "change", id: ":stepId", status: "applied", day: "2026-01-05", attachments: "keep" },
  },
  "routes/dashboard/jobs/sent-file": { GET: owner("200") },
  "routes/dashboard/matcher/matcher": {
    GET: members("200"),
    POST: owner("303 /app/dashboard/matcher"),
    fields: { resumeId: ":resumeId", jobId: ":jobId" },
  },
  "routes/dashboard/history/history": { GET: members("200") },
  "routes/dashboard/rewrites/rewrite": { GET: owner("200"), POST: members("404"), fields: { intent: "rescore" } },
  // Only what is done can be rated.
  "routes/dashboard/rewrites/feedback": { GET: members("404"), POST: members("404"), fields: { rating: "4" } },
  "routes/dashboard/rewrites/rewrite-file": { GET: owner("404") },
  "routes/dashboard/answers/answers": {
    GET: members("200"),
    POST: members("303 /app/dashboard/answers"),
    fields: answerFields({ subject: "Wound care", answer: "yes" }),
  },
  "routes/dashboard/answers/answer": {
    GET: owner("200"),
    POST: owner("303 /app/dashboard/answers"),
    fields: { answer: "no", detail: "" },
  },
  "routes/dashboard/answers/withdraw-answer": {
    GET: owner("200"),
    POST: members("303 /app/dashboard/answers"),
  },
  "routes/dashboard/billing/billing": {
    GET: members("200"),
    POST: members("503"),
    fields: { intent: "buy", plan: "pro" },
  },
  // Last: the queue goes on with what is asked for here.
  "routes/dashboard/rewrites/rewrites": {
    GET: members("302 /app/dashboard/history"),
    POST: owner("303 /app/dashboard/rewrites/:id", "303 /app/dashboard/matcher"),
    fields: { id: ":new", resumeId: ":resumeId", jobId: ":jobId" },
  },
};
