import { profileOf } from "~/tailor/parse/profiles";
import type { Atom, Basics, Profile, Resume } from "~/tailor/resume";
import type { Corrected, EntryForm } from "./correction";
import { basicsFields, linkText } from "./entry-form";

/** Name, contact details, links and summary as told. */
export function correctBasics(resume: Resume, { values, lists }: EntryForm): Corrected {
  const links = (lists.links ?? []).filter(({ text }) => text.trim() !== "");
  const profiles: Profile[] = [];
  const moved = new Map<string, string>();
  for (const { text, from } of links) {
    const old = from === undefined ? undefined : resume.basics.profiles[from];
    const profile = old && linkText(old) === text.trim() ? old : profileOf(text.trim());
    if (!profile) {
      const message = `“${text.trim()}” is no link: write an address like “github.com/name”, or “GitHub: name”.`;
      return { ok: false, problems: [{ entry: 0, field: "links", message }] };
    }
    if (from !== undefined) moved.set(`/basics/profiles/${from}/`, `/basics/profiles/${profiles.length}/`);
    profiles.push(profile);
  }
  const atoms = resume.atoms.flatMap((atom): Atom[] => {
    const [, prefix] = /^(\/basics\/profiles\/\d+\/)/.exec(atom.path) ?? [];
    if (!prefix) return [atom];
    const next = moved.get(prefix);
    return next ? [{ ...atom, path: next + atom.path.slice(prefix.length) }] : [];
  });
  const basics: Basics = { profiles };
  for (const field of basicsFields) {
    const text = values[field]?.trim() ?? "";
    if (text === "") continue;
    if (field === "location") basics.location = { address: text };
    else basics[field] = text;
  }
  const isNew = basics.summary !== undefined && !resume.sections.some(({ key }) => key === "summary");
  return {
    ok: true,
    resume: {
      ...resume,
      basics,
      atoms,
      sections: isNew ? [{ key: "summary" }, ...resume.sections] : resume.sections,
    },
  };
}
