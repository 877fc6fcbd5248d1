import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import { Briefcase, CreditCard, FileText, History, ShieldCheck, Target, UserRound } from "lucide-react";
import { brand } from "~/brand";
import { requireUser } from "~/http/guards.server";
import { AppShell } from "~/ui/frame/app-shell";
import type { Menu } from "~/ui/frame/sidebar-menu";

const menu: Menu = {
  title: `Your ${brand}`,
  home: "/app/dashboard",
  items: [
    { to: "/app/dashboard/profile", below: "/app/dashboard/answers", label: "My Profile", Icon: UserRound },
    { to: "/app/dashboard/resumes", label: "My Resumes", Icon: FileText },
    { to: "/app/dashboard/add-job", below: "/app/dashboard/jobs", label: "Add Job Description", Icon: Briefcase },
    { to: "/app/dashboard/history", below: "/app/dashboard/rewrites", label: `${brand} History`, Icon: History },
    { to: "/app/dashboard/billing", label: "Credits & Subscription", Icon: CreditCard },
    { to: "/app/dashboard/matcher", label: "Resume Matcher", Icon: Target },
  ],
};
const adminsMenu: Menu = { ...menu, aside: { to: "/app/admin", label: "Admin area", Icon: ShieldCheck } };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user } = requireUser(context, request);
  const sidebar: unknown = await context.cookies.sidebar.parse(request.headers.get("Cookie"));
  return { isSidebarCollapsed: sidebar === "collapsed", isAdmin: user.role === "admin" };
}

export default function DashboardLayout() {
  const { isSidebarCollapsed, isAdmin } = useLoaderData<typeof loader>();
  return (
    <AppShell menu={isAdmin ? adminsMenu : menu} isSidebarCollapsed={isSidebarCollapsed}>
      <Outlet />
    </AppShell>
  );
}
