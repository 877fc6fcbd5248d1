/** A piece of a line. `href` makes it a link where the format has links. */
export interface Inline {
  text: string;
  href?: string;
}

/**
 * What every format prints, in reading order. An `entry` is the head of a job, degree or project: its title, the
 * dates at the line's end (`aside`), and the details on the next line (employer, place). A line that `opens` an
 * entry or a section stands apart from what is above, as a head does; one that `follows` never does. Of `written` lines of the source, text keeps every break; files
 * set their `blocks`.
 */
export type SetBlock =
  | { kind: "name"; text: string }
  | { kind: "label"; text: string }
  | { kind: "contact"; items: Inline[] }
  | { kind: "heading"; text: string }
  | { kind: "entry"; title: Inline; aside?: string; details: Inline[] }
  | { kind: "term"; term: string; text: string; opens?: boolean; follows?: boolean }
  | { kind: "paragraph"; text: string; opens?: boolean }
  | { kind: "bullet"; text: string };

export type Block = SetBlock | { kind: "written"; text: string; blocks: SetBlock[]; follows?: boolean };

/** A block as lines of plain text. */
export function blockLines(block: Block): string[] {
  switch (block.kind) {
    case "contact":
      return [joined(block.items)];
    case "heading":
      return [block.text.toUpperCase()];
    case "entry": {
      const lines = [[block.title.text, block.aside].filter(Boolean).join(" | ")];
      if (block.details.length > 0) lines.push(joined(block.details));
      return lines;
    }
    case "term":
      return [`${block.term}: ${block.text}`];
    case "bullet":
      return [`• ${block.text}`];
    case "written":
    case "paragraph":
      return block.text.split("\n");
    case "name":
    case "label":
      return [block.text];
    default:
      return block satisfies never;
  }
}

function joined(items: Inline[]): string {
  return items.map(({ text }) => text).join(" | ");
}

/** The blocks that a file sets, which makes its own lines. */
export function setInType(blocks: Block[]): SetBlock[] {
  return blocks.flatMap((block) => (block.kind === "written" ? block.blocks : [block]));
}
