import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { LinkButton } from "~/components/button";
import { Card } from "~/components/card";
import { PageHeader } from "~/components/page-header";
import { PlanBanner } from "~/components/plan-banner";
import { getUsage } from "~/domain/rewriting/get-usage.server";
import { requireUser } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `My Profile · ${brand}` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const ctx = requireUser(context, request);
  return { email: ctx.user.email, usage: await getUsage(ctx) };
}

export default function Profile() {
  const { email, usage } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="My Profile" lead={email} />
      <PlanBanner usage={usage} />
      <Card title="Your next application" lead="Bring a resume, add the job, see how they match, get both texts.">
        <div className="flex flex-wrap gap-3">
          <LinkButton to="/app/dashboard/resumes">My Resumes</LinkButton>
          <LinkButton look="quiet" to="/app/dashboard/answers">
            Your answers
          </LinkButton>
          <LinkButton look="quiet" to="/app/dashboard">
            How it works
          </LinkButton>
        </div>
      </Card>
    </>
  );
}
