import type { ReactNode } from "react";
import { Wordmark } from "./wordmark";

/** The frame of sign-in, sign-up and what belongs to them: one card, one task. */
export function AuthPage({
  title,
  lead,
  children,
  foot,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <main className="mx-auto flex w-full max-w-md grow flex-col justify-center px-5 py-12">
      <Wordmark to="/" />
      <div className="mt-8 rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {lead ? <p className="mt-2 text-muted">{lead}</p> : null}
        <div className="mt-6">{children}</div>
      </div>
      {foot ? <p className="mt-6 text-center text-muted">{foot}</p> : null}
    </main>
  );
}
