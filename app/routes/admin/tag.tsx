import type { ReactNode } from "react";

const tones = {
  good: "bg-accent-soft text-accent-strong",
  bad: "bg-danger-soft text-danger",
  neutral: "border border-line text-muted",
};

/** A state in a word or two. */
export function Tag({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-full px-2.5 text-sm font-semibold whitespace-nowrap ${tones[tone]}`}>
      {children}
    </span>
  );
}
