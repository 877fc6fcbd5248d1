import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { Download, Target } from "lucide-react";
import { brand } from "~/brand";
import { FileButton, LinkButton } from "~/components/button";
import { Disclosure } from "~/components/disclosure";
import { LocalDate } from "~/components/local-date";
import { PageHeader } from "~/components/page-header";
import { PlainText } from "~/components/plain-text";
import { ResumeOutline } from "~/components/resume-outline";
import { getResume } from "~/domain/resumes/get-resume.server";
import { found, requireUser } from "~/http/guards.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.fileName ?? "Resume"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const resume = found(await getResume(requireUser(context, request), params.resumeId ?? ""));
  const { id, fileName, createdAt, document, originalCvText, rewrittenCv, coverLetter } = resume;
  return { id, fileName, createdAt, document, originalCvText, rewrittenCv, coverLetter };
}

export default function ResumePage() {
  const resume = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader
        title={resume.fileName ?? resume.document.basics.name ?? "Pasted resume"}
        lead={
          <>
            Saved <LocalDate milliseconds={resume.createdAt} />. This is what we read from it; an applicant tracking
            system reads much the same.
          </>
        }
        actions={
          <>
            {resume.fileName ? (
              <FileButton href={`/app/dashboard/resumes/${resume.id}/file`}>
                <Download aria-hidden className="size-5" /> Download
              </FileButton>
            ) : null}
            <LinkButton to={`/app/dashboard/matcher?resume=${resume.id}`}>
              <Target aria-hidden className="size-5" /> Match it with a job
            </LinkButton>
          </>
        }
      />
      <ResumeOutline resume={resume.document} />
      <div className="mt-6 space-y-4">
        <Texts title="View Last Rewritten Resume" anchor="last-rewrite" text={resume.rewrittenCv} />
        <Texts title="View Cover Letter" anchor="cover-letter" text={resume.coverLetter} />
        <Texts title="View the text as it was read" anchor="as-read" text={resume.originalCvText} />
      </div>
    </>
  );
}

function Texts({ title, anchor, text }: { title: string; anchor: string; text: string | null }) {
  if (!text) return null;
  return (
    <Disclosure title={title} anchor={anchor}>
      <PlainText text={text} />
    </Disclosure>
  );
}
