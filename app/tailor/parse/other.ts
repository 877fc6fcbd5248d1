import { paragraphsOf } from "./paragraphs";
import type { Builder } from "./resume-builder";
import type { SourceLine } from "./source-line";

/** Keeps lines that no field can hold, under their heading; lines without one gather in one section. */
export function putOther(builder: Builder, title: string | undefined, lines: SourceLine[]): void {
  if (lines.length === 0 && title === undefined) return;
  const { other, sections } = builder.resume;
  let index = title === undefined ? other.findIndex((section) => section.title === undefined) : -1;
  if (index < 0) {
    index = other.length;
    other.push({ ...(title !== undefined && { title }), lines: [] });
    sections.push({ key: "other", index, ...(title !== undefined && { title }) });
  }
  const section = other[index];
  if (!section) return;
  for (const paragraph of paragraphsOf(lines, builder.widths, false)) {
    section.lines.push(builder.put(`/other/${index}/lines/${section.lines.length}`, paragraph));
  }
}
