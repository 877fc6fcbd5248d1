import type { Evidence } from "~/tailor/match";

export type Place = Evidence["place"];

/** What a path says of its atom ("/work/0/highlights/2"). */
export interface Field {
  section: string;
  name: string;
  /** "/work/0", or "/basics". */
  entry: string;
  /** Free text: a sentence, or a few bare words. */
  free: boolean;
}

const freeFields = new Set(["summary", "highlights", "description", "lines", "courses"]);

/** Takes the path of an atom apart. */
export function fieldOf(path: string): Field {
  const first = path.indexOf("/", 1);
  const section = first < 0 ? path.slice(1) : path.slice(1, first);
  if (section === "basics") {
    const name = path.slice(first + 1);
    return { section, name, entry: "/basics", free: false };
  }
  const second = first < 0 ? -1 : path.indexOf("/", first + 1);
  const third = second < 0 ? -1 : path.indexOf("/", second + 1);
  const name = second < 0 ? "" : path.slice(second + 1, third < 0 ? undefined : third);
  return { section, name, entry: second < 0 ? path : path.slice(0, second), free: freeFields.has(name) };
}

/** What kind of evidence a field can be; undefined for names, dates, places and addresses, which are none. */
export function placeOf({ section, name }: Field): Place | undefined {
  return places[section]?.[name] ?? (section === "skills" ? "skills" : undefined);
}

const job = { position: "title", summary: "bullet", highlights: "bullet" } as const;

const places: Record<string, Record<string, Place>> = {
  basics: { summary: "summary", label: "title" },
  work: job,
  volunteer: job,
  projects: { name: "bullet", description: "bullet", highlights: "bullet" },
  education: { studyType: "education", area: "education", courses: "education", highlights: "education" },
  certificates: { name: "certificate", issuer: "certificate" },
  languages: { language: "language" },
  awards: { title: "other", awarder: "other", summary: "other" },
  publications: { name: "other", summary: "other" },
  other: { lines: "other" },
};
