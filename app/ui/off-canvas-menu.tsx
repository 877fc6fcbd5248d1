import { useLocation } from "@remix-run/react";
import { Menu, X } from "lucide-react";
import { type FocusEvent, type RefObject, useEffect } from "react";
import { type Menu as MenuOfPages, SidebarMenu } from "./sidebar-menu";
import { Mark } from "./wordmark";

/**
 * The menu of narrow screens: a panel over the page. The backdrop is part of the summary, so that a press beside the
 * panel closes it without scripts too.
 */
export function OffCanvasMenu({ menu, panel }: { menu: MenuOfPages; panel: RefObject<HTMLDetailsElement> }) {
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
            <Menu aria-hidden className="size-5 group-open:hidden" />
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
