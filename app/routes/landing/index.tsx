import waitlistScript from "virtual:page-script/waitlist";
import { showcase } from "virtual:showcase";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { brand } from "~/brand";
import { Benefits } from "~/components/landing/benefits";
import { ClosingCall, ToApp } from "~/components/landing/closing";
import { Hero } from "~/components/landing/hero";
import { Proofs } from "~/components/landing/proofs";
import { Steps } from "~/components/landing/steps";
import { WaitlistSection } from "~/components/landing/waitlist-section";
import { NonceContext } from "~/components/nonce";
import { SiteFrame } from "~/components/site-frame";
import { StructuredData } from "~/components/structured-data";
import { TextLink } from "~/components/text-link";
import { perksLeft } from "~/domain/waitlist/perks-left.server";
import { pageMeta } from "~/http/page-meta";
import { stillPage } from "~/http/still-page";
import { actionHeaders } from "~/http/too-many-attempts";
import { joinWithForm } from "~/http/waitlist-form.server";

export const handle = stillPage;
export const headers = actionHeaders;

const description = `${brand} tailors your resume to a job post so that applicant tracking systems read it and recruiters notice it. It never invents a fact.`;

export const meta = pageMeta("/", {
  title: `${brand}: get more interviews with a resume that proves every claim`,
  description,
});

/** The same for everybody but who has just joined: nobody's session is read here. */
export async function loader({ context }: LoaderFunctionArgs) {
  return { hasJoined: context.toast?.done === "waitlist", placesLeft: await perksLeft(context.app) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const reply = await joinWithForm(request, context);
  // The page of this very answer shows the toast.
  if ("data" in reply) context.toast = reply.data.toast;
  return reply;
}

/** Somebody who comes from a page of the app gets this one from the server: it is not drawn in the browser. */
export function clientLoader(): Promise<never> {
  window.location.assign("/");
  return new Promise(() => {});
}

export default function Landing() {
  const { hasJoined, placesLeft } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>()?.result;
  const nonce = useContext(NonceContext);
  return (
    <SiteFrame entrance={<TextLink to="/app/login">Sign in</TextLink>}>
      <Hero showcase={showcase}>
        <WaitlistSection hasJoined={hasJoined} result={result} placesLeft={placesLeft} />
      </Hero>
      <Steps />
      <Proofs showcase={showcase} />
      <Benefits />
      <ToApp />
      <ClosingCall placesLeft={placesLeft} />
      <StructuredData description={description} />
      <script nonce={nonce} src={waitlistScript} defer />
    </SiteFrame>
  );
}
