import { LinkButton } from "./button";
import { SiteFrame } from "./site-frame";
import { TextLink } from "./text-link";
import { Wordmark } from "./wordmark";

/** A whole page for an error: what happened, and a link to continue. */
export function ErrorPage({
  status,
  title,
  text,
  to,
  label,
}: {
  status: string;
  title: string;
  text?: string;
  to: string;
  label: string;
}) {
  return (
    <main className="mx-auto flex w-full max-w-lg grow flex-col items-start justify-center gap-4 px-5 py-16">
      <Wordmark to="/" />
      <p className="mt-6 font-serif text-6xl font-semibold text-accent">{status}</p>
      <h1 className="text-2xl">{title}</h1>
      {text ? <p className="text-muted">{text}</p> : null}
      <LinkButton to={to} className="mt-2">
        {label}
      </LinkButton>
    </main>
  );
}

/**
 * For an address that does not exist or belongs to another user. Its links are public, because the visitor may be
 * signed out.
 */
export function NotFoundPage({ text = "The address may be mistyped, or what was here has moved." }: { text?: string }) {
  return (
    <SiteFrame>
      <div className="flex items-center justify-between gap-16 py-16 sm:py-24">
        <section className="flex flex-col items-start gap-5">
          <p className="font-serif text-8xl leading-none font-semibold text-accent sm:text-9xl">404</p>
          <h1 className="text-3xl sm:text-4xl">Oops! Page not found</h1>
          <p className="max-w-prose text-lg text-muted">{text}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-4">
            <LinkButton to="/">Return to Home</LinkButton>
            <TextLink to="/app">Go to the app</TextLink>
          </div>
        </section>
        <MissingLine />
      </div>
    </SiteFrame>
  );
}

/** Drawing of a page with one line missing. */
function MissingLine() {
  return (
    <svg viewBox="0 0 220 280" aria-hidden className="hidden w-56 shrink-0 rotate-3 md:block" strokeLinecap="round">
      <rect x="4" y="4" width="212" height="272" rx="14" className="fill-surface stroke-line" strokeWidth="2" />
      <path d="M32 46h84" className="stroke-accent" strokeWidth="9" />
      <path d="M32 80h156M32 104h128M32 186h150M32 210h112M32 234h136" className="stroke-line" strokeWidth="7" />
      <rect
        x="26"
        y="128"
        width="168"
        height="34"
        rx="8"
        className="fill-none stroke-accent"
        strokeWidth="2"
        strokeDasharray="6 7"
      />
    </svg>
  );
}
