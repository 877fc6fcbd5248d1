import { Link, useLocation } from "@remix-run/react";
import { Briefcase, CreditCard, FileText, History, LogOut, Target, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";

/** Classes of a row of the menu. Icons are centred in 3rem, so that nothing moves when the labels disappear. */
export const sidebarRow =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-2.5 py-2 text-left text-[0.9375rem] font-medium whitespace-nowrap hover:bg-accent-soft focus-visible:-outline-offset-3 motion-safe:transition-colors";

/** Classes of a row's label. In a collapsed sidebar it shows only while its icon is hovered or focused. */
export const sidebarLabel = (isCollapsed: boolean) => (isCollapsed ? "folded-label" : undefined);

/** `below`: pages that belong to the item although their address does not begin with its own. */
const items = [
  { to: "/app/dashboard/profile", below: "/app/dashboard/answers", label: "My Profile", Icon: UserRound },
  { to: "/app/dashboard/resumes", label: "My Resumes", Icon: FileText },
  { to: "/app/dashboard/add-job", below: "/app/dashboard/jobs", label: "Add Job Description", Icon: Briefcase },
  { to: "/app/dashboard/history", below: "/app/dashboard/rewrites", label: `${brand} History`, Icon: History },
  { to: "/app/dashboard/billing", label: "Credits & Subscription", Icon: CreditCard },
  { to: "/app/dashboard/matcher", label: "Resume Matcher", Icon: Target },
];

interface SidebarMenuProps {
  /** Only icons are visible; labels show on hover and focus. */
  isCollapsed?: boolean;
  /** Shown above Log Out. */
  children?: ReactNode;
}

/** The six pages of the dashboard, and Log Out. */
export function SidebarMenu({ isCollapsed = false, children }: SidebarMenuProps) {
  const { pathname, search } = useLocation();
  const labelLook = sidebarLabel(isCollapsed);
  return (
    <>
      <ul className="grow space-y-1">
        {items.map(({ to, below, label, Icon }) => {
          const isActive = isWithin(pathname, to) || (below !== undefined && isWithin(pathname, below));
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? "page" : isActive || undefined}
                className={`${sidebarRow} ${isActive ? "bg-accent-soft font-semibold text-accent-strong" : ""}`}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                <span className={labelLook}>{label}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 space-y-1 border-t border-line pt-3">
        {children}
        <Link
          to={`/app/logout?${new URLSearchParams({ to: pathname + search })}`}
          className={`${sidebarRow} text-muted`}
        >
          <LogOut aria-hidden className="size-5 shrink-0" />
          <span className={labelLook}>Log Out</span>
        </Link>
      </div>
    </>
  );
}

function isWithin(pathname: string, page: string): boolean {
  return pathname === page || pathname.startsWith(`${page}/`);
}
