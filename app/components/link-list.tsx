import { Link } from "@remix-run/react";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

export interface ListedLink {
  to: string;
  title: string;
  text: string;
  icon: ReactNode;
}

/** Ways on from a page, one a row, each with a word about what is behind it. */
export function LinkList({ links }: { links: ListedLink[] }) {
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface shadow-card">
      {links.map(({ to, title, text, icon }) => (
        <li key={to}>
          <Link to={to} className="flex items-center gap-4 px-5 py-4 hover:bg-accent-soft sm:px-7">
            <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent">
              {icon}
            </span>
            <span className="min-w-0 grow">
              <strong className="block font-semibold">{title}</strong>
              <span className="text-muted">{text}</span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
