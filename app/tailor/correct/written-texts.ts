import { dateText, openEndText, sinceWord } from "~/tailor/render/date-text";
import { sectionsInOrder } from "~/tailor/render/resume-document";
import { skillsOfSection } from "~/tailor/render/section-blocks";
import type { Resume } from "~/tailor/resume";
import { linkText } from "./entry-form";
import { type Entry, entriesOf, type PartSection, partShapes } from "./part-shape";

export interface WrittenText {
  path: string;
  text: string;
}

/** Every value of a resume as its text prints it, in the order of the text. A heading is no value. */
export function writtenTexts(resume: Resume): WrittenText[] {
  const { basics } = resume;
  return [
    { path: "/basics/name", text: basics.name },
    { path: "/basics/label", text: basics.label },
    { path: "/basics/location/address", text: basics.location?.address },
    { path: "/basics/phone", text: basics.phone },
    { path: "/basics/email", text: basics.email },
    { path: "/basics/url", text: basics.url },
    ...basics.profiles.flatMap((profile, index) => linkTexts(profile, `/basics/profiles/${index}`)),
    ...sectionsInOrder(resume).flatMap((section) => {
      const { key, index } = section;
      if (key === "summary") return [{ path: "/basics/summary", text: basics.summary }];
      const entries = entriesOf(resume, key);
      if (key === "other") return entryTexts(resume, key, entries[index ?? 0] ?? {}, index ?? 0);
      const places = key === "skills" ? skillsOfSection(resume, section) : [...entries.keys()];
      return places.flatMap((at) => entryTexts(resume, key, entries[at] ?? {}, at));
    }),
  ].flatMap(({ path, text }) => (text && text.trim() !== "" ? [{ path, text }] : []));
}

interface MaybeText {
  path: string;
  text: string | undefined;
}

function linkTexts(profile: Resume["basics"]["profiles"][number], path: string): MaybeText[] {
  if (profile.url) return [{ path: `${path}/url`, text: linkText(profile) }];
  return [
    { path: `${path}/network`, text: profile.network },
    { path: `${path}/username`, text: profile.username },
  ];
}

function entryTexts(resume: Resume, section: PartSection, entry: Entry, index: number): MaybeText[] {
  const path = `/${section}/${index}`;
  const { names, dates, body, lists } = partShapes[section];
  const field = (key: string): MaybeText[] => {
    const value = entry[key];
    return typeof value === "string" && value !== "" ? [{ path: `${path}/${key}`, text: value }] : [];
  };
  const list = (key: string): MaybeText[] => {
    const items = entry[key];
    return Array.isArray(items) ? items.map((text, at) => ({ path: `${path}/${key}/${at}`, text: String(text) })) : [];
  };
  // The title of such a section is a heading; the level of a group is printed behind its name only.
  const printed = section === "other" ? [] : names.filter((key) => key !== "level" || entry.name);
  // Degree, subject and mark are one title.
  const isDegree = section === "education" && Boolean(entry.studyType || entry.area);
  const inTitle = isDegree ? ["studyType", "area", "score"].filter((key) => entry[key]) : [];
  const inOrder = [...inTitle, ...printed.filter((key) => !inTitle.includes(key))];
  const heads = inOrder.map(field).filter((texts) => texts.length > 0);
  const title = Math.max(1, inTitle.length);
  return [
    ...heads.slice(0, title).flat(),
    ...(dates === "period" ? periodTexts(resume, path, entry) : []),
    ...(dates && dates !== "period" ? dateTexts(resume, `${path}/${dates}`, entry[dates]) : []),
    ...heads.slice(title).flat(),
    ...field("url"),
    ...(body ? field(body) : []),
    ...lists.flatMap(list),
  ];
}

function periodTexts(resume: Resume, path: string, entry: Entry): MaybeText[] {
  const start = dateTexts(resume, `${path}/startDate`, entry.startDate);
  if (!entry.current) return [...start, ...dateTexts(resume, `${path}/endDate`, entry.endDate)];
  const current = { path: `${path}/current`, text: openEndText(resume, path) };
  return sinceWord.test(current.text) ? [current, ...start] : [...start, current];
}

function dateTexts(resume: Resume, path: string, date: unknown): MaybeText[] {
  return typeof date === "string" ? [{ path, text: dateText(resume, path, date) }] : [];
}
