import type { Change, Claim } from "~/tailor/change";
import { capital } from "~/tailor/grammar/open-with-deed";
import type { Resume } from "~/tailor/resume";
import { unitsOf } from "./units";

const sign = "• ";

/** Facts as lines below a summary. */
export function withFacts(summary: string, facts: readonly string[]): string {
  return [...(summary === "" ? [] : [summary]), ...facts.map((fact) => `${sign}${fact}`)].join("\n");
}

/**
 * A new summary without the lines below it that the resume has word for word, as pieces that stand by themselves; each of these
 * is a claim with its place in the source.
 */
export function withoutQuoted({ after }: Pick<Change, "after">, resume: Resume): { after: string; claims: Claim[] } {
  const lines = after.split("\n");
  if (!lines.some((line) => line.startsWith(sign))) return { after, claims: [] };
  const units = new Map(unitsOf(resume).flatMap((unit) => (unit.span ? [[capital(unit.text), unit]] : [])));
  const claims: Claim[] = [];
  const rest = lines.filter((line) => {
    const unit = line.startsWith(sign) ? units.get(line.slice(sign.length)) : undefined;
    if (unit)
      claims.push({
        text: line.slice(sign.length),
        kind: "scope",
        status: "supported",
        source: { quote: unit.text, span: unit.span },
      });
    return unit === undefined;
  });
  return { after: rest.join("\n"), claims };
}
