import { Link, useLocation } from "@remix-run/react";
import { LogOut, type LucideIcon, Menu as MenuIcon, X } from "lucide-react";
import { type FocusEvent, type ReactNode, type RefObject, useEffect } from "react";
import { Mark } from "./wordmark";

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

/**
 * The menu of narrow screens: a panel over the page. The backdrop is part of the summary, so that a press beside the
 * panel closes it without scripts too.
 */
export function OffCanvasMenu({ menu, panel }: { menu: Menu; panel: RefObject<HTMLDetailsElement> }) {
  useClosedByEscape(panel);
  useClosedByNavigation(panel);
  // Moving the focus out of the panel closes it, so that the focus is never behind it.
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  };
  return (
    <details
      ref={panel}
      data-off-canvas
      onBlur={closeWhenLeft}
      className="group h-16 border-b border-line bg-surface md:hidden print:hidden"
    >
      <summary className="block h-16 list-none group-open:fixed group-open:top-0 group-open:left-0 group-open:z-60 group-open:w-72 group-open:max-w-full group-open:before:fixed group-open:before:inset-0 group-open:before:-z-10 group-open:before:bg-black/50 focus-visible:-outline-offset-4">
        <span className="flex h-full items-center justify-between border-line bg-surface px-4 group-open:border-b">
          <span className="flex items-center gap-2 font-serif text-xl font-semibold">
            <Mark /> {menu.title}
          </span>
          <span className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong px-3 font-semibold">
            <MenuIcon aria-hidden className="size-5 group-open:hidden" />
            <X aria-hidden className="hidden size-5 group-open:block" /> Menu
          </span>
        </span>
      </summary>
      <nav
        aria-label={menu.title}
        className="fixed top-16 bottom-0 left-0 z-60 flex w-72 max-w-full flex-col overflow-y-auto overscroll-contain bg-surface px-2 py-3 shadow-2xl motion-safe:animate-slide-in"
      >
        <SidebarMenu menu={menu} />
      </nav>
    </details>
  );
}

function useClosedByEscape(menu: RefObject<HTMLDetailsElement>) {
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector("summary")?.focus();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [menu]);
}

/** Closes the menu after navigation and moves the focus to the new page. */
function useClosedByNavigation(menu: RefObject<HTMLDetailsElement>) {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu it started from.
  useEffect(() => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [key]);
}
