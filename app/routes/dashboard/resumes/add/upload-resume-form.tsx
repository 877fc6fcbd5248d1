import { Form, useNavigation } from "@remix-run/react";
import { Upload } from "lucide-react";
import { type DragEvent, type FormEvent, useRef, useState } from "react";
import { messagesOf, noFile, uploadFailureOf } from "~/domain/resumes/add/resume-file.shared";
import { Button } from "~/ui/forms/button";
import { FormToken } from "~/ui/forms/hidden-fields";
import { FormErrors } from "~/ui/notice";
import { type UploadProgress as Progress, useUpload } from "./use-upload";

interface UploadResumeFormProps {
  id: string;
  /** Errors of the last upload that the browser sent without a script. */
  errors?: string[] | null | undefined;
}

/** Uploads a resume file. It is a plain form; a script sends it itself to show the progress. */
export function UploadResumeForm({ id, errors }: UploadResumeFormProps) {
  const isNavigating = useNavigation().formData?.get("intent") === "upload";
  const upload = useUpload();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const shown = upload.failure ? messagesOf(upload.failure) : upload.progress ? null : errors;
  const sending = isNavigating || upload.progress !== null;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const refused = file ? uploadFailureOf(file) : noFile;
    if (!refused) return upload.send(event.currentTarget);
    upload.refuse(refused);
    input.current?.focus();
    return undefined;
  };
  const drop = (event: DragEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsOver(false);
    const { files } = event.dataTransfer;
    if (!input.current || files.length === 0 || sending) return;
    input.current.files = files;
    input.current.focus();
  };

  return (
    <Form
      method="post"
      action="?tab=upload"
      encType="multipart/form-data"
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      className="space-y-5"
    >
      <FormToken />
      <input type="hidden" name="intent" value="upload" />
      <input type="hidden" name="id" value={id} />
      <FormErrors errors={shown} />
      <div>
        <label htmlFor="resume-file" className="mb-1.5 block font-semibold">
          Resume file
        </label>
        <input
          ref={input}
          id="resume-file"
          type="file"
          name="file"
          onChange={() => upload.refuse(null)}
          accept=".pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
          aria-describedby="resume-file-hint"
          className={`w-full rounded-xl border border-dashed bg-paper px-4 py-6 hover:border-accent file:mr-4 file:rounded-lg file:border file:border-line-strong file:bg-surface file:px-3 file:py-2 file:font-semibold file:text-ink ${isOver ? "border-accent bg-accent-soft" : "border-line-strong"}`}
        />
        <p id="resume-file-hint" className="mt-1.5 text-sm text-muted">
          PDF or DOCX, at most 7 MB. You can drop the file here too.
        </p>
      </div>
      {upload.progress ? (
        <UploadProgress progress={upload.progress} onCancel={upload.cancel} />
      ) : (
        <Button type="submit" disabled={sending}>
          <Upload aria-hidden className="size-5" />
          {sending ? "Uploading..." : "Upload Resume"}
        </Button>
      )}
    </Form>
  );
}

/** Progress of an upload as a bar and in words, with a button to cancel it. */
function UploadProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { sentBytes, totalBytes, isReading } = progress;
  const percent = totalBytes === 0 ? 0 : Math.floor((100 * sentBytes) / totalBytes);
  return (
    <div className="rounded-xl bg-accent-soft p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {/* Announced once for each phase, not for every percentage. */}
        <span role="status">{isReading ? "Reading your resume..." : "Uploading..."}</span>
        <span className="tabular-nums">
          {percent}%{" "}
          <span className="font-normal text-muted">
            {inMegabytes(sentBytes)} of {inMegabytes(totalBytes)} MB
          </span>
        </span>
      </p>
      <progress
        aria-label="Upload"
        max={100}
        value={percent}
        className="mt-2 block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      {isReading ? null : (
        <Button type="button" look="quiet" className="mt-4" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

function inMegabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
