/** Input that the command cannot work with: one clear line on stderr, exit 2. */
export class BadInput extends Error {}
