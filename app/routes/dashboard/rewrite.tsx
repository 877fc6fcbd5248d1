import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { brand } from "~/brand";
import { Button } from "~/components/button";
import { FormToken } from "~/components/form-token";
import { PageHeader } from "~/components/page-header";
import { QuestionCard } from "~/components/question-card";
import { RewriteFailed, RewriteRunning } from "~/components/rewrite-progress";
import { RewriteResultView } from "~/components/rewrite-result";
import { listAnswers } from "~/domain/facts/list-answers.server";
import { viewQuestions } from "~/domain/facts/view-questions";
import { getRewrite } from "~/domain/rewriting/get-rewrite.server";
import { rewriteView } from "~/domain/rewriting/rewrite-view";
import { found, requireUser } from "~/http/guards.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.jobTitle ?? "Rewrite"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const rewrite = found(await getRewrite(ctx, params.rewriteId ?? ""));
  const { result, resumeId, jobPostId: jobId } = rewrite;
  const madeAt = rewrite.startedAt ?? rewrite.createdAt;
  const questions = result
    ? viewQuestions({ questions: result.questions, rows: result.before.rows, madeAt }, await listAnswers(ctx))
    : { open: [], answered: [] };
  return { ...rewriteView(rewrite), questions, resumeId, jobId, newId: ctx.newId() };
}

const pollMilliseconds = 1000;

export default function RewritePage() {
  const rewrite = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isOpen = rewrite.status === "queued" || rewrite.status === "running";
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(revalidate, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
  const resume = `Resume: ${rewrite.resumeName}`;
  return (
    <>
      <PageHeader title={rewrite.jobTitle} lead={[rewrite.companyName, resume].filter(Boolean).join(" · ")} />
      {isOpen ? <RewriteRunning status={rewrite.status} /> : null}
      {rewrite.status === "failed" ? <RewriteFailed reason={rewrite.failure} /> : null}
      {rewrite.result ? (
        <RewriteResultView
          id={rewrite.id}
          result={rewrite.result}
          openQuestions={rewrite.questions.open.length}
          questions={
            <QuestionCard
              view={rewrite.questions}
              place={{ back: `/app/dashboard/rewrites/${rewrite.id}` }}
              next={
                <Form method="post" action="/app/dashboard/rewrites">
                  <FormToken />
                  <input type="hidden" name="id" value={rewrite.newId} />
                  <input type="hidden" name="resumeId" value={rewrite.resumeId ?? ""} />
                  <input type="hidden" name="jobId" value={rewrite.jobId ?? ""} />
                  <Button type="submit">Rewrite again to use it</Button>
                </Form>
              }
            />
          }
        />
      ) : null}
    </>
  );
}
