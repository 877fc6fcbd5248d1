import { generateHOTP } from "@oslojs/otp";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { expect } from "vitest";
import { mfaFactors } from "~/db/schema/sign-in";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { enrolFactor } from "~/domain/auth/factors/enrol-factor.server";
import { openKey } from "~/domain/auth/factors/find-factor.server";
import { unenrolFactor } from "~/domain/auth/factors/unenrol-factor.server";
import { verifyFactor } from "~/domain/auth/factors/verify-factor.server";
import { issueTokens } from "~/domain/auth/sessions/issue-tokens.server";
import { issuer } from "./api-session";
import { address, type Command, index, note, pick, step, userOf } from "./auth-commands";
import * as factors from "./auth-factor-model";
import type { AuthModel, ModelFactor, ModelSession } from "./auth-model";

const stepMilliseconds = 30_000;
/** Includes removed factors. */
const everEnrolled = new WeakMap<ModelSession["user"], ModelFactor[]>();

const enrol = index.map((which) =>
  step(`enrol(${which})`, async (model, real) => {
    const session = pick(model.sessions, which);
    const user = await userOf(model, real, session);
    if (!user) return;
    const answer = await enrolFactor({ ...real.ctx, user }, { type: "totp" });
    const expected = factors.enrol(model, session, answer.ok ? answer.factor.id : null);
    expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    everEnrolled.set(session.user, [...(everEnrolled.get(session.user) ?? []), ...session.user.factors.slice(-1)]);
  }),
);

/** A factor of the session's user, or of the other one, or one that was removed. */
function someFactor(model: AuthModel, session: ModelSession, which: number): ModelFactor | undefined {
  const others = model.users.filter((user) => user !== session.user).flatMap((user) => user.factors);
  const gone = everEnrolled.get(session.user)?.slice(0, 1) ?? [];
  const own = session.user.factors;
  return pick([...own, ...own, ...own, ...others.slice(0, 1), ...gone], which);
}

const code = fc.constantFrom("right", "right", "right", "right", "next", "wrong");

const verify = fc.tuple(index, index, code).map(([which, whose, kind]) =>
  step(`verify(${which}, ${whose}, ${kind})`, async (model, real) => {
    const session = pick(model.sessions, which);
    const user = await userOf(model, real, session);
    const factor = user && someFactor(model, session, whose);
    if (!factor) return;
    const ctx = { ...real.ctx, user };
    const current = Math.floor(model.now / stepMilliseconds);
    const [row] = await ctx.db.select().from(mfaFactors).where(eq(mfaFactors.id, factor.id));
    const codeOf = async (at: number) => (row ? generateHOTP(await openKey(ctx, row), BigInt(at), 6) : "000000");
    const near = [await codeOf(current - 1), await codeOf(current), await codeOf(current + 1)];
    const wrong = ["111111", "222222", "333333", "444444"].find((digits) => !near.includes(digits)) ?? "";
    const typed = { right: near[1], next: near[2], wrong }[kind] ?? "";
    const asked = await challengeFactor(ctx, { factorId: factor.id, address });
    const challengeId = asked.ok ? asked.challenge.id : "none";
    const answer = await verifyFactor(ctx, { factorId: factor.id, challengeId, code: typed, address });
    const expected = factors.verify(model, session, factor, { right: current, next: current + 1, wrong: null }[kind]);
    expect(answer.ok ? "ok" : answer.reason).toBe(expected);
    if (!answer.ok || session.cookie) return;
    const tokens = await issueTokens(ctx, { session: answer.session, issuer });
    if (!tokens) throw new Error("A session that was raised has tokens");
    note(model, session, tokens);
  }),
);

const unenrol = fc.tuple(index, index).map(([which, whose]) =>
  step(`unenrol(${which}, ${whose})`, async (model, real) => {
    const session = pick(model.sessions, which);
    const user = await userOf(model, real, session);
    const factor = user && someFactor(model, session, whose);
    if (!factor) return;
    const answer = await unenrolFactor({ ...real.ctx, user }, factor.id);
    expect(answer.ok ? "ok" : answer.reason).toBe(factors.unenrol(model, session, factor));
  }),
);

/** A command that is listed more often is drawn more often. */
export const commandsOfFactors: fc.Arbitrary<Command>[] = [enrol, enrol, verify, verify, verify, verify, unenrol];
