import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Limited } from "../domain/waitlist/take-join-limits.server";
import { formHolder } from "./create-http-context.server";
import type { FormHolder } from "./form-token.server";

export const usedFormText = "This form has been used already. Nothing is lost: please send it again.";

/** The landing page is the same for everybody: its form is the browser's, whether or not somebody is signed in. */
export function waitlistHolders(context: AppLoadContext): FormHolder[] {
  return [{ visitorId: context.visitorId }, formHolder(context)];
}

/** What was typed in a field. Whoever sends lists and objects in its place typed nothing. */
export function typedText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

/** What somebody reads who comes too often. */
export function limitedText({ reason, retryAfterSeconds }: Limited): { title: string; text: string } {
  switch (reason) {
    case "rate-limited":
      return {
        title: "Too many attempts",
        text: `Please wait ${retryAfterSeconds} seconds before trying again.`,
      };
    case "abuse":
      return { title: "Submission failed", text: "Too many submission attempts. Please try again later." };
    default:
      return reason satisfies never;
  }
}
