import type { Resume } from "~/tailor/resume";

const schema = "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json";

/**
 * The resume as JSON Resume 1.0.0, without atoms and spans. What the schema has no place for (sections of the
 * person's own, an ongoing end, the order of the sections) goes under `meta`, which the schema leaves open.
 */
export function renderJsonResume(resume: Resume): string {
  const { atoms, source, sections, other, basics, ...parts } = resume;
  const document = {
    $schema: schema,
    basics: { ...basics, ...(basics.url && { url: webAddress(basics.url) }), profiles: basics.profiles.map(withUrl) },
    ...parts,
    work: parts.work.map(withUrl),
    volunteer: parts.volunteer.map(withUrl),
    certificates: parts.certificates.map(withUrl),
    publications: parts.publications.map(withUrl),
    projects: parts.projects.map(withUrl),
    meta: { version: "v1.0.0", sections, ...(other.length > 0 && { other }) },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function withUrl<Entry extends { url?: string }>(entry: Entry): Entry {
  return entry.url ? { ...entry, url: webAddress(entry.url) } : entry;
}

/** The schema asks for a URI: "github.com/name" gets its scheme. */
export function webAddress(url: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(url) ? url : `https://${url}`;
}
