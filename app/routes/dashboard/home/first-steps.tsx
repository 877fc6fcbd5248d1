import { Briefcase, Check, FileText, Sparkles, Target } from "lucide-react";
import { brand } from "~/brand";
import { Card } from "~/ui/card";
import { TextLink } from "~/ui/forms/button";

const steps = [
  {
    id: "resume",
    Icon: FileText,
    title: "Bring your resume",
    text: "Upload a PDF or DOCX, or paste the text.",
    to: "/app/dashboard/resumes",
    label: "My Resumes",
  },
  {
    id: "job",
    Icon: Briefcase,
    title: "Add the job",
    text: "Paste the post you want to answer.",
    to: "/app/dashboard/add-job",
    label: "Add Job Description",
  },
  {
    id: "match",
    Icon: Target,
    title: "See how they match",
    text: "A score you can recompute, with the evidence behind it.",
    to: "/app/dashboard/matcher",
    label: "Resume Matcher",
  },
  {
    id: "rewrite",
    Icon: Sparkles,
    title: "Get it rewritten",
    text: "Only what your resume proves, in the words of the post.",
    to: "/app/dashboard/resumes",
    label: `${brand} Rewrite`,
  },
] as const;

export type FirstStep = (typeof steps)[number]["id"];

/** The four steps to a first application, with a tick at each one that is done. */
export function FirstSteps({ done }: { done: FirstStep[] }) {
  return (
    <ol className="grid gap-4 lg:grid-cols-2">
      {steps.map(({ id, Icon, title, text, to, label }, index) => (
        <li key={id}>
          <Card className="h-full">
            <p className="flex items-center gap-2 text-sm font-semibold text-accent">
              <Icon aria-hidden className="size-5" /> Step {index + 1}
              {done.includes(id) ? (
                <span className="ml-auto inline-flex items-center gap-1 rounded-full bg-accent-soft px-2.5 py-0.5 text-accent-strong">
                  <Check aria-hidden className="size-4" /> Done
                </span>
              ) : null}
            </p>
            <h2 className="mt-2 text-xl">{title}</h2>
            <p className="mt-1 mb-3 text-muted">{text}</p>
            <TextLink to={to}>{label}</TextLink>
          </Card>
        </li>
      ))}
    </ol>
  );
}
