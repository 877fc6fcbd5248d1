import type { Resume, SectionKey, SectionRef } from "./resume";

/** Headings of sections that the source gave none. */
export const usualTitles: Record<SectionKey, string> = {
  summary: "Summary",
  work: "Experience",
  volunteer: "Volunteering",
  education: "Education",
  projects: "Projects",
  skills: "Skills",
  certificates: "Certifications",
  awards: "Awards",
  publications: "Publications",
  languages: "Languages",
  interests: "Interests",
  references: "References",
  other: "Additional Information",
};

/** What a section is called: as the source has it, or by its usual name. */
export function sectionTitle({ other }: Pick<Resume, "other">, { key, index, title }: SectionRef): string {
  return title ?? (key === "other" ? other[index ?? 0]?.title : undefined) ?? usualTitles[key];
}
