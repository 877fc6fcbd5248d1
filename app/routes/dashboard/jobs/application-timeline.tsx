import { FileText } from "lucide-react";
import type { StepView } from "~/domain/applications/step.schema";
import { statusLabels } from "~/domain/jobs/job.schema";
import { FileButton, TextLink } from "~/ui/forms/button";
import { LocalDate } from "~/ui/local-date";
import { statusColours } from "./status-badge";

const formats = ["pdf", "docx", "txt"];

/** The steps of an application, the latest first, each with what was sent. */
export function ApplicationTimeline({ jobId, steps }: { jobId: string; steps: StepView[] }) {
  return (
    <ol className="relative space-y-6 border-l border-line pl-6">
      {steps.map((step) => {
        const page = `/app/dashboard/jobs/${jobId}/steps/${step.id}`;
        return (
          <li key={step.id} className="relative">
            <span
              aria-hidden
              className={`absolute top-1.5 -left-[1.95rem] size-3 rounded-full outline-4 outline-surface ${statusColours[step.status]}`}
            />
            <p className="flex flex-wrap items-baseline gap-x-3">
              <strong>{statusLabels[step.status]}</strong>
              <span className="text-sm text-muted">
                <LocalDate milliseconds={step.happenedAt} />
              </span>
              <TextLink to={page} className="text-sm">
                Change<span className="sr-only"> the step “{statusLabels[step.status]}”</span>
              </TextLink>
            </p>
            {step.sent ? <Attachments page={page} sent={step.sent} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

function Attachments({ page, sent }: { page: string; sent: NonNullable<StepView["sent"]> }) {
  return (
    <div className="mt-2 rounded-xl border border-line bg-paper p-4">
      <p className="flex gap-2">
        <FileText aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <span className="min-w-0">
          You sent <strong>{sent.name}</strong>
          {sent.isRewrite ? ", rewritten for this job" : ""}
          {sent.hasLetter ? ", with a cover letter" : ""}.
        </span>
      </p>
      <Files page={page} kind="resume" title="Resume" />
      {sent.hasLetter ? <Files page={page} kind="cover-letter" title="Cover letter" /> : null}
    </div>
  );
}

function Files({ page, kind, title }: { page: string; kind: "resume" | "cover-letter"; title: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2">
      <span className="w-28 text-sm text-muted">{title}</span>
      {formats.map((format) => (
        <FileButton key={format} href={`${page}/${kind}.${format}`}>
          {format.toUpperCase()}
          <span className="sr-only"> of the {title.toLowerCase()} that you sent</span>
        </FileButton>
      ))}
    </p>
  );
}
