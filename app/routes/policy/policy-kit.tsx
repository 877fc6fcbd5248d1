import type { ReactNode } from "react";
import type { PolicyFacts } from "~/domain/privacy/policy-facts.server";
import type { cookieSeconds } from "~/http/cookies.server";
import { count } from "~/wording";

/** What the page of the privacy policy shows: facts of the product, of its waitlist and of its cookies. */
export interface PolicyData extends PolicyFacts {
  waitlist: {
    discountPercent: number;
    discountPlaces: number;
    /** Of a refused value, in the record of events. */
    valueCharacters: number;
    eventsKept: number;
    usedForms: number;
  };
  cookieSeconds: typeof cookieSeconds;
}

const units = [
  ["day", 24 * 60 * 60 * 1000],
  ["hour", 60 * 60 * 1000],
  ["minute", 60 * 1000],
] as const;

/** "30 days", "24 hours", "1 hour", "90 seconds": in the largest unit that counts more than one of it, or one exactly. */
export function duration(milliseconds: number): string {
  for (const [unit, length] of units) {
    const number = milliseconds / length;
    const isPlain = Number.isInteger(number) && (number > 1 || unit !== "day");
    if (isPlain && number >= 1) return count(number, unit);
  }
  return count(Math.round(milliseconds / 1000), "second");
}

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
