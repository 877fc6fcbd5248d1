import type { Section } from "../domain/resumes/builder/builder.schema";
import { BuilderSummary } from "./builder-summary";
import type { StaleDraft } from "./use-draft-saving";

/** What another tab left of this section. */
export function BuilderCurrent({ section, current }: { section: Exclude<Section, "review">; current: StaleDraft }) {
  if (current.revision === 0) return <p>There is no draft by now: it was saved as a resume, or started over.</p>;
  return (
    <div className="rounded-lg border border-line bg-surface p-4 text-ink">
      <p className="mb-2 text-sm font-semibold text-muted">The current version</p>
      <BuilderSummary section={section} form={current.content} />
    </div>
  );
}
