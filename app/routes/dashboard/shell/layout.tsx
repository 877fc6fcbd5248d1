import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { requireUser } from "~/http/guards.server";
import { Sidebar } from "./sidebar";

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  const sidebar: unknown = await context.cookies.sidebar.parse(request.headers.get("Cookie"));
  return { isSidebarCollapsed: sidebar === "collapsed" };
}

export default function DashboardLayout() {
  const { isSidebarCollapsed } = useLoaderData<typeof loader>();
  return (
    <div className="grow md:flex">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-lg focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <Sidebar isCollapsed={isSidebarCollapsed} />
      <main id="content" tabIndex={-1} className="min-w-0 grow px-4 py-8 outline-none sm:px-8 lg:px-12">
        <div className="mx-auto max-w-4xl">
          <Outlet />
        </div>
      </main>
    </div>
  );
}
