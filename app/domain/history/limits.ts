export const historyPerPage = 30;
/** The latest scores, in the plot. */
export const scoresInPlot = 200;
export const historySearchMaxCharacters = 100;
