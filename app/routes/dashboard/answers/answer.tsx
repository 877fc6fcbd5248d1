import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { changeAnswer } from "~/domain/facts/answer-question.server";
import { changeAnswerSchema, factDetailMaxCharacters } from "~/domain/facts/fact.schema";
import { getAnswer } from "~/domain/facts/list-answers.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton, TextLink } from "~/ui/forms/button";
import { ChoiceList } from "~/ui/forms/choice-list";
import { TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { FormErrors } from "~/ui/notice";

const list = "/app/dashboard/answers";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.subject ?? "Answer"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return found(await getAnswer(requireUser(context, request), params.answerId ?? ""));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, changeAnswerSchema);
  if (!form.ok) return form.reply;
  const changed = await changeAnswer(ctx, { ...form.value, id: params.answerId ?? "" });
  if (!changed.ok) throw new Response("Not found", { status: 404 });
  return redirectWithToast(context, list, { title: "Answer saved!", tone: "success" });
}

const yesOrNo = [
  { value: "yes", label: "Yes" },
  { value: "no", label: "No" },
];

export default function AnswerPage() {
  const answer = useLoaderData<typeof loader>();
  const result = useReply<typeof action>()?.result;
  const typed = result?.initialValue;
  const errors = result?.error;
  return (
    <>
      <PageHeader
        title={answer.subject}
        lead={
          <>
            Your answer of <LocalDate milliseconds={answer.answeredAt} />
          </>
        }
      />
      <Card>
        <Form method="post" className="space-y-5">
          <FormToken />
          <FormErrors errors={errors?.[""]} />
          <ChoiceList
            legend="Is it true of you?"
            name="answer"
            value={typeof typed?.answer === "string" ? typed.answer : answer.confirmed ? "yes" : "no"}
            choices={yesOrNo}
            errors={errors?.answer ?? undefined}
          />
          <TextField
            id="detail"
            name="detail"
            label="In your own words"
            defaultValue={typeof typed?.detail === "string" ? typed.detail : (answer.detail ?? "")}
            maxLength={factDetailMaxCharacters}
            autoComplete="off"
            hint="Say where and when, in a sentence. With a yes, it counts as evidence like a line of your resume."
            errors={errors?.detail ?? undefined}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">Save answer</Button>
            <LinkButton look="quiet" to={list}>
              Cancel
            </LinkButton>
          </div>
        </Form>
        <p className="mt-6 border-t border-line pt-5">
          <TextLink to={`${list}/${answer.id}/withdraw`}>Withdraw this answer</TextLink>
        </p>
      </Card>
    </>
  );
}
