export const jobDescriptionMaxCharacters = 20_000;
export const jobTitleMaxCharacters = 200;
export const companyNameMaxCharacters = 200;
export const sourceUrlMaxCharacters = 1000;
export const jobSearchMaxCharacters = 100;
export const jobsPerPage = 20;
export const jobsInSelector = 200;
/** Cards in each column of the board; the rest is in the table. */
export const cardsPerColumn = 8;
/** A form carries 200 fields; a post of 20,000 characters asks for fewer than this in practice. */
export const requirementsPerForm = 150;
export const jobsInBin = 100;
/** A deleted post can be taken back this long. */
export const binMilliseconds = 7 * 24 * 60 * 60 * 1000;
