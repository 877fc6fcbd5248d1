/** Every match and rewrite reads them all. */
export const factsPerUser = 500;
/** On My Profile. */
export const latestAnswersShown = 3;
