import { type FormEvent, useState } from "react";

/**
 * How wide the sidebar is. The page follows at once and the cookie is told behind its back, without the router: that
 * would load the page's data anew, and with it the counters that forms being filled in hold against other tabs.
 */
export function useSidebarState(fromCookie: boolean) {
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isCollapsed = chosen ?? fromCookie;
  const toggle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (name !== "stoodOn") body.append(name, String(value));
    setChosen(!isCollapsed);
    // Where it fails, the next visit begins as the last one did.
    fetch(form.action, { method: "POST", body, redirect: "manual", keepalive: true }).catch(() => {});
  };
  return { isCollapsed, toggle };
}
