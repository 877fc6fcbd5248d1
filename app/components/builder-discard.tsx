import { Form, useNavigation } from "@remix-run/react";
import type { Section } from "../domain/resumes/builder/builder.schema";
import { Button, LinkButton } from "./button";
import { FormToken } from "./form-token";
import type { DraftKey } from "./use-draft-saving";

interface BuilderDiscardProps {
  draft: DraftKey;
  section: Section;
  isEdit: boolean;
}

/** Asks before the draft is thrown away. */
export function BuilderDiscard({ draft, section, isEdit }: BuilderDiscardProps) {
  const sending = useNavigation().state !== "idle";
  return (
    <>
      <h2 className="text-2xl">Start over?</h2>
      <p className="mt-2 max-w-prose text-muted">
        {isEdit
          ? "Your changes are deleted. The resume that they were for stays as it is."
          : "Everything you filled in here is deleted. Your saved resumes stay."}
      </p>
      <Form method="post" className="mt-6 flex flex-wrap gap-3">
        <FormToken />
        <input type="hidden" name="section" value="review" />
        <input type="hidden" name="resumeId" value={draft.resumeId} />
        <input type="hidden" name="revision" value={draft.revision} />
        <Button type="submit" name="step" value="start-over" look="danger" disabled={sending}>
          {sending ? "Starting over..." : "Start over"}
        </Button>
        <LinkButton look="quiet" to={`?section=${section}`}>
          Keep it
        </LinkButton>
      </Form>
    </>
  );
}
