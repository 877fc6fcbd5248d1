import { factorsPerUser, unfinishedFactorMilliseconds } from "~/domain/auth/limits";
import type { AuthModel, ModelFactor, ModelSession } from "./auth-model";
import { hasFactor } from "./auth-model";

/** Begins a factor; `id` is its id, once there is one. */
export function enrol(
  model: AuthModel,
  session: ModelSession,
  id: string | null,
): "ok" | "insufficient-aal" | "too-many" {
  const { user } = session;
  if (model.isHalfSignedIn(session)) return "insufficient-aal";
  const oldest = model.now - unfinishedFactorMilliseconds;
  user.factors = user.factors.filter(({ verified, createdAt }) => verified || createdAt >= oldest);
  if (user.factors.length >= factorsPerUser) return "too-many";
  if (id) user.factors.push({ id, verified: false, lastStep: -1, createdAt: model.now });
  return "ok";
}

/** Answers a challenge with a code, of the time step `step` where it is right. */
export function verify(model: AuthModel, session: ModelSession, factor: ModelFactor, step: number | null) {
  const { user } = session;
  if (!user.factors.includes(factor)) return "not-found";
  if (!factor.verified && model.isHalfSignedIn(session)) return "insufficient-aal";
  if (step === null || step <= factor.lastStep) return "wrong-code";
  Object.assign(factor, { verified: true, lastStep: step });
  user.factors = user.factors.filter((other) => other === factor || other.verified);
  for (const other of model.alive(user)) if (other !== session && other.aal === "aal1") other.ended = true;
  Object.assign(session, {
    aal: "aal2",
    factorId: factor.id,
    amr: [{ method: "totp", timestamp: model.seconds }, ...session.amr.filter(({ method }) => method !== "totp")],
    counter: session.counter + 2,
    refreshedAt: null,
    lastUsedAt: model.now,
  });
  return "ok";
}

/** Removes a factor; sessions that it raised return to aal1. */
export function unenrol(model: AuthModel, session: ModelSession, factor: ModelFactor) {
  const { user } = session;
  if (!user.factors.includes(factor)) return "not-found";
  if (factor.verified && model.isHalfSignedIn(session)) return "insufficient-aal";
  user.factors = user.factors.filter((other) => other !== factor);
  for (const other of model.alive(user)) {
    const isRaised = user.factors.some(({ id }) => id === other.factorId);
    if (!isRaised) other.amr = other.amr.filter(({ method }) => method !== "totp");
    if (other.factorId === factor.id || !hasFactor(user)) Object.assign(other, { aal: "aal1", factorId: null });
  }
  return "ok";
}
