import { Link, type LinkProps, useMatches, useNavigate } from "@remix-run/react";
import { X } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { LinkButton } from "~/ui/forms/button";

interface DrawerProps {
  title: string;
  /** The page behind it. */
  closeTo: string;
  /** The id of the link that opened it, which gets the focus back. */
  openedBy: string;
  children: ReactNode;
}

/**
 * A panel over the page, of a nested route with `handle.isDrawer`: its address opens it, so it works without scripts.
 * Whatever is behind it is inert, toasts aside, so its title is the only first heading. Scripts move the focus into it and back, and close it by Escape.
 */
export function Drawer({ title, closeTo, openedBy, children }: DrawerProps) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    panel.current?.focus();
    return () => (document.getElementById(openedBy) ?? document.getElementById("content"))?.focus();
  }, [openedBy]);
  useEffect(() => {
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === "Escape" && !defaultPrevented) navigate(closeTo, { preventScrollReset: true });
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [closeTo, navigate]);
  return (
    <div data-drawer className="fixed inset-0 z-40 flex justify-end print:static">
      <Link
        to={closeTo}
        preventScrollReset
        tabIndex={-1}
        aria-hidden
        className="absolute inset-0 bg-black/50 print:hidden"
      />
      <section
        ref={panel}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="relative flex w-full max-w-lg flex-col overflow-y-auto overscroll-contain border-l border-line bg-paper px-5 pb-24 shadow-2xl outline-none sm:px-7"
      >
        <header className="sticky top-0 z-10 -mx-5 mb-5 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-3 sm:-mx-7 sm:px-7">
          <h1 id={titleId} className="text-2xl">
            {title}
          </h1>
          <Link
            to={closeTo}
            preventScrollReset
            className="-mr-2 flex size-11 shrink-0 items-center justify-center rounded-lg text-muted hover:bg-accent-soft hover:text-ink"
          >
            <X aria-hidden className="size-5" />
            <span className="sr-only">Close</span>
          </Link>
        </header>
        {children}
      </section>
    </div>
  );
}

interface DrawerLinkProps extends Pick<LinkProps, "to"> {
  /** What the drawer is opened by (`openedBy`). */
  id: string;
  /** Whom the drawer is about, for screen readers. */
  about: string;
  children: string;
}

/** The link in a row of a list that opens its drawer over the list. */
export function DrawerLink({ id, to, about, children }: DrawerLinkProps) {
  return (
    <LinkButton id={id} to={to} preventScrollReset look="quiet" className="whitespace-nowrap">
      {children}
      <span className="sr-only"> of {about}</span>
    </LinkButton>
  );
}

/** Whether a drawer is open on this page. */
export function useIsBehindDrawer(): boolean {
  return useMatches().some(({ handle }) => (handle as { isDrawer?: boolean } | undefined)?.isDrawer);
}
