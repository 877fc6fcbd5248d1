import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { getMatcher } from "~/domain/matching/get-matcher.server";
import { matcherSchema } from "~/domain/matching/match.schema";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { actionHeaders as headers } from "~/http/limit-errors";
import { logError } from "~/log-error";
import { pairPath } from "~/routes/dashboard/paths";
import { Card } from "~/ui/card";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { Notice, UnfinishedNotice } from "~/ui/notice";
import { QuestionCard } from "~/ui/question-card";
import { MatchResult } from "./match-result";
import { ChangedSince, MatchAgain, PairScores, RewritePair } from "./matched-before";
import { MatcherForm } from "./matcher-form";

export { headers };
export const meta: MetaFunction = () => [{ title: `Resume Matcher · ${brand}` }];

const nothingLost = "Your resume and the job post are unchanged. Please try again in a moment.";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const params = new URL(request.url).searchParams;
  const asked = { resumeId: params.get("resume") ?? "", jobId: params.get("job") ?? "" };
  const find = { resume: params.get("findResume") ?? "", job: params.get("findJob") ?? "" };
  const matcher = await getMatcher(ctx, { ...asked, find });
  const isMissing = asked.resumeId !== matcher.chosen.resumeId || asked.jobId !== matcher.chosen.jobId;
  return { ...matcher, find, isMissing, newId: ctx.newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, matcherSchema, {
    cost: ({ intent }) => (intent === "find" ? "change" : "growth"),
  });
  if (!form.ok) return form.reply;
  const { intent, resumeId, jobId, findResume, findJob } = form.value;
  if (intent === "find") {
    const params = Object.entries({ resume: resumeId, job: jobId, findResume, findJob }).filter(([, value]) => value);
    return redirect(`/app/dashboard/matcher?${new URLSearchParams(params)}`, 303);
  }
  try {
    const answer = await matchResumeWithJob(ctx, { resumeId, jobId });
    if (answer.ok) return redirect(pairPath({ resumeId, jobId }), 303);
    switch (answer.reason) {
      case "not-found":
        return form.refuse({ form: ["Could not find selected documents."] }, 404);
      case "engine-failed":
        return form.refuse({ form: ["AI Analysis error", `This pair could not be analyzed. ${nothingLost}`] }, 503);
      case "rate-limited":
        return form.refuseForNow(answer.retryAfterSeconds);
      default:
        return answer satisfies never;
    }
  } catch (error) {
    logError("matcher", error);
    return form.refuse({ form: ["Could not analyze", nothingLost] }, 503);
  }
}

export default function Matcher() {
  const { resumes, jobs, chosen, match, scores, find, isMissing, newId } = useLoaderData<typeof loader>();
  const refused = useReply<typeof action>()?.result;
  const isAnalyzing = useNavigation().formData?.get("intent") === "analyze";
  const typed = refused?.initialValue as Partial<typeof chosen> | undefined;
  const place = { back: pairPath(chosen), ...chosen };
  const rewrite = <RewritePair pair={chosen} newId={newId} />;
  return (
    <>
      <PageHeader
        title="Resume Matcher"
        lead="How well does this resume answer that post? With every point explained."
      />
      <Card className="mb-6">
        <MatcherForm
          resumes={resumes}
          jobs={jobs}
          chosen={{ resumeId: typed?.resumeId ?? chosen.resumeId, jobId: typed?.jobId ?? chosen.jobId }}
          find={find}
          errors={refused?.error?.[""] ?? undefined}
          isAnalyzing={isAnalyzing}
        />
      </Card>
      <div className="space-y-6">
        {isMissing && !refused ? <Notice tone="info" title="Could not find selected documents." /> : null}
        <UnfinishedNotice texts={match?.unfinished ?? []} resumeId={chosen.resumeId} before="Before you rewrite it" />
        {match ? (
          <>
            <ChangedSince changed={match.changed} pair={chosen} />
            <MatchResult
              {...match}
              action={rewrite}
              scores={<PairScores scores={scores} />}
              questions={match.questions.open}
              place={place}
              answers={
                <QuestionCard
                  view={{ ...match.questions, open: [] }}
                  place={place}
                  next={<MatchAgain pair={chosen} label="Analyze again to include it" />}
                />
              }
            />
          </>
        ) : chosen.resumeId && chosen.jobId ? (
          <Card
            title="Not analyzed yet"
            lead="First see what the post asks for and what your resume shows, or go straight to the rewrite."
          >
            {rewrite}
          </Card>
        ) : null}
      </div>
    </>
  );
}
