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
import { needsSecondFactor } from "./domain/auth/sign-in/needs-second-factor";
import { isWithoutHydration } from "./http/public-pages";
import { siteOrigin } from "./http/request.server";
import { ErrorPage, NotFoundPage } from "./ui/error-page";
import { FormTokenContext } from "./ui/hidden-fields";
import { NonceContext } from "./ui/nonce";
import { ToastRegion } from "./ui/toast-region";
import { useDraftCleanup } from "./ui/unsaved-draft";

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
