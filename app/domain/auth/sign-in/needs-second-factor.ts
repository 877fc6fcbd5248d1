import type { SignedInUser } from "~/ports/context";

/** True if the user has a second factor that this session has not shown yet: the session opens nothing until then. */
export function needsSecondFactor(user: Pick<SignedInUser, "aal" | "hasSecondFactor">): boolean {
  return user.hasSecondFactor && user.aal === "aal1";
}
