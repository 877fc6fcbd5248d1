import { Check, LoaderCircle } from "lucide-react";
import { Card } from "~/ui/card";
import { LinkButton } from "~/ui/forms/button";
import { Notice } from "~/ui/notice";

const steps = [
  { title: "Waiting for its turn", text: "Usually a second or two." },
  { title: "Reading the post and your resume", text: "What it asks for, and where you show it." },
  { title: "Proposing changes and checking each of them", text: "What your resume does not prove is refused." },
  { title: "Writing the letter, and reading every file back", text: "As an applicant tracking system would." },
];

/** While the queue works. Without scripts the page reloads itself. */
export function RewriteRunning({ status }: { status: "queued" | "running" }) {
  const isRunning = status === "running";
  return (
    <Card>
      <noscript>
        <meta httpEquiv="refresh" content="2;url=?wait" />
      </noscript>
      <div role="status" className="flex items-center gap-4">
        <LoaderCircle aria-hidden className="size-8 shrink-0 text-accent motion-safe:animate-spin" />
        <div>
          <p className="font-semibold">{isRunning ? "Tailoring your resume" : "Waiting for its turn"}</p>
          <p className="text-muted">This takes a few seconds. You can leave the page and come back.</p>
        </div>
      </div>
      <ol aria-label="What happens" className="mt-6 space-y-4 border-t border-line pt-6">
        {steps.map(({ title, text }, index) => {
          const isDone = isRunning && index === 0;
          return (
            <li key={title} className="flex gap-4">
              <span
                aria-hidden
                className={`flex size-7 shrink-0 items-center justify-center rounded-full text-sm font-semibold ${isDone ? "bg-accent text-on-accent" : "border border-line-strong text-muted"}`}
              >
                {isDone ? <Check className="size-4" /> : index + 1}
              </span>
              <p>
                <span className="font-semibold">{title}</span>
                {isDone ? <span className="sr-only"> (done)</span> : null}
                <span className="block text-sm text-muted">{text}</span>
              </p>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

export function RewriteFailed({ failure }: { failure: { title: string; text: string; counted: boolean } }) {
  return (
    <Notice tone="error" title={failure.title}>
      <p>
        {failure.text}{" "}
        {failure.counted
          ? "It counts towards your plan, because our writing model had already worked on it."
          : "It does not count against your plan, and a credit spent on it is back."}
      </p>
      <LinkButton look="quiet" to="/app/dashboard/resumes" className="mt-4">
        Back to my resumes
      </LinkButton>
    </Notice>
  );
}
