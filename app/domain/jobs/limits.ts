export const jobDescriptionMaxCharacters = 20_000;
export const jobTitleMaxCharacters = 200;
export const companyNameMaxCharacters = 200;
export const jobsPerPage = 30;
export const jobsInSelector = 200;
