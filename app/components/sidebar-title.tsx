import { Link } from "@remix-run/react";
import { brand } from "../brand";
import { Mark } from "./wordmark";

/** "Your Lapel", which leads to the dashboard's first page. */
export function SidebarTitle({ isCollapsed }: { isCollapsed: boolean }) {
  const title = `Your ${brand}`;
  return (
    <Link
      to="/app/dashboard"
      title={isCollapsed ? title : undefined}
      className="mb-4 flex min-h-11 items-center gap-2.5 rounded-lg py-1 pr-1 pl-1.5 font-serif text-xl font-semibold whitespace-nowrap focus-visible:-outline-offset-3"
    >
      <Mark />
      <span className={isCollapsed ? "sr-only" : undefined}>{title}</span>
    </Link>
  );
}
