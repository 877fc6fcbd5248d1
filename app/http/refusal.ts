/** Thrown where a strategy can only refuse by throwing. Its message is for the visitor; no other error's is. */
export class Refusal extends Error {}
