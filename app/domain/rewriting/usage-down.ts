/** The counter of uses could not be reached: nothing was reserved, or it is released by itself. */
export class UsageDown extends Error {}
