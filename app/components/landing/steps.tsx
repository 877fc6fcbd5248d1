import { SectionTitle } from "./section-title";

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
