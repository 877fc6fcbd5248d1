import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download, Sparkles, Target } from "lucide-react";
import { brand } from "~/brand";
import { FileButton, LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { Disclosure } from "~/components/disclosure";
import { FormToken } from "~/components/form-token";
import { LocalDate } from "~/components/local-date";
import { OriginalPanel } from "~/components/original-panel";
import { PageHeader } from "~/components/page-header";
import { PlainText } from "~/components/plain-text";
import { ReadingSummary } from "~/components/reading-summary";
import { ResumeOutline } from "~/components/resume-outline";
import { cardAnchor } from "~/components/resume-panel";
import { ShowInText } from "~/components/show-in-text";
import { SourceText } from "~/components/source-text";
import { Tabs } from "~/components/tabs";
import { TextLink, textLink } from "~/components/text-link";
import { getResume } from "~/domain/resumes/get-resume.server";
import { readingView } from "~/domain/resumes/reading-view";
import { resumeName } from "~/domain/resumes/resume.schema";
import { found, requireUser } from "~/http/guards.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.name ?? "Resume"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const resume = found(await getResume(requireUser(context, request), params.resumeId ?? ""));
  const { id, fileName, fileType, createdAt, version, document, originalCvText, rewrittenCv, coverLetter } = resume;
  const isBuilt = resume.userFeedback !== null;
  const name = resumeName({ name: resume.name, fileName, preview: originalCvText });
  return {
    isBuilt,
    id,
    name,
    fileName,
    fileType,
    createdAt,
    version,
    rewrittenCv,
    coverLetter,
    reading: readingView(document),
  };
}

export default function ResumePage() {
  const { isBuilt, id, name, fileName, fileType, createdAt, version, reading, ...texts } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const page = `/app/dashboard/resumes/${id}`;
  const isFile = fileType === "pdf" && params.get("show") === "file";
  return (
    <>
      <PageHeader
        back={{ to: "/app/dashboard/resumes", label: "My Resumes" }}
        title={name}
        lead={
          <>
            Saved <LocalDate milliseconds={createdAt} />. This is what we read from it; an applicant tracking system
            reads much the same.
          </>
        }
        actions={
          <>
            <LinkButton to={`/app/dashboard/resumes?rewrite=${id}#${cardAnchor(id)}`}>
              <Sparkles aria-hidden className="size-5" /> {brand} Rewrite
            </LinkButton>
            <LinkButton look="quiet" to={`/app/dashboard/matcher?resume=${id}`}>
              <Target aria-hidden className="size-5" /> Match it with a job
            </LinkButton>
            {fileName ? (
              <FileButton href={`${page}/file`}>
                <Download aria-hidden className="size-5" /> Download
              </FileButton>
            ) : null}
          </>
        }
      />
      <nav aria-label="This resume" className="mb-6 flex flex-wrap gap-x-6 gap-y-1">
        <TextLink to={`${page}/versions`}>Versions ({version})</TextLink>
        {isBuilt ? <TextLink to={`${page}/builder`}>Edit in the Guided Builder</TextLink> : null}
        <TextLink to={`/app/dashboard/resumes?rename=${id}#${cardAnchor(id)}`}>Rename</TextLink>
        <Form method="post" action="/app/dashboard/resumes">
          <FormToken />
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="resumeId" value={id} />
          <button type="submit" className={textLink}>
            Delete
          </button>
        </Form>
      </nav>
      <ReadingSummary
        {...{ page, gaps: reading.gaps, unreadLines: reading.unreadLines }}
        count={reading.outline.count}
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="What we read" lead="Follow a value to see where it stands in the text.">
          <ShowInText>
            <ResumeOutline outline={reading.outline} page={page} />
          </ShowInText>
        </Card>
        {/* Where the browser alone follows links into it, a box that moves along would never be reached. */}
        <div className="lg:top-6 lg:[@media(scripting:enabled)]:sticky">
          <Tabs
            label="The original"
            current={isFile ? "file" : "text"}
            tabs={[
              { id: "text", label: "The text", to: "?" },
              ...(fileType === "pdf" ? [{ id: "file", label: "The file", to: "?show=file" }] : []),
            ]}
          >
            {isFile ? (
              <OriginalPanel address={`${page}/view`} fileName={fileName ?? ""} />
            ) : (
              <SourceText runs={reading.runs} />
            )}
          </Tabs>
        </div>
      </div>
      <div className="mt-6 space-y-4">
        <Texts title="View Last Rewritten Resume" anchor="last-rewrite" text={texts.rewrittenCv} />
        <Texts title="View Cover Letter" anchor="cover-letter" text={texts.coverLetter} />
      </div>
    </>
  );
}

function Texts({ title, anchor, text }: { title: string; anchor: string; text: string | null }) {
  if (text === null) return null;
  return (
    <Disclosure title={title} anchor={anchor}>
      {text.trim() === "" ? <p className="text-muted">No text found</p> : <PlainText text={text} />}
    </Disclosure>
  );
}
