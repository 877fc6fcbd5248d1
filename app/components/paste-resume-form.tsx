import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { pasteResumeSchema } from "../domain/resumes/resume.schema";
import { Button } from "./button";
import { TextArea } from "./field";
import { FormToken } from "./form-token";
import { Notice } from "./notice";

/** Saves pasted text as a resume. */
export function PasteResumeForm({ id, lastResult }: { id: string; lastResult?: SubmissionResult<string[]> }) {
  const sending = useNavigation().formData?.get("intent") === "paste";
  const [form, fields] = useForm({
    id: "paste-resume",
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: pasteResumeSchema }),
  });
  return (
    <Form method="post" action="?tab=paste" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <input type="hidden" name="intent" value="paste" />
      <input type="hidden" name="id" value={id} />
      {form.errors ? <Notice tone="error" title={form.errors.join(" ")} /> : null}
      <TextArea
        {...getTextareaProps(fields.text)}
        key="text"
        label="Resume text"
        rows={12}
        hint="20,000 character limit."
        errors={fields.text.errors}
      />
      <Button type="submit" disabled={sending}>
        {sending ? "Saving..." : "Save Resume"}
      </Button>
    </Form>
  );
}
