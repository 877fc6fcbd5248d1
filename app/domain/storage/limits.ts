const hour = 60 * 60 * 1000;

/** Compressed texts up to this size are stored in their row: one object less to read, and the row stays below 4 kB. */
export const inRowMaxBytes = 2 * 1024;
/** How long a new object may wait for the row that refers to it. */
export const newContentMilliseconds = 6 * hour;
/**
 * Time between the last row giving up an object and its removal. A request that is just writing the same text again
 * finishes within this time and postpones the removal.
 */
export const releasedContentMilliseconds = 15 * 60 * 1000;
/**
 * An object that was in use is checked again after this time. Code that gives up an object says so at once, so this
 * only finds what a bug forgot. With the three million objects of a full database, that makes thirty in a run of the
 * cron.
 */
export const usedContentMilliseconds = 365 * 24 * hour;
export const contentsPerBatch = 500;
/** The sweep starts no further batch after this time. */
export const contentSweepMilliseconds = 20 * 1000;
/** Rows of each table in one run of the cron; each takes a statement and an object. */
export const rowsPerMove = 50;
/** How many rows that cannot be moved one run skips before it ends. */
export const failuresPerMove = 500;
/** Estimated size of a row without its texts: numbers, times and its index entries. */
export const rowBytes = 400;
/**
 * How much of a resume's text its row holds: what a list shows and one character more, which tells that the text goes
 * on.
 */
export const textHeadCharacters = 701;
