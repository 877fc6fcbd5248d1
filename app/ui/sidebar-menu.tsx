import { Link, useLocation } from "@remix-run/react";
import { LogOut, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Classes of a row of the menu. Icons are centred in 3rem, so that nothing moves when the labels disappear. */
export const sidebarRow =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-2.5 py-2 text-left text-[0.9375rem] font-medium whitespace-nowrap hover:bg-accent-soft focus-visible:-outline-offset-3 motion-safe:transition-colors";

/** Classes of a row's label. In a collapsed sidebar it shows only while its icon is hovered or focused. */
export const sidebarLabel = (isCollapsed: boolean) => (isCollapsed ? "folded-label" : undefined);

interface MenuItem {
  to: string;
  /** Pages that belong to the item although their address does not begin with its own. */
  below?: string;
  /** The item is active on its own page only, because the other items' addresses begin with its. */
  isExact?: boolean;
  label: string;
  Icon: LucideIcon;
}

/** What the sidebar of an area shows. */
export interface Menu {
  title: string;
  /** The area's first page. */
  home: string;
  items: MenuItem[];
  /** A link to another area, above Log Out. */
  aside?: MenuItem;
}

interface SidebarMenuProps {
  menu: Menu;
  /** Only icons are visible; labels show on hover and focus. */
  isCollapsed?: boolean;
  /** Shown above Log Out. */
  children?: ReactNode;
}

/** The pages of an area, and Log Out. */
export function SidebarMenu({ menu: { items, aside }, isCollapsed = false, children }: SidebarMenuProps) {
  const { pathname, search } = useLocation();
  const labelLook = sidebarLabel(isCollapsed);
  return (
    <>
      <ul className="grow space-y-1">
        {items.map(({ to, below, isExact, label, Icon }) => {
          const isActive = isWithin(pathname, to, isExact) || (below !== undefined && isWithin(pathname, below));
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
        {aside ? (
          <Link to={aside.to} className={`${sidebarRow} text-muted`}>
            <aside.Icon aria-hidden className="size-5 shrink-0" />
            <span className={labelLook}>{aside.label}</span>
          </Link>
        ) : null}
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

function isWithin(pathname: string, page: string, isExact = false): boolean {
  return pathname === page || (!isExact && pathname.startsWith(`${page}/`));
}
