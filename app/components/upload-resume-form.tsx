import { Form, useNavigation } from "@remix-run/react";
import { Upload } from "lucide-react";
import { Button } from "./button";
import { FormToken } from "./form-token";
import { Notice } from "./notice";

/** Uploads a resume file; `failure` is the answer to the last try. */
export function UploadResumeForm({ id, failure }: { id: string; failure?: { title: string; text?: string } }) {
  const sending = useNavigation().formData?.get("intent") === "upload";
  return (
    <Form method="post" action="?tab=upload" encType="multipart/form-data" className="space-y-5">
      <FormToken />
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="id" value={id} />
      {failure ? (
        <Notice tone="error" title={failure.title}>
          {failure.text ? <p>{failure.text}</p> : null}
        </Notice>
      ) : null}
      <div>
        <label htmlFor="resume-file" className="mb-1.5 block font-semibold">
          Resume file
        </label>
        <input
          id="resume-file"
          type="file"
          name="file"
          required
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-describedby="resume-file-hint"
          className="w-full rounded-xl border border-dashed border-line-strong bg-paper p-4 hover:border-accent file:mr-4 file:rounded-lg file:border file:border-line-strong file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink"
        />
        <p id="resume-file-hint" className="mt-1.5 text-sm text-muted">
          PDF or DOCX, at most 7 MB. You can drop the file here too.
        </p>
      </div>
      <Button type="submit" disabled={sending}>
        <Upload aria-hidden className="size-5" />
        {sending ? "Uploading..." : "Upload Resume"}
      </Button>
    </Form>
  );
}
