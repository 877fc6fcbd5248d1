import type { Span } from "~/tailor/resume";

/** A non-blank line of the source. `start`..`end` is its text without indent and bullet glyph. */
export interface SourceLine extends Span {
  text: string;
  /** Began with a bullet glyph, or was a list item of a word processor. */
  bullet: boolean;
  /** A blank line, a page break or a visibly larger gap stands before it. */
  gap: boolean;
  /** A rule of signs stands right below it. */
  ruled?: true;
  /** More white stands before it than between the lines of its paragraph, though less than a gap. */
  apart?: boolean;
  /** Goes on with its section behind lines of another one, so that it never joins the line before it there. */
  resumes?: boolean;
  /** Column of the first character: points with layout, characters without. */
  indent: number;
  /** Points; 0 where unknown. */
  size: number;
  bold: boolean;
  /** Level of a word processor's heading style. */
  level: number | undefined;
  column: number;
  page: number;
  links: string[];
  /** How far the line reaches, in characters. */
  width: number;
  /** Characters that would still fit beside it; undefined where the layout does not say. */
  room: number | undefined;
}

/** The text without its noise, at the same offsets, and its lines. */
export interface Source {
  /** In its usual case, to be read. */
  text: string;
  /** As it was written, to be quoted. */
  written: string;
  lines: SourceLine[];
  /** Dates and places of the right margin that stand beside other text. */
  asides: Span[];
}
