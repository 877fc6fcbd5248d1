import { Gauge, HandCoins, Users, Zap } from "lucide-react";
import { brand } from "~/brand";
import { JumpButton, LinkButton } from "~/ui/forms/button";
import { Perks } from "./waitlist-section";

const steps = [
  {
    title: "Upload your resume or choose a template",
    text: "A PDF or DOCX, or the plain text. Nothing at hand? The guided builder asks for one thing at a time.",
  },
  {
    title: "Paste the job description",
    text: "We list what it asks for, and show for each thing the words of your resume that prove it, or that none do.",
  },
  {
    title: "Receive an ATS-optimized resume",
    text: "And a cover letter for that one job, as PDF, DOCX or text. You see every change, and can take back any of them.",
  },
];

export function Steps() {
  return (
    <section className="border-t border-line py-16 sm:py-20">
      <SectionTitle title="How It Works" />
      <ol className="mt-10 grid gap-x-10 gap-y-8 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="flex gap-4 md:block">
            <span
              aria-hidden
              className="flex size-10 shrink-0 items-center justify-center rounded-full border border-accent font-serif text-lg font-semibold text-accent"
            >
              {index + 1}
            </span>
            <div>
              <h3 className="text-xl md:mt-4">{title}</h3>
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const benefits = [
  {
    Icon: Zap,
    title: "Faster applications",
    text: "Keep one resume, paste each new post, and decide on a handful of marked changes instead of starting over.",
  },
  {
    Icon: Gauge,
    title: "More interviews",
    text: "What you have done, in the words the post uses and with what matters first: that is what scans find and people read.",
  },
  {
    Icon: HandCoins,
    title: "Affordable, with unlimited applications",
    text: "Match and track as many applications as you like. The free plan tailors five resumes a month.",
  },
  {
    Icon: Users,
    title: "Built by job seekers",
    text: "We asked for the tool we wanted ourselves: one that asks instead of inventing, and lets you leave with your files.",
  },
];

export function Benefits() {
  return (
    <section className="border-t border-line py-16 sm:py-20">
      <SectionTitle title={`Why ${brand}?`} />
      <ul className="mt-10 grid gap-5 sm:grid-cols-2">
        {benefits.map(({ Icon, title, text }) => (
          <li key={title} className="rounded-2xl border border-line bg-surface p-6 shadow-card sm:p-7">
            <Icon aria-hidden className="size-7 text-accent" />
            <h3 className="mt-4 text-xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SectionTitle({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h2 className="text-3xl sm:text-4xl">{title}</h2>
      {lead ? <p className="mt-3 max-w-2xl text-lg text-muted">{lead}</p> : null}
    </>
  );
}

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
