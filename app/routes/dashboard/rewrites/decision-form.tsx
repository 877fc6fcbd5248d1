import type { FormEvent, ReactNode } from "react";
import { FormToken } from "~/ui/forms/hidden-fields";
import { ConflictNotice, Notice } from "~/ui/notice";
import { useDecisions, useUnsaved } from "./decision-context";

interface DecisionFormProps {
  /** Fields that say what it is about. */
  fields?: Record<string, string>;
  /** What is asked for where no button says it. */
  intent?: string;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form of a rewrite's page: with scripts it is sent without leaving the place. */
export function DecisionForm({ fields = {}, intent, label, className, children }: DecisionFormProps) {
  const { action, revision, send } = useDecisions();
  const sendLive = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(new FormData(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter));
  };
  return (
    <form method="post" action={action} aria-label={label} className={className} onSubmit={sendLive}>
      <FormToken />
      <input type="hidden" name="revision" value={revision} />
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}

/** What went wrong with the form of this part of the page, if anything did. */
export function DecisionProblem({ about, currentText }: { about: string; currentText?: string }) {
  const reply = useUnsaved(about);
  const messages = reply?.result.error?.[""] ?? [];
  if (!reply || (messages.length === 0 && !reply.isStale)) return null;
  return (
    <div className="my-3">
      {reply.isStale ? (
        <ConflictNotice>{currentText ? <p>Current text: “{currentText}”</p> : null}</ConflictNotice>
      ) : (
        <Notice tone="error" title={messages.join(" ")}>
          {about === "changes" && reply.typed ? <p className="mt-1">What you wrote: “{reply.typed}”</p> : null}
        </Notice>
      )}
    </div>
  );
}
