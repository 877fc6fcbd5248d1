import { index, layout, prefix, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/landing/index.tsx"),
  route("how-scoring-works", "routes/landing/how-scoring-works.tsx"),
  route("quality", "routes/landing/quality.tsx"),
  route("dev/mail", "routes/dev/mail.tsx"),
  route("dev/mail.json", "routes/dev/mail-json.ts"),
  ...prefix("app", [
    index("routes/app-index.tsx"),
    route("login", "routes/auth/login.tsx"),
    route("sign-up", "routes/auth/sign-up.tsx"),
    route("logout", "routes/auth/logout.tsx"),
    route("auth/check-mail", "routes/auth/check-mail.tsx"),
    route("auth/confirm", "routes/auth/confirm.tsx"),
    layout("routes/dashboard/layout.tsx", [
      ...prefix("dashboard", [
        index("routes/dashboard/index.tsx"),
        route("profile", "routes/dashboard/profile.tsx"),
        route("resumes", "routes/dashboard/resumes.tsx"),
        route("resumes/:resumeId", "routes/dashboard/resume.tsx"),
        route("add-job", "routes/dashboard/add-job.tsx"),
        route("jobs/:jobId", "routes/dashboard/job.tsx"),
        route("matcher", "routes/dashboard/matcher.tsx"),
        route("history", "routes/dashboard/history.tsx"),
        route("rewrites", "routes/dashboard/rewrites.tsx"),
        route("rewrites/:rewriteId", "routes/dashboard/rewrite.tsx"),
        route("answers", "routes/dashboard/answers.tsx"),
        route("answers/:answerId", "routes/dashboard/answer.tsx"),
        route("answers/:answerId/withdraw", "routes/dashboard/withdraw-answer.tsx"),
        route("billing", "routes/dashboard/billing.tsx"),
      ]),
    ]),
    route("dashboard/resumes/:resumeId/file", "routes/dashboard/resume-file.ts"),
    route("dashboard/rewrites/:rewriteId/:fileName", "routes/dashboard/rewrite-file.ts"),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
