import { type PartSection, partShapes } from "~/tailor/correct/part-shape";

/** A part of a resume as an address names it: "basics", "work-0", "work-new". */
export type ResumePart = { section: "basics" } | { section: PartSection; index: number | null };

/** Null for what names no part. */
export function readPart(address: string): ResumePart | null {
  if (address === "basics") return { section: "basics" };
  const [, section, index] = /^([a-z]+)-(new|\d{1,4})$/.exec(address) ?? [];
  if (!isPartSection(section)) return null;
  return { section, index: index === "new" ? null : Number(index) };
}

export function partAddress(section: string, index: number | null): string {
  return `${section}-${index ?? "new"}`;
}

export function isPartSection(section: string | undefined): section is PartSection {
  return section !== undefined && Object.hasOwn(partShapes, section);
}
