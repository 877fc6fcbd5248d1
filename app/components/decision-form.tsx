import type { FormEvent, ReactNode } from "react";
import { useDecisions } from "./decision-context";
import { FormToken } from "./form-token";

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
