import { useDecisions } from "./decision-context";
import { Notice } from "./notice";
import { StaleNotice } from "./stale-notice";

/** What went wrong with the form of this part of the page, if anything did. */
export function DecisionProblem({ about, standing }: { about: string; standing?: string }) {
  const { reply } = useDecisions();
  if (reply?.about !== about || reply.saved) return null;
  return (
    <div className="my-3">
      {reply.isStale ? (
        <StaleNotice>{standing ? <p>What stands now: “{standing}”</p> : null}</StaleNotice>
      ) : (
        <Notice tone="error" title={reply.messages.join(" ")} />
      )}
    </div>
  );
}
