import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface DisclosureProps {
  title: string;
  /** The id that links to it use; the browser opens it when somebody follows one. */
  anchor?: string;
  /** Whether it is open at first. */
  isOpen?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card with a title, whose content can be opened and closed. */
export function Disclosure({ title, anchor, isOpen, className = "", children }: DisclosureProps) {
  return (
    <details
      open={isOpen}
      className={`group rounded-2xl border border-line bg-surface shadow-card open:pb-5 sm:open:pb-7 ${className}`}
    >
      <summary className="flex list-none items-center gap-3 rounded-2xl px-5 py-4 font-semibold hover:bg-accent-soft sm:px-7">
        <ChevronRight
          aria-hidden
          className="size-5 shrink-0 text-accent group-open:rotate-90 motion-safe:transition-transform"
        />
        {title}
      </summary>
      <div id={anchor} className="scroll-mt-20 px-5 pt-2 sm:px-7">
        {children}
      </div>
    </details>
  );
}
