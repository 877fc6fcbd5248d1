import type { ReactNode } from "react";
import { brand } from "../../brand";
import type { Showcase } from "../../showcase/showcase";
import { JumpButton } from "../button";
import { ProofCard } from "./proof-card";

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
