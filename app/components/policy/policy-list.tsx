import type { ReactNode } from "react";

export function PolicyList({ children }: { children: ReactNode }) {
  return <ul className="list-disc space-y-2 pl-5 marker:text-accent">{children}</ul>;
}

/** Names, and beside each what is to be said of it; below each other on a phone. */
export function PolicyTerms({ terms }: { terms: { name: string; text: ReactNode }[] }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {terms.map(({ name, text }) => (
        <div key={name} className="gap-x-6 py-3 sm:grid sm:grid-cols-[2fr_3fr]">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
