import type { PartSize } from "~/part-of";
import type { LimitRule } from "~/ports/limits";

const hour = 60 * 60 * 1000;

/** Specification: PDF or DOCX, at most 7 MB. */
export const resumeFileMaxBytes = 7 * 1024 * 1024;
/** Specification: pasted text. */
export const resumeTextMaxCharacters = 20_000;
/** Text read from a file: twelve dense pages. A rewrite with its receipt takes about twenty times the text. */
export const resumeFileTextMaxCharacters = 40_000;
/** A form whose file did not arrive can be sent again this long: it ends before the sweep below begins. */
export const uploadRetryMilliseconds = 10 * 60 * 1000;
/** An upload whose file never arrived is swept after this time. */
export const unstoredMaxAgeMilliseconds = 15 * 60 * 1000;
export const resumePreviewCharacters = 700;
/** Holds the first line, which names a pasted resume. */
export const resumeHeadCharacters = 200;
export const resumeNameMaxCharacters = 120;
/** How long a deleted resume can be restored. */
export const binMilliseconds = 7 * 24 * hour;
/** The sweep comes later than the last moment to take back: a request under way has an earlier clock. */
export const binGraceMilliseconds = 60 * 1000;
export const binRowsShown = 30;
export const resumesPerPage = 30;
/** Files, texts and copies: each costs a parse, and a file 7 MB. */
export const newResumesPerUser: LimitRule = { name: "new-resume-user", limit: 60, windowMilliseconds: hour };
export const versionsPerPage = 20;
/** Older versions of one resume that stay by themselves, besides the first: when another comes, the oldest goes. */
export const olderVersionsMax = 30;
/** Besides those: as many as its owner wants kept. */
export const keptVersionsMax = 10;
/** One value of a correction; a list that is typed as one text may be as long as a resume. */
export const correctedValueMaxCharacters = 5_000;
/** Lines of an entry that get a field each; a longer list is typed as one text. */
export const linesWithOwnField = 60;
/** What the page of a resume shows at once; the rest is in further parts. Weights are characters. */
export const textShown: PartSize = { most: 250, weight: 8_000 };
export const outlineEntriesShown: PartSize = { most: 40, weight: 16_000 };
export const valuesOfEntryShown: PartSize = { most: 100, weight: 5_000 };
export const contactsShown = 20;
export const gapsShown = 20;
export const doubtsShown = 10;
/** A last rewrite and a letter stand on the page of their resume when they are not longer; else they are opened. */
export const inlineTextCharacters = 8_000;
