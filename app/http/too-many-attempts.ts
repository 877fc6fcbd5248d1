import type { HeadersArgs } from "@remix-run/cloudflare";
import { Refusal } from "./refusal";

/** "Please wait 40 seconds …", "Please wait 15 minutes …": a wait as a person counts it. */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const wait =
    retryAfterSeconds < 120 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
  return `Too many attempts. Please wait ${wait} before trying again.`;
}

export function retryAfter(seconds: number): Record<string, string> {
  return { "Retry-After": String(seconds) };
}

/** `headers` of a route whose action may answer Retry-After: a page carries no header of its action by itself. */
export function actionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

/** Carries what the answer's Retry-After says. */
export class TooManyAttempts extends Refusal {
  constructor(readonly retryAfterSeconds: number) {
    super(tooManyAttempts(retryAfterSeconds));
  }
}
