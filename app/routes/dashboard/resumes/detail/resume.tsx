import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Form, useLoaderData, useSearchParams } from "@remix-run/react";
import { Download, Sparkles, Target } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { brand } from "~/brand";
import { settleResumeDoubt, settleSchema } from "~/domain/resumes/correct/settle-doubt.server";
import { resumeName } from "~/domain/resumes/resume.schema";
import { getResume } from "~/domain/resumes/show/get-resume.server";
import { readingView } from "~/domain/resumes/show/reading-view";
import { readForm } from "~/http/form.server";
import { found, requireUser } from "~/http/guards.server";
import { resumeGone } from "~/http/resume-errors";
import { redirectWithToast } from "~/http/toast.server";
import { partIn } from "~/part-of";
import { cardAnchor } from "~/routes/dashboard/resumes/resume-panel";
import { Card } from "~/ui/card";
import { FileButton, LinkButton, TextLink, textLink } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { Tabs } from "~/ui/frame/tab-list";
import { LocalDate } from "~/ui/local-date";
import { allErrors, FormErrors } from "~/ui/notice";
import { DoubtList } from "./doubt-list";
import { ReadingSummary } from "./reading-summary";
import { ResumeOutline } from "./resume-outline";
import { SecondResumeNotice } from "./second-resume-notice";
import { SourceText } from "./source-text";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.name ?? "Resume"} · ${brand}` }];

export async function loader({ request, context, params: { resumeId = "" } }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const resume = found(await getResume(ctx, resumeId));
  const params = new URL(request.url).searchParams;
  const { id, fileName, fileType, createdAt, version, document, originalCvText, hasRewrite, hasLetter } = resume;
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
    hasRewrite,
    hasLetter,
    newId: ctx.newId(),
    reading: readingView(document, { values: partIn(params, "values"), text: partIn(params, "text") }),
  };
}

/** The answer to one doubt: "This is right". */
export async function action({ request, context, params: { resumeId = "" } }: ActionFunctionArgs) {
  const ctx = requireUser(context, request);
  const form = await readForm(request, context, settleSchema, { cost: "growth" });
  if (!form.ok) return form.reply;
  const settled = await settleResumeDoubt(ctx, { resumeId, doubt: form.value.doubt });
  if (settled.ok)
    return redirectWithToast(context, `/app/dashboard/resumes/${resumeId}`, {
      title: settled.isChanged ? "Thank you, noted!" : "Nothing to save",
      text: "We treat this job like the others now.",
      tone: "success",
    });
  const isGone = settled.reason === "not-found";
  return isGone
    ? form.refuse({ form: [resumeGone] }, 404)
    : form.refuse({ form: ["This was changed in another tab. Please look at it again."] }, 409);
}

export default function ResumePage() {
  const { isBuilt, id, name, fileName, fileType, createdAt, version, reading, hasRewrite, hasLetter, newId } =
    useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const errors = allErrors(useReply<typeof action>()?.result);
  const page = `/app/dashboard/resumes/${id}`;
  const listed = (panel: string) => `/app/dashboard/resumes?${panel}=${id}#${cardAnchor(id)}`;
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
      {reading.second ? <SecondResumeNotice id={newId} page={page} {...reading.second} /> : null}
      <ReadingSummary
        page={page}
        values={reading.outline.count}
        unreadLines={reading.unreadLines}
        gaps={reading.gaps}
        moreGaps={reading.moreGaps}
        written={reading.written}
        moreWritten={reading.moreWritten}
      />
      <FormErrors errors={errors} className="mb-6" />
      <DoubtList doubts={reading.doubts} more={reading.moreDoubts} page={page} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="What we read" lead="Select a value to see where it is in the text.">
          <ShowInText>
            <ResumeOutline outline={reading.outline} entries={reading.entries} page={page} />
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
              <SourceText text={reading.runs} />
            )}
          </Tabs>
        </div>
      </div>
      <nav aria-label="Its last rewrite" className="mt-6 flex flex-wrap gap-x-6 gap-y-1 empty:hidden">
        {hasRewrite ? <TextLink to={listed("rewritten")}>View Last Rewritten Resume</TextLink> : null}
        {hasLetter ? <TextLink to={listed("letter")}>View Cover Letter</TextLink> : null}
      </nav>
    </>
  );
}

/** The uploaded PDF in the browser's own viewer; a browser without one leads to it by the link. */
function OriginalPanel({ address, fileName }: { address: string; fileName: string }) {
  return (
    <div>
      <p className="mb-3 text-sm">
        <TextLink to={address} reloadDocument target="_blank">
          Open the file in a new tab
        </TextLink>
      </p>
      <iframe
        src={address}
        title={`The file ${fileName}`}
        className="h-[36rem] w-full rounded-lg border border-line bg-paper lg:h-[calc(100dvh-17rem)] lg:min-h-80"
      />
    </div>
  );
}

/**
 * Links to places in a box of text beside them: with scripts only the box scrolls, and the page stays where it is.
 * Without, the browser follows the link.
 */
function ShowInText({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let shown: Element | null = null;
    const show = (event: MouseEvent) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#read-']") : null;
      const place = link && document.getElementById(link.hash.slice(1));
      // The text is not shown where the file is.
      if (!place || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      shown?.removeAttribute("data-shown");
      place.setAttribute("data-shown", "");
      place.scrollIntoView({ block: "nearest" });
      shown = place;
    };
    const links = box.current;
    links?.addEventListener("click", show);
    return () => links?.removeEventListener("click", show);
  }, []);
  return <div ref={box}>{children}</div>;
}
