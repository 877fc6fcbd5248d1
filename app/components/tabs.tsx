import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface TabsProps {
  label: string;
  current: string;
  tabs: { id: string; label: string; to: string }[];
  children: ReactNode;
}

/** Tabs are links: the address says which one is open, with and without scripts. */
export function Tabs({ label, current, tabs, children }: TabsProps) {
  return (
    <section aria-label={label} className="rounded-2xl border border-line bg-surface shadow-card">
      <ul className="flex flex-wrap gap-1 border-b border-line px-2 pt-2 sm:px-4">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              to={tab.to}
              preventScrollReset
              aria-current={tab.id === current ? "page" : undefined}
              className="-mb-px inline-flex min-h-11 items-center rounded-t-lg border-b-2 border-transparent px-3 font-semibold text-muted hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink"
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="p-5 sm:p-7">{children}</div>
    </section>
  );
}
