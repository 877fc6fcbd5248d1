import { Form, useNavigation } from "@remix-run/react";
import { Sparkles } from "lucide-react";
import type { PairScore } from "~/domain/matching/match.schema";
import { Card } from "~/ui/card";
import { ScoreChart } from "~/ui/charts/score-chart";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { Notice } from "~/ui/notice";
import { count } from "~/wording";

/** Says that the resume or job post has changed since the match, and offers to analyze again. */
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
    <Notice tone="info" title={`Your ${what} changed since this match: analyze again.`}>
      <p className="mb-3 text-muted">The result below does not include the changes.</p>
      <MatchAgain pair={pair} label="Analyze again" />
    </Notice>
  );
}

/** Analyzes the pair that is shown once more. */
export function MatchAgain({ pair, label }: { pair: { resumeId: string; jobId: string }; label: string }) {
  return (
    <Form method="post">
      <FormToken />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      <Button type="submit">{label}</Button>
    </Form>
  );
}

/** The scores of one pair over time; nothing as long as there is only one. */
export function PairScores({ scores }: { scores: PairScore[] }) {
  const scored = scores.flatMap(({ id, score, createdAt }) =>
    score === null ? [] : [{ id, score, createdAt, label: "Match" }],
  );
  if (scored.length < 2) return null;
  const gained = (scored[0]?.score ?? 0) - (scored.at(-1)?.score ?? 0);
  return (
    <Card title="This pair over time" lead={lead(gained)}>
      <ScoreChart title="Scores of this pair over time" entries={scored} height={140} isSeries />
    </Card>
  );
}

function lead(gained: number): string {
  if (gained === 0) return "Unchanged since the first match shown.";
  const points = count(Math.abs(gained), "point");
  return gained > 0 ? `${points} up since the first match shown.` : `${points} down since the first match shown.`;
}

/** Asks for the rewrite of a resume for a job; `newId` is the id that it will have. */
export function RewritePair({ pair, newId }: { pair: { resumeId: string; jobId: string }; newId: string }) {
  const rewriting = useNavigation().formAction === "/app/dashboard/rewrites";
  return (
    <Form method="post" action="/app/dashboard/rewrites" id="rewrite" className="scroll-mt-6">
      <FormToken />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      <Button type="submit" disabled={rewriting}>
        <Sparkles aria-hidden className="size-5" /> Rewrite Resume & Cover Letter
      </Button>
    </Form>
  );
}
