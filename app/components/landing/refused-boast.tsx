import { ShieldX } from "lucide-react";
import type { Exhibit } from "../../showcase/showcase";
import { WordDiff } from "../word-diff";
import { ExhibitCard } from "./exhibit-card";

export function RefusedBoast({ exhibit: { place, diff, claims } }: { exhibit: Exhibit }) {
  return (
    <ExhibitCard label="A refused change">
      <div className="p-5 sm:p-6">
        <p className="mb-2 text-sm font-semibold">{place}</p>
        <WordDiff runs={diff} />
      </div>
      <div className="flex gap-3 border-t border-line p-5 sm:p-6">
        <ShieldX aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
        <div>
          <p className="font-semibold text-danger">Refused. The original line stays.</p>
          <ul className="mt-1.5 space-y-1 text-sm text-muted">
            {claims.map(({ text, reason }) => (reason ? <li key={text}>{reason}</li> : null))}
          </ul>
        </div>
      </div>
    </ExhibitCard>
  );
}
