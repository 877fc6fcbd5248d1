import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet } from "@remix-run/react";
import { Sidebar } from "~/components/sidebar";
import { requireUser } from "~/http/guards.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return null;
}

export default function DashboardLayout() {
  return (
    <div className="grow md:flex">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-lg focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <Sidebar />
      <main id="content" tabIndex={-1} className="min-w-0 grow px-4 py-8 outline-none sm:px-8 lg:px-12">
        <div className="mx-auto max-w-4xl">
          <Outlet />
        </div>
      </main>
    </div>
  );
}
