import type { ReactNode } from "react";
import { TextLink } from "~/ui/forms/button";

/** The title of a page; `back` links to its parent page. */
export function PageHeader({
  title,
  lead,
  actions,
  back,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
}) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-4">
      <div className="max-w-2xl">
        {back ? (
          <p className="mb-3">
            <TextLink to={back.to}>{back.label}</TextLink>
          </p>
        ) : null}
        <h1 className="text-3xl sm:text-4xl">{title}</h1>
        {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </header>
  );
}
