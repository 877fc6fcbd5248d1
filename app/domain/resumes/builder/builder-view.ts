import type { BuilderForm, Section } from "./builder.schema";

/** What the builder shows. */
export interface BuilderView {
  section: Section;
  form: BuilderForm;
  /** Sections that may be opened. */
  reachable: Section[];
  /** Whose draft it is: what a tab has noted for somebody else is not shown. */
  owner: string;
  resumeId: string;
  /** Number of the draft, 0 where nothing was saved yet. */
  revision: number;
  /** Changes a resume that exists. */
  isEdit: boolean;
  /** Digest of the form, for its saving. */
  shown: string;
  /** Asked whether to start over. */
  asksToDiscard: boolean;
}
