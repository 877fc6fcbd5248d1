import { Link } from "@remix-run/react";

export interface Tab {
  id: string;
  label: string;
  to: string;
}

/** Tabs are links: the address says which one is open, with and without scripts. */
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
