import type { ReactNode } from "react";
import { Sidebar } from "./sidebar";
import type { Menu } from "./sidebar-menu";

interface AppShellProps {
  menu: Menu;
  isSidebarCollapsed: boolean;
  /** Whether the page may be wider than a text, for tables. */
  isWide?: boolean;
  /** Whether a drawer lies over everything: what is behind it cannot be reached then. */
  isBehind?: boolean;
  children: ReactNode;
}

/** The frame of signed-in pages: a sidebar with a menu, and the page beside it. */
export function AppShell({ menu, isSidebarCollapsed, isWide = false, isBehind = false, children }: AppShellProps) {
  return (
    <div className="grow md:flex">
      <a
        {...inert(isBehind)}
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-70 focus:rounded-lg focus:bg-surface focus:p-3"
      >
        Skip to content
      </a>
      <div {...inert(isBehind)} className="contents">
        <Sidebar menu={menu} isCollapsed={isSidebarCollapsed} />
      </div>
      <main id="content" tabIndex={-1} className="min-w-0 grow px-4 py-8 outline-none sm:px-8 lg:px-12">
        <div className={`mx-auto ${isWide ? "max-w-6xl" : "max-w-4xl"}`}>{children}</div>
      </main>
    </div>
  );
}

/** The attribute that keeps focus, clicks and screen readers out; React 18 knows no property of this name. */
export function inert(isInert: boolean): Record<string, string | undefined> {
  return { inert: isInert ? "" : undefined };
}
