import type { SubmissionResult } from "@conform-to/react";
import { useState } from "react";
import { sections } from "../domain/resumes/builder/builder.schema";
import type { BuilderView } from "../domain/resumes/builder/builder-view";
import { BuilderDiscard } from "./builder-discard";
import { BuilderReview } from "./builder-review";
import { BuilderSectionForm } from "./builder-section-form";
import { builderSections } from "./builder-sections";
import { BuilderSteps } from "./builder-steps";
import { type DraftKey, type StaleDraft, useDraftSaving } from "./use-draft-saving";

interface BuilderProps {
  view: BuilderView;
  /** What was typed before its author had to sign in again. */
  kept: { id: string; result: SubmissionResult<string[]> } | null;
  /** The answer to the last step, where it led nowhere. */
  reply?: { result: SubmissionResult<string[]>; draft?: DraftKey; stale?: StaleDraft; resumeVersion?: number };
}

const formId = "builder";

/** The Guided Builder: five sections, one at a time, kept as a draft with every step and while typing. */
export function Builder({ view, kept, reply }: BuilderProps) {
  const [key, setKey] = useDraftKey(view, reply);
  const saving = useDraftSaving(key, setKey);
  if (view.asksToDiscard) return <BuilderDiscard draft={key} section={view.section} isEdit={view.isEdit} />;
  const { section } = view;
  const { title, lead } = builderSections[section];
  const stale = reply?.stale ?? (saving.state.kind === "stale" ? saving.state.current : undefined);
  const shared = { formId, view, draft: stale ?? key, stale };
  return (
    <>
      <BuilderSteps current={section} reachable={view.reachable} formId={formId} />
      <p className="mt-5 text-sm text-muted">
        Step {sections.indexOf(section) + 1} of {sections.length}
      </p>
      <h2 className="text-2xl">{title}</h2>
      <p className="mt-1 mb-5 max-w-prose text-muted">{lead}</p>
      {section === "review" ? (
        <BuilderReview {...shared} errors={reply?.result.error?.[""]} resumeVersion={reply?.resumeVersion} />
      ) : (
        <BuilderSectionForm
          key={`${section} ${view.isEdit ? key.resumeId : ""}${key.generation}`}
          {...shared}
          section={section}
          kept={kept}
          lastResult={reply?.result ?? kept?.result}
          saving={saving}
        />
      )}
    </>
  );
}

type Key = DraftKey & { generation: number };

/**
 * Which draft this page writes. What the page was loaded with may be older than what it has sent since, but where it
 * is another draft altogether (started over, or saved), the forms begin anew.
 */
function useDraftKey(view: BuilderView, reply: BuilderProps["reply"]): [Key, (key: DraftKey) => void] {
  const [key, setKey] = useState<Key>({ resumeId: view.resumeId, revision: view.revision, generation: 0 });
  const [seen, setSeen] = useState<{ view: BuilderView; reply: BuilderProps["reply"] }>({ view, reply });
  if (seen.view !== view || seen.reply !== reply) {
    const isNews = seen.view !== view;
    setSeen({ view, reply });
    const isSame = !isNews || view.resumeId === key.resumeId || (view.revision === 0 && key.revision === 0);
    const told = reply?.draft?.resumeId === key.resumeId ? reply.draft.revision : 0;
    if (!isSame) setKey({ resumeId: view.resumeId, revision: view.revision, generation: key.generation + 1 });
    else if (isNews && view.resumeId === key.resumeId)
      setKey({ ...key, revision: Math.max(view.revision, key.revision, told) });
    else if (told > key.revision) setKey({ ...key, revision: told });
  }
  return [key, (next) => setKey((last) => ({ ...last, ...next }))];
}
