import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Sparkles } from "lucide-react";
import { brand } from "~/brand";
import { Button } from "~/components/button";
import { Card } from "~/components/card";
import { Select } from "~/components/field";
import { FormToken } from "~/components/form-token";
import { formatDay } from "~/components/local-date";
import { MatchResult } from "~/components/match-result";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { QuestionCard } from "~/components/question-card";
import { TextLink } from "~/components/text-link";
import { listAnswers } from "~/domain/facts/list-answers.server";
import { viewQuestions } from "~/domain/facts/view-questions";
import { listJobChoices } from "~/domain/jobs/list-jobs.server";
import { getMatch } from "~/domain/matching/get-match.server";
import { analyzeMatchSchema } from "~/domain/matching/match.schema";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { listResumeChoices } from "~/domain/resumes/list-resumes.server";
import { resumeLabel } from "~/domain/resumes/resume.schema";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `Resume Matcher · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const params = new URL(request.url).searchParams;
  const [resumeId, jobId] = [params.get("resume") ?? "", params.get("job") ?? ""];
  const [resumes, jobs, match] = await Promise.all([
    listResumeChoices(ctx, resumeId),
    listJobChoices(ctx, jobId),
    resumeId && jobId ? getMatch(ctx, { resumeId, jobId }) : null,
  ]);
  const questions = match
    ? viewQuestions({ ...match.details, madeAt: match.updatedAt }, await listAnswers(ctx))
    : { open: [], answered: [] };
  return { resumes, jobs, match, questions, resumeId, jobId, newId: ctx.newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, analyzeMatchSchema);
  if (!form.ok) return form.reply;
  const { resumeId, jobId } = form.value;
  const answer = await matchResumeWithJob(ctx, { resumeId, jobId });
  if (!answer.ok) return form.refuse({ form: ["Could not find selected documents."] }, 404);
  return redirect(matchPath(resumeId, jobId), 303);
}

function matchPath(resume: string, job: string): string {
  return `/app/dashboard/matcher?${new URLSearchParams({ resume, job })}`;
}

export default function Matcher() {
  const { resumes, jobs, match, questions, resumeId, jobId, newId } = useLoaderData<typeof loader>();
  const errors = useActionData<typeof action>()?.result.error;
  const { formAction } = useNavigation();
  const analyzing = formAction?.startsWith("/app/dashboard/matcher") ?? false;
  const rewriting = formAction === "/app/dashboard/rewrites";
  const message = errors?.[""]?.[0] ?? (errors ? "Select both resume and job" : undefined);
  return (
    <>
      <PageHeader
        title="Resume Matcher"
        lead="How well does this resume answer that post? With every point explained."
      />
      <Card className="mb-6">
        <Form method="post" className="space-y-5">
          <FormToken />
          {message ? <Notice tone="error" title={message} /> : null}
          <div className="grid gap-5 sm:grid-cols-2">
            <Select
              id="resume"
              name="resumeId"
              label="Resume"
              defaultValue={resumeId}
              key={`resume${resumeId}`}
              hint={resumes.length === 0 ? <TextLink to="/app/dashboard/resumes">Add a resume first</TextLink> : null}
            >
              <option value="">Choose a resume</option>
              {resumes.map((resume) => (
                <option key={resume.id} value={resume.id}>
                  {resumeLabel(resume)} ({formatDay(resume.createdAt)})
                </option>
              ))}
            </Select>
            <Select
              id="job"
              name="jobId"
              label="Job"
              defaultValue={jobId}
              key={`job${jobId}`}
              hint={jobs.length === 0 ? <TextLink to="/app/dashboard/add-job">Add a job post first</TextLink> : null}
            >
              <option value="">Choose a job</option>
              {jobs.map((job) => (
                <option key={job.id} value={job.id}>
                  {job.title || "Untitled Job"} ({formatDay(job.createdAt)})
                </option>
              ))}
            </Select>
          </div>
          <Button type="submit" disabled={analyzing}>
            {analyzing ? "Analyzing..." : "Analyze Match"}
          </Button>
        </Form>
      </Card>
      {match ? (
        <MatchResult
          {...match}
          action={
            <Form method="post" action="/app/dashboard/rewrites">
              <FormToken />
              <input type="hidden" name="id" value={newId} />
              <input type="hidden" name="resumeId" value={resumeId} />
              <input type="hidden" name="jobId" value={jobId} />
              <Button type="submit" disabled={rewriting}>
                <Sparkles aria-hidden className="size-5" /> Rewrite Resume & Cover Letter
              </Button>
            </Form>
          }
          questions={
            <QuestionCard
              view={questions}
              place={{ back: matchPath(resumeId, jobId), resumeId, jobId }}
              next={
                <Form method="post">
                  <FormToken />
                  <input type="hidden" name="resumeId" value={resumeId} />
                  <input type="hidden" name="jobId" value={jobId} />
                  <Button type="submit">Analyze again to count it</Button>
                </Form>
              }
            />
          }
        />
      ) : null}
    </>
  );
}
