import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import type { PanelState } from "./resume-panel";

interface ResumeCardTextProps {
  title: string;
  which: "rewritten" | "letter";
  panel: PanelState;
  children: ReactNode;
}

/** A long text of a card, which comes when its address asks for it: a list of thirty carries none. */
export function ResumeCardText({ title, which, panel, children }: ResumeCardTextProps) {
  const isOpen = panel.isOpen(which);
  return (
    <div className="-mx-5 border-t border-line px-5 last:-mb-5 sm:-mx-7 sm:px-7 sm:last:-mb-7">
      <Link
        to={isOpen ? panel.closed : panel.opening(which)}
        preventScrollReset
        aria-expanded={isOpen}
        className="-mx-2 flex min-h-12 items-center gap-2 rounded-lg px-2 py-2.5 font-semibold hover:bg-accent-soft"
      >
        <ChevronRight
          aria-hidden
          className={`size-5 shrink-0 text-accent motion-safe:transition-transform ${isOpen ? "rotate-90" : ""}`}
        />
        {title}
      </Link>
      {isOpen ? <div className="pt-2 pb-6 pl-7">{children}</div> : null}
    </div>
  );
}
