import waitlistScript from "virtual:page-script/waitlist";
import { showcase } from "virtual:showcase";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useContext } from "react";
import { brand } from "~/brand";
import { perksLeft } from "~/domain/waitlist/perk-mailbox.server";
import { actionHeaders } from "~/http/limit-errors";
import { pageMeta, withoutHydration } from "~/http/public-pages";
import { joinWithForm } from "~/http/waitlist/join-with-form.server";
import { TextLink } from "~/ui/forms/button";
import { NonceContext } from "~/ui/frame/rendering";
import { SiteFrame } from "~/ui/frame/site-frame";
import { Benefits, ClosingCall, Steps, ToApp } from "./benefits";
import { Hero } from "./hero";
import { Proofs } from "./proofs";
import { WaitlistSection } from "./waitlist-section";

export const handle = withoutHydration;
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

/** What search engines are told of the site, in their own words (schema.org): no rating, no price, nothing untrue. */
function StructuredData({ description }: { description: string }) {
  const nonce = useContext(NonceContext);
  const { origin } = useRouteLoaderData("root") as { origin: string };
  const organization = { "@id": `${origin}/#organization` };
  const graph = [
    {
      "@type": "Organization",
      ...organization,
      name: brand,
      url: `${origin}/`,
      logo: `${origin}/apple-touch-icon.png`,
    },
    { "@type": "WebSite", name: brand, url: `${origin}/`, inLanguage: "en", publisher: organization },
    {
      "@type": "SoftwareApplication",
      name: brand,
      description,
      url: `${origin}/`,
      image: `${origin}/og.png`,
      applicationCategory: "BusinessApplication",
      operatingSystem: "Any, in a web browser",
      publisher: organization,
    },
  ];
  // "<" would let a text end the script.
  const json = JSON.stringify({ "@context": "https://schema.org", "@graph": graph }).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/ld+json"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text of a script is not markup.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
