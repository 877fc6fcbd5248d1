import { Link, useLocation } from "@remix-run/react";
import { Briefcase, CreditCard, FileText, History, LogOut, Menu, Target, UserRound, X } from "lucide-react";
import { useEffect, useRef } from "react";
import { brand } from "../brand";
import { Mark, Wordmark } from "./wordmark";

/** `below`: pages that belong to the item though their address does not begin with its own. */
const items = [
  { to: "/app/dashboard/profile", below: "/app/dashboard/answers", label: "My Profile", Icon: UserRound },
  { to: "/app/dashboard/resumes", label: "My Resumes", Icon: FileText },
  { to: "/app/dashboard/add-job", below: "/app/dashboard/jobs/", label: "Add Job Description", Icon: Briefcase },
  { to: "/app/dashboard/history", below: "/app/dashboard/rewrites/", label: `${brand} History`, Icon: History },
  { to: "/app/dashboard/billing", label: "Credits & Subscription", Icon: CreditCard },
  { to: "/app/dashboard/matcher", label: "Resume Matcher", Icon: Target },
];

const link =
  "flex min-h-11 items-center gap-3 rounded-lg px-3 py-2 font-medium motion-safe:transition-colors hover:bg-accent-soft";

/** The dashboard's menu: a column beside the page, or a disclosure above it on narrow screens. */
export function Sidebar() {
  const { key } = useLocation();
  const menu = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu it started from.
  useEffect(() => {
    menu.current?.removeAttribute("open");
  }, [key]);
  return (
    <>
      <details ref={menu} className="group border-b border-line bg-surface md:hidden">
        <summary className="flex list-none items-center justify-between px-4 py-3">
          <span className="flex items-center gap-2 font-serif text-xl font-semibold">
            <Mark /> Your {brand}
          </span>
          <span className="flex min-h-11 items-center gap-2 rounded-lg border border-line-strong px-3 font-semibold">
            <Menu aria-hidden className="size-5 group-open:hidden" />
            <X aria-hidden className="hidden size-5 group-open:block" /> Menu
          </span>
        </summary>
        <div className="px-3 pb-4">
          <Navigation />
        </div>
      </details>
      <aside className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col overflow-y-auto border-r border-line bg-surface p-4 md:flex">
        <div className="px-3 pt-2 pb-6">
          <Wordmark to="/" />
          <p className="mt-3 text-sm text-muted">Your {brand}</p>
        </div>
        <Navigation />
      </aside>
    </>
  );
}

function Navigation() {
  const { pathname } = useLocation();
  return (
    <nav aria-label={`Your ${brand}`} className="flex grow flex-col">
      <ul className="grow space-y-1">
        {items.map(({ to, below, label, Icon }) => {
          const isActive = pathname.startsWith(to) || (below !== undefined && pathname.startsWith(below));
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={pathname === to ? "page" : isActive || undefined}
                className={`${link} ${isActive ? "bg-accent-soft font-semibold text-accent-strong" : ""}`}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </Link>
            </li>
          );
        })}
      </ul>
      <Link to="/app/logout" className={`${link} mt-4 text-muted`}>
        <LogOut aria-hidden className="size-5 shrink-0" />
        Log Out
      </Link>
    </nav>
  );
}
