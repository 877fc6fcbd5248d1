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
import { ErrorPage } from "./components/error-page";
import { FormTokenContext } from "./components/form-token";
import { NonceContext } from "./components/nonce";
import { NotFoundPage } from "./components/not-found-page";
import { ToastRegion } from "./components/toast-region";
import { needsSecondFactor } from "./domain/auth/needs-second-factor";
import { siteOrigin } from "./http/site-origin";
import { isStillPage } from "./http/still-page";

export const links: LinksFunction = () => [
  { rel: "preload", href: serif, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** Of pages without their own, and of errors. */
export const meta: MetaFunction = ({ error }) => [
  { title: isRouteErrorResponse(error) && error.status === 404 ? `Page not found · ${brand}` : brand },
];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const headers = new Headers();
  // "Welcome back!" waits until the second step is done too.
  const toast = context.user && needsSecondFactor(context.user) ? null : context.toast;
  if (toast) headers.append("Set-Cookie", await context.cookies.toast.serialize("", { maxAge: 0 }));
  return data({ formToken: context.formToken, toast, origin: siteOrigin(request, context) }, { headers });
}

export default function App() {
  const { formToken, toast } = useLoaderData<typeof loader>();
  const location = useLocation();
  return (
    <FormTokenContext.Provider value={formToken}>
      <Outlet />
      <ToastRegion toast={toast} place={location.key} />
    </FormTokenContext.Provider>
  );
}

let jumps = 0;

/**
 * What scroll positions are kept under. A plain link to a place on the page has no key of the router's, which would take
 * all of these for one place, and scroll back to it: each jump is one of its own.
 */
function placeKey({ key, hash }: { key: string; hash: string }): string {
  return key === "default" && hash !== "" ? `${hash} ${++jumps}` : key;
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  const isStill = useMatches().some(({ handle }) => isStillPage(handle));
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
        {isStill ? null : (
          <>
            <ScrollRestoration nonce={nonce} getKey={placeKey} />
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
