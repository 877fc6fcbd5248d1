import { useNavigation } from "@remix-run/react";
import type { Section } from "~/domain/resumes/builder/builder.schema";
import { sections } from "~/domain/resumes/builder/builder.schema";
import { Button } from "~/ui/forms/button";

interface BuilderActionsProps {
  section: Section;
  /** What the section still needs; nothing where it is complete. */
  needed: string[];
  /** There is something to throw away. */
  hasDraft: boolean;
  /** Where the draft stands: "Draft saved". */
  children?: React.ReactNode;
}

/** The row of buttons below a section. */
export function BuilderActions({ section, needed, hasDraft, children }: BuilderActionsProps) {
  const sending = useNavigation().state === "submitting";
  const before = sections[sections.indexOf(section) - 1];
  const isLast = section === "review";
  const hintId = "builder-needed";
  return (
    <div className="border-t border-line pt-5">
      <div className="flex flex-wrap items-center gap-3">
        {before ? (
          <Button type="submit" name="step" value={before} look="quiet" formNoValidate>
            Back
          </Button>
        ) : null}
        <Button
          type="submit"
          name="step"
          value={isLast ? "save" : "next"}
          disabled={sending || needed.length > 0}
          aria-describedby={needed.length > 0 ? hintId : undefined}
          className={needed.length > 0 ? "disabled:cursor-not-allowed!" : ""}
        >
          {isLast ? (sending ? "Saving..." : "Save Resume") : "Next"}
        </Button>
        <p className="text-sm text-muted">{children}</p>
        {hasDraft ? (
          <button
            type="submit"
            name="step"
            value="discard"
            formNoValidate
            className="ml-auto min-h-11 rounded-lg px-2 text-sm font-semibold text-muted underline decoration-1 underline-offset-4 hover:text-danger"
          >
            Start over
          </button>
        ) : null}
      </div>
      {needed.length > 0 ? (
        <p id={hintId} className="mt-3 text-sm text-muted">
          Still needed: {needed.join(", ")}.
        </p>
      ) : null}
    </div>
  );
}
