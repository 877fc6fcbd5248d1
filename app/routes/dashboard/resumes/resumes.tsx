import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  useLoaderData,
  useNavigation,
  useOutlet,
  useRouteError,
  useSearchParams,
} from "@remix-run/react";
import { FileText } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import { listJobChoices } from "~/domain/jobs/list-jobs.server";
import { resumeTextMaxCharacters } from "~/domain/resumes/limits";
import { openTextOf } from "~/domain/resumes/resume.schema";
import { viewResumes } from "~/domain/resumes/show/view-resumes.server";
import { getUsage } from "~/domain/rewriting/show/get-usage.server";
import { requireUser } from "~/http/guards.server";
import { readKeptForm } from "~/http/kept-forms.server";
import { actionHeaders } from "~/http/limit-errors";
import { beforeParam } from "~/http/request.server";
import { builderPath, resumesPath } from "~/routes/dashboard/paths";
import { EmptyState } from "~/ui/card";
import { SearchForm } from "~/ui/forms/search-form";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { Tabs } from "~/ui/frame/tab-list";
import { FormErrors, Notice } from "~/ui/notice";
import { Pager } from "~/ui/pager";
import { PlanBanner } from "~/ui/plans";
import { PasteResumeForm } from "./add/paste-resume-form";
import { UploadResumeForm } from "./add/upload-resume-form";
import { ResumeBin } from "./list/resume-bin";
import { ResumeCard } from "./list/resume-card";
import { panels } from "./resume-panel";
import { answerResumesForm } from "./resumes.action.server";

export const headers = actionHeaders;

export const meta: MetaFunction = () => [{ title: `My Resumes · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const url = new URL(request.url);
  if (url.searchParams.get("tab") === "builder") throw redirect(builderPath());
  const search = url.searchParams.get("q")?.trim() ?? "";
  const [view, usage, jobs, kept] = await Promise.all([
    viewResumes(ctx, { before: beforeParam(url), search, open: openTextOf(url.searchParams), openId: openedIn(url) }),
    getUsage(ctx),
    url.searchParams.has("rewrite") ? listJobChoices(ctx, "") : [],
    readKeptForm(ctx, request, context, "paste"),
  ]);
  return { ...view, search, usage, jobs, kept, maxCharacters: resumeTextMaxCharacters, newId: ctx.newId() };
}

function openedIn(url: URL): string | undefined {
  return panels.map((panel) => url.searchParams.get(panel)).find((id) => id !== null) ?? undefined;
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerResumesForm(request, requireUser(context, request), context);
}

export default function Resumes() {
  const { items, next, bin, text, search, usage, jobs, kept, maxCharacters, newId } = useLoaderData<typeof loader>();
  const actionData = useReply<typeof action>();
  const [params] = useSearchParams();
  // The Guided Builder is a nested route.
  const builder = useOutlet();
  const tab = builder ? "builder" : params.get("tab") === "paste" ? "paste" : "upload";
  const intent = actionData?.result?.initialValue?.intent ?? "paste";
  const errors = actionData?.result?.error;
  const canSearch = next !== null || search !== "" || params.has("before");
  return (
    <>
      <PageHeader
        title="My Resumes"
        lead="Upload a file, paste the text or build one step by step. Your resumes stay as they are; every rewrite is a copy."
      />
      <PlanBanner usage={usage} />
      <Tabs
        label="Add a resume"
        current={tab}
        tabs={[
          { id: "upload", label: "Upload File", to: `${resumesPath}?tab=upload` },
          { id: "paste", label: "Paste Text", to: `${resumesPath}?tab=paste` },
          { id: "builder", label: "Guided Builder", to: builderPath() },
        ]}
      >
        {builder}
        {tab === "upload" ? (
          <UploadResumeForm id={newId} errors={intent === "upload" ? errors?.[""] : undefined} />
        ) : null}
        {tab === "paste" ? (
          <PasteResumeForm
            id={newId}
            maxCharacters={maxCharacters}
            lastResult={intent === "paste" ? actionData?.result : undefined}
            kept={kept}
          />
        ) : null}
      </Tabs>
      <h2 className="mt-10 mb-4 text-2xl">Your Saved Resumes</h2>
      {intent === "paste" || intent === "upload" ? null : <FormErrors errors={errors?.[""]} className="mb-4" />}
      {canSearch ? (
        <div className="mb-6">
          <SearchForm
            label="Search your resumes"
            hint="By name, or by the name of the file."
            search={search}
            isFiltered={search !== ""}
          />
        </div>
      ) : null}
      <ResumeList isEmpty={items.length === 0} search={search}>
        {items.map((resume) => (
          <li key={resume.id}>
            <ResumeCard
              resume={resume}
              jobs={jobs}
              text={text}
              newId={newId}
              renameErrors={intent === "rename" ? (errors?.name ?? undefined) : undefined}
            />
          </li>
        ))}
      </ResumeList>
      <Pager label="resumes" next={next} />
      <ResumeBin bin={bin} />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  // The error page of the application explains these.
  if (isRouteErrorResponse(error)) throw error;
  return (
    <>
      <PageHeader title="My Resumes" />
      <Notice tone="error" title="We could not load your resumes.">
        <p>
          They are safe. <a href="?">Try again</a> in a moment.
        </p>
      </Notice>
    </>
  );
}

interface ResumeListProps {
  isEmpty: boolean;
  /** What was searched for. */
  search: string;
  /** The cards. */
  children: ReactNode;
}

/** The cards, or what replaces them: an empty list, no results, or a message while more are loading. */
function ResumeList({ isEmpty, search, children }: ResumeListProps) {
  const [params] = useSearchParams();
  const { state, location } = useNavigation();
  const coming = new URLSearchParams(location?.search);
  // Another page of the list, not something that opens on this one.
  const isPaging = ["q", "before"].some((name) => coming.get(name) !== params.get(name));
  const isLoading = state === "loading" && isPaging && location.pathname.startsWith("/app/dashboard/resumes");
  return (
    <>
      <p role="status" className={isLoading ? "py-3 text-muted" : ""}>
        {isLoading ? "Loading resumes..." : null}
      </p>
      {isEmpty ? (
        <EmptyState icon={<FileText aria-hidden />} title="No resumes found.">
          {search === "" ? "Add your first one above. It takes a minute." : `Nothing is called “${search}”.`}
        </EmptyState>
      ) : (
        <ul aria-busy={isLoading} className="space-y-4">
          {children}
        </ul>
      )}
    </>
  );
}
