import { ArrowRight, ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { brand } from "~/brand";
import type { Showcase } from "~/showcase/showcase";
import { ScoreRing } from "~/ui/charts/score-ring";
import { JumpButton } from "~/ui/forms/button";
import { ClaimProofs, ExhibitCard } from "./proofs";

export function Hero({ showcase, children }: { showcase: Showcase; children: ReactNode }) {
  return (
    <section className="pt-8 pb-16 sm:pt-14 sm:pb-24">
      <div className="grid items-center gap-x-14 gap-y-12 lg:grid-cols-[1.05fr_1fr]">
        <div>
          <h1 className="text-4xl sm:text-5xl xl:text-6xl">Get More Interviews with Our AI-Powered Resume Builder</h1>
          <p className="mt-6 max-w-xl text-lg text-muted sm:text-xl">
            {brand} tailors your resume to the job you want, so that applicant tracking systems read it and recruiters
            notice it. It never adds a fact you did not bring, and shows the proof of every claim.
          </p>
          <JumpButton href="#waitlist" className="mt-8 min-h-13 sm:px-6 sm:text-lg">
            Join the Early Access Waitlist
          </JumpButton>
        </div>
        <ProofCard showcase={showcase} />
      </div>
      <div className="mt-16 border-t border-line pt-14 sm:mt-20">{children}</div>
    </section>
  );
}

/** The product at a glance: a line before and after, the score, and the receipt. */
function ProofCard({ showcase }: { showcase: Showcase }) {
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
