import { logError } from "../../log-error";

export interface NotSaved {
  ok: false;
  reason: "not-saved";
}

/**
 * What a save answers, or "not-saved" where the database or the limiter failed: the form comes back with all that was
 * typed. The cause is logged, never shown.
 */
export async function orNotSaved<Answer>(save: () => Promise<Answer>): Promise<Answer | NotSaved> {
  try {
    return await save();
  } catch (error) {
    logError("Resume was not saved", error);
    return { ok: false, reason: "not-saved" };
  }
}
