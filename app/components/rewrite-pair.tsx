import { Form, useNavigation } from "@remix-run/react";
import { Sparkles } from "lucide-react";
import { Button } from "./button";
import { FormToken } from "./form-token";

/** Asks for the rewrite of a resume for a job; `newId` is the id that it will have. */
export function RewritePair({ pair, newId }: { pair: { resumeId: string; jobId: string }; newId: string }) {
  const rewriting = useNavigation().formAction === "/app/dashboard/rewrites";
  return (
    <Form method="post" action="/app/dashboard/rewrites" id="rewrite" className="scroll-mt-6">
      <FormToken />
      <input type="hidden" name="id" value={newId} />
      <input type="hidden" name="resumeId" value={pair.resumeId} />
      <input type="hidden" name="jobId" value={pair.jobId} />
      <Button type="submit" disabled={rewriting}>
        <Sparkles aria-hidden className="size-5" /> Rewrite Resume & Cover Letter
      </Button>
    </Form>
  );
}
