import type { SubmissionResult } from "@conform-to/react";
import { Notice } from "./notice";

/** What was wrong with one of the small forms of a page, whichever it was. */
export function FormErrors({ result }: { result: SubmissionResult<string[]> | undefined }) {
  const errors = Object.values(result?.error ?? {}).flatMap((messages) => messages ?? []);
  if (errors.length === 0) return null;
  return (
    <div className="mb-6">
      <Notice tone="error" title={errors.join(" ")} />
    </div>
  );
}
