import type { HeadersArgs } from "@remix-run/cloudflare";
import type { WriteRefused } from "~/domain/storage/admit-write.server";
import { storageQuotaBytes } from "~/domain/storage/quota";
import { freedLater, megabytes } from "~/domain/storage/storage.shared";
import { count } from "~/wording";

/** "Please wait 40 seconds …", "Please wait 15 minutes …". */
export function tooManyAttempts(retryAfterSeconds: number): string {
  const wait =
    retryAfterSeconds < 120 ? count(retryAfterSeconds, "second") : count(Math.ceil(retryAfterSeconds / 60), "minute");
  return `Too many attempts. Please wait ${wait} before trying again.`;
}

export function retryAfter(seconds: number): Record<string, string> {
  return { "Retry-After": String(seconds) };
}

/**
 * `headers` of a route whose action may send Retry-After: Remix drops an action's headers unless the route exports
 * this.
 */
export function actionHeaders({ actionHeaders }: HeadersArgs): Headers {
  return actionHeaders;
}

interface WriteError {
  message: string;
  status: 409 | 429 | 503;
  headers: Record<string, string>;
}

/** Why a signed-in user's write was rejected: a message for them, the status and the headers of the answer. */
export function writeError(refused: WriteRefused): WriteError {
  switch (refused.reason) {
    case "rate-limited": {
      const { retryAfterSeconds } = refused;
      return { message: tooManyAttempts(retryAfterSeconds), status: 429, headers: retryAfter(retryAfterSeconds) };
    }
    case "not-counted":
      return { message: "We cannot take this just now. Please send it again in a moment.", status: 503, headers: {} };
    case "no-room": {
      const used = `${megabytes(refused.bytes)} of ${megabytes(storageQuotaBytes)}`;
      const message = `Your account is full: ${used} are used. Free some room: My Profile says how. ${freedLater} Then send this again.`;
      return { message, status: 409, headers: {} };
    }
    case "too-many": {
      const things = refused.what === "resumes" ? "resumes" : "job posts";
      const message = `You have ${refused.most} ${things}, the most an account can have. Delete one for good, then send this again.`;
      return { message, status: 409, headers: {} };
    }
    default:
      return refused satisfies never;
  }
}
