import { Link } from "@remix-run/react";
import { FileText, Sparkles, TextQuote } from "lucide-react";
import { brand } from "../brand";
import type { JobSummary } from "../domain/jobs/job.schema";
import { type ResumeListed, resumeLabel } from "../domain/resumes/resume.schema";
import { LinkButton } from "./button";
import { Card } from "./card";
import { LocalDate } from "./local-date";
import { PlainText } from "./plain-text";
import { RenameResumeForm } from "./rename-resume-form";
import { ResumeCardActions } from "./resume-card-actions";
import { ResumeCardText } from "./resume-card-text";
import { cardAnchor, useResumePanel } from "./resume-panel";
import { ResumeText } from "./resume-text";
import { RewriteSelector } from "./rewrite-selector";

interface ResumeCardProps {
  resume: ResumeListed;
  /** To choose from, where the job selector is open. */
  jobs: JobSummary[];
  /** The long text that is open on this card. */
  text: string | null;
  newId: string;
  /** Answer to the last try to rename it. */
  renameErrors?: string[] | undefined;
}

export function ResumeCard({ resume, jobs, text, newId, renameErrors }: ResumeCardProps) {
  const page = `/app/dashboard/resumes/${resume.id}`;
  const panel = useResumePanel(resume.id);
  const Icon = resume.fileName ? FileText : TextQuote;
  const toggleId = `rewrite-${resume.id}`;
  return (
    <Card anchor={cardAnchor(resume.id)}>
      <div className="flex flex-wrap items-start gap-4">
        <span className="hidden size-11 shrink-0 items-center justify-center rounded-xl bg-accent-soft text-accent sm:flex">
          <Icon aria-hidden className="size-5" />
        </span>
        <div className="min-w-0 grow basis-56">
          <h3 className="text-lg">
            <Link to={page} className="underline-offset-4 hover:underline">
              {resumeLabel(resume)}
            </Link>
          </h3>
          <p className="mt-0.5 text-sm text-muted">
            Saved <LocalDate milliseconds={resume.createdAt} />
          </p>
        </div>
        <LinkButton
          id={toggleId}
          look="quiet"
          to={panel.isOpen("rewrite") ? panel.closed : panel.opening("rewrite")}
          preventScrollReset
          aria-expanded={panel.isOpen("rewrite")}
        >
          <Sparkles aria-hidden className="size-5 text-accent" />
          {brand} Rewrite
        </LinkButton>
      </div>
      {panel.isOpen("rewrite") ? (
        <RewriteSelector resumeId={resume.id} jobs={jobs} newId={newId} closed={panel.closed} toggleId={toggleId} />
      ) : null}
      {resume.fileName ? null : <Preview text={resume.preview} />}
      <ResumeCardActions resume={resume} panel={panel} newId={newId} />
      {panel.isOpen("rename") ? (
        <RenameResumeForm key={resume.name} resume={resume} panel={panel} errors={renameErrors} />
      ) : null}
      {resume.hasRewrite ? (
        <ResumeCardText title="View Last Rewritten Resume" which="rewritten" panel={panel}>
          {text === null ? null : <ResumeText text={text} />}
        </ResumeCardText>
      ) : null}
      {resume.hasLetter ? (
        <ResumeCardText title="View Cover Letter" which="letter" panel={panel}>
          {text === null ? null : <PlainText text={text} />}
        </ResumeCardText>
      ) : null}
    </Card>
  );
}

function Preview({ text }: { text: string }) {
  const isCut = [...text].length >= 700;
  return (
    <p className="mt-4 max-w-prose border-l-2 border-line pl-4 text-sm whitespace-pre-line text-muted">
      {text.trim() === "" ? "No text found" : text}
      {isCut ? "…" : null}
    </p>
  );
}
