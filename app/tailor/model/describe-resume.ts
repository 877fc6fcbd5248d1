import type { Atom, Resume } from "~/tailor/resume";
import { entryOf } from "~/tailor/resume-atoms";

/** About 6,000 tokens of English. */
const mostCharacters = 24_000;
/** One endless job must not crowd out the others. */
const mostCharactersOfEntry = 8_000;
/** A longer line could not be worded anew within the bounds of an answer. */
const longestLine = 1_200;

/** A part of the resume as the model sees it; ids are the resume's own: paths of entries, ids of atoms. */
export interface DescribedEntry {
  entry: string;
  /** Title, employer, dates: given, and never to be changed. */
  heading: string;
  lines: { line: string; text: string }[];
}

const wordable =
  /^\/(?:(?:work|volunteer|projects|education)\/\d+\/(?:summary|description|highlights\/\d+)|skills\/\d+\/keywords\/\d+|other\/\d+\/lines\/\d+)$/;
/** In this order they are cut: what the post is about first. References are other people's data. */
const sections = [
  "skills",
  "work",
  "projects",
  "education",
  "certificates",
  "volunteer",
  "languages",
  "awards",
  "publications",
  "other",
];
/** Addresses, links and telephone numbers are nothing that a model needs. */
const contact = /@|\bhttps?:|\bwww\.|\+?\d(?:[\s().-]*\d){8,}/i;

/**
 * The resume for a model: whole entries in the order of the resume until the space is used up, an endless entry with
 * its first lines. Without name and contact. What does not fit is left to the rules.
 */
export function describeResume(resume: Resume): DescribedEntry[] {
  const byEntry = Map.groupBy(
    resume.atoms.filter((atom) => atom.text.length <= longestLine && !isPersonal(atom.text, resume)),
    (atom) => entryOf(atom.path),
  );
  let room = mostCharacters;
  return sections.flatMap((section) =>
    [...byEntry]
      .filter(([entry]) => entry.startsWith(`/${section}/`))
      .flatMap(([entry, atoms]) => {
        const described = describeEntry(entry, atoms, Math.min(room, mostCharactersOfEntry));
        if (described) room -= sizeOf(described);
        return described ?? [];
      }),
  );
}

/** The summary without the sentences that name or reach the person; null where nothing is left. */
export function describeSummary(resume: Resume): string | null {
  const sentences = resume.basics.summary?.split(/(?<=[.!?])\s+/) ?? [];
  return sentences.filter((sentence) => !isPersonal(sentence, resume)).join(" ") || null;
}

/** True for a text with the person's name or a way to reach somebody in it. */
export function isPersonal(text: string, { basics }: Resume): boolean {
  const name = basics.name?.trim().toLowerCase();
  return contact.test(text) || Boolean(name?.includes(" ") && text.toLowerCase().includes(name));
}

function describeEntry(entry: string, atoms: Atom[], room: number): DescribedEntry | undefined {
  const [lines, heading] = [atoms.filter(isWordable), atoms.filter((atom) => !isWordable(atom))];
  const described: DescribedEntry = { entry, heading: heading.map((atom) => atom.text).join(", "), lines: [] };
  for (const { id, text } of lines) {
    const line = { line: id, text };
    if (sizeOf(described) + sizeOf(line) > room) break;
    described.lines.push(line);
  }
  const isEmpty = lines.length > 0 && described.lines.length === 0;
  return isEmpty || sizeOf(described) > room ? undefined : described;
}

function isWordable(atom: Atom): boolean {
  return wordable.test(atom.path);
}

function sizeOf(value: object): number {
  return JSON.stringify(value).length;
}
