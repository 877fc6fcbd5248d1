import { LoaderCircle } from "lucide-react";
import { LinkButton } from "./button";
import { Card } from "./card";
import { Notice } from "./notice";

/** While the queue works. Without scripts the page reloads itself. */
export function RewriteRunning({ status }: { status: string }) {
  return (
    <Card>
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      <div role="status" className="flex items-center gap-4">
        <LoaderCircle aria-hidden className="size-8 shrink-0 text-accent motion-safe:animate-spin" />
        <div>
          <p className="font-semibold">{status === "queued" ? "Waiting for its turn" : "Tailoring your resume"}</p>
          <p className="text-muted">
            Reading the post, proposing changes, holding each against your resume. This takes a few seconds; you can
            leave the page and come back.
          </p>
        </div>
      </div>
    </Card>
  );
}

export function RewriteFailed({ reason }: { reason: string | null }) {
  return (
    <Notice tone="error" title="This rewrite did not work out.">
      <p>{reason} It does not count against your plan.</p>
      <LinkButton look="quiet" to="/app/dashboard/resumes" className="mt-4">
        Try again
      </LinkButton>
    </Notice>
  );
}
