import type { ReactNode } from "react";
import { brand } from "~/brand";
import { LinkButton, TextLink } from "~/ui/forms/button";
import { Wordmark } from "./wordmark";

const toApp = (
  <LinkButton look="quiet" to="/app">
    Go to {brand} App
  </LinkButton>
);

/** The layout of public pages; `entrance` is the sign-in link at the top. */
export function SiteFrame({ entrance = toApp, children }: { entrance?: ReactNode; children: ReactNode }) {
  return (
    <div className="min-h-dvh bg-linear-to-b from-accent-soft via-paper via-[40rem] to-paper print:bg-none">
      <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col px-5 sm:px-8">
        <header className="flex flex-wrap items-center justify-between gap-3 py-6">
          <Wordmark to="/" />
          <div className="print:hidden">{entrance}</div>
        </header>
        <main className="grow">{children}</main>
        <footer className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-line py-8 text-sm text-muted">
          <p>Built by job seekers, for job seekers. © 2025 {brand}</p>
          <nav aria-label="About" className="print:hidden">
            <ul className="flex flex-wrap gap-x-6 gap-y-2">
              <li>
                <TextLink to="/pricing">Plans and prices</TextLink>
              </li>
              <li>
                <TextLink to="/how-scoring-works">How scoring works</TextLink>
              </li>
              <li>
                <TextLink to="/quality">Quality, measured</TextLink>
              </li>
              <li>
                <TextLink to="/privacy-policy">Privacy policy</TextLink>
              </li>
            </ul>
          </nav>
        </footer>
      </div>
    </div>
  );
}

interface AuthPageProps {
  title: string;
  lead?: ReactNode;
  /** At the top edge of the card, above the title. */
  tabs?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}

/** The layout of sign-in, sign-up and related pages: a single card. */
export function AuthPage({ title, lead, tabs, children, foot }: AuthPageProps) {
  return (
    <main className="mx-auto flex w-full max-w-md grow flex-col justify-center px-5 py-12">
      <Wordmark to="/" />
      <div className="mt-8 rounded-2xl border border-line bg-surface shadow-card">
        {tabs}
        <div className="p-6 sm:p-8">
          <h1 className="text-3xl">{title}</h1>
          {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
          <div className="mt-6">{children}</div>
        </div>
      </div>
      {foot ? <p className="mt-6 text-center text-muted">{foot}</p> : null}
    </main>
  );
}
