/** Opens a line of a list in the text of a letter. */
export const listSign = "• ";
