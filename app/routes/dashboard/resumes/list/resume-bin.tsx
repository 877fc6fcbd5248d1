import { Form, useSearchParams } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { type ResumeBinned, resumeLabel, resumeName } from "~/domain/resumes/resume.schema";
import { type PanelState, useResumePanel } from "~/routes/dashboard/resumes/resume-panel";
import { Disclosure } from "~/ui/disclosure";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { LocalDate } from "~/ui/local-date";

/** What was deleted lately and can be taken back, or deleted for good at once. */
export function ResumeBin({ bin }: { bin: ResumeBinned[] }) {
  const [params] = useSearchParams();
  const asks = bin.some(({ id }) => params.get("erase") === id);
  // Once it was opened by its address, an answer does not close it.
  const [isOpen, setIsOpen] = useState(asks);
  if (asks && !isOpen) setIsOpen(true);
  if (bin.length === 0) return null;
  return (
    <Disclosure title="Recently deleted" isOpen={isOpen} className="mt-10">
      <p className="max-w-prose text-muted">
        A deleted resume stays here for 7 days. Then it is gone for good, with its file; rewrites of it stay in your
        history.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {bin.map((resume) => (
          <Binned key={resume.id} resume={resume} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Binned({ resume }: { resume: ResumeBinned }) {
  const panel = useResumePanel(resume.id);
  const name = <span className="sr-only"> {resumeName(resume)}</span>;
  return (
    <li id={`resume-${resume.id}`} className="scroll-mt-20 py-4">
      <p className="font-semibold">{resumeLabel(resume)}</p>
      <p className="mb-3 text-sm text-muted">
        Deleted <LocalDate milliseconds={resume.deletedAt} />, kept until <LocalDate milliseconds={resume.keptUntil} />
      </p>
      {panel.isOpen("erase") ? (
        <div className="rounded-xl border border-danger bg-danger-soft p-4">
          <p className="mb-3 font-semibold">Delete it for good? It cannot be brought back.</p>
          <div className="flex flex-wrap gap-3">
            <BinForm intent="erase" resumeId={resume.id} panel={panel} look="danger">
              Delete for good{name}
            </BinForm>
            <LinkButton look="quiet" to={panel.closed} preventScrollReset>
              Keep it
            </LinkButton>
          </div>
        </div>
      ) : (
        <div className="flex flex-wrap gap-3">
          <BinForm intent="restore" resumeId={resume.id} panel={panel} look="quiet">
            Restore{name}
          </BinForm>
          <LinkButton look="danger" to={panel.opening("erase")} preventScrollReset>
            Delete for good{name}
          </LinkButton>
        </div>
      )}
    </li>
  );
}

interface BinFormProps {
  intent: "restore" | "erase";
  resumeId: string;
  panel: PanelState;
  look: "quiet" | "danger";
  children: ReactNode;
}

function BinForm({ intent, resumeId, panel, look, children }: BinFormProps) {
  return (
    <Form method="post" action={panel.action()} preventScrollReset>
      <FormToken />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="resumeId" value={resumeId} />
      <Button type="submit" look={look}>
        {children}
      </Button>
    </Form>
  );
}
