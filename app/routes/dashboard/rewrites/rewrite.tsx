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
import { getRewritePage } from "~/domain/rewriting/show/get-rewrite-page.server";
import { rewriteView } from "~/domain/rewriting/show/rewrite-view";
import { found, requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import { redirectWithToast } from "~/http/toast.server";
import { partIn } from "~/part-of";
import { Disclosure } from "~/ui/disclosure";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { Notice } from "~/ui/notice";
import { QuestionCard } from "~/ui/question-card";
import { DecisionProvider } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";
import { FeedbackCard, feedbackForm } from "./feedback-card";
import { answerDecision, keptDecision } from "./rewrite.action.server";
import { RewriteFailed, RewriteRunning } from "./rewrite-progress";
import { RewriteResultView } from "./rewrite-result";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.jobTitle ?? "Rewrite"} · ${brand}` }];

/** "?wait" in the address means that the user waits for the rewrite; a toast tells them once when it is done. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const page = found(await getRewritePage(ctx, params.rewriteId ?? ""));
  const shown = new URL(request.url).searchParams;
  const rewrite = rewriteView(page, {
    changes: partIn(shown, "changes"),
    confirm: partIn(shown, "confirm"),
    refused: partIn(shown, "refused"),
    receipt: partIn(shown, "receipt"),
    text: partIn(shown, "text"),
  });
  if (rewrite.status === "done" && shown.has("wait")) {
    const toast = { title: "Resume rewritten and cover letter generated!", tone: "success" } as const;
    throw await redirectWithToast(context, `/app/dashboard/rewrites/${rewrite.id}`, toast);
  }
  const { revision } = rewrite;
  const { changes = [], refused = [] } = page.rewrite.result ?? {};
  const prompts = rewrite.result?.suggestions.flatMap(({ prompt }) => prompt ?? []) ?? [];
  const waiting = refused.filter(({ confirm }) => confirm);
  const changeIds = [...[...changes, ...waiting].map(({ change: { id } }) => id), ...prompts];
  const kept = await keptDecision(request, ctx, context, { revision, changeIds });
  const feedback = { feedback: page.feedback, kept: await readKeptForm(ctx, request, context, feedbackForm) };
  return { ...rewrite, newId: ctx.newId(), kept, feedback, hasModel: ctx.ai !== null };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return answerDecision(request, requireUser(context, request), context, params.rewriteId ?? "");
}

/** Reloads after a conflict too, so that the forms show the current state and revision. */
export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

const pollMilliseconds = 1000;

export default function RewritePage() {
  const rewrite = useLoaderData<typeof loader>();
  const answered = useReply<typeof action>();
  const { id, status, questions, pair, newId } = rewrite;
  const isOpen = status === "queued" || status === "running";
  useWaiting(isOpen);
  const page = `/app/dashboard/rewrites/${id}`;
  const part = useSearchParams()[0].get("changes");
  const resume = `Resume: ${rewrite.resumeName}`;
  return (
    <>
      <PageHeader title={rewrite.jobTitle} lead={[rewrite.companyName, resume].filter(Boolean).join(" · ")} />
      {isOpen ? <RewriteRunning status={status} /> : null}
      {rewrite.failure ? <RewriteFailed failure={rewrite.failure} /> : null}
      {rewrite.notCounted ? (
        <div className="mb-6">
          <Notice tone="info" title="Not counted">
            <p>{rewrite.notCounted}</p>
          </Notice>
        </div>
      ) : null}
      {rewrite.result ? (
        <DecisionProvider
          action={`${page}${part ? `?changes=${part}` : ""}`}
          revision={rewrite.revision}
          answered={answered}
          kept={rewrite.kept}
        >
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
                      <DecisionProblem about="questions" />
                      <Button type="submit">Include it now, at no cost</Button>
                      {rewrite.notCounted ? (
                        <p className="mt-2 text-sm text-muted">
                          This rewrite did not count towards your plan. If your answers add something new, ask for a new
                          rewrite below.
                        </p>
                      ) : null}
                    </DecisionForm>
                  ) : null
                }
              />
            }
          />
          <FeedbackCard rewriteId={id} {...rewrite.feedback} />
          <Again pair={pair} newId={newId} hasModel={rewrite.hasModel} />
          <DeleteTexts page={page} />
        </DecisionProvider>
      ) : null}
      {rewrite.isDeleted ? (
        <>
          <Notice tone="info" title="You deleted the texts of this rewrite.">
            <p>
              Its line in your history stays. Asking for it again makes a new one, which may count towards your plan.
            </p>
          </Notice>
          <Again pair={pair} newId={newId} hasModel={rewrite.hasModel} />
        </>
      ) : null}
    </>
  );
}

interface AgainProps {
  pair: { resumeId: string; jobId: string } | null;
  newId: string;
  hasModel: boolean;
}

/**
 * Another rewrite of the same pair. The rules write the same again from the same input; a model may write another one.
 */
function Again({ pair, newId, hasModel }: AgainProps) {
  if (!pair) {
    return (
      <p className="mt-6 text-sm text-muted">
        This cannot be rewritten again: its resume or its job post was deleted. This rewrite stays.
      </p>
    );
  }
  return (
    <Form method="post" action="/app/dashboard/rewrites" className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <FormToken />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      {hasModel ? <input type="hidden" name="again" value="yes" /> : null}
      <Button type="submit" look="quiet">
        Rewrite again
      </Button>
      <span className="text-sm text-muted">
        {hasModel
          ? "Our writing model writes a new one, which counts towards your plan even if you changed nothing. This one stays."
          : "If you changed the resume, the post or your answers, this makes a new rewrite, which counts towards your plan. This one stays."}
      </span>
    </Form>
  );
}

/** Deletes the texts, which frees storage. */
function DeleteTexts({ page }: { page: string }) {
  return (
    <Disclosure title="Delete this rewrite" className="mt-6">
      <p className="max-w-prose text-muted">
        Both texts, the changes and your decisions about them are deleted for good. The line in your history stays, and
        so do copies that you kept as a resume or sent with an application. This frees space, but the rewrite still
        counts.
      </p>
      <Form method="post" action={page} className="mt-4">
        <FormToken />
        <input type="hidden" name="intent" value="delete-texts" />
        <Button type="submit" look="danger">
          Delete it for good
        </Button>
      </Form>
    </Disclosure>
  );
}

/** With scripts the page polls until the rewrite is done. */
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
