import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { compareVersions } from "~/domain/resumes/versions/compare-versions.server";
import type { ListedVersion } from "~/domain/resumes/versions/list-versions.server";
import { found, requireUser } from "~/http/guards.server";
import { TextLink } from "~/ui/forms/button";
import { PageHeader } from "~/ui/frame/page-header";
import { LocalDate } from "~/ui/local-date";
import { Notice } from "~/ui/notice";
import { CompareForm, VersionOrigin } from "./compare-form";
import { LinePairs } from "./line-pairs";

export const meta: MetaFunction = () => [{ title: `Compare versions · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  const search = new URL(request.url).searchParams;
  const [from, to] = ["from", "to"].map((end) => Number(search.get(end) || 1));
  return found(await compareVersions(ctx, { resumeId: params.resumeId ?? "", from: from ?? 1, to: to ?? 1 }));
}

export default function ResumeCompare() {
  const { id, numbers, from, to, pairs } = useLoaderData<typeof loader>();
  const page = `/app/dashboard/resumes/${id}`;
  const isSame = pairs.every(({ kind }) => kind === "same");
  return (
    <>
      <PageHeader
        back={{ to: `${page}/versions`, label: "All versions" }}
        title="Compare versions"
        lead="Word by word, as each version prints. Removed words are crossed out, added words are underlined."
      />
      <CompareForm action={`${page}/compare`} numbers={numbers} from={from.version} to={to.version} />
      <div className="mb-3 grid gap-2 lg:grid-cols-2">
        <VersionHead version={from} page={page} />
        <VersionHead version={to} page={page} />
      </div>
      {isSame ? (
        <Notice tone="info" title="They are the same.">
          <p>Not a word differs between these two versions.</p>
        </Notice>
      ) : (
        <LinePairs pairs={pairs} />
      )}
    </>
  );
}

function VersionHead({ version: { version, savedAt, ...origin }, page }: { version: ListedVersion; page: string }) {
  return (
    <p className="px-5">
      <TextLink to={`${page}/versions/${version}`}>Version {version}</TextLink>{" "}
      <span className="text-sm text-muted">
        <LocalDate milliseconds={savedAt} /> · <VersionOrigin {...origin} />
      </span>
    </p>
  );
}
