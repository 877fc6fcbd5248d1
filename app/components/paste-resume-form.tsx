import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { pasteResumeSchema } from "../domain/resumes/resume.schema";
import { Button } from "./button";
import { CharacterCount } from "./character-count";
import { TextArea } from "./field";
import { FormNotice } from "./form-notice";
import { FormToken } from "./form-token";
import { KeptForm } from "./kept-form";

interface PasteResumeFormProps {
  id: string;
  maxCharacters: number;
  lastResult?: SubmissionResult<string[]> | undefined;
  /** What was typed before its author had to sign in again. */
  kept: { id: string; result: SubmissionResult<string[]> } | null;
}

/** Saves pasted text as a resume. */
export function PasteResumeForm({ id, maxCharacters, lastResult, kept }: PasteResumeFormProps) {
  const sending = useNavigation().formData?.get("intent") === "paste";
  const [form, fields] = useForm({
    id: "paste-resume",
    lastResult: lastResult ?? kept?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pasteResumeSchema }),
  });
  return (
    <Form method="post" action="?tab=paste" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <input type="hidden" name="intent" value="paste" />
      <input type="hidden" name="id" value={id} />
      <KeptForm name="paste" kept={kept} answered={lastResult !== undefined} />
      <FormNotice errors={form.errors} />
      <div>
        <TextArea
          {...getTextareaProps(fields.text)}
          key="text"
          label="Resume text"
          rows={12}
          hint="20,000 character limit."
          errors={fields.text.errors}
        />
        <CharacterCount of={fields.text.id} limit={maxCharacters} />
      </div>
      <Button type="submit" disabled={sending}>
        {sending ? "Saving..." : "Save Resume"}
      </Button>
    </Form>
  );
}
