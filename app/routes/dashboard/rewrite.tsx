import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { brand } from "~/brand";
import { PageHeader } from "~/components/page-header";
import { RewriteFailed, RewriteRunning } from "~/components/rewrite-progress";
import { RewriteResultView } from "~/components/rewrite-result";
import { getRewrite } from "~/domain/rewriting/get-rewrite.server";
import { rewriteView } from "~/domain/rewriting/rewrite-view";
import { found, requireUser } from "~/http/guards.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: `${data?.jobTitle ?? "Rewrite"} · ${brand}` }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  return rewriteView(found(await getRewrite(requireUser(context, request), params.rewriteId ?? "")));
}

const pollMilliseconds = 1000;

export default function RewritePage() {
  const rewrite = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const isOpen = rewrite.status === "queued" || rewrite.status === "running";
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(revalidate, pollMilliseconds);
    return () => clearInterval(timer);
  }, [isOpen, revalidate]);
  const resume = `Resume: ${rewrite.resumeFileName ?? "pasted text"}`;
  return (
    <>
      <PageHeader title={rewrite.jobTitle} lead={[rewrite.companyName, resume].filter(Boolean).join(" · ")} />
      {isOpen ? <RewriteRunning status={rewrite.status} /> : null}
      {rewrite.status === "failed" ? <RewriteFailed reason={rewrite.failure} /> : null}
      {rewrite.result ? <RewriteResultView id={rewrite.id} result={rewrite.result} /> : null}
    </>
  );
}
