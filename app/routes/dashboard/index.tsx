import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Briefcase, FileText, Sparkles, Target } from "lucide-react";
import { brand } from "~/brand";
import { Card } from "~/components/card";
import { PageHeader } from "~/components/page-header";
import { TextLink } from "~/components/text-link";
import { requireUser } from "~/http/guards.server";

export const meta: MetaFunction = () => [{ title: `Your ${brand}` }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireUser(context, request);
  return null;
}

const steps = [
  {
    Icon: FileText,
    title: "Bring your resume",
    text: "Upload a PDF or DOCX, or paste the text.",
    to: "/app/dashboard/resumes",
    label: "My Resumes",
  },
  {
    Icon: Briefcase,
    title: "Add the job",
    text: "Paste the post you want to answer.",
    to: "/app/dashboard/add-job",
    label: "Add Job Description",
  },
  {
    Icon: Target,
    title: "See how they match",
    text: "A score you can recompute, with the evidence behind it.",
    to: "/app/dashboard/matcher",
    label: "Resume Matcher",
  },
  {
    Icon: Sparkles,
    title: "Get it rewritten",
    text: "Only what your resume proves, in the words of the post.",
    to: "/app/dashboard/resumes",
    label: `${brand} Rewrite`,
  },
];

export default function Dashboard() {
  return (
    <>
      <PageHeader
        title={`Welcome to ${brand}`}
        lead="Four steps from your resume to an application that fits the job."
      />
      <ol className="grid gap-4 lg:grid-cols-2">
        {steps.map(({ Icon, title, text, to, label }, index) => (
          <li key={title}>
            <Card className="h-full">
              <p className="flex items-center gap-2 text-sm font-semibold text-accent">
                <Icon aria-hidden className="size-5" /> Step {index + 1}
              </p>
              <h2 className="mt-2 text-xl">{title}</h2>
              <p className="mt-1 mb-3 text-muted">{text}</p>
              <TextLink to={to}>{label}</TextLink>
            </Card>
          </li>
        ))}
      </ol>
    </>
  );
}
