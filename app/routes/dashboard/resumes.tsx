import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
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
import { requireUser } from "~/http/guards.server";
import { beforeParam } from "~/http/paging";
import { addResume } from "~/http/resume-form.server";

export const meta: MetaFunction = () => [{ title: `My Resumes · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const url = new URL(request.url);
  const rewriting = url.searchParams.get("rewrite");
  const [resumes, usage, jobs] = await Promise.all([
    listResumes(ctx, { before: beforeParam(url) }),
    getUsage(ctx),
    rewriting ? listJobChoices(ctx, "") : [],
  ]);
  return { ...resumes, usage, jobs, newId: ctx.newId() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return addResume(request, requireUser(context, request), context);
}

export default function Resumes() {
  const { items, next, usage, jobs, newId } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const [params] = useSearchParams();
  const tab = params.get("tab") === "paste" ? "paste" : "upload";
  const rewriting = params.get("rewrite");
  return (
    <>
      <PageHeader
        title="My Resumes"
        lead="Upload a file or paste the text. What you bring stays as it is; every rewrite is a copy."
      />
      <PlanBanner usage={usage} />
      <Tabs
        label="Add a resume"
        current={tab}
        tabs={[
          { id: "upload", label: "Upload File", to: "?tab=upload" },
          { id: "paste", label: "Paste Text", to: "?tab=paste" },
        ]}
      >
        {tab === "upload" ? (
          <UploadResumeForm id={newId} failure={actionData?.failure} />
        ) : (
          <PasteResumeForm id={newId} lastResult={actionData?.result} />
        )}
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
