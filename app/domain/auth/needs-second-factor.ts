import type { SignedInUser } from "../../ports/context";

/** Signed in by half: the user has a second factor and this session has not shown it. It opens nothing yet. */
export function needsSecondFactor(user: Pick<SignedInUser, "aal" | "hasSecondFactor">): boolean {
  return user.hasSecondFactor && user.aal === "aal1";
}
