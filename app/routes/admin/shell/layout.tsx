import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData } from "@remix-run/react";
import {
  ChartNoAxesColumn,
  CreditCard,
  Files,
  Gauge,
  HeartPulse,
  ListOrdered,
  MessageSquareText,
  ShieldCheck,
  UserRound,
  Users,
} from "lucide-react";
import { brand } from "~/brand";
import { requireAdmin } from "~/http/guards.server";
import { useIsBehindDrawer } from "~/routes/admin/drawer";
import { AppShell, inert } from "~/ui/frame/app-shell";
import type { Menu } from "~/ui/frame/sidebar-menu";
import { LiveUpdates } from "./live-updates";

/** One line for each page. */
const menu: Menu = {
  title: `${brand} Admin`,
  home: "/app/admin",
  items: [
    { to: "/app/admin", isExact: true, label: "Overview", Icon: Gauge },
    { to: "/app/admin/users", label: "Users", Icon: Users },
    { to: "/app/admin/resumes-jobs", label: "Resumes & Jobs", Icon: Files },
    { to: "/app/admin/usage", label: "Usage", Icon: ChartNoAxesColumn },
    { to: "/app/admin/billing", label: "Billing", Icon: CreditCard },
    { to: "/app/admin/feedback", label: "Feedback", Icon: MessageSquareText },
    { to: "/app/admin/waitlist", label: "Waitlist", Icon: ListOrdered },
    { to: "/app/admin/security", label: "Security & audit", Icon: ShieldCheck },
    { to: "/app/admin/health", label: "System health", Icon: HeartPulse },
  ],
  aside: { to: "/app/dashboard", label: `Your ${brand}`, Icon: UserRound },
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireAdmin(context, request);
  const sidebar: unknown = await context.cookies.sidebar.parse(request.headers.get("Cookie"));
  return { isSidebarCollapsed: sidebar === "collapsed" };
}

export default function AdminLayout() {
  const { isSidebarCollapsed } = useLoaderData<typeof loader>();
  const isBehind = useIsBehindDrawer();
  return (
    <AppShell menu={menu} isSidebarCollapsed={isSidebarCollapsed} isWide isBehind={isBehind}>
      <div {...inert(isBehind)}>
        <LiveUpdates />
      </div>
      <Outlet />
    </AppShell>
  );
}
