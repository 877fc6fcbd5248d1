import type { SubmissionResult } from "@conform-to/react";
import { brand } from "../../brand";
import { FieldError } from "../field";
import { DismissButton, ToastCard } from "../toast-card";
import { JoinedCard } from "./joined-card";
import { Perks } from "./perks";
import { WaitlistForm } from "./waitlist-form";

interface WaitlistSectionProps {
  hasJoined: boolean;
  result: SubmissionResult<string[]> | undefined;
  placesLeft: number;
}

/** Why to join, and the form. Scripts replace what is in `#waitlist` by what the server answers. */
export function WaitlistSection({ hasJoined, result, placesLeft }: WaitlistSectionProps) {
  return (
    <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[1fr_26rem]">
      <div>
        <p className="font-serif text-2xl font-semibold text-balance sm:text-3xl">
          Be the first to know when {brand} launches
        </p>
        <div className="mt-5">
          <Perks placesLeft={placesLeft} />
        </div>
        <p className="mt-6 text-muted">No spam. No commitment. Just smarter job hunting.</p>
      </div>
      <section
        id="waitlist"
        tabIndex={-1}
        aria-label="Join the Waitlist"
        className="scroll-mt-6 rounded-2xl border border-line bg-surface p-6 shadow-card focus:outline-none sm:p-8"
      >
        {hasJoined ? (
          <JoinedCard />
        ) : (
          <>
            <h2 className="mb-5 text-2xl">Join the Waitlist</h2>
            <WaitlistForm result={result} />
          </>
        )}
      </section>
      <template id="field-error">
        <FieldError />
      </template>
      <template id="failure-toast">
        <ToastCard toast={{ tone: "error", title: "", text: "" }} />
      </template>
      <template id="toast-dismiss">
        <DismissButton />
      </template>
    </div>
  );
}
