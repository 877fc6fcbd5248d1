import type { Section } from "../domain/resumes/builder/builder.schema";

const page = "/app/dashboard/resumes/builder";

/** The builder, open at a section; `place` is an entry of it. */
export function builderPath(section?: Section, place?: string): string {
  return `${page}${section ? `?section=${section}` : ""}${place ? `#${place}` : ""}`;
}
