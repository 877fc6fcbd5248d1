import type { AsWritten, Resume } from "~/tailor/resume";
import { doubtfulEntries, entryOf } from "~/tailor/resume-atoms";

/** A stretch of a resume that is printed as it stands, for its owner to look over. */
export interface WrittenPart {
  /** Its heading, or its first line. */
  name: string;
  /** Where the first entry that was read in it is corrected: "work-0". */
  part: string;
}

const longestName = 80;

/**
 * Sections and single entries that are printed as their writer set them, in the order of the resume; not an entry in doubt,
 * about which its owner is asked by itself.
 */
export function writtenParts(resume: Resume): WrittenPart[] {
  const { sections, atoms, source } = resume;
  const paths = new Map(atoms.map(({ id, path }) => [id, path]));
  const doubtful = doubtfulEntries(resume);
  const isAsked = ({ values }: AsWritten) => values.every(({ atom }) => doubtful.has(entryOf(paths.get(atom) ?? "")));
  const toPart = (own: AsWritten, title?: string): WrittenPart[] => {
    const [, key = "", index = ""] = (paths.get(own.values[0]?.atom ?? "") ?? "").split("/");
    if (key === "") return [];
    const [line = ""] = source.slice(own.start, own.end).trim().split("\n");
    const name = title ?? line.trim();
    const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
    return [{ name: short, part: key === "basics" ? key : `${key}-${index}` }];
  };
  return sections.flatMap(({ title, asWritten, entriesAsWritten = [] }) =>
    asWritten
      ? toPart(asWritten, title)
      : entriesAsWritten.flatMap((own) => (own.isAlike || isAsked(own) ? [] : toPart(own))),
  );
}
