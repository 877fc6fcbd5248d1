import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { Builder } from "~/components/builder";
import { useReply } from "~/components/use-reply";
import { takeBuilderStep } from "~/http/builder-form.server";
import { viewBuilder } from "~/http/builder-view.server";
import { requireUser } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `Guided Builder · ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  return viewBuilder(requireUser(context, request), request, context);
}

export function action({ request, context }: ActionFunctionArgs) {
  return takeBuilderStep(request, requireUser(context, request), context);
}

/** The third tab of My Resumes, inside its page. */
export default function GuidedBuilder() {
  const { view, kept } = useLoaderData<typeof loader>();
  return <Builder view={view} kept={kept} reply={useReply<typeof action>()} />;
}
