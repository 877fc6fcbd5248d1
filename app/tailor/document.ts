import type { Span } from "./resume";

export type DocumentKind = "pdf" | "docx" | "txt";

/** A line of extracted text in reading order, with layout where the format has one. */
export interface Line {
  /** Span of the line in Extraction.text (without the line break). */
  span: Span;
  /** 1-based page, always 1 for docx and txt. */
  page: number;
  /** Left edge and baseline in points from the page's top left; 0 where unknown. */
  x: number;
  y: number;
  /** Largest font size on the line in points; 0 where unknown. */
  size: number;
  bold: boolean;
  /** Column index within its page block, 0 = main or left. */
  column: number;
  /** Docx list items and glyph bullets. */
  bullet: boolean;
  /** Docx heading style, else undefined. */
  heading?: number;
  links?: string[];
  /** Characters that would still fit between its end and the right edge of its column; undefined where unknown. */
  room?: number;
}

export type ExtractFailure =
  | "unsupported-type"
  | "empty-file"
  | "too-large"
  | "too-much-inside"
  | "encrypted"
  | "corrupt"
  | "no-text-layer"
  | "too-many-pages"
  | "unsafe-archive";

export type Extraction =
  | {
      ok: true;
      kind: DocumentKind;
      text: string;
      lines: Line[];
      pages: number;
      /** Text that no reader of the document sees (white on white, hidden, tiny). It is not in `text`. */
      hidden?: string[];
    }
  | { ok: false; failure: ExtractFailure; message: string };

export type ExportFormat = "pdf" | "docx" | "txt" | "md" | "json";

/** What a machine reads from an export, held against the model field by field and in order. */
export interface RoundTrip {
  format: ExportFormat;
  fields: number;
  recovered: number;
  lost: { path: string; expected: string; found: string | null }[];
  /** Emoji and other pictographs that the PDF's fonts lack and that it leaves out. */
  omitted?: string[];
}
