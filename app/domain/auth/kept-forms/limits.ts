/** How long a form waits for its owner. */
export const keptFormLifetimeMilliseconds = 60 * 60 * 1000;
/** All values of one form together: two texts of 20,000 characters, and room. */
export const keptFormMaxCharacters = 60_000;
/** The newest of one user. */
export const keptFormsMax = 10;
