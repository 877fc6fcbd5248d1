import { Form } from "@remix-run/react";
import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { type BuilderForm, type Section, sections, splitSkills } from "~/domain/resumes/builder/builder.schema";
import type { BuilderView } from "~/domain/resumes/builder/builder-view";
import { TextLink } from "~/ui/forms/button";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { keyed } from "~/ui/frame/rendering";
import { ConflictNotice, FormErrors } from "~/ui/notice";
import { BuilderActions } from "./actions";
import { builderSections } from "./step-links";
import type { DraftKey, StaleDraft } from "./use-draft-saving";

interface BuilderReviewProps {
  formId: string;
  view: BuilderView;
  draft: DraftKey;
  stale?: StaleDraft;
  errors?: string[] | null;
  /** Set if the resume was changed elsewhere: its current version. */
  resumeVersion?: number;
}

/** Everything that was filled in, each section with a way back to it, and the button that saves. */
export function BuilderReview({ formId, view, draft, stale, errors, resumeVersion }: BuilderReviewProps) {
  const form = stale && stale.revision > 0 ? stale.content : view.form;
  return (
    <div className="space-y-6">
      {stale ? (
        <ConflictNotice>
          {stale.revision > 0 ? null : <p>This draft is gone: it was saved as a resume, or started over.</p>}
        </ConflictNotice>
      ) : null}
      {resumeVersion ? (
        <ConflictNotice>
          <p>
            <TextLink to={`/app/dashboard/resumes/${draft.resumeId}`}>
              The current resume: version {resumeVersion}
            </TextLink>
            . Saving again makes the next version of what you see here.
          </p>
        </ConflictNotice>
      ) : null}
      <FormErrors errors={errors} />
      <div className="divide-y divide-line rounded-xl border border-line bg-paper">
        {sections.filter(isFilledIn).map((section) => (
          <section key={section} aria-labelledby={`review-${section}`} className="p-4 sm:p-5">
            <div className="mb-2 flex items-center justify-between gap-4">
              <h3 id={`review-${section}`} className="text-lg">
                {builderSections[section].title}
              </h3>
              <TextLink to={`?section=${section}`} className="inline-flex min-h-6 items-center gap-1.5 text-sm">
                <Pencil aria-hidden className="size-4" />
                Edit<span className="sr-only"> {builderSections[section].title}</span>
              </TextLink>
            </div>
            <BuilderSummary section={section} form={form} />
          </section>
        ))}
      </div>
      <Form id={formId} method="post" action="/app/dashboard/resumes/builder?section=review">
        <FormToken />
        <KeptFormFields name="builder" kept={null} />
        <input type="hidden" name="section" value="review" />
        <input type="hidden" name="resumeId" value={draft.resumeId} />
        <input type="hidden" name="revision" value={draft.revision} />
        <input type="hidden" name="shown" value={view.shown} />
        {resumeVersion ? <input type="hidden" name="over" value={resumeVersion} /> : null}
        <BuilderActions section="review" needed={[]} hasDraft={draft.revision > 0} />
      </Form>
    </div>
  );
}

function isFilledIn(section: Section): section is Exclude<Section, "review"> {
  return section !== "review";
}

/** What was filled in in one section, to be read. */
export function BuilderSummary({ section, form }: { section: Exclude<Section, "review">; form: BuilderForm }) {
  switch (section) {
    case "personal":
      return (
        <>
          <p className="font-semibold">{form.name}</p>
          <p className="text-muted">{[form.email, form.phone, form.location].filter(Boolean).join(" · ")}</p>
          {form.summary ? <p className="mt-2 max-w-prose whitespace-pre-line">{form.summary}</p> : null}
        </>
      );
    case "education":
      return (
        <Entries>
          {keyed(form.education).map(({ key, item }) => (
            <Entry key={key} title={item.degree} place={item.school} time={item.year} />
          ))}
        </Entries>
      );
    case "experience":
      return (
        <Entries>
          {keyed(form.experience).map(({ key, item }) => (
            <Entry key={key} title={item.role} place={item.company} time={item.years}>
              {item.highlights ? (
                <ul className="mt-1.5 list-disc space-y-1 pl-5">
                  {keyed(item.highlights.split("\n").filter((line) => line.trim() !== "")).map((line) => (
                    <li key={line.key}>{line.item}</li>
                  ))}
                </ul>
              ) : null}
            </Entry>
          ))}
        </Entries>
      );
    case "skills":
      return <p>{splitSkills(form.skills).join(", ")}</p>;
    default:
      return section satisfies never;
  }
}

function Entries({ children }: { children: ReactNode }) {
  return <ul className="space-y-3">{children}</ul>;
}

function Entry({
  title,
  place,
  time,
  children,
}: Record<"title" | "place" | "time", string> & { children?: ReactNode }) {
  return (
    <li>
      <p className="flex flex-wrap justify-between gap-x-4">
        <strong className="font-semibold">{title}</strong>
        <span className="text-muted">{time}</span>
      </p>
      <p className="text-muted">{place}</p>
      {children}
    </li>
  );
}
