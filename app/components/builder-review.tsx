import { Form } from "@remix-run/react";
import { Pencil } from "lucide-react";
import { type Section, sections } from "../domain/resumes/builder/builder.schema";
import type { BuilderView } from "../domain/resumes/builder/builder-view";
import { BuilderActions } from "./builder-actions";
import { builderSections } from "./builder-sections";
import { BuilderSummary } from "./builder-summary";
import { FormNotice } from "./form-notice";
import { FormToken } from "./form-token";
import { KeptForm } from "./kept-form";
import { StaleNotice } from "./stale-notice";
import { TextLink } from "./text-link";
import type { DraftKey, StaleDraft } from "./use-draft-saving";

interface BuilderReviewProps {
  formId: string;
  view: BuilderView;
  draft: DraftKey;
  stale?: StaleDraft;
  errors?: string[] | null;
  /** The resume was changed elsewhere: this version stands. */
  resumeVersion?: number;
}

/** Everything that was filled in, each section with a way back to it, and the button that saves. */
export function BuilderReview({ formId, view, draft, stale, errors, resumeVersion }: BuilderReviewProps) {
  const form = stale && stale.revision > 0 ? stale.content : view.form;
  return (
    <div className="space-y-6">
      {stale ? (
        <StaleNotice>
          {stale.revision > 0 ? null : <p>There is no draft by now: it was saved as a resume, or started over.</p>}
        </StaleNotice>
      ) : null}
      {resumeVersion ? (
        <StaleNotice>
          <p>
            <TextLink to={`/app/dashboard/resumes/${draft.resumeId}`}>
              The resume as it stands: version {resumeVersion}
            </TextLink>
            . Saving again makes the next version of what you see here.
          </p>
        </StaleNotice>
      ) : null}
      <FormNotice errors={errors} />
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
        <KeptForm name="builder" kept={null} />
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
