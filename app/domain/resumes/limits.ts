/** Specification: PDF or DOCX, at most 7 MB. */
export const resumeFileMaxBytes = 7 * 1024 * 1024;
/** Specification: pasted text. */
export const resumeTextMaxCharacters = 20_000;
/**
 * Text read from a file: twelve dense pages. A row of the database holds 2 MB, and a rewrite with its
 * receipt takes about twenty times the text.
 */
export const resumeFileTextMaxCharacters = 40_000;
/** A form whose file did not arrive can be sent again this long: it ends before the sweep below begins. */
export const uploadRetryMilliseconds = 10 * 60 * 1000;
/** An upload whose file never arrived is swept after this time. */
export const unstoredMaxAgeMilliseconds = 15 * 60 * 1000;
export const resumePreviewCharacters = 700;
export const resumesPerPage = 30;
export const resumesInSelector = 200;
