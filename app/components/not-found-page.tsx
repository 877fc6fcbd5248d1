import { LinkButton } from "./button";
import { SiteFrame } from "./site-frame";
import { TextLink } from "./text-link";

/** An address that leads nowhere, or to what is not the visitor's: the ways on are those for everybody. */
export function NotFoundPage({ text = "The address may be mistyped, or what was here has moved." }: { text?: string }) {
  return (
    <SiteFrame>
      <section className="flex flex-col items-start gap-5 py-16 sm:py-28">
        <p className="font-serif text-8xl leading-none font-semibold text-accent sm:text-9xl">404</p>
        <h1 className="text-3xl sm:text-4xl">Oops! Page not found</h1>
        <p className="max-w-prose text-lg text-muted">{text}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
          <LinkButton to="/">Return to Home</LinkButton>
          <TextLink to="/app/dashboard/resumes">My resumes</TextLink>
          <TextLink to="/how-scoring-works">How scoring works</TextLink>
        </div>
      </section>
    </SiteFrame>
  );
}
