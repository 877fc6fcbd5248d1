import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { SearchX } from "lucide-react";
import { brand } from "~/brand";
import { type ContentList, contentLists, filterIn, retrySchema } from "~/domain/admin/content.schema";
import { listMatches, listPosts, listResumes, listRewrites } from "~/domain/admin/list-content.server";
import { readListAddress } from "~/domain/admin/list-rows";
import { retryRewrite } from "~/domain/admin/retry-rewrite.server";
import { readForm } from "~/http/form.server";
import { formPage, requireAdmin } from "~/http/guards.server";
import { redirectWithToast, type Toast } from "~/http/toast.server";
import { foundOwnedHint, sortLinks } from "~/routes/admin/list-address";
import { EmptyState } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";
import { Select } from "~/ui/forms/field";
import { SearchForm } from "~/ui/forms/search-form";
import { useReply } from "~/ui/forms/use-reply";
import { PageHeader } from "~/ui/frame/page-header";
import { TabList } from "~/ui/frame/tab-list";
import { allErrors, FormErrors } from "~/ui/notice";
import { ListPager } from "~/ui/pager";
import { filterLabels, MatchTable, PostTable, ResumeTable, RewriteTable } from "./content-tables";

const path = "/app/admin/resumes-jobs";
const names = Object.keys(contentLists) as ContentList[];

interface Choices<Filter extends string, Sort extends string> {
  filters: readonly Filter[];
  sorts: readonly [Sort, ...Sort[]];
}

export const meta: MetaFunction = () => [{ title: `Resumes & Jobs · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const list = filterIn(names, params.get("list")) ?? "resumes";
  const asked = <Filter extends string, Sort extends string>({ filters, sorts }: Choices<Filter, Sort>) => ({
    address: readListAddress(params, sorts),
    filter: filterIn(filters, params.get("filter")),
  });
  const { address, filter } = asked<string, string>(contentLists[list]);
  const shown = { search: address.search, sort: address.sort, direction: address.direction, filter };
  switch (list) {
    case "resumes":
      return { list, shown, page: await listResumes(ctx, asked(contentLists.resumes)) };
    case "posts":
      return { list, shown, page: await listPosts(ctx, asked(contentLists.posts)) };
    case "rewrites":
      return { list, shown, page: await listRewrites(ctx, asked(contentLists.rewrites)) };
    case "matches":
      return { list, shown, page: await listMatches(ctx, asked(contentLists.matches)) };
    default:
      return list satisfies never;
  }
}

const toasts: Record<"ok" | "not-found" | "not-failed" | "gone", Toast> = {
  ok: { title: "It is tried again", text: "Its owner pays nothing for it.", tone: "success" },
  "not-failed": { title: "It is no longer failed", text: "Somebody tried it again already.", tone: "error" },
  "not-found": { title: "This rewrite is gone", text: "Its owner has deleted it.", tone: "error" },
  gone: { title: "It cannot be tried again", text: "Its resume or its post was deleted.", tone: "error" },
};

/** Tries a failed rewrite again, and leads back to the list as it was. */
export async function action({ request, context }: ActionFunctionArgs) {
  const ctx = requireAdmin(context, request);
  const form = await readForm(request, context, retrySchema);
  const page = formPage(request);
  const back = page?.pathname === path ? path + page.search : `${path}?list=rewrites&filter=failed`;
  if (!form.ok) return form.reply;
  const answer = await retryRewrite(ctx, form.value.rewriteId);
  return redirectWithToast(context, back, toasts[answer.ok ? "ok" : answer.reason]);
}

const tabLabels: Record<ContentList, string> = {
  resumes: "Resumes",
  posts: "Job posts",
  rewrites: "Rewrites",
  matches: "Matches",
};
const filterNames: Record<ContentList, string> = {
  resumes: "Kind",
  posts: "Status",
  rewrites: "State",
  matches: "Score",
};
const searchLabels: Record<ContentList, string> = {
  resumes: "Search by name, file or owner",
  posts: "Search by title, company or owner",
  rewrites: "Search by job, company, resume or owner",
  matches: "Search by job, company, resume or owner",
};
const emptyTexts: Record<ContentList, string> = {
  resumes: "No resumes found.",
  posts: "No job posts found.",
  rewrites: "No rewrites found.",
  matches: "No matches found.",
};

export default function ResumesAndJobs() {
  const data = useLoaderData<typeof loader>();
  const { list, shown, page } = data;
  const reply = useReply<typeof action>();
  const [params] = useSearchParams();
  const by = sortLinks<string>(params, { sort: shown.sort, direction: shown.direction }, ["created", "score"]);
  const isFiltered = shown.search !== "" || shown.filter !== null;
  return (
    <>
      <PageHeader
        title="Resumes & Jobs"
        lead="What people stored and what came of it. Nobody's resume is shown until you reveal it, and that is noted."
      />
      <FormErrors errors={allErrors(reply?.result)} className="mb-6" />
      <div className="mb-6">
        <TabList
          current={list}
          tabs={names.map((name) => ({
            id: name,
            label: `${tabLabels[name]} ${page.counts[name].toLocaleString("en-US")}`,
            to: `?list=${name}`,
          }))}
        />
      </div>
      <div className="space-y-6">
        <SearchForm
          key={list}
          label={searchLabels[list]}
          search={shown.search}
          hint={foundOwnedHint(shown.search)}
          isFiltered={isFiltered}
          all={`?list=${list}`}
        >
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="sort" value={shown.sort} />
          <input type="hidden" name="direction" value={shown.direction} />
          <div className="min-w-40">
            <Select
              id="filter"
              name="filter"
              label={filterNames[list]}
              defaultValue={shown.filter ?? ""}
              key={shown.filter}
            >
              <option value="">All</option>
              {contentLists[list].filters.map((filter) => (
                <option key={filter} value={filter}>
                  {filterLabels[filter]}
                </option>
              ))}
            </Select>
          </div>
        </SearchForm>
        {page.items.length === 0 ? (
          <EmptyState icon={<SearchX aria-hidden />} title={emptyTexts[list]}>
            {isFiltered ? (
              <>
                Try other words, or <TextLink to={`?list=${list}`}>show all</TextLink>.
              </>
            ) : null}
          </EmptyState>
        ) : (
          <ContentTable data={data} by={by} />
        )}
        <ListPager label={tabLabels[list].toLowerCase()} previous={page.previous} next={page.next} />
      </div>
    </>
  );
}

function ContentTable({
  data,
  by,
}: {
  data: ReturnType<typeof useLoaderData<typeof loader>>;
  by: ReturnType<typeof sortLinks>;
}) {
  switch (data.list) {
    case "resumes":
      return <ResumeTable rows={data.page.items} by={by} />;
    case "posts":
      return <PostTable rows={data.page.items} by={by} />;
    case "rewrites":
      return <RewriteTable rows={data.page.items} by={by} />;
    case "matches":
      return <MatchTable rows={data.page.items} by={by} />;
    default:
      return data satisfies never;
  }
}
