import type { Resume, SectionKey } from "~/tailor/resume";

/** Parts of a resume that are lists of entries. */
export type PartSection = Exclude<SectionKey, "summary">;

/** The fields of an entry in the order in which they are printed: names, then address, then body, then lists. */
export interface PartShape {
  /** What stands in the head; the dates follow the first of them. */
  names: readonly string[];
  /** "period" is startDate, endDate and current; the others are single dates. */
  dates?: "period" | "date" | "releaseDate";
  hasUrl?: boolean;
  body?: "summary" | "description";
  lists: readonly ("highlights" | "courses" | "keywords" | "lines")[];
  /** The field without which such an entry says nothing. */
  needs?: string;
}

/** What can be corrected in each part. */
export const partShapes: Record<PartSection, PartShape> = {
  work: {
    names: ["position", "name", "location"],
    dates: "period",
    hasUrl: true,
    body: "summary",
    lists: ["highlights"],
  },
  volunteer: {
    names: ["position", "organization", "location"],
    dates: "period",
    hasUrl: true,
    body: "summary",
    lists: ["highlights"],
  },
  education: {
    names: ["studyType", "area", "institution", "location", "score"],
    dates: "period",
    lists: ["courses", "highlights"],
  },
  projects: { names: ["name"], dates: "period", hasUrl: true, body: "description", lists: ["highlights"] },
  skills: { names: ["name", "level"], lists: ["keywords"] },
  languages: { names: ["language", "fluency"], lists: [], needs: "language" },
  certificates: { names: ["name", "issuer"], dates: "date", hasUrl: true, lists: [], needs: "name" },
  awards: { names: ["title", "awarder"], dates: "date", body: "summary", lists: [], needs: "title" },
  publications: {
    names: ["name", "publisher"],
    dates: "releaseDate",
    hasUrl: true,
    body: "summary",
    lists: [],
    needs: "name",
  },
  interests: { names: ["name"], lists: ["keywords"], needs: "name" },
  references: { names: ["name", "reference"], lists: [], needs: "reference" },
  other: { names: ["title"], lists: ["lines"], needs: "lines" },
};

/** One entry of any part, by the names of its fields. */
export type Entry = Record<string, unknown>;

/** The entries of a part, to be read by field names. */
export function entriesOf(resume: Resume, section: PartSection): Entry[] {
  return resume[section] as unknown as Entry[];
}
