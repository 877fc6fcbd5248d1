import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useOutlet, useSearchParams } from "@remix-run/react";
import { FileText } from "lucide-react";
import { brand } from "~/brand";
import { EmptyState } from "~/components/empty-state";
import { PageHeader } from "~/components/page-header";
import { PasteResumeForm } from "~/components/paste-resume-form";
import { PlanBanner } from "~/components/plan-banner";
import { ResumeCard } from "~/components/resume-card";
import { Tabs } from "~/components/tabs";
import { TextLink } from "~/components/text-link";
import { UploadResumeForm } from "~/components/upload-resume-form";
import { listJobChoices } from "~/domain/jobs/list-jobs.server";
import { listResumes } from "~/domain/resumes/list-resumes.server";
import { getUsage } from "~/domain/rewriting/get-usage.server";
import { builderPath } from "~/http/builder-path";
import { findKept } from "~/http/find-kept.server";
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";
import { addResume } from "~/http/resume-form.server";

const page = "/app/dashboard/resumes";

export const meta: MetaFunction = () => [{ title: `My Resumes · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const url = new URL(request.url);
  if (url.searchParams.get("tab") === "builder") throw redirect(builderPath());
  const rewriting = url.searchParams.get("rewrite");
  const [resumes, usage, jobs, kept] = await Promise.all([
    listResumes(ctx, { before: beforeParam(url) }),
    getUsage(ctx),
    rewriting ? listJobChoices(ctx, "") : [],
    findKept(ctx, request, context, "paste"),
  ]);
  return { ...resumes, usage, jobs, kept, newId: ctx.newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return addResume(request, requireUser(context, request), context);
}

export default function Resumes() {
  const { items, next, usage, jobs, kept, newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [params] = useSearchParams();
  // The Guided Builder is a page of its own inside this one.
  const builder = useOutlet();
  const tab = builder ? "builder" : params.get("tab") === "paste" ? "paste" : "upload";
  const rewriting = params.get("rewrite");
  return (
    <>
      <PageHeader
        title="My Resumes"
        lead="Upload a file, paste the text or build one step by step. What you bring stays as it is; every rewrite is a copy."
      />
      <PlanBanner usage={usage} />
      <Tabs
        label="Add a resume"
        current={tab}
        tabs={[
          { id: "upload", label: "Upload File", to: `${page}?tab=upload` },
          { id: "paste", label: "Paste Text", to: `${page}?tab=paste` },
          { id: "builder", label: "Guided Builder", to: builderPath() },
        ]}
      >
        {builder}
        {tab === "upload" ? <UploadResumeForm id={newId} failure={actionData?.failure} /> : null}
        {tab === "paste" ? <PasteResumeForm id={newId} lastResult={actionData?.result} kept={kept} /> : null}
      </Tabs>
      <h2 className="mt-10 mb-4 text-2xl">Your Saved Resumes</h2>
      {items.length === 0 ? (
        <EmptyState icon={<FileText aria-hidden />} title="No resumes found.">
          Add your first one above. It takes a minute.
        </EmptyState>
      ) : (
        <ul className="space-y-4">
          {items.map((resume) => (
            <li key={resume.id}>
              <ResumeCard resume={resume} jobs={jobs} isRewriting={rewriting === resume.id} newId={newId} />
            </li>
          ))}
        </ul>
      )}
      {next === null ? null : (
        <p className="mt-6">
          <TextLink to={`?before=${next}`}>Older resumes</TextLink>
        </p>
      )}
    </>
  );
}
