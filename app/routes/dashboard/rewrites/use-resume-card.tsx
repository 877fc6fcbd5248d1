import type { UseView } from "~/domain/rewriting/show/rewrite-view";
import { Card } from "~/ui/card";
import { Button } from "~/ui/forms/button";
import { useDecisions } from "./decision-context";
import { DecisionForm, DecisionProblem } from "./decision-form";

interface UseResumeCardProps {
  use: UseView;
  /** The id that a new resume will have: sending it twice makes one. */
  newId: string;
}

/** What can be done with the new resume besides downloading it. */
export function UseResumeCard({ use, newId }: UseResumeCardProps) {
  const { reply, revision } = useDecisions();
  const knowing = reply?.about === "use" && reply.isStale;
  return (
    <Card
      title="Keep it"
      anchor="use"
      lead="The rewrite is a copy. Your resume changes only if you say so, and its earlier versions stay."
    >
      <DecisionProblem about="use" />
      {"gone" in use ? <p className="mb-4 text-muted">{use.gone} There is no resume to replace.</p> : null}
      {"basedOn" in use && use.current !== use.basedOn && !knowing ? (
        <p className="mb-4">Your resume was changed since this was written. Those changes are not in it.</p>
      ) : null}
      {"isUsed" in use && use.isUsed ? (
        <p className="mb-4 font-semibold">Your resume was taken from this rewrite.</p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {"gone" in use ? null : (
          <DecisionForm
            intent="use"
            fields={{ basedOn: String(knowing ? use.current : use.basedOn), seen: String(revision) }}
          >
            <Button type="submit">Use this as my resume</Button>
          </DecisionForm>
        )}
        <DecisionForm intent="new-resume" fields={{ id: newId }}>
          <Button type="submit" look="quiet">
            Save as a new resume
          </Button>
        </DecisionForm>
      </div>
    </Card>
  );
}
