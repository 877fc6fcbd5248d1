/** Parts of a Resume that hold what the person wrote; atoms, sections and source are about it. */
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

interface Field {
  /** JSON pointer. */
  path: string;
  text: string;
}

/** Every text and every "present" of a resume (or of what a reader made of one), with its JSON pointer. */
export function fieldsOf(resume: object): Field[] {
  const values = resume as Record<string, unknown>;
  return parts.flatMap((part) => fieldsIn(values[part], `/${part}`));
}

function fieldsIn(node: unknown, path: string): Field[] {
  if (typeof node === "string") return node.trim() === "" ? [] : [{ path, text: node }];
  if (node === true) return [{ path, text: "true" }];
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) => fieldsIn(value, `${path}/${key}`));
}
