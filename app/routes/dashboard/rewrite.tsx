import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Form,
  type ShouldRevalidateFunction,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from "@remix-run/react";
import { useEffect } from "react";
import { brand } from "~/brand";
import { Button } from "~/components/button";
import { DecisionProvider } from "~/components/decision-context";
import { DecisionForm } from "~/components/decision-form";
import { FormToken } from "~/components/form-token";
import { PageHeader } from "~/components/page-header";
import { QuestionCard } from "~/components/question-card";
import { RewriteFailed, RewriteRunning } from "~/components/rewrite-progress";
import { RewriteResultView } from "~/components/rewrite-result";
import { useReply } from "~/components/use-reply";
import { getRewritePage } from "~/domain/rewriting/get-rewrite-page.server";
import { rewriteView } from "~/domain/rewriting/rewrite-view";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/redirect-with-toast.server";
import { answerDecision, keptDecision } from "~/http/rewrite-form.server";
import { revalidatesWhenStale } from "~/http/stale";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.jobTitle ?? "Rewrite"} · ${brand}` }];

/** Whoever waits for a rewrite does so at "?wait": when it is done they are told, once. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const rewrite = rewriteView(found(await getRewritePage(ctx, params.rewriteId ?? "")));
  if (rewrite.status === "done" && new URL(request.url).searchParams.has("wait")) {
    const toast = { title: "Resume rewritten and cover letter generated!", tone: "success" } as const;
    throw await redirectWithToast(context, `/app/dashboard/rewrites/${rewrite.id}`, toast);
  }
  const { revision, result } = rewrite;
  const changeIds = result?.changes.map(({ id }) => id) ?? [];
  const kept = await keptDecision(request, ctx, context, { revision, changeIds });
  return { ...rewrite, newId: ctx.newId(), kept };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return answerDecision(request, requireUser(context, request), context, params.rewriteId ?? "");
}

/** Also after a decision that came too late: the form then shows what stands, and counts from there. */
export const shouldRevalidate: ShouldRevalidateFunction = revalidatesWhenStale;

const pollMilliseconds = 1000;

export default function RewritePage() {
  const rewrite = useLoaderData<typeof loader>();
  const answered = useReply<typeof action>();
  const { id, status, questions, pair, newId } = rewrite;
  const isOpen = status === "queued" || status === "running";
  useWaiting(isOpen);
  const page = `/app/dashboard/rewrites/${id}`;
  const resume = `Resume: ${rewrite.resumeName}`;
  return (
    <>
      <PageHeader title={rewrite.jobTitle} lead={[rewrite.companyName, resume].filter(Boolean).join(" · ")} />
      {isOpen ? <RewriteRunning status={status} /> : null}
      {rewrite.failure ? <RewriteFailed failure={rewrite.failure} /> : null}
      {rewrite.result ? (
        <DecisionProvider action={page} revision={rewrite.revision} answered={answered} kept={rewrite.kept}>
          <RewriteResultView
            id={id}
            newId={newId}
            result={rewrite.result}
            openQuestions={questions.open.length}
            questions={
              <QuestionCard
                view={questions}
                isBehind={rewrite.result.isBehind}
                place={{ back: page, rewriteId: id }}
                next={
                  rewrite.result.isDecidable ? (
                    <DecisionForm intent="rescore">
                      <Button type="submit">Count it now, at no cost</Button>
                    </DecisionForm>
                  ) : null
                }
              />
            }
          />
          <Again pair={pair} newId={newId} />
        </DecisionProvider>
      ) : null}
    </>
  );
}

/** Another rewrite of the same pair: a use of its own. */
function Again({ pair, newId }: { pair: { resumeId: string; jobId: string } | null; newId: string }) {
  if (!pair) {
    return (
      <p className="mt-6 text-sm text-muted">
        This cannot be rewritten again: its resume or its job post was deleted. What is here stays.
      </p>
    );
  }
  return (
    <Form method="post" action="/app/dashboard/rewrites" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <FormToken />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      <Button type="submit" look="quiet">
        Rewrite again
      </Button>
      <span className="text-sm text-muted">A fresh rewrite, counted as one of your plan. This one stays.</span>
    </Form>
  );
}

/** With scripts the page looks by itself whether it is done. */
function useWaiting(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const isWaiting = useSearchParams()[0].has("wait");
  useEffect(() => {
    if (!isOpen) return;
    if (!isWaiting) {
      navigate("?wait", { replace: true, preventScrollReset: true });
      return;
    }
    const timer = setInterval(revalidate, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOpen, isWaiting, navigate, revalidate]);
}
