import type { AppContext, SignedInUser } from "../../ports/context";
import { type RateLimited, takeLimits } from "../auth/take-limits.server";
import { newResumesPerUser } from "./limits";
import { type NotSaved, orNotSaved } from "./or-not-saved.server";

/** Counts one form that brings a resume, whatever becomes of it; null where it may go on. */
export function admitNewResume(
  ctx: Pick<AppContext, "limits"> & { user: SignedInUser },
): Promise<null | RateLimited | NotSaved> {
  return orNotSaved(() => takeLimits(ctx, [[newResumesPerUser, ctx.user.id]]));
}
