import { dateText, sinceWord } from "~/tailor/render/date-text";
import type { Profile, Resume } from "~/tailor/resume";
import type { EntryForm, ListItem } from "./correction";
import { type Entry, entriesOf, type PartSection, partShapes } from "./part-shape";

export const basicsFields = ["name", "label", "location", "phone", "email", "url", "summary"] as const;

/** An entry as its form shows it; an empty form where there is no such entry (a new one). */
export function entryForm(resume: Resume, section: PartSection, index: number): EntryForm {
  const { names, dates, hasUrl, body, lists } = partShapes[section];
  const entry: Entry = entriesOf(resume, section)[index] ?? {};
  const path = `/${section}/${index}`;
  const fields = [...names, ...(hasUrl ? ["url"] : []), ...(body ? [body] : [])];
  return {
    values: {
      ...Object.fromEntries(fields.map((field) => [field, textOf(entry[field])])),
      ...(dates === "period" && periodTexts(resume, path, entry)),
      ...(dates && dates !== "period" && { date: dateText(resume, `${path}/${dates}`, textOf(entry[dates])) ?? "" }),
    },
    lists: Object.fromEntries(lists.map((list) => [list, listItems(entry[list])])),
  };
}

/** Name, contact details and summary as their form shows them. */
export function basicsForm({ basics }: Resume): EntryForm {
  const values = { ...basics, location: basics.location?.address };
  return {
    values: Object.fromEntries(basicsFields.map((field) => [field, values[field] ?? ""])),
    lists: { links: basics.profiles.map((profile, from) => ({ text: linkText(profile), from })) },
  };
}

/** A profile as it is printed. */
export function linkText({ url, network, username }: Profile): string {
  return url ?? (username ? `${network}: ${username}` : network);
}

/** Both ends as the source wrote them. */
function periodTexts(resume: Resume, path: string, entry: Entry): { from: string; to: string } {
  const from = dateText(resume, `${path}/startDate`, textOf(entry.startDate)) ?? "";
  if (!entry.current) return { from, to: dateText(resume, `${path}/endDate`, textOf(entry.endDate)) ?? "" };
  const open = resume.atoms.find((atom) => atom.path === `${path}/current`)?.text ?? "";
  return { from, to: open === "" || sinceWord.test(open) ? "Present" : open };
}

function listItems(list: unknown): ListItem[] {
  return Array.isArray(list) ? list.map((text, from) => ({ text: textOf(text), from })) : [];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}
