import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { MessageCircleQuestion } from "lucide-react";
import { brand } from "~/brand";
import { answerQuestions } from "~/domain/facts/answer-question.server";
import { type AnswerQuestion, answerQuestionsSchema } from "~/domain/facts/fact.schema";
import { factsPerUser } from "~/domain/facts/limits";
import { listAnswers } from "~/domain/facts/list-answers.server";
import { matchResumeWithJob } from "~/domain/matching/match-resume-with-job.server";
import { rescoreRewrite } from "~/domain/rewriting/decide/decide-rewrite.server";
import { readForm } from "~/http/form.server";
import { requireUser } from "~/http/guards.server";
import { safeReturnPath } from "~/http/return-path";
import { redirectWithToast } from "~/http/toast.server";
import { AnswerList } from "~/ui/answer-list";
import { EmptyState } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { Notice } from "~/ui/notice";

export const meta: MetaFunction = () => [{ title: `Your answers · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  return { answers: await listAnswers(requireUser(context, request)) };
}

/** Saves answers from the matcher or a rewrite and returns to the page of the questions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, answerQuestionsSchema, { cost: "engine" });
  if (!form.ok) return form.reply;
  const { answers, back, resumeId, jobId, rewriteId } = form.value;
  const saved = await answerQuestions(ctx, answers);
  if (!saved.ok) {
    const message = `You have given ${factsPerUser} answers, the most an account can have. Withdraw one that you no longer need.`;
    return form.refuse({ form: [message] }, 409);
  }
  if (resumeId && jobId) await matchResumeWithJob(ctx, { resumeId, jobId });
  if (rewriteId) await rescoreRewrite(ctx, rewriteId);
  const to = back ? `${safeReturnPath(back)}#questions` : "/app/dashboard/answers";
  return redirectWithToast(context, to, { ...savedToast(answers), tone: "success" });
}

function savedToast(answers: readonly AnswerQuestion[]): { title: string; text: string } {
  const [only] = answers;
  if (only && answers.length === 1) {
    const meaning = only.answer === "yes" ? "It counts as evidence from now on." : "We will not ask again.";
    return { title: "Answer saved!", text: `${only.subject}: ${only.answer}. ${meaning}` };
  }
  const yes = answers.filter(({ answer }) => answer === "yes").length;
  return {
    title: `${answers.length} answers saved!`,
    text: `${yes} times yes, ${answers.length - yes} times no. A yes counts as evidence from now on.`,
  };
}

export default function Answers() {
  const { answers } = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  return (
    <>
      <PageHeader
        title="Your answers"
        lead="What you told us about yourself. A yes counts as evidence in every match and rewrite until you withdraw it."
      />
      {result ? <Refused errors={result.error} typed={result.initialValue} /> : null}
      {answers.length === 0 ? (
        <EmptyState icon={<MessageCircleQuestion aria-hidden />} title="No answers yet.">
          <TextLink to="/app/dashboard/matcher">Match a resume with a job</TextLink>: where the post asks for something
          your resume does not show, we ask you.
        </EmptyState>
      ) : (
        <AnswerList answers={answers} />
      )}
    </>
  );
}

/** Why an answer was not saved, with what was typed. */
function Refused({
  errors,
  typed,
}: {
  errors?: Record<string, string[] | null> | null;
  typed?: Record<string, unknown> | null;
}) {
  const [first] = Array.isArray(typed?.answers) ? (typed.answers as Record<string, unknown>[]) : [];
  const detail = typeof first?.detail === "string" ? first.detail : "";
  return (
    <div className="mb-6">
      <Notice
        tone="error"
        title={`Not saved. ${Object.values(errors ?? {})
          .flat()
          .filter(Boolean)
          .join(". ")}`}
      >
        {detail ? <p className="mt-1">You wrote: “{detail}”</p> : null}
      </Notice>
    </div>
  );
}
