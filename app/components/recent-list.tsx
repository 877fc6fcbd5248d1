import { Link } from "@remix-run/react";
import { Card } from "./card";
import { LocalDate } from "./local-date";
import { TextLink } from "./text-link";

export interface RecentItem {
  to: string;
  title: string;
  detail: string;
  createdAt: number;
}

interface RecentListProps {
  title: string;
  items: RecentItem[];
  /** The page that has them all. */
  all: { to: string; label: string };
}

/** The latest few of a kind, and the way to all of them. */
export function RecentList({ title, items, all }: RecentListProps) {
  return (
    <Card title={title}>
      <ul className="-mx-3 space-y-1">
        {items.map(({ to, title, detail, createdAt }) => (
          <li key={to}>
            <Link to={to} className="block rounded-lg px-3 py-2 hover:bg-accent-soft">
              <span className="block font-semibold">{title}</span>
              <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                <span>{detail}</span>
                <LocalDate milliseconds={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <TextLink to={all.to}>{all.label}</TextLink>
      </p>
    </Card>
  );
}
