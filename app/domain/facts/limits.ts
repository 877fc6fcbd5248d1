/** Every match and rewrite reads them all. */
export const factsPerUser = 500;
