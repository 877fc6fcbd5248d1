import { Form, Link, useSearchParams } from "@remix-run/react";
import { Download, FileText, Sparkles, TextQuote } from "lucide-react";
import { brand } from "../brand";
import type { JobSummary } from "../domain/jobs/job.schema";
import { type ResumeSummary, resumeLabel } from "../domain/resumes/resume.schema";
import { Button, LinkButton } from "./button";
import { Card } from "./card";
import { Select } from "./field";
import { FormToken } from "./form-token";
import { LocalDate } from "./local-date";
import { TextLink } from "./text-link";

interface ResumeCardProps {
  resume: ResumeSummary;
  jobs: JobSummary[];
  /** The job selector is open. */
  isRewriting: boolean;
  newId: string;
}

export function ResumeCard({ resume, jobs, isRewriting, newId }: ResumeCardProps) {
  const page = `/app/dashboard/resumes/${resume.id}`;
  const Icon = resume.fileName ? FileText : TextQuote;
  // The selector opens on the page of the list that the resume stands on.
  const [params] = useSearchParams();
  const before = params.get("before");
  const here = before ? { before } : undefined;
  return (
    <Card>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4">
        <span className="hidden size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent sm:flex">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow basis-60">
          <h3 className="text-lg">
            <Link to={page} className="underline-offset-4 hover:underline">
              {resumeLabel(resume)}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            Saved <LocalDate milliseconds={resume.createdAt} />
          </p>
          <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
            {resume.fileName ? (
              <a
                href={`${page}/file`}
                className="inline-flex items-center gap-1.5 font-semibold text-accent underline decoration-1 underline-offset-4"
              >
                <Download aria-hidden className="size-4 shrink-0" />
                Download<span className="sr-only"> {resume.fileName}</span>
              </a>
            ) : null}
            {resume.hasRewrite ? (
              <>
                <TextLink to={`${page}#last-rewrite`}>View Last Rewritten Resume</TextLink>
                <TextLink to={`${page}#cover-letter`}>View Cover Letter</TextLink>
              </>
            ) : null}
          </p>
        </div>
        {isRewriting ? null : (
          <LinkButton look="quiet" to={`?${new URLSearchParams({ rewrite: resume.id, ...here })}`} preventScrollReset>
            <Sparkles aria-hidden className="size-5 text-accent" />
            {brand} Rewrite
          </LinkButton>
        )}
      </div>
      {resume.fileName ? null : (
        <p className="mt-4 line-clamp-6 max-w-prose border-l-2 border-line pl-4 text-sm whitespace-pre-line text-muted">
          {resume.preview || "No text found"}
        </p>
      )}
      {isRewriting ? <JobSelector resumeId={resume.id} jobs={jobs} newId={newId} /> : null}
    </Card>
  );
}

function JobSelector({ resumeId, jobs, newId }: { resumeId: string; jobs: JobSummary[]; newId: string }) {
  if (jobs.length === 0) {
    return (
      <p className="mt-5 rounded-xl bg-accent-soft p-4">
        No job posts found. <TextLink to="/app/dashboard/add-job">Add the job you want</TextLink>, then come back.
      </p>
    );
  }
  return (
    <Form
      method="post"
      action="/app/dashboard/rewrites"
      className="mt-5 space-y-4 rounded-xl bg-accent-soft p-4 sm:p-5"
    >
      <FormToken />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="resumeId" value={resumeId} />
      <Select id="rewrite-job" name="jobId" label="For which job?" required defaultValue="">
        <option value="" disabled>
          Choose a job
        </option>
        {jobs.map((job) => (
          <option key={job.id} value={job.id}>
            {[job.title, job.company].filter(Boolean).join(", ")}
          </option>
        ))}
      </Select>
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Rewrite Resume & Cover Letter</Button>
        <LinkButton look="quiet" to="/app/dashboard/resumes" preventScrollReset>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}
