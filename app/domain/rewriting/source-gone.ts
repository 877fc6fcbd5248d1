/** The resume or the job post was deleted before its rewrite was made: trying again would not help. */
export class SourceGone extends Error {}
