import { useLocation } from "@remix-run/react";
import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import type { FormEvent, RefObject } from "react";
import { FormToken } from "./form-token";
import { sidebarRow } from "./sidebar-row";

interface SidebarToggleProps {
  form: RefObject<HTMLFormElement>;
  isCollapsed: boolean;
  onToggle: (event: FormEvent<HTMLFormElement>) => void;
}

/** A form like any other: without scripts it comes back to the page it stands on. */
export function SidebarToggle({ form, isCollapsed, onToggle }: SidebarToggleProps) {
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
        title={`${label} (Ctrl or ⌘ + B)`}
        aria-keyshortcuts="Control+B Meta+B"
        className={`${sidebarRow} text-muted`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        <span className={isCollapsed ? "sr-only" : undefined}>{label}</span>
      </button>
    </form>
  );
}
