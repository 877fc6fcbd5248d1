import type { ReactNode } from "react";
import { brand } from "../brand";
import { LinkButton } from "./button";
import { TextLink } from "./text-link";
import { Wordmark } from "./wordmark";

/** The frame of the pages for everybody. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-5xl px-5">
      <header className="flex flex-wrap items-center justify-between gap-3 py-6">
        <Wordmark to="/" />
        <LinkButton look="quiet" to="/app">
          Go to {brand} App
        </LinkButton>
      </header>
      <main>{children}</main>
      <footer className="flex flex-wrap justify-between gap-x-8 gap-y-3 border-t border-line py-8 text-sm text-muted">
        <p>Built by job seekers, for job seekers. © 2025 {brand}</p>
        <nav aria-label="About">
          <ul className="flex flex-wrap gap-x-6 gap-y-2">
            <li>
              <TextLink to="/how-scoring-works">How scoring works</TextLink>
            </li>
            <li>
              <TextLink to="/quality">Quality, measured</TextLink>
            </li>
          </ul>
        </nav>
      </footer>
    </div>
  );
}
