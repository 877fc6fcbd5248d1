import { brand } from "../../brand";
import { JumpButton, LinkButton } from "../button";
import { Perks } from "./perks";

/** The way into the app, for those who want to look around first. */
export function ToApp() {
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-t border-line py-12">
      <div>
        <h2 className="text-2xl">Look around first?</h2>
        <p className="mt-1 max-w-prose text-muted">
          Every page and every form of the app works with scripts switched off, just like this one.
        </p>
      </div>
      <LinkButton look="quiet" to="/app">
        Go to {brand} App
      </LinkButton>
    </section>
  );
}

export function ClosingCall({ placesLeft }: { placesLeft: number }) {
  return (
    <section className="mb-16 grid items-center gap-x-14 gap-y-8 rounded-3xl border border-line bg-accent-soft p-7 sm:p-12 md:grid-cols-[1fr_auto]">
      <div>
        <h2 className="text-3xl sm:text-4xl">Early access comes with perks</h2>
        <div className="mt-6">
          <Perks placesLeft={placesLeft} />
        </div>
      </div>
      <JumpButton href="#waitlist" className="min-h-13 sm:px-6 sm:text-lg">
        Join the Waitlist
      </JumpButton>
    </section>
  );
}
