import type { Requirement, RequirementWeight } from "../tailor/posting";

const groups: { weight: RequirementWeight; title: string }[] = [
  { weight: "must", title: "Must have" },
  { weight: "preferred", title: "Preferred" },
  { weight: "nice", title: "Nice to have" },
];

/** The requirements of a post, by weight, in the post's own words. */
export function RequirementList({ requirements }: { requirements: Requirement[] }) {
  return (
    <div className="space-y-4">
      {groups.map(({ weight, title }) => {
        const asked = requirements.filter((requirement) => requirement.weight === weight);
        if (asked.length === 0) return null;
        return (
          <section key={weight} aria-label={title}>
            <h3 className="mb-2 text-base">{title}</h3>
            <ul className="flex flex-wrap gap-2">
              {asked.map((requirement) => (
                <li key={requirement.id} className="rounded-2xl border border-line bg-paper px-3 py-1 text-sm">
                  {requirement.term}
                  {requirement.years ? <span className="text-muted"> · {requirement.years}+ years</span> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
