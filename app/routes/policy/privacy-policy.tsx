import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { brand } from "~/brand";
import { policyFacts } from "~/domain/privacy/policy-facts.server";
import { eventsKeptMilliseconds, eventValueCharacters, usedFormsMilliseconds } from "~/domain/waitlist/limits";
import { discountPercent, discountPlaces } from "~/domain/waitlist/waitlist.schema";
import { cookieSeconds } from "~/http/cookies.server";
import { pageMeta, withoutHydration } from "~/http/public-pages";
import { SiteFrame } from "~/ui/frame/site-frame";
import { PolicyPage } from "./page";
import type { PolicyData } from "./policy-kit";

/** Nothing on it needs scripts. */
export const handle = withoutHydration;

export const meta = pageMeta("/privacy-policy", {
  title: `Privacy policy · ${brand}`,
  description: `What ${brand} stores about you, where, for how long, and how to take it with you or have it deleted.`,
});

export function loader({ context }: LoaderFunctionArgs): PolicyData {
  return {
    ...policyFacts(context.app.config),
    waitlist: {
      discountPercent,
      discountPlaces,
      valueCharacters: eventValueCharacters,
      eventsKept: eventsKeptMilliseconds,
      usedForms: usedFormsMilliseconds,
    },
    cookieSeconds,
  };
}

export default function PrivacyPolicy() {
  return (
    <SiteFrame>
      <PolicyPage {...useLoaderData<typeof loader>()} />
    </SiteFrame>
  );
}
