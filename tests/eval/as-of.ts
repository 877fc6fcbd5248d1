/** The date that every score of the evaluation is for, so that two runs of any days agree. */
export const asOf = "2026-11";
