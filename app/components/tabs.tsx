import type { ReactNode } from "react";
import { type Tab, TabList } from "./tab-list";

interface TabsProps {
  label: string;
  current: string;
  tabs: Tab[];
  children: ReactNode;
}

/** A card with tabs, one of them open. */
export function Tabs({ label, current, tabs, children }: TabsProps) {
  return (
    <section aria-label={label} className="rounded-2xl border border-line bg-surface shadow-card">
      <TabList current={current} tabs={tabs} />
      <div className="p-5 sm:p-7">{children}</div>
    </section>
  );
}
