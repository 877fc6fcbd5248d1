import { Link, useLocation } from "@remix-run/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { FormToken } from "~/ui/forms/hidden-fields";
import { type Menu, OffCanvasMenu, SidebarMenu, sidebarLabel, sidebarRow } from "./sidebar-menu";
import { Mark } from "./wordmark";

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

/** The menu of the signed-in pages: a column beside the page, or a panel over it on narrow screens. */
function Sidebar({ menu, isCollapsed: fromCookie }: { menu: Menu; isCollapsed: boolean }) {
  const { isCollapsed, toggle } = useSidebarState(fromCookie);
  const toggleForm = useRef<HTMLFormElement>(null);
  const offCanvas = useRef<HTMLDetailsElement>(null);
  const menuOfIcons = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // Escape hides the labels, so that what is under them can be read.
      if (event.key === "Escape") menuOfIcons.current?.setAttribute("data-hushed", "");
      if (!isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (!window.matchMedia("(width < 48rem)").matches) return toggleForm.current?.requestSubmit();
      const panel = offCanvas.current;
      if (!panel) return;
      panel.open = !panel.open;
      panel.querySelector("summary")?.focus();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <OffCanvasMenu menu={menu} panel={offCanvas} />
      <nav
        aria-label={menu.title}
        ref={menuOfIcons}
        onPointerOver={showLabels}
        onFocus={showLabels}
        data-state={isCollapsed ? "collapsed" : "expanded"}
        className={`sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-1 py-3 [scrollbar-width:thin] motion-safe:transition-[width] motion-safe:duration-200 md:flex print:hidden ${isCollapsed ? "w-12" : "w-64"}`}
      >
        <SidebarTitle menu={menu} isCollapsed={isCollapsed} />
        <SidebarMenu menu={menu} isCollapsed={isCollapsed}>
          <SidebarToggle form={toggleForm} isCollapsed={isCollapsed} onToggle={toggle} />
        </SidebarMenu>
      </nav>
    </>
  );
}

function showLabels({ currentTarget }: SyntheticEvent<HTMLElement>): void {
  currentTarget.removeAttribute("data-hushed");
}

/** Ctrl+B, or Cmd+B on a Mac. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === "b" && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;
}

/** In these fields the keys may have another meaning, such as bold, so the shortcut does nothing there. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable ||
    target.matches("textarea, select, input:not([type=radio], [type=checkbox], [type=file])")
  );
}

/** The area's name, which leads to its first page. */
function SidebarTitle({ menu: { title, home }, isCollapsed }: { menu: Menu; isCollapsed: boolean }) {
  return (
    <Link
      to={home}
      className="mb-4 flex min-h-11 items-center gap-2.5 rounded-lg py-1 pr-1 pl-1.5 font-serif text-xl font-semibold whitespace-nowrap focus-visible:-outline-offset-3"
    >
      <Mark />
      <span className={sidebarLabel(isCollapsed)}>{title}</span>
    </Link>
  );
}

interface SidebarToggleProps {
  form: RefObject<HTMLFormElement>;
  isCollapsed: boolean;
  onToggle: (event: FormEvent<HTMLFormElement>) => void;
}

/** Without scripts this form returns to the page that it is on. */
function SidebarToggle({ form, isCollapsed, onToggle }: SidebarToggleProps) {
  const { pathname, search } = useLocation();
  const label = isCollapsed ? "Expand sidebar" : "Collapse sidebar";
  const Icon = isCollapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <form ref={form} method="post" action="/app/dashboard/sidebar" onSubmit={onToggle}>
      <FormToken />
      <input type="hidden" name="sidebar" value={isCollapsed ? "expanded" : "collapsed"} />
      <input type="hidden" name="stoodOn" value={pathname + search} />
      <button
        type="submit"
        title={isCollapsed ? undefined : `${label} (Ctrl or ⌘ + B)`}
        aria-keyshortcuts="Control+B Meta+B"
        className={`${sidebarRow} text-muted`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={sidebarLabel(isCollapsed)}>
          {label}
          {isCollapsed ? (
            <span aria-hidden className="font-normal text-muted">
              {" "}
              Ctrl or ⌘ + B
            </span>
          ) : null}
        </span>
      </button>
    </form>
  );
}

/**
 * The sidebar's width. The page changes at once, and `fetch` saves the cookie without the router, which would reload
 * the page's data and with it the revisions that open forms use to detect changes in other tabs.
 */
function useSidebarState(fromCookie: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isCollapsed = chosen ?? fromCookie;
  const toggle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (name !== "stoodOn") body.append(name, String(value));
    setChosen(!isCollapsed);
    // If it fails, only the next visit starts with the old width.
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
  };
  return { isCollapsed, toggle };
}
