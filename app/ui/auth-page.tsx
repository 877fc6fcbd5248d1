import type { ReactNode } from "react";
import { Wordmark } from "./wordmark";

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
