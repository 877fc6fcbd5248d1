import type { Atom, Resume, Work } from "~/tailor/resume";

export interface Sketch {
  summary?: string;
  jobs?: { position: string; startDate?: string; endDate?: string; current?: boolean; highlights: string[] }[];
  skills?: string[];
  certificates?: string[];
  education?: string[];
}

/** A resume with atoms and a source, from the few things a test cares about. */
export function resumeOf(sketch: Sketch): Resume {
  const atoms: Atom[] = [];
  let source = "";
  const add = (path: string, text: string): string => {
    atoms.push({ id: `a${path}`, path, text, span: { start: source.length, end: source.length + text.length } });
    source += `${text}\n`;
    return text;
  };
  const basics = { profiles: [], summary: sketch.summary && add("/basics/summary", sketch.summary) };
  const work = (sketch.jobs ?? []).map(
    (job, i): Work => ({
      ...job,
      position: add(`/work/${i}/position`, job.position),
      highlights: job.highlights.map((line, j) => add(`/work/${i}/highlights/${j}`, line)),
    }),
  );
  const keywords = (sketch.skills ?? []).map((word, j) => add(`/skills/0/keywords/${j}`, word));
  const certificates = (sketch.certificates ?? []).map((name, i) => ({ name: add(`/certificates/${i}/name`, name) }));
  const education = (sketch.education ?? []).map((studyType, i) => ({
    studyType: add(`/education/${i}/studyType`, studyType),
    courses: [],
    highlights: [],
  }));
  return {
    basics,
    work,
    volunteer: [],
    education,
    awards: [],
    certificates,
    publications: [],
    skills: keywords.length > 0 ? [{ keywords }] : [],
    languages: [],
    interests: [],
    references: [],
    projects: [],
    other: [],
    sections: [],
    atoms,
    source,
  };
}
