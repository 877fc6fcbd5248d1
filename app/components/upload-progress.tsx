import { Button } from "./button";
import type { UploadProgress as Progress } from "./use-upload";

/** How far an upload is: a bar, in words, and a way out. */
export function UploadProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { sentBytes, totalBytes, isReading } = progress;
  const percent = totalBytes === 0 ? 0 : Math.floor((100 * sentBytes) / totalBytes);
  return (
    <div className="rounded-xl bg-accent-soft p-4">
      <p className="flex flex-wrap justify-between gap-x-4 font-semibold">
        {/* Spoken once a phase: nobody wants to hear a hundred numbers. */}
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
