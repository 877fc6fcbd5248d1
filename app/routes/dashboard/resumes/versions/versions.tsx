import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { Download, Pin } from "lucide-react";
import { z } from "zod";
import { brand } from "~/brand";
import { keptVersionsMax, olderVersionsMax } from "~/domain/resumes/limits";
import { resumeName } from "~/domain/resumes/resume.schema";
import { listVersions } from "~/domain/resumes/versions/list-versions.server";
import { keepVersion } from "~/domain/resumes/versions/restore-version.server";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/request.server";
import { redirectWithToast } from "~/http/toast.server";
import { DataTable } from "~/ui/data-table";
import { Button, FileButton, TextLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { allErrors, FormErrors } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { CompareForm, VersionOrigin } from "./compare-form";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Versions of ${data?.name ?? "a resume"} · ${brand}` },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const before = Number(beforeParam(new URL(request.url)) ?? Number.NaN);
  const page = found(
    await listVersions(ctx, {
      resumeId: params.resumeId ?? "",
      ...(Number.isSafeInteger(before) && before > 0 && { before }),
    }),
  );
  const { id, fileName, current } = page.resume;
  const { items, numbers, next } = page;
  const limits = { older: olderVersionsMax, kept: keptVersionsMax };
  return { id, fileName, current, name: resumeName(page.resume), items, numbers, next, limits };
}

const keepSchema = z.object({ version: z.coerce.number().int().min(1), keep: z.enum(["yes", "no"]) });

/** Keeps a version for good, or stops keeping it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, keepSchema);
  if (!form.ok) return form.reply;
  const { version } = form.value;
  const keep = form.value.keep === "yes";
  const answer = await keepVersion(ctx, { resumeId: params.resumeId ?? "", version, keep });
  if (answer.ok) {
    const title = keep ? `Version ${version} is kept` : `Version ${version} is no longer kept`;
    const before = beforeParam(new URL(request.url));
    const page = `/app/dashboard/resumes/${params.resumeId}/versions`;
    return redirectWithToast(context, before ? `${page}?${new URLSearchParams({ before })}` : page, {
      title,
      tone: "success",
    });
  }
  if (answer.reason === "not-found") return found<never>(null);
  return form.refuse(
    { form: [`You already keep ${keptVersionsMax} versions, the most you can keep. Stop keeping one first.`] },
    409,
  );
}

export default function ResumeVersions() {
  const { id, name, fileName, current, items, numbers, next, limits } = useLoaderData<typeof loader>();
  const reply = useReply<typeof action>();
  const page = `/app/dashboard/resumes/${id}`;
  return (
    <>
      <PageHeader
        back={{ to: page, label: "Back to the resume" }}
        title="Versions"
        lead={`“${name}” as it was before. Bring any version back: the current one stays in the list. We keep the first version, up to ${limits.kept} that you mark with “Keep”, and the newest ${limits.older} of the others.`}
        actions={
          fileName ? (
            <FileButton href={`${page}/file`}>
              <Download aria-hidden className="size-5" /> Original file
            </FileButton>
          ) : null
        }
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
      {numbers.length > 1 ? (
        <CompareForm action={`${page}/compare`} numbers={numbers} from={numbers[1] ?? 1} to={current} />
      ) : null}
      <DataTable
        caption={`Versions of ${name}`}
        rows={items}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            title: "Version",
            cell: ({ version }) => (
              <span className="whitespace-nowrap">
                <TextLink to={`${page}/versions/${version}`}>Version {version}</TextLink>
                {version === current ? <span className="ml-2 text-sm text-muted">current</span> : null}
              </span>
            ),
          },
          { title: "How it came about", isLong: true, cell: (item) => <VersionOrigin {...item} /> },
          { title: "Saved", showsTitleInCard: true, cell: ({ savedAt }) => <LocalDate milliseconds={savedAt} /> },
          {
            title: "Changes",
            cell: ({ version, before }) =>
              before === null ? null : (
                <TextLink to={`${page}/compare?from=${before}&to=${version}`}>
                  What changed<span className="sr-only"> in version {version}</span>
                </TextLink>
              ),
          },
          {
            title: "Kept",
            showsTitleInCard: true,
            cell: ({ version, isKept }) =>
              version === current || version === 1 ? (
                <span className="text-sm text-muted">{version === 1 ? "Always" : "While it is current"}</span>
              ) : (
                <Form method="post" preventScrollReset>
                  <FormToken />
                  <input type="hidden" name="version" value={version} />
                  <Button type="submit" look="quiet" name="keep" value={isKept ? "no" : "yes"}>
                    {isKept ? <Pin aria-hidden className="size-4 fill-current" /> : null}
                    {isKept ? "Stop keeping" : "Keep"}
                    <span className="sr-only">, version {version}</span>
                  </Button>
                </Form>
              ),
          },
        ]}
      />
      <Pager label="versions" next={next === null ? null : String(next)} />
    </>
  );
}
