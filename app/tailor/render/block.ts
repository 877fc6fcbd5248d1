/** A piece of a line. `href` makes it a link where the format has links. */
export interface Inline {
  text: string;
  href?: string;
}

/**
 * What every format prints, in reading order. An `entry` is the head of a job, degree or project: its title, the
 * dates at the line's end (`aside`), and the details on the next line (employer, place).
 */
export type Block =
  | { kind: "name"; text: string }
  | { kind: "label"; text: string }
  | { kind: "contact"; items: Inline[] }
  | { kind: "heading"; text: string }
  | { kind: "entry"; title: Inline; aside?: string; details: Inline[] }
  | { kind: "term"; term: string; text: string }
  | { kind: "paragraph"; text: string }
  | { kind: "bullet"; text: string };
