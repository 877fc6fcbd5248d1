const hour = 60 * 60 * 1000;

/** Compressed texts up to this lie in their row: one object less to read, and the row stays below 4 kB. */
export const inRowMaxBytes = 2 * 1024;
/** So long a new object may wait for the row that refers to it. */
export const newContentMilliseconds = 6 * hour;
/**
 * Between the last row's farewell to an object and its removal. Whoever has just written the same again has long
 * finished by then, and has said so in the meantime.
 */
export const releasedContentMilliseconds = 15 * 60 * 1000;
/**
 * An object that was in use is looked at again after this time. Whoever lets go of one says so: this only finds what a
 * bug forgot. Of the three million objects of a full database, that makes thirty in a run of the cron.
 */
export const usedContentMilliseconds = 365 * 24 * hour;
export const contentsPerBatch = 500;
/** No further batch is begun after this time. */
export const contentSweepMilliseconds = 20 * 1000;
/** Of each table, in one run of the cron: each row takes a statement and an object. */
export const rowsPerMove = 50;
/** So many rows that cannot be moved are passed over in one run. */
export const failuresPerMove = 500;
/** What a row takes beside its texts: numbers, times, and its entries in the indexes. */
export const rowBytes = 400;
/** Of a resume's text in its row: what a list shows, and one more, so that it sees that there is more. */
export const textHeadCharacters = 701;
