/** More than anybody's application goes through. */
export const stepsPerJob = 50;
export const rewritesInSelector = 50;
export const resumesInStepSelector = 100;
/** A resume without a name is called by its first line. */
export const firstLineCharacters = 200;
/** Steps are dated by day; the first days of a new date are over here while they last elsewhere. */
export const farthestZoneMilliseconds = 14 * 60 * 60 * 1000;
