export const factSubjectMaxCharacters = 200;
/** A sentence or two: evidence like a line of the resume. */
export const factDetailMaxCharacters = 300;
/** Every match and rewrite reads them all. */
export const factsPerUser = 500;
