/** Thrown by a sender of mails or text messages where trying again cannot help: nobody can be reached there. */
export class Undeliverable extends Error {}
