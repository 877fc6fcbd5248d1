import { Link } from "@remix-run/react";
import type { ReactNode } from "react";

interface Tab {
  id: string;
  label: string;
  to: string;
}

/** Tabs are links, so that they work without scripts: the address decides which tab is open. */
export function TabList({ current, tabs }: { current: string; tabs: Tab[] }) {
  return (
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
  );
}

interface TabsProps {
  label: string;
  current: string;
  tabs: Tab[];
  children: ReactNode;
}

/** A card with tabs. */
export function Tabs({ label, current, tabs, children }: TabsProps) {
  return (
    <section aria-label={label} className="rounded-2xl border border-line bg-surface shadow-card">
      <TabList current={current} tabs={tabs} />
      <div className="p-5 sm:p-7">{children}</div>
    </section>
  );
}
