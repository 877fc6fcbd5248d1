import { Check } from "lucide-react";
import { type Section, sections } from "~/domain/resumes/builder/builder.schema";

/** What the sections are called, and what each asks for. */
export const builderSections: Record<Section, { title: string; lead: string }> = {
  personal: { title: "Personal", lead: "Who you are and how an employer reaches you." },
  education: { title: "Education", lead: "Schools, courses and training, the newest first." },
  experience: { title: "Experience", lead: "Paid or unpaid, the newest first. What you did there counts most." },
  skills: { title: "Skills", lead: "What you know how to do, in the words a job post would use." },
  review: { title: "Review", lead: "Read it once more. You can still change everything." },
};

interface BuilderStepsProps {
  current: Section;
  reachable: Section[];
  /** The form that a step submits, so that its input is saved. */
  formId: string;
}

const dot = "flex size-6 items-center justify-center rounded-full border-2";

/** One dot for each section. They are buttons of the form, so that changing the section loses no input. */
export function BuilderSteps({ current, reachable, formId }: BuilderStepsProps) {
  const here = sections.indexOf(current);
  return (
    <nav aria-label="Steps of the builder">
      {/* Enter presses the first button of a form, so this one goes to the next step. */}
      <button type="submit" form={formId} name="step" value={current === "review" ? "save" : "next"} hidden />
      <ol className="isolate flex">
        {sections.map((section, index) => {
          const isDone = index < reachable.length - 1 && index !== here;
          const name = builderSections[section].title;
          const line = index === 0 ? "" : index <= here ? "before:bg-accent" : "before:bg-line-strong";
          return (
            <li
              key={section}
              className={`relative flex-1 text-sm before:absolute before:top-5 before:right-1/2 before:left-[-50%] before:-z-1 before:h-0.5 first:before:hidden ${line}`}
            >
              {section === current ? (
                <span aria-current="step" className="relative flex flex-col items-center gap-1 py-2 font-semibold">
                  <span className={`${dot} border-accent bg-surface`}>
                    <span className="size-2.5 rounded-full bg-accent" />
                  </span>
                  <StepName section={name} />
                </span>
              ) : (
                <button
                  type="submit"
                  form={formId}
                  name="step"
                  value={section}
                  formNoValidate
                  disabled={!reachable.includes(section)}
                  className="relative flex w-full flex-col items-center gap-1 rounded-lg py-2 text-muted enabled:hover:text-ink"
                >
                  <span
                    className={`${dot} ${isDone ? "border-accent bg-accent text-on-accent" : "border-line-strong bg-surface"}`}
                  >
                    {isDone ? <Check aria-hidden className="size-4" strokeWidth={3} /> : null}
                  </span>
                  <StepName section={name} />
                  {isDone ? <span className="sr-only">, complete</span> : null}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** On a phone the five names do not fit; there the heading below names the section. */
function StepName({ section }: { section: string }) {
  return <span className="max-sm:sr-only">{section}</span>;
}
