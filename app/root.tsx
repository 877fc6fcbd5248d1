import serif from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import stylesheet from "./app.css?url";
import { brand } from "./brand";
import { needsSecondFactor } from "./domain/auth/sessions/read-session.server";
import { isWithoutHydration } from "./http/public-pages";
import { siteOrigin } from "./http/request.server";
import { LinkButton, TextLink } from "./ui/forms/button";
import { FormTokenContext } from "./ui/forms/hidden-fields";
import { useDraftCleanup } from "./ui/forms/unsaved-draft";
import { NonceContext } from "./ui/frame/rendering";
import { SiteFrame } from "./ui/frame/site-frame";
import { Wordmark } from "./ui/frame/wordmark";
import { ToastRegion } from "./ui/toast-region";

export const links: LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** The title of error pages and of pages without a `meta` of their own. */
export const meta: MetaFunction = ({ error }) => [
  { title: isRouteErrorResponse(error) && error.status === 404 ? `Page not found · ${brand}` : brand },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = new Headers();
  // "Welcome back!" is shown only after the second factor.
  const toast = context.user && needsSecondFactor(context.user) ? null : context.toast;
  if (toast) headers.append("Set-Cookie", await context.cookies.toast.serialize("", { maxAge: 0 }));
  const owner = context.user?.id ?? null;
  return data({ formToken: context.formToken, toast, owner, origin: siteOrigin(request, context) }, { headers });
}

export default function App() {
  const { formToken, toast, owner } = useLoaderData<typeof loader>();
  const location = useLocation();
  useDraftCleanup(owner, toast?.done === "sign-out");
  return (
    <FormTokenContext.Provider value={formToken}>
      <Outlet />
      <ToastRegion toast={toast} place={location.key} />
    </FormTokenContext.Provider>
  );
}

let jumps = 0;

/**
 * The key under which Remix stores a scroll position. All plain links to an anchor have the key "default", so Remix
 * would take them for one place and restore the position of the first. We give each of them a key of its own.
 */
function scrollKey({ key, hash }: { key: string; hash: string }): string {
  return key === "default" && hash !== "" ? `${hash} ${++jumps}` : key;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const isStatic = useMatches().some(({ handle }) => isWithoutHydration(handle));
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#faf8f4" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14171b" media="(prefers-color-scheme: dark)" />
        <Meta />
        <Links />
      </head>
      <body className="flex min-h-dvh flex-col">
        {children}
        {isStatic ? null : (
          <>
            <ScrollRestoration nonce={nonce} getKey={scrollKey} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (!isRouteErrorResponse(error)) {
    return (
      <ErrorPage
        status="Sorry"
        title="Something went wrong on our side"
        text="What you saved is safe. Please try again in a moment."
        to="/app"
        label="Back to the app"
      />
    );
  }
  const text = typeof error.data === "string" && error.data !== "Not found" ? error.data : undefined;
  if (error.status === 404) {
    return <NotFoundPage text={text} />;
  }
  return (
    <ErrorPage status={String(error.status)} title="That did not work" text={text} to="/app" label="Back to the app" />
  );
}

/** A whole page for an error: what happened, and a link to continue. */
function ErrorPage({
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
function NotFoundPage({ text = "The address may be mistyped, or what was here has moved." }: { text?: string }) {
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
