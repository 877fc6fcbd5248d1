import type { Limited } from "../domain/waitlist/take-join-limits.server";

export const usedFormText = "This form has been used already. Nothing is lost: please send it again.";

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
