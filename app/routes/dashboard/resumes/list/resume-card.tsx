import { Form, Link, type LinkProps } from "@remix-run/react";
import { ChevronRight, Copy, Download, FileText, Pencil, Sparkles, TextQuote, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import type { JobSummary } from "~/domain/jobs/job.schema";
import { type ResumeListed, resumeLabel, resumeName } from "~/domain/resumes/resume.schema";
import { cardAnchor, type PanelState, useResumePanel } from "~/routes/dashboard/resumes/resume-panel";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { LocalDate } from "~/ui/local-date";
import { PlainText } from "~/ui/plain-text";
import { ResumeText } from "~/ui/resume-text";
import { RenameResumeForm } from "./rename-resume-form";
import { RewriteSelector } from "./rewrite-selector";

const look =
  "inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1.5 text-sm font-semibold hover:bg-accent-soft motion-safe:transition-colors lg:px-2";
const quiet = `${look} text-muted hover:text-ink`;

interface ResumeCardActionsProps {
  resume: ResumeListed;
  panel: PanelState;
  newId: string;
}

/** Actions of a resume besides rewriting it. For screen readers each label includes the resume's name. */
function ResumeCardActions({ resume, panel, newId }: ResumeCardActionsProps) {
  const name = <span className="sr-only"> {resumeName(resume)}</span>;
  const isRenaming = panel.isOpen("rename");
  return (
    <div className="-mx-1.5 mt-3 mb-1 flex flex-wrap last:-mb-3 lg:-mx-2 lg:gap-x-1">
      {resume.fileName ? (
        <a href={`/app/dashboard/resumes/${resume.id}/file`} className={`${look} text-accent hover:text-accent-strong`}>
          <Download aria-hidden className="size-4" />
          <span className="underline decoration-1 underline-offset-4">Download</span>
          <span className="sr-only">{resume.fileName}</span>
        </a>
      ) : null}
      <RenameLink
        id={`rename-${resume.id}`}
        to={isRenaming ? panel.closed : panel.opening("rename")}
        aria-expanded={isRenaming}
      >
        <Pencil aria-hidden className="size-4" /> Rename{name}
      </RenameLink>
      <ChangeForm intent="duplicate" resumeId={resume.id} panel={panel} newId={newId}>
        <Copy aria-hidden className="size-4" /> Duplicate{name}
      </ChangeForm>
      <ChangeForm intent="delete" resumeId={resume.id} panel={panel}>
        <Trash2 aria-hidden className="size-4" /> Delete{name}
      </ChangeForm>
    </div>
  );
}

function RenameLink(props: LinkProps) {
  return <Link {...props} preventScrollReset className={quiet} />;
}

interface ChangeFormProps {
  intent: "duplicate" | "delete";
  resumeId: string;
  panel: PanelState;
  newId?: string;
  children: ReactNode;
}

function ChangeForm({ intent, resumeId, panel, newId, children }: ChangeFormProps) {
  return (
    <Form method="post" action={panel.action()} preventScrollReset>
      <FormToken />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="resumeId" value={resumeId} />
      {newId ? <input type="hidden" name="id" value={newId} /> : null}
      <button type="submit" className={quiet}>
        {children}
      </button>
    </Form>
  );
}

interface ResumeCardProps {
  resume: ResumeListed;
  /** The choices of the job selector, if it is open. */
  jobs: JobSummary[];
  /** The long text of the open card. */
  text: string | null;
  newId: string;
  /** Errors of the last attempt to rename it. */
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
      {resume.fileName ? null : <Preview text={resume.preview} isCut={resume.isPreviewCut} />}
      <ResumeCardActions resume={resume} panel={panel} newId={newId} />
      {panel.isOpen("rename") ? (
        <RenameResumeForm key={resume.name} resume={resume} panel={panel} errors={renameErrors} />
      ) : null}
      {resume.hasRewrite ? (
        <ResumeCardText title="View Last Rewritten Resume" which="rewritten" panel={panel}>
          {text === null ? null : text.trim() === "" ? nothing : <ResumeText lines={text.trimEnd().split("\n")} />}
        </ResumeCardText>
      ) : null}
      {resume.hasLetter ? (
        <ResumeCardText title="View Cover Letter" which="letter" panel={panel}>
          {text === null ? null : text.trim() === "" ? nothing : <PlainText text={text} />}
        </ResumeCardText>
      ) : null}
    </Card>
  );
}

const nothing = <p className="text-muted">No text found</p>;

function Preview({ text, isCut }: { text: string; isCut: boolean }) {
  return (
    <p className="mt-4 max-w-prose border-l-2 border-line pl-4 text-sm whitespace-pre-line text-muted">
      {text.trim() === "" ? "No text found" : text}
      {isCut ? "…" : null}
    </p>
  );
}

interface ResumeCardTextProps {
  title: string;
  which: "rewritten" | "letter";
  panel: PanelState;
  children: ReactNode;
}

/** A long text of a card. It is loaded only when the address asks for it, so that lists stay small. */
function ResumeCardText({ title, which, panel, children }: ResumeCardTextProps) {
  const isOpen = panel.isOpen(which);
  return (
    <div className="-mx-5 border-t border-line px-5 last:-mb-5 sm:-mx-7 sm:px-7 sm:last:-mb-7">
      <Link
        to={isOpen ? panel.closed : panel.opening(which)}
        preventScrollReset
        aria-expanded={isOpen}
        className="-mx-2 flex min-h-12 items-center gap-2 rounded-lg px-2 py-2.5 font-semibold hover:bg-accent-soft"
      >
        <ChevronRight
          aria-hidden
          className={`size-5 shrink-0 text-accent motion-safe:transition-transform ${isOpen ? "rotate-90" : ""}`}
        />
        {title}
      </Link>
      {isOpen ? <div className="pt-2 pb-6 pl-7">{children}</div> : null}
    </div>
  );
}
