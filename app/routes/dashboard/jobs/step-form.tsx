import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { StepForm as StepFormView } from "~/domain/applications/get-step-form.server";
import { recordStepSchema } from "~/domain/applications/step.schema";
import { statusLabels } from "~/domain/jobs/job.schema";
import { Button, LinkButton } from "~/ui/forms/button";
import { Select, TextField } from "~/ui/forms/field";
import { FormToken } from "~/ui/forms/hidden-fields";
import { formatDay } from "~/ui/local-date";
import { FormErrors } from "~/ui/notice";

interface StepFormProps {
  view: StepFormView;
  /** Id of the step that the form makes or changes. */
  id: string;
  /** What the form begins with. */
  first: { status: string; day: string; attachments: string };
  /** "2026-11-21" */
  lastDay: string;
  lastResult?: SubmissionResult<string[]>;
}

/** Notes a step of an application, or corrects one: how far, when, and what was sent. */
export function StepForm({ view, id, first, lastDay, lastResult }: StepFormProps) {
  const sending = useNavigation().formData?.get("day") !== undefined;
  const [form, fields] = useForm({
    id: "step",
    lastResult,
    defaultValue: first,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: recordStepSchema }),
  });
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      <input type="hidden" name="id" value={id} />
      {view.step ? <input type="hidden" name="intent" value="change" /> : null}
      <FormErrors errors={form.errors} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...getSelectProps(fields.status)}
          key="status"
          defaultValue={fields.status.initialValue}
          label="How far has it come?"
          errors={fields.status.errors}
        >
          {Object.entries(statusLabels).map(([status, label]) => (
            <option key={status} value={status}>
              {label}
            </option>
          ))}
        </Select>
        <TextField
          {...getInputProps(fields.day, { type: "date" })}
          key="day"
          label="On which day?"
          max={lastDay}
          errors={fields.day.errors}
        />
      </div>
      <Select
        {...getSelectProps(fields.attachments)}
        key="attachments"
        defaultValue={fields.attachments.initialValue}
        label="What did you send?"
        hint="We keep a copy as it is now. Whatever you change later, you can see here what you sent."
        errors={fields.attachments.errors}
      >
        <PaperOptions view={view} />
      </Select>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving..." : "Save step"}
        </Button>
        <LinkButton look="quiet" to={`/app/dashboard/jobs/${view.job.id}`}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  );
}

function PaperOptions({ view: { step, rewrites, resumes } }: { view: StepFormView }) {
  return (
    <>
      {step?.sent ? <option value="keep">Keep the copy of {step.sent.name}</option> : null}
      <option value="none">Nothing</option>
      {rewrites.length > 0 ? (
        <optgroup label="Rewritten for this job, with its letter">
          {rewrites.map(({ id, resumeName, createdAt }) => (
            <option key={id} value={`rewrite:${id}`}>
              {resumeName}, rewritten {formatDay(createdAt)}
            </option>
          ))}
        </optgroup>
      ) : null}
      {resumes.length > 0 ? (
        <optgroup label="A resume as it is now">
          {resumes.map(({ id, label }) => (
            <option key={id} value={`resume:${id}`}>
              {label}
            </option>
          ))}
        </optgroup>
      ) : null}
    </>
  );
}
