/** Invalid input of a command, printed as one line on stderr with exit code 2. */
export class BadInput extends Error {}
