import type { ReactNode } from "react";

/** A piece of the product itself, as the engine made it. */
export function ExhibitCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure aria-label={label} className="min-w-0 rounded-2xl border border-line bg-surface shadow-card">
      {children}
    </figure>
  );
}
