/** Thrown when a mail or text message can never be delivered, such as to an address that does not exist. */
export class Undeliverable extends Error {}
