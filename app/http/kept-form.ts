import type { SubmissionResult } from "@conform-to/react";

/** Name of the hidden field with which a form asks to be kept where its session has ended, and of the address's word for it. */
export const keptField = "kept";

/** What a form finds again after its owner signed in. */
export interface Kept {
  id: string;
  /** For the form's `lastResult`: what was typed, and no errors yet. */
  result: SubmissionResult<string[]>;
}

export function keptFormPath(page: string, name: string): string {
  return `${page}#${name}`;
}
