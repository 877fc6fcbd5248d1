import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { addJobSchema } from "../domain/jobs/job.schema";
import { Button } from "./button";
import { TextArea, TextField } from "./field";
import { FormToken } from "./form-token";
import { KeptForm } from "./kept-form";
import { Notice } from "./notice";

interface JobFormProps {
  id: string;
  lastResult?: SubmissionResult<string[]>;
  /** What was typed before its author had to sign in again. */
  kept: { id: string; result: SubmissionResult<string[]> } | null;
}

/** Saves a job post. */
export function JobForm({ id, lastResult, kept }: JobFormProps) {
  const sending = useNavigation().state === "submitting";
  const [form, fields] = useForm({
    id: "add-job",
    lastResult: lastResult ?? kept?.result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addJobSchema }),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <input type="hidden" name="id" value={id} />
      <KeptForm name="job" kept={kept} answered={lastResult !== undefined} />
      {form.errors ? <Notice tone="error" title={form.errors.join(" ")} /> : null}
      {fields.id.errors ? <Notice tone="error" title={fields.id.errors.join(" ")} /> : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...getInputProps(fields.title, { type: "text" })}
          key="title"
          label="Job title"
          errors={fields.title.errors}
        />
        <TextField
          {...getInputProps(fields.company, { type: "text" })}
          key="company"
          label="Company"
          hint="Leave it empty where the post does not say."
          errors={fields.company.errors}
        />
      </div>
      <TextArea
        {...getTextareaProps(fields.description)}
        key="description"
        label="Job description"
        rows={14}
        hint="The whole post, as it stands: what they ask for decides the match. 20,000 character limit."
        errors={fields.description.errors}
      />
      <Button type="submit" disabled={sending}>
        {sending ? "Saving..." : "Save Job"}
      </Button>
    </Form>
  );
}
