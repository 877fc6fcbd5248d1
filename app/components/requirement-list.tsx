import { correctionLabels } from "../domain/jobs/correction.schema";
import type { RequirementView } from "../domain/jobs/job-view";
import type { RequirementWeight } from "../tailor/posting";

const groups: (RequirementWeight | "none")[] = ["must", "preferred", "nice", "none"];

/** What a post asks for, by weight, in its own words; last what its owner says that it does not ask for. */
export function RequirementList({ requirements }: { requirements: RequirementView[] }) {
  return (
    <div className="space-y-4">
      {groups.map((weight) => {
        const asked = requirements.filter(({ said, read }) => (said ?? read) === weight);
        const title = correctionLabels[weight];
        if (asked.length === 0) return null;
        return (
          <section key={weight} aria-label={title}>
            <h3 className="mb-2 text-base">
              {title} <span className="font-sans text-sm font-normal text-muted">({asked.length})</span>
            </h3>
            <ul className="flex flex-wrap gap-2">
              {asked.map(({ key, term, years, said }) => (
                <li
                  key={key}
                  className={`rounded-2xl border px-3 py-1 text-sm ${said ? "border-accent" : "border-line"} ${weight === "none" ? "text-muted line-through" : "bg-paper"}`}
                >
                  {term}
                  {years ? <span className="text-muted"> · {years}+ years</span> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
