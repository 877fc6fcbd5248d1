import type { Resume } from "~/tailor/resume";
import { sectionTitle } from "~/tailor/section-title";

/** The sections of the resume, whose order is a list like others. */
export const sectionsPath = "/sections";

/** The lines of the list at a JSON pointer, a group of skills as one line, a section by its title; undefined where there is no list. */
export function listAt(resume: Resume, path: string): string[] | undefined {
  if (path === sectionsPath) return resume.sections.map((section) => sectionTitle(resume, section));
  const list = rawListAt(resume, path);
  return list?.map((item) => (typeof item === "string" ? item : lineOf(item)));
}

/** The list at a JSON pointer as it is. */
export function rawListAt(resume: Resume, path: string): unknown[] | undefined {
  let node: unknown = resume;
  for (const key of path.split("/").slice(1)) {
    if (typeof node !== "object" || node === null) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return Array.isArray(node) ? node : undefined;
}

function lineOf(item: unknown): string {
  const group = item as { name?: string; keywords?: string[] };
  const keywords = (group.keywords ?? []).join(", ");
  return group.name ? `${group.name}: ${keywords}` : keywords;
}

/** True where `order` holds each index from 0 to `length` - 1 once. */
export function isPermutation(order: readonly number[], length: number): boolean {
  return (
    order.length === length &&
    new Set(order).size === length &&
    order.every((index) => Number.isInteger(index) && index >= 0 && index < length)
  );
}
