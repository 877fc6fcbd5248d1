import type { ExtractFailure, Extraction } from "~/tailor/document";

const messages: Record<ExtractFailure, string> = {
  "unsupported-type": "We can read PDF and Word (.docx) files. Save your resume as one of these and upload that.",
  "empty-file": "This file is empty. Check that it opens on your device, then upload it again.",
  "too-large": "This file is larger than 7 MB. Save a copy with smaller pictures, or none, and upload that.",
  "too-much-inside": "This file holds far more than a resume. Upload only your resume.",
  encrypted: "This file is locked with a password. Save a copy without one and upload that.",
  corrupt: "This file seems to be damaged and we could not open it. Save a fresh copy and upload that.",
  "no-text-layer":
    "This file holds a picture of your resume, not its text. Export it from the program you wrote it in and upload that.",
  "too-many-pages": "This file has more than 50 pages. Upload a copy with only your resume in it.",
  "unsafe-archive":
    "This Word file is built in a way we do not open, to be safe. Save it again in Word and upload that.",
};

/** A typed failure thrown inside the readers and turned into an Extraction at the door. */
export class ExtractError extends Error {
  constructor(readonly failure: ExtractFailure) {
    super(failure);
  }
}

/** The failed Extraction with its one sentence for the reader. */
export function failed(failure: ExtractFailure): Extraction {
  return { ok: false, failure, message: messages[failure] };
}
