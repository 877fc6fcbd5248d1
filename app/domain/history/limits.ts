export const historyPerPage = 30;
/** The latest scores, in the plot. */
export const scoresInPlot = 60;
export const historySearchMaxCharacters = 100;
