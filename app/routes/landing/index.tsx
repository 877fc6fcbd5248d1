import type { MetaFunction } from "@remix-run/cloudflare";
import { FileCheck2, ListChecks, ShieldCheck } from "lucide-react";
import { brand } from "~/brand";
import { LinkButton } from "~/components/button";
import { SiteFrame } from "~/components/site-frame";
import { TextLink } from "~/components/text-link";

export const meta: MetaFunction = () => [
  { title: `${brand}: get more interviews with a resume that proves every claim` },
  {
    name: "description",
    content: `${brand} tailors your resume to a job post so that applicant tracking systems read it and recruiters notice it. It never invents a fact.`,
  },
];

const promises = [
  {
    Icon: ShieldCheck,
    title: "Nothing invented",
    text: "Every claim of the new resume points to the words of yours that prove it.",
  },
  {
    Icon: ListChecks,
    title: "A score you can add up",
    text: "Each requirement of the post, its evidence, its points. Same input, same answer.",
  },
  {
    Icon: FileCheck2,
    title: "Files machines can read",
    text: "PDF, DOCX and text, each read back field by field before you get it.",
  },
];

export default function Landing() {
  return (
    <SiteFrame>
      <section className="py-14 sm:py-20">
        <h1 className="max-w-3xl text-4xl sm:text-6xl">Get More Interviews with Our AI-Powered Resume Builder</h1>
        <p className="mt-5 max-w-2xl text-lg text-muted">
          {brand} tailors your resume to the job you want, so that applicant tracking systems read it and recruiters
          notice it. It never adds a fact you did not bring.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-4">
          <LinkButton to="/app/sign-up">Create a free account</LinkButton>
          <TextLink to="/app/login">Sign in</TextLink>
        </div>
      </section>
      <ul className="grid gap-8 border-t border-line py-12 sm:grid-cols-3">
        {promises.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon aria-hidden className="size-7 text-accent" />
            <h2 className="mt-3 text-xl">{title}</h2>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </SiteFrame>
  );
}
