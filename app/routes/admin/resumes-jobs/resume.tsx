import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { Eye } from "lucide-react";
import { z } from "zod";
import { brand } from "~/brand";
import { getResumeForAdmin, revealResume } from "~/domain/admin/reveal-resume.server";
import { readForm } from "~/http/form.server";
import { found, requireAdmin } from "~/http/guards.server";
import { Day, Facts, Person } from "~/routes/admin/person";
import { Tag } from "~/routes/admin/tag";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { PageHeader } from "~/ui/frame/page-header";
import { FormErrors, Notice } from "~/ui/notice";
import { PlainText } from "~/ui/plain-text";

export const meta: MetaFunction = () => [{ title: `A resume · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return found(await getResumeForAdmin(requireAdmin(context, request), params.resumeId ?? ""));
}

/** Shows the text in answer to the form, and nowhere else: looking again is noted again. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, z.object({}));
  if (!form.ok) return data({ ...form.reply.data, text: null }, form.reply.init ?? undefined);
  const { text } = found(await revealResume(ctx, params.resumeId ?? ""));
  return data({ result: {}, text });
}

export default function AdminResume() {
  const resume = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const title = resume.name ?? resume.fileName ?? "Text without a name";
  return (
    <>
      <PageHeader
        title={title}
        lead={resume.deletedAt ? <Tag tone="neutral">In the bin</Tag> : undefined}
        back={{ to: "/app/admin/resumes-jobs", label: "All resumes" }}
      />
      <div className="space-y-6">
        <Card title="About this resume">
          <Facts
            facts={[
              ["Owner", <Person key="owner" {...resume} />],
              ["Saved", <Day key="saved" milliseconds={resume.createdAt} />],
              ["File", resume.fileName ?? "None: pasted or built here"],
              ["Version", `${resume.version} (${resume.versionSource})`],
            ]}
          />
        </Card>
        <Card
          title="Its text"
          anchor="text"
          lead={
            answer?.text == null
              ? "It is somebody's working life. Look only if you must: the audit log keeps that you did, and when."
              : undefined
          }
        >
          {answer?.text == null ? (
            <Form method="post" action="#text" className="space-y-4">
              <FormToken />
              <FormErrors errors={answer?.result.error?.[""]} />
              <Button type="submit" look="quiet">
                <Eye aria-hidden className="size-5" /> Reveal
              </Button>
            </Form>
          ) : (
            <>
              <Notice tone="info" title="Noted in the audit log" className="mb-5" />
              <PlainText text={answer.text} />
            </>
          )}
        </Card>
      </div>
    </>
  );
}
