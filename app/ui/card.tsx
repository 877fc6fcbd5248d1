import { type ReactNode, useId } from "react";

interface CardProps {
  /** A card with a title is a labelled section. */
  title?: string;
  lead?: ReactNode;
  /** The id that links to this card use. */
  anchor?: string;
  className?: string;
  children?: ReactNode;
}

export function Card({ title, lead, anchor, className = "", children }: CardProps) {
  const titleId = useId();
  const look = `rounded-2xl border border-line bg-surface p-5 shadow-card sm:p-7 ${className}`;
  if (!title) return <div className={look}>{children}</div>;
  return (
    <section id={anchor} aria-labelledby={titleId} className={`scroll-mt-6 ${look}`}>
      <h2 id={titleId} className="text-2xl">
        {title}
      </h2>
      {lead ? <p className="mt-1 max-w-prose text-muted">{lead}</p> : null}
      {children ? <div className="mt-5">{children}</div> : null}
    </section>
  );
}

export function EmptyState({ icon, title, children }: { icon: ReactNode; title: string; children?: ReactNode }) {
  return (
    <div className="rounded-2xl border border-dashed border-line-strong px-6 py-10 text-center">
      <div className="mx-auto mb-3 flex size-12 items-center justify-center rounded-full bg-accent-soft text-accent">
        {icon}
      </div>
      <p className="font-semibold">{title}</p>
      {children ? <div className="mt-1 text-muted">{children}</div> : null}
    </div>
  );
}
