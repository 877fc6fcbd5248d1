import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import type { z } from "zod";
import {
  type BuilderForm,
  completeSchemas,
  draftSchemas,
  missingIn,
  type Section,
} from "~/domain/resumes/builder/builder.schema";
import type { BuilderView } from "~/domain/resumes/builder/builder-view";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { useHydrated } from "~/ui/frame/rendering";
import { ConflictNotice, FormErrors } from "~/ui/notice";
import { BuilderActions } from "./actions";
import { BuilderSummary } from "./review";
import { EducationFields, ExperienceFields, PersonalFields, SkillsFields } from "./section-fields";
import type { DraftKey, DraftSaving, SavingState, StaleDraft } from "./use-draft-saving";

interface BuilderSectionFormProps {
  formId: string;
  section: Exclude<Section, "review">;
  view: BuilderView;
  draft: DraftKey;
  /** The draft that another tab left meanwhile. */
  stale?: StaleDraft;
  kept: { id: string } | null;
  lastResult?: SubmissionResult<string[]>;
  /** It opens with what was typed before a reload. */
  isUnsaved: boolean;
  saving: DraftSaving;
}

/** One section of the builder as a form. */
export function BuilderSectionForm(props: BuilderSectionFormProps) {
  const { formId, section, view, draft, stale, kept, lastResult, isUnsaved, saving } = props;
  const scripted = useHydrated();
  const element = useRef<HTMLFormElement>(null);
  const [form, fields] = useForm<BuilderForm>({
    id: formId,
    defaultValue: view.form,
    lastResult,
    onValidate: ({ formData, submitter }) => parseWithZod(formData, { schema: schemaFor(section, submitter) }),
    // What is missing stands below the buttons: a message that comes when a field is left would move what is being clicked.
    shouldRevalidate: "onInput",
  });
  const { onSubmit, ...formProps } = getFormProps(form);
  const needed = scripted ? missingIn(section, form.value ?? {}) : [];

  const entries = section === "education" || section === "experience" ? fields[section].getFieldList().length : 0;
  const known = useRef(entries);
  useEffect(() => {
    if (known.current !== entries && element.current) saving.schedule(element.current);
    known.current = entries;
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens.
  useEffect(() => {
    if (isUnsaved && element.current) saving.schedule(element.current);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (submitter?.name === "__intent__") return onSubmit(event);
    const underWay = saving.underWay();
    if (underWay) {
      // The draft on its way comes first, or this step would meet it as somebody else's.
      event.preventDefault();
      const { currentTarget } = event;
      void underWay.then(() => currentTarget.requestSubmit(submitter));
      return undefined;
    }
    saving.cancel();
    return onSubmit(event);
  };

  return (
    <Form
      {...formProps}
      ref={element}
      method="post"
      action={`/app/dashboard/resumes/builder?section=${section}`}
      preventScrollReset={false}
      onSubmit={submit}
      onInput={(event) => saving.schedule(event.currentTarget)}
      className="space-y-6"
    >
      <FormToken />
      <input type="hidden" name="section" value={section} />
      <input type="hidden" name="resumeId" value={draft.resumeId} />
      <input type="hidden" name="revision" value={draft.revision} />
      <KeptFormFields name="builder" kept={kept} answered={lastResult?.error !== undefined || stale !== undefined} />
      {stale ? (
        <ConflictNotice>
          <BuilderCurrent section={section} current={stale} />
        </ConflictNotice>
      ) : null}
      <FormErrors errors={form.errors} />
      {section === "personal" ? <PersonalFields fields={fields} /> : null}
      {section === "education" ? <EducationFields form={form} list={fields.education} /> : null}
      {section === "experience" ? <ExperienceFields form={form} list={fields.experience} /> : null}
      {section === "skills" ? <SkillsFields field={fields.skills} /> : null}
      <BuilderActions section={section} needed={needed} hasDraft={draft.revision > 0}>
        {savingTexts[saving.state.kind] ?? (draft.revision > 0 ? "Draft saved" : "")}
      </BuilderActions>
    </Form>
  );
}

const savingTexts: Partial<Record<SavingState["kind"], string>> = {
  saving: "Saving draft...",
  saved: "Draft saved",
  failed: "Draft not saved yet: we try again as you type.",
  "signed-out": "You have been signed out. Go on to sign in: what you typed comes back.",
  stale: "Draft not saved",
};

/** Only "Next" needs a complete section; every other button just saves it. */
function schemaFor(section: Section, submitter: HTMLElement | null): z.ZodType<BuilderForm, BuilderForm> {
  const { name, value } = (submitter ?? {}) as Partial<HTMLButtonElement>;
  const schema = name === "step" && value !== "next" ? draftSchemas[section] : completeSchemas[section];
  // Of the whole form, which one section at a time fills in.
  return schema as unknown as z.ZodType<BuilderForm, BuilderForm>;
}

/** This section as another tab saved it. */
function BuilderCurrent({ section, current }: { section: Exclude<Section, "review">; current: StaleDraft }) {
  if (current.revision === 0) return <p>This draft is gone: it was saved as a resume, or started over.</p>;
  return (
    <div className="rounded-lg border border-line bg-surface p-4 text-ink">
      <p className="mb-2 text-sm font-semibold text-muted">The current version</p>
      <BuilderSummary section={section} form={current.content} />
    </div>
  );
}
