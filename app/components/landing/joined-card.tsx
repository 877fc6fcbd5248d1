import { CircleCheck, LockKeyhole } from "lucide-react";
import { brand } from "../../brand";

/** In place of the form, once somebody has joined. */
export function JoinedCard() {
  return (
    <div className="flex flex-col items-start gap-3 py-4">
      <CircleCheck aria-hidden className="size-10 text-accent" />
      <h2 tabIndex={-1} data-outcome className="text-3xl">
        You're in!
      </h2>
      <p className="text-lg">We'll notify you when {brand} launches. Check your email for confirmation.</p>
      <p className="mt-2 flex items-center gap-1.5 text-sm text-muted">
        <LockKeyhole aria-hidden className="size-4 shrink-0" /> Secured with encryption
      </p>
    </div>
  );
}
