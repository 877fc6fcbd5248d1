import { partLabels } from "~/domain/resumes/correct/part-labels.shared";
import { partAddress } from "~/domain/resumes/correct/resume-part.shared";
import { entriesOf, type PartSection, partShapes } from "~/tailor/correct/part-shape";
import { writtenTexts } from "~/tailor/correct/written-texts";
import { sectionsInOrder } from "~/tailor/render/resume-document";
import type { Resume } from "~/tailor/resume";

/** One value, and the atom that shows where it was read; null where no place is known. */
export interface OutlineValue {
  text: string;
  atomId: string | null;
  /** The part of the text that it stands in, where the page shows another one. */
  textPart?: number;
}

export interface OutlineEntry {
  /** Where it is corrected: "work-0". */
  part: string;
  title: OutlineValue[];
  dates: OutlineValue[];
  /** What stands under the title. */
  details: OutlineValue[];
  body: OutlineValue[];
  lines: OutlineValue[];
  /** Lines of a very long list that are not shown. */
  more?: number;
}

export interface OutlineSection {
  section: PartSection;
  title: string;
  /** The resume's own heading, where it says something else. */
  heading: string | null;
  /** Whether its entries are lists of short terms, which read better in one paragraph. */
  isTerms: boolean;
  entries: OutlineEntry[];
}

export interface OutlineView {
  name: OutlineValue | null;
  label: OutlineValue | null;
  contact: OutlineValue[];
  summary: OutlineValue | null;
  sections: OutlineSection[];
  /** Parts that the resume does not have yet. */
  absent: PartSection[];
  /** How many values were read. */
  count: number;
}

const terms: readonly PartSection[] = ["skills", "languages", "interests"];

/** What was read of a resume, part by part, each value with the place where it stands in the text. */
export function outlineView(resume: Resume): OutlineView {
  const atoms = new Map([...resume.atoms].reverse().map(({ path, id, span }) => [path, span ? id : null]));
  const written = writtenTexts(resume).map(({ path, text }) => ({ path, text, atomId: atoms.get(path) ?? null }));
  const byEntry = Map.groupBy(written, ({ path }) => path.split("/").slice(1, 3).join("/"));
  const basic = (field: string) => byEntry.get(`basics/${field}`) ?? [];
  const contact = ["location", "phone", "email", "url", "profiles"].flatMap(basic);
  const keys = [...new Set(sectionsInOrder(resume).flatMap(({ key }) => (key === "summary" ? [] : [key])))];
  const sections = keys.flatMap((section): OutlineSection[] => {
    const entries = entriesOf(resume, section).map((entry, index) =>
      toEntry(section, index, byEntry.get(`${section}/${index}`) ?? [], entry.title),
    );
    if (entries.length === 0) return [];
    const { title } = partLabels[section];
    const own = section === "other" ? undefined : resume.sections.find(({ key }) => key === section)?.title;
    const heading = own && own.toLowerCase() !== title.toLowerCase() ? own : null;
    return [{ section, title, heading, isTerms: terms.includes(section), entries }];
  });
  const present = new Set(sections.map(({ section }) => section));
  return {
    name: basic("name")[0] ?? null,
    label: basic("label")[0] ?? null,
    contact,
    summary: basic("summary")[0] ?? null,
    sections,
    absent: (Object.keys(partShapes) as PartSection[]).filter((section) => !present.has(section)),
    count: written.length,
  };
}

function toEntry(
  section: PartSection,
  index: number,
  values: (OutlineValue & { path: string })[],
  heading: unknown,
): OutlineEntry {
  const { names, dates, body, lists } = partShapes[section];
  const fieldOf = ({ path }: { path: string }) => path.split("/")[3] ?? "";
  const dateFields: string[] = dates === "period" ? ["startDate", "endDate", "current"] : dates ? [dates] : [];
  const within = (fields: readonly string[]) => values.filter((value) => fields.includes(fieldOf(value)));
  const [title, ...details] = within(names);
  const own = section === "other" && typeof heading === "string" ? [{ text: heading, atomId: null }] : [];
  return {
    part: partAddress(section, index),
    title: title ? [title] : own,
    dates: within(dateFields),
    details: [...details, ...within(["url"])],
    body: within(body ? [body] : []),
    lines: within(lists),
  };
}
