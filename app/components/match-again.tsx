import { Form } from "@remix-run/react";
import { Button } from "./button";
import { FormToken } from "./form-token";

/** Analyzes the pair that is shown once more. */
export function MatchAgain({ pair, label }: { pair: { resumeId: string; jobId: string }; label: string }) {
  return (
    <Form method="post">
      <FormToken />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      <Button type="submit">{label}</Button>
    </Form>
  );
}
