import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Target } from "lucide-react";
import { brand } from "~/brand";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { LocalDate } from "~/components/local-date";
import { Notice } from "~/components/notice";
import { PageHeader } from "~/components/page-header";
import { PlainText } from "~/components/plain-text";
import { RequirementList } from "~/components/requirement-list";
import { getJob } from "~/domain/jobs/get-job.server";
import { postingOf } from "~/domain/jobs/posting-of-job";
import { found, requireUser } from "~/http/guards.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.title ?? "Job"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const job = found(await getJob(requireUser(context, request), params.jobId ?? ""));
  return {
    id: job.id,
    title: job.jobTitle,
    company: job.companyName,
    description: job.jobDescription,
    createdAt: job.createdAt,
    requirements: postingOf(job).requirements,
  };
}

export default function JobPage() {
  const job = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={job.title}
        lead={
          <>
            {job.company ? `${job.company} · ` : null}Saved <LocalDate milliseconds={job.createdAt} />
          </>
        }
        actions={
          <LinkButton to={`/app/dashboard/matcher?job=${job.id}`}>
            <Target aria-hidden className="size-5" /> Match a resume
          </LinkButton>
        }
      />
      <Card title="What it asks for" className="mb-6">
        {job.requirements.length === 0 ? (
          <Notice tone="info" title="We found no requirements in this text.">
            <p>It cannot be scored as it is. Paste the whole post, with the part that says what they look for.</p>
          </Notice>
        ) : (
          <RequirementList requirements={job.requirements} />
        )}
      </Card>
      <Card title="The post">
        <PlainText text={job.description} />
      </Card>
    </>
  );
}
