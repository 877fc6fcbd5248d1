import { checkText } from "~/tailor/gate/check-text";

/** True where the original proves every claim: nothing is refused, and nothing waits for a yes. */
export function isProven(original: string, rewritten: string): boolean {
  const { unsupported, confirm } = checkText(original, rewritten);
  return unsupported + confirm === 0;
}
