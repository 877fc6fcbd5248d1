import { Gauge, HandCoins, Users, Zap } from "lucide-react";
import { brand } from "../../brand";
import { SectionTitle } from "./section-title";

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
