/** Bounds on what a document may cost. Far above any real resume, far below what hurts a worker. */
export const limits = {
  fileBytes: 7 * 1024 * 1024,
  pages: 50,
  /** One page: a real one has at most some 8,000 characters. */
  pageCharacters: 40_000,
  /** One densely set page has 1,500; one that sets every letter by itself has as many words as letters. */
  pageWords: 10_000,
  /** Words of all pages together, hidden ones as well. */
  words: 100_000,
  /** Text of all pages together: a resume of 50 full pages has about 200,000 characters. */
  characters: 400_000,
  archiveEntries: 500,
  archiveBytes: 25 * 1024 * 1024,
  archiveRatio: 100,
  /** All XML parts that we parse; those of real resumes have 0.2 MB. */
  xmlCharacters: 2_000_000,
  /** Elements and attributes in them, at up to a kilobyte with all that is made of them; real resumes have 5,000. */
  xmlNodes: 60_000,
  /**
   * What pdf.js and our layout may spend on a file, as `pdf/meter.ts` counts it. The dearest real resume seen took 7.5 million steps and
   * 14 MB, and 50 pages of text take 12 million and 50 MB. `copies` of the file itself lie in memory with that, as body of
   * the request, as field of its form and as what pdf.js reads, and are taken from its bytes.
   */
  pdf: { steps: 60_000_000, bytes: 110_000_000, stepsAtOnce: 30_000_000, copies: 4 },
} as const;
