import type { Atom, Resume, SectionRef } from "~/tailor/resume";

const parts = [
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
  "other",
] as const;

/** A whole Resume from the parts that a test cares about, with an atom for every text in it. */
export function buildResume(given: Partial<Resume>): Resume {
  const resume: Resume = {
    basics: { profiles: [] },
    work: [],
    volunteer: [],
    education: [],
    awards: [],
    certificates: [],
    publications: [],
    skills: [],
    languages: [],
    interests: [],
    references: [],
    projects: [],
    other: [],
    sections: [],
    atoms: [],
    source: "",
    ...given,
  };
  const atoms = parts.flatMap((part) => textsIn(resume[part], `/${part}`));
  return {
    ...resume,
    sections: given.sections ?? presentSections(resume),
    atoms: atoms.map(([path, text], index): Atom => ({ id: `a${index}`, path, text, span: null })),
  };
}

function textsIn(node: unknown, path: string): [path: string, text: string][] {
  if (typeof node === "string") return [[path, node]];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => textsIn(value, `${path}/${key}`));
}

function presentSections(resume: Resume): SectionRef[] {
  const sections: SectionRef[] = resume.basics.summary ? [{ key: "summary" }] : [];
  for (const part of parts) {
    if (part === "basics" || resume[part].length === 0) continue;
    if (part !== "other") sections.push({ key: part });
    else
      sections.push(
        ...resume.other.map(({ title }, index): SectionRef => ({ key: "other", index, ...(title && { title }) })),
      );
  }
  return sections;
}

/** A resume of one job with these bullets, for tests that look at a single line. */
export function resumeWithBullets(highlights: string[], more: Partial<Resume> = {}): Resume {
  return buildResume({
    basics: { name: "Robin Vale", email: "robin@vale.example", profiles: [] },
    work: [{ position: "Planner", name: "Vale & Sons", startDate: "2020-01", current: true, highlights }],
    ...more,
  });
}
