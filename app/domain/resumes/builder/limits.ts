export const entriesMax = 20;
export const nameMaxCharacters = 100;
export const phoneMaxCharacters = 40;
/** A school, a degree, a company, a role, a place. */
export const lineMaxCharacters = 120;
/** "2019 - 2023", "since spring 2021". */
export const yearsMaxCharacters = 40;
export const summaryMaxCharacters = 1000;
/** What somebody did in one job. */
export const highlightsMaxCharacters = 2000;
export const skillsMaxCharacters = 2000;
