import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { brand } from "~/brand";
import { FileButton } from "~/components/button";
import { CompareForm } from "~/components/compare-form";
import { DataTable } from "~/components/data-table";
import { LocalDate } from "~/components/local-date";
import { PageHeader } from "~/components/page-header";
import { Pager } from "~/components/pager";
import { TextLink } from "~/components/text-link";
import { VersionOrigin } from "~/components/version-origin";
import { listVersions } from "~/domain/resumes/list-versions.server";
import { resumeName } from "~/domain/resumes/resume.schema";
import { found, requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";

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
  return { id, fileName, current, name: resumeName(page.resume), items: page.items, next: page.next };
}

export default function ResumeVersions() {
  const { id, name, fileName, current, items, next } = useLoaderData<typeof loader>();
  const page = `/app/dashboard/resumes/${id}`;
  return (
    <>
      <PageHeader
        back={{ to: page, label: "Back to the resume" }}
        title="Versions"
        lead={`Everything that “${name}” ever said. Bring any version back: what stands now is kept, too.`}
        actions={
          fileName ? (
            <FileButton href={`${page}/file`}>
              <Download aria-hidden className="size-5" /> Original file
            </FileButton>
          ) : null
        }
      />
      {current > 1 ? (
        <CompareForm action={`${page}/compare`} current={current} from={current - 1} to={current} />
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
          { title: "How it came about", cell: (item) => <VersionOrigin {...item} /> },
          { title: "Saved", isNamedInCard: true, cell: ({ savedAt }) => <LocalDate milliseconds={savedAt} /> },
          {
            title: "Changes",
            cell: ({ version }) =>
              version === 1 ? null : (
                <TextLink to={`${page}/compare?from=${version - 1}&to=${version}`}>
                  What changed<span className="sr-only"> in version {version}</span>
                </TextLink>
              ),
          },
        ]}
      />
      <Pager label="versions" next={next === null ? null : String(next)} />
    </>
  );
}
