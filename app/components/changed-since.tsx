import { MatchAgain } from "./match-again";
import { Notice } from "./notice";

/** Says that a match is of what resume or job post said before, and offers to make it again. */
export function ChangedSince({
  changed,
  pair,
}: {
  changed: { resume: boolean; job: boolean };
  pair: { resumeId: string; jobId: string };
}) {
  if (!changed.resume && !changed.job) return null;
  const what = [changed.resume ? "resume" : "", changed.job ? "job post" : ""].filter(Boolean).join(" and ");
  return (
    <Notice tone="info" title={`Your ${what} changed since: analyze again.`}>
      <p className="mb-3 text-muted">The result below is of what they said then.</p>
      <MatchAgain pair={pair} label="Analyze again" />
    </Notice>
  );
}
