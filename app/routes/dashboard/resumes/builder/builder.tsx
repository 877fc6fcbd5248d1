import type { SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { type Section, sections } from "~/domain/resumes/builder/builder.schema";
import type { BuilderView } from "~/domain/resumes/builder/builder-view";
import { Button, LinkButton } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { BuilderReview } from "./review";
import { BuilderSectionForm } from "./section-form";
import { BuilderSteps, builderSections } from "./step-links";
import { unsavedInput } from "./unsaved-input";
import { type DraftKey, type StaleDraft, useDraftSaving } from "./use-draft-saving";

interface BuilderProps {
  view: BuilderView;
  /** What the user typed before they had to sign in again. */
  kept: { id: string; result: SubmissionResult<string[]> } | null;
  /** The answer to the last step, where it led nowhere. */
  reply?: { result: SubmissionResult<string[]>; draft?: DraftKey; stale?: StaleDraft; resumeVersion?: number };
}

const formId = "builder";

/** The Guided Builder: five sections, one at a time, kept as a draft with every step and while typing. */
export function Builder({ view, kept, reply }: BuilderProps) {
  const [key, setKey] = useDraftKey(view, reply);
  const saving = useDraftSaving(view.owner, key, setKey);
  const typed = useTypedBefore(view, kept !== null, setKey);
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
          key={`${section} ${view.isEdit ? key.resumeId : ""}${key.generation}${typed ? " typed" : ""}`}
          {...shared}
          section={section}
          kept={kept}
          lastResult={reply?.result ?? kept?.result ?? typed?.result}
          isUnsaved={typed !== null}
          saving={saving}
        />
      )}
    </>
  );
}

/** What the tab noted of this section before it was loaded anew; what came back after a sign-in is newer. */
function useTypedBefore(view: BuilderView, isKept: boolean, adopt: (key: DraftKey) => void) {
  const [typed, setTyped] = useState<ReturnType<typeof unsavedInput>>(null);
  const { section } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each section, as it opens.
  useEffect(() => {
    const before = isKept ? null : unsavedInput(view);
    setTyped(before);
    if (before) adopt(before.key);
  }, [section]);
  return typed?.section === section ? typed : null;
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
    const savedRevision = reply?.draft?.resumeId === key.resumeId ? reply.draft.revision : 0;
    if (!isSame) setKey({ resumeId: view.resumeId, revision: view.revision, generation: key.generation + 1 });
    else if (isNews && view.resumeId === key.resumeId)
      setKey({ ...key, revision: Math.max(view.revision, key.revision, savedRevision) });
    else if (savedRevision > key.revision) setKey({ ...key, revision: savedRevision });
  }
  return [key, (next) => setKey((last) => ({ ...last, ...next }))];
}

interface BuilderDiscardProps {
  draft: DraftKey;
  section: Section;
  isEdit: boolean;
}

/** Asks before the draft is thrown away. */
function BuilderDiscard({ draft, section, isEdit }: BuilderDiscardProps) {
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <h2 className="text-2xl">Start over?</h2>
      <p className="mt-2 max-w-prose text-muted">
        {isEdit
          ? "Your changes are deleted. The resume itself stays as it is."
          : "Everything you filled in here is deleted. Your saved resumes stay."}
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <FormToken />
        <input type="hidden" name="section" value="review" />
        <input type="hidden" name="resumeId" value={draft.resumeId} />
        <input type="hidden" name="revision" value={draft.revision} />
        <Button type="submit" name="step" value="start-over" look="danger" disabled={sending}>
          {sending ? "Starting over..." : "Start over"}
        </Button>
        <LinkButton look="quiet" to={`?section=${section}`}>
          Keep it
        </LinkButton>
      </Form>
    </>
  );
}
