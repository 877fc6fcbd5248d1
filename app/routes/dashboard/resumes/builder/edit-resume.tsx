import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData, useNavigation } from "@remix-run/react";
import { brand } from "~/brand";
import { editBuiltSchema } from "~/domain/resumes/builder/builder-step.schema";
import { editBuiltResume, viewBuiltResume } from "~/domain/resumes/builder/edit-built-resume.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { builderPath } from "~/routes/dashboard/paths";
import { Card } from "~/ui/card";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors, Notice } from "~/ui/notice";

export const meta: MetaFunction = () => [{ title: `Edit in the Guided Builder · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return found(await viewBuiltResume(requireUser(context, request), params.resumeId ?? ""));
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, editBuiltSchema);
  if (!form.ok) return form.reply;
  const resumeId = params.resumeId ?? "";
  const answer = await editBuiltResume(ctx, { resumeId, instead: form.value });
  if (answer.ok) return redirect(builderPath("personal"), 303);
  if (answer.reason === "not-found") throw new Response("Not found", { status: 404 });
  return redirect(`/app/dashboard/resumes/${resumeId}/builder`, 303);
}

export default function EditBuiltResume() {
  const { id, name, isChanged, other } = useLoaderData<typeof loader>();
  const errors = useReply<typeof action>()?.result.error;
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <PageHeader
        title="Edit in the Guided Builder"
        back={{ to: `/app/dashboard/resumes/${id}`, label: "Back to the resume" }}
      />
      <Card title={name} lead="You change it step by step. Saving makes a new version; the one you have now is kept.">
        <div className="space-y-5">
          <FormErrors errors={errors?.[""]} />
          {isChanged ? (
            <Notice tone="info" title="This resume was changed since it was built.">
              <p>The builder begins with what you filled in there last: later changes are not in it.</p>
            </Notice>
          ) : null}
          {other ? (
            <Notice tone="info" title="You are building another resume at the moment.">
              <p>
                {other.name || "It has no name yet."} You can have one draft at a time: editing this resume deletes the
                other draft.
              </p>
            </Notice>
          ) : null}
          <Form method="post" className="flex flex-wrap gap-3">
            <FormToken />
            {other ? (
              <>
                <input type="hidden" name="resumeId" value={other.resumeId} />
                <input type="hidden" name="revision" value={other.revision} />
              </>
            ) : null}
            <Button type="submit" look={other ? "danger" : "primary"} disabled={sending}>
              {other ? "Delete that draft and edit this one" : "Edit it"}
            </Button>
            {other ? (
              <LinkButton look="quiet" to={builderPath()}>
                Continue with the other one
              </LinkButton>
            ) : null}
          </Form>
        </div>
      </Card>
    </>
  );
}
