import { ArrowRight, ShieldCheck } from "lucide-react";
import type { Showcase } from "../../showcase/showcase";
import { ScoreRing } from "../score-ring";
import { ClaimProofs } from "./claim-proofs";
import { ExhibitCard } from "./exhibit-card";

/** The product at a glance: a line before and after, the score, and the receipt. */
export function ProofCard({ showcase }: { showcase: Showcase }) {
  const { person, job, before, after, ceiling, changes, claimCount, hash } = showcase;
  const [change] = changes;
  return (
    <ExhibitCard label="A tailored resume">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 p-5 sm:flex-nowrap sm:p-6">
        <div className="min-w-0">
          <p className="text-sm text-muted">{person}, for</p>
          <p className="font-serif text-xl font-semibold">{job}</p>
        </div>
        <div className="flex shrink-0 items-center gap-2">
          <ScoreRing score={before} label="Score before" size="small" />
          <ArrowRight aria-hidden className="size-5 text-muted" />
          <ScoreRing score={after} label="Score after" size="small" />
        </div>
      </div>
      {change ? (
        <div className="border-t border-line p-5 sm:p-6">
          <ClaimProofs exhibit={change} />
        </div>
      ) : null}
      <div className="flex gap-3 rounded-b-2xl border-t border-line bg-accent-soft px-5 py-4 text-sm sm:px-6">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-accent" />
        <p className="min-w-0">
          <strong>{claimCount} claims, each with its source.</strong> Honest ceiling {ceiling}%: more would be invented.{" "}
          <span className="text-muted">
            Receipt <code>{hash.slice(0, 12)}…</code>
          </span>
        </p>
      </div>
    </ExhibitCard>
  );
}
