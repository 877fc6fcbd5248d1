import { getFormProps, getInputProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import type { ClipboardEvent, ReactNode } from "react";
import { addJobSchema, editJobSchema } from "~/domain/jobs/job.schema";
import { Button, LinkButton } from "~/ui/forms/button";
import { TextArea, TextField } from "~/ui/forms/field";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { FormErrors } from "~/ui/notice";
import { htmlToLines } from "./html-to-lines";

interface JobFormProps {
  /** A new post brings its id, one that is edited the state that the form was made from. */
  job: { id: string } | { revision: number; title: string; company: string; description: string; sourceUrl: string };
  /** The form that came back. */
  reply?: { result: SubmissionResult<string[]> };
  /** What the user typed before they had to sign in again. */
  kept?: { id: string; result: SubmissionResult<string[]> } | null;
  /** Takes the place of the form's message where the save came too late. */
  staleNotice?: ReactNode;
  cancelTo?: string;
}

/** Saves a job post, new or edited. */
export function JobForm({ job, reply, kept = null, staleNotice, cancelTo }: JobFormProps) {
  const sending = useNavigation().formMethod === "POST";
  const isNew = "id" in job;
  const [form, fields] = useForm({
    id: "job",
    lastResult: reply?.result ?? kept?.result,
    defaultValue: isNew ? undefined : job,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: isNew ? addJobSchema : editJobSchema }),
  });
  const formErrors = [...(form.errors ?? []), ...(form.allErrors.id ?? []), ...(form.allErrors.revision ?? [])];
  return (
    <Form method="post" {...getFormProps(form)} className="space-y-5">
      <FormToken />
      {isNew ? (
        <>
          <input type="hidden" name="id" value={job.id} />
          <KeptFormFields name="job" kept={kept} answered={reply !== undefined} />
        </>
      ) : (
        <input type="hidden" name="revision" value={job.revision} />
      )}
      {staleNotice ?? <FormErrors errors={formErrors} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...getInputProps(fields.title, { type: "text" })}
          key="title"
          label="Job title"
          hint="Leave it empty to take the title from the post."
          errors={fields.title.errors}
        />
        <TextField
          {...getInputProps(fields.company, { type: "text" })}
          key="company"
          label="Company"
          hint="Leave it empty if the post does not say."
          errors={fields.company.errors}
        />
      </div>
      <TextArea
        {...getTextareaProps(fields.description)}
        key="description"
        label="Job description"
        rows={14}
        onPaste={pasteAsText}
        hint="The whole post: what it asks for decides the match. 20,000 character limit."
        errors={fields.description.errors}
      />
      <TextField
        {...getInputProps(fields.sourceUrl, { type: "text" })}
        key="sourceUrl"
        inputMode="url"
        autoComplete="off"
        label="Address of the post"
        placeholder="https://"
        hint="Optional. We keep it as a link for you and never open it ourselves."
        errors={fields.sourceUrl.errors}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={sending}>
          {sending ? "Saving..." : isNew ? "Save Job" : "Save changes"}
        </Button>
        {cancelTo ? (
          <LinkButton look="quiet" to={cancelTo}>
            Cancel
          </LinkButton>
        ) : null}
      </div>
    </Form>
  );
}

/** Puts copied markup into a text area as clean text, at the cursor, so that Undo takes it back. */
function pasteAsText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData("text/html");
  if (!html) return;
  const text = htmlToLines(new DOMParser().parseFromString(html, "text/html").body);
  if (!text) return;
  event.preventDefault();
  const area = event.currentTarget;
  // The only way to insert text that Undo can take back. If a browser lacks it, the text is inserted without Undo.
  if (document.execCommand("insertText", false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
