import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { pasteResumeSchema } from "~/domain/resumes/resume.schema";
import { Button } from "~/ui/forms/button";
import { TextArea } from "~/ui/forms/field";
import { FormToken, KeptFormFields } from "~/ui/forms/hidden-fields";
import { FormErrors } from "~/ui/notice";

interface PasteResumeFormProps {
  id: string;
  maxCharacters: number;
  lastResult?: SubmissionResult<string[]> | undefined;
  /** What the user typed before they had to sign in again. */
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
      <KeptFormFields name="paste" kept={kept} answered={lastResult !== undefined} />
      <FormErrors errors={form.errors} />
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

interface CharacterCountProps {
  /** Id of the text field that is counted. */
  of: string;
  limit: number;
}

/** Counts characters while somebody types. Without scripts only the hint names the limit. */
function CharacterCount({ of, limit }: CharacterCountProps) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const field = document.getElementById(of) as HTMLTextAreaElement | null;
    const update = () => setCount(field?.value.length ?? null);
    update();
    field?.addEventListener("input", update);
    return () => field?.removeEventListener("input", update);
  }, [of]);
  if (count === null) return null;
  const over = count - limit;
  return (
    <p className={`text-sm tabular-nums ${over > 0 ? "font-medium text-danger" : "text-muted"}`}>
      {inThousands(count)} of {inThousands(limit)} characters
      <span role="status">{over > 0 ? `, ${inThousands(over)} too many` : null}</span>
    </p>
  );
}

function inThousands(count: number): string {
  return count.toLocaleString("en-GB");
}
