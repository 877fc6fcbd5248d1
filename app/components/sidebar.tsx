import { useEffect, useRef } from "react";
import { brand } from "../brand";
import { OffCanvasMenu } from "./off-canvas-menu";
import { SidebarMenu } from "./sidebar-menu";
import { SidebarTitle } from "./sidebar-title";
import { SidebarToggle } from "./sidebar-toggle";
import { useSidebarState } from "./use-sidebar-state";

/** The dashboard's menu: a column beside the page, or a panel over it on narrow screens. */
export function Sidebar({ isCollapsed: fromCookie }: { isCollapsed: boolean }) {
  const { isCollapsed, toggle } = useSidebarState(fromCookie);
  const toggleForm = useRef<HTMLFormElement>(null);
  const offCanvas = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event) || isTyping(event.target)) return;
      event.preventDefault();
      if (event.repeat) return;
      if (!window.matchMedia("(width < 48rem)").matches) return toggleForm.current?.requestSubmit();
      const menu = offCanvas.current;
      if (!menu) return;
      menu.open = !menu.open;
      menu.querySelector("summary")?.focus();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <OffCanvasMenu menu={offCanvas} />
      <nav
        aria-label={`Your ${brand}`}
        data-state={isCollapsed ? "collapsed" : "expanded"}
        className={`sticky top-0 hidden h-dvh shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-surface px-1 py-3 [scrollbar-width:thin] motion-safe:transition-[width] motion-safe:duration-200 md:flex print:hidden ${isCollapsed ? "w-12" : "w-64"}`}
      >
        <SidebarTitle isCollapsed={isCollapsed} />
        <SidebarMenu isCollapsed={isCollapsed}>
          <SidebarToggle form={toggleForm} isCollapsed={isCollapsed} onToggle={toggle} />
        </SidebarMenu>
      </nav>
    </>
  );
}

/** ctrl+B, or cmd+B on a Mac. */
function isShortcut({ key, ctrlKey, metaKey, altKey, shiftKey, isComposing }: KeyboardEvent): boolean {
  return key.toLowerCase() === "b" && ctrlKey !== metaKey && !altKey && !shiftKey && !isComposing;
}

/** Where these keys may mean bold, or a step back: they stay with whoever is writing. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, input:not([type=radio], [type=checkbox], [type=file])");
}
