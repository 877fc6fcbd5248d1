import type { ReactNode } from "react";

export interface Figure {
  label: string;
  value: string;
  /** 0 to 1; draws a bar of this length. */
  share?: number;
  note?: ReactNode;
}

/** Names with their figures in a single column, which fits a phone better than a table. */
export function FigureList({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {figures.map((figure) => (
        <li key={figure.label} className="py-2.5">
          <p className="flex items-baseline justify-between gap-4">
            <span>{figure.label}</span>
            <strong className="shrink-0 tabular-nums">{figure.value}</strong>
          </p>
          {figure.share === undefined ? null : <Bar share={figure.share} />}
          {figure.note ? <p className="mt-0.5 max-w-prose text-sm text-muted">{figure.note}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden className="mt-1.5 h-1.5 w-full rounded-full">
      <rect width="100" height="2" className="fill-line" />
      <rect width={100 * share} height="2" className="fill-accent" />
    </svg>
  );
}
