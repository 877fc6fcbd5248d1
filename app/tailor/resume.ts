/** The resume as the engine sees it: JSON Resume 1.0.0 with the source of every value beside it. */

/** Half-open range of UTF-16 code units in the source text. */
export interface Span {
  start: number;
  end: number;
}

/**
 * One value of the resume (a field or a bullet) with where it was read.
 * `path` is a JSON pointer into the Resume ("/work/0/highlights/2") and moves with the value;
 * `id` is given at parse time and never changes. `text` is verbatim source text, except that line
 * breaks and hyphenation inside a value are joined; the value at `path` may be normalised (dates).
 */
export interface Atom {
  id: string;
  path: string;
  text: string;
  span: Span | null;
}

/**
 * An entry whose head could be read in two ways: which of its values is the title and which the employer. It stands
 * until the person looks the entry over. `atom` is the id of a value of the entry, with which it moves.
 */
export interface Doubt {
  atom: string;
}

/** Dates are ISO 8601 prefixes: "2019", "2019-03" or "2019-03-01". An open end is an absent endDate. */
export type IsoDate = string;

export interface Profile {
  network: string;
  username?: string;
  url?: string;
}

export interface Basics {
  name?: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  /** One line as written ("Leeds, UK"): a guess at city and region would be a guess. */
  location?: { address: string };
  profiles: Profile[];
}

export interface Work {
  name?: string;
  position?: string;
  location?: string;
  url?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  /** True where the source says "present", "current", "today". */
  current?: boolean;
  summary?: string;
  highlights: string[];
}

export interface Volunteer {
  organization?: string;
  position?: string;
  location?: string;
  url?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  current?: boolean;
  summary?: string;
  highlights: string[];
}

export interface Education {
  institution?: string;
  area?: string;
  studyType?: string;
  location?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  current?: boolean;
  score?: string;
  courses: string[];
  /** Lines under the entry that are not courses (honours, thesis). */
  highlights: string[];
}

export interface Project {
  name?: string;
  description?: string;
  url?: string;
  startDate?: IsoDate;
  endDate?: IsoDate;
  current?: boolean;
  highlights: string[];
}

/** A group of skills as written: "Languages: Go, SQL" has a name, a bare list has none. */
export interface SkillGroup {
  name?: string;
  /** As written: "Expert", "Advanced". */
  level?: string;
  keywords: string[];
}

/** A section that is none of the known ones, or lines that no section claims. Nothing is dropped. */
export interface OtherSection {
  title?: string;
  lines: string[];
}

/** Sections in the order of the source, with the source's own headings, for faithful rendering. */
export type SectionKey =
  | "summary"
  | "work"
  | "volunteer"
  | "education"
  | "awards"
  | "certificates"
  | "publications"
  | "skills"
  | "languages"
  | "interests"
  | "references"
  | "projects"
  | "other";

/**
 * A stretch of the source that was not surely read, without its heading: it is printed as it stands. `values` are the
 * atoms that were read in it, with their places.
 */
export interface AsWritten extends Span {
  values: (Span & { atom: string })[];
}

/** A job in a section of others, of which the head alone or all lines are printed as they stand. */
export interface EntryAsWritten extends AsWritten {
  /** The text below the head is printed from its fields. */
  isHead?: true;
  /** It is read surely, and only stands as it was written because others of its section do. */
  isAlike?: true;
}

export interface SectionRef {
  key: SectionKey;
  /** Index into `other` when key is "other"; when it is "skills", of the first of its groups, which reach to the next such section. */
  index?: number;
  title?: string;
  /** Its heading stands in the line of its text ("Languages: Welsh, English"). */
  isInline?: true;
  /** Absent where the section is printed from its fields. */
  asWritten?: AsWritten;
  /** Of a section that is printed from its fields: the entries that are not, in their order. */
  entriesAsWritten?: EntryAsWritten[];
}

export interface Resume {
  basics: Basics;
  work: Work[];
  volunteer: Volunteer[];
  education: Education[];
  awards: { title: string; date?: IsoDate; awarder?: string; summary?: string }[];
  certificates: { name: string; date?: IsoDate; issuer?: string; url?: string }[];
  publications: { name: string; publisher?: string; releaseDate?: IsoDate; url?: string; summary?: string }[];
  skills: SkillGroup[];
  languages: { language: string; fluency?: string }[];
  interests: { name: string; keywords?: string[] }[];
  references: { name?: string; reference: string }[];
  projects: Project[];
  other: OtherSection[];
  sections: SectionRef[];
  atoms: Atom[];
  /** Absent where nothing is in doubt. */
  doubts?: Doubt[];
  /** The text that every span points into. */
  source: string;
}

/** What a user confirmed ("I have used Kubernetes, in 2021") or denied, with its date. */
export interface Fact {
  id: string;
  /** The skill, credential or claim, in the user's or the posting's words. */
  subject: string;
  confirmed: boolean;
  /** Free text of the user, evidence in its own right. */
  detail?: string;
  /** The line of a resume that the subject words anew: the fact speaks only for the entry with this line. */
  insteadOf?: string;
  /** ISO date of the answer. */
  date: IsoDate;
}
