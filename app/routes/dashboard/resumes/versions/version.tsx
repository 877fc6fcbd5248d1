import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { Form, type ShouldRevalidateFunction, useLoaderData, useNavigation } from "@remix-run/react";
import { History } from "lucide-react";
import { z } from "zod";
import { brand } from "~/brand";
import { basedOnSchema } from "~/domain/resumes/correct/correction.schema";
import { getVersions } from "~/domain/resumes/versions/get-versions.server";
import { restoreVersion } from "~/domain/resumes/versions/restore-version.server";
import { type PageReply, readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { redirectWithToast } from "~/http/toast.server";
import { Card } from "~/ui/card";
import { Button, LinkButton, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { revalidateOnConflict, useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { ConflictNotice, FormErrors } from "~/ui/notice";
import { PlainText } from "~/ui/plain-text";
import { VersionOrigin } from "./compare-form";

export const shouldRevalidate: ShouldRevalidateFunction = revalidateOnConflict;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Version ${data?.version.version ?? ""} · ${brand}` },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const number = Number(params.version);
  const resume = found(await getVersions(ctx, { resumeId: params.resumeId ?? "", versions: [number] }));
  const { document: _, ...version } = found(resume.versions[0]);
  return { id: resume.id, current: resume.current, version };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const { resumeId = "", version } = params;
  const form = await readForm(request, context, z.object({ basedOn: basedOnSchema }), { cost: "growth" });
  if (!form.ok) {
    const { error, initialValue } = form.reply.data.result;
    const messages = error?.[""] ?? ["This form is incomplete. Reload the page and try again."];
    const basedOn = Number(initialValue?.basedOn) || null;
    return reply({ result: { error: { "": messages } }, isStale: false, basedOn }, form.reply.init?.status ?? 400);
  }
  const restored = await restoreVersion(ctx, { resumeId, version: Number(version), ...form.value });
  if (restored.ok) {
    const text = `It is now version ${restored.version}; the one before is kept as version ${restored.version - 1}.`;
    const toast = { title: `Version ${version} is back!`, text, tone: "success" } as const;
    return redirectWithToast(context, `/app/dashboard/resumes/${resumeId}`, toast);
  }
  switch (restored.reason) {
    case "not-found":
      throw new Response("Not found", { status: 404 });
    case "stale":
      return reply({ result: {}, isStale: true, basedOn: restored.current }, 409);
    default:
      return restored satisfies never;
  }
}

interface RestoreReply extends PageReply {
  isStale: boolean;
  /** The version that the form is based on when it is sent again. */
  basedOn: number | null;
}

function reply(body: RestoreReply, status: number) {
  return data<RestoreReply>(body, { status });
}

export default function ResumeVersion() {
  const { id, current, version } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const sending = useNavigation().state !== "idle";
  const page = `/app/dashboard/resumes/${id}`;
  const { version: number, savedAt, text, ...origin } = version;
  const compare = `${page}/compare?from=${number}&to=${current}`;
  return (
    <>
      <PageHeader
        back={{ to: `${page}/versions`, label: "All versions" }}
        title={`Version ${number}`}
        lead={
          <>
            <LocalDate milliseconds={savedAt} /> · <VersionOrigin {...origin} />
            {number === current ? " · this is the current version" : null}
          </>
        }
        actions={
          number === current ? null : (
            <>
              <Form method="post">
                <FormToken />
                <input type="hidden" name="basedOn" value={reply?.basedOn ?? current} />
                <Button type="submit" disabled={sending}>
                  <History aria-hidden className="size-5" /> {sending ? "Restoring..." : "Restore this version"}
                </Button>
              </Form>
              <LinkButton look="quiet" to={compare}>
                Compare with the current one
              </LinkButton>
            </>
          )
        }
      />
      <FormErrors errors={reply?.result.error?.[""]} />
      {reply?.isStale ? (
        <div className="mb-6">
          <ConflictNotice>
            <p>
              Version {current} is the current one. <TextLink to={compare}>See how it differs from this one</TextLink>
            </p>
          </ConflictNotice>
        </div>
      ) : null}
      <Card title="What it says">
        <PlainText text={text} />
      </Card>
    </>
  );
}
