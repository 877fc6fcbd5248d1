import { useUnsaved } from "./decision-context";
import { Notice } from "./notice";
import { StaleNotice } from "./stale-notice";

/** What went wrong with the form of this part of the page, if anything did. */
export function DecisionProblem({ about, standing }: { about: string; standing?: string }) {
  const reply = useUnsaved(about);
  if (!reply || (reply.messages.length === 0 && !reply.isStale)) return null;
  return (
    <div className="my-3">
      {reply.isStale ? (
        <StaleNotice>{standing ? <p>What stands now: “{standing}”</p> : null}</StaleNotice>
      ) : (
        <Notice tone="error" title={reply.messages.join(" ")}>
          {about === "changes" && reply.typed ? <p className="mt-1">What you wrote: “{reply.typed}”</p> : null}
        </Notice>
      )}
    </div>
  );
}
