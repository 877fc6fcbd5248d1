import { ArrowRight } from "lucide-react";
import { brand } from "~/brand";
import type { NextStep } from "~/domain/rewriting/show/next-step";
import { LinkButton } from "~/ui/forms/button";

/** What to do next, with a link. */
export function NextStepCard({ step }: { step: NextStep }) {
  const { title, text, to, label } = wordsOf(step);
  return (
    <section
      aria-labelledby="next-step"
      className="mb-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-2xl border border-accent bg-accent-soft p-5 sm:p-7"
    >
      <div className="min-w-0 grow basis-72">
        <p className="text-sm font-semibold text-accent-strong">Next</p>
        <h2 id="next-step" className="mt-1 text-2xl">
          {title}
        </h2>
        <p className="mt-1 max-w-prose">{text}</p>
      </div>
      <LinkButton to={to}>
        {label} <ArrowRight aria-hidden className="size-5" />
      </LinkButton>
    </section>
  );
}

function wordsOf(step: NextStep): { title: string; text: string; to: string; label: string } {
  switch (step.kind) {
    case "bring-resume":
      return {
        title: "Bring your resume",
        text: "Upload a PDF or DOCX, or paste the text. Everything else begins with it.",
        to: "/app/dashboard/resumes",
        label: "My Resumes",
      };
    case "add-job":
      return {
        title: "Add a job you want",
        text: "Paste the whole post: what they ask for decides the match.",
        to: "/app/dashboard/add-job",
        label: "Add Job Description",
      };
    case "match":
      return {
        title: `See how you match “${step.job.title}”`,
        text: "A score you can recompute, with the evidence behind it, and what would raise it.",
        to: matcherPath(step),
        label: "Resume Matcher",
      };
    case "rewrite":
      return {
        title: `Get your resume rewritten for “${step.job.title}”`,
        text: "Only what it proves, in the words of the post, with a letter to go with it.",
        to: matcherPath(step),
        label: `${brand} Rewrite`,
      };
    case "wait":
      return {
        title: `Your rewrite for “${step.rewrite.jobTitle}” is on its way`,
        text: "It keeps going when you leave the page.",
        to: rewritePath(step),
        label: "See its progress",
      };
    case "review":
      return {
        title: `Look through your rewrite for “${step.rewrite.jobTitle}”`,
        text: "Then add the next job you want to answer.",
        to: rewritePath(step),
        label: "Open the rewrite",
      };
    default:
      return step satisfies never;
  }
}

function matcherPath({ resumeId, job }: Extract<NextStep, { kind: "match" | "rewrite" }>): string {
  return `/app/dashboard/matcher?${new URLSearchParams({ resume: resumeId, job: job.id })}`;
}

function rewritePath({ rewrite }: Extract<NextStep, { kind: "wait" | "review" }>): string {
  return `/app/dashboard/rewrites/${rewrite.id}`;
}
