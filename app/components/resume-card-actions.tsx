import { Form, Link, type LinkProps } from "@remix-run/react";
import { Copy, Download, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { type ResumeListed, resumeName } from "../domain/resumes/resume.schema";
import { FormToken } from "./form-token";
import type { PanelState } from "./resume-panel";

const look =
  "inline-flex min-h-11 items-center gap-1.5 rounded-lg px-1.5 text-sm font-semibold hover:bg-accent-soft motion-safe:transition-colors lg:px-2";
const quiet = `${look} text-muted hover:text-ink`;

interface ResumeCardActionsProps {
  resume: ResumeListed;
  panel: PanelState;
  newId: string;
}

/** What can be done with a resume besides rewriting it; each says to screen readers of which one. */
export function ResumeCardActions({ resume, panel, newId }: ResumeCardActionsProps) {
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
