/** Bounds on what a document may cost. Far above any real resume, far below what hurts a worker. */
export const limits = {
  fileBytes: 7 * 1024 * 1024,
  pages: 50,
  /** One page: a real one has at most some 8,000 characters. */
  pageCharacters: 40_000,
  /** Text of all pages together: a resume of 50 full pages has about 200,000 characters. */
  characters: 400_000,
  archiveEntries: 500,
  archiveBytes: 25 * 1024 * 1024,
  archiveRatio: 100,
  /** All XML parts that we parse, at some 0.5 s a megabyte; those of real resumes have 0.2 MB. */
  xmlCharacters: 2_000_000,
  /** Inflated bytes of all streams of a PDF that can hold instructions: pages, forms, fonts. */
  streamBytes: 24 * 1024 * 1024,
  /** Inflated bytes of all pictures of a PDF, which are skipped: some ten scanned pages without JPEG. */
  pictureBytes: 200 * 1024 * 1024,
  streams: 20_000,
  /** Forms drawn by one form with all forms inside it. */
  forms: 20_000,
  /** Drawing operators of a PDF; the busiest real infographic seen has 5,000 on a page. */
  operators: 100_000,
  /** Graphics states saved one inside the other; ISO 32000-1 asks readers for 28. */
  savedStates: 256,
} as const;
