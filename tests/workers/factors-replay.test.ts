import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { durableLimits } from "~/adapters/durable-objects";
import { sessions } from "~/db/schema/accounts";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { verifyFactor } from "~/domain/auth/factors/verify-factor.server";
import { claimsOf } from "../support/accounts/api-session";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { newMfaMember, seedFactor, sessionOn, userIdOf, verifiedTotp } from "../support/accounts/factors";
import { app, newMember } from "../support/accounts/members";
import { totpCode, wrongCode } from "../support/accounts/totp";

const minute = 60_000;
const address = "198.51.100.7";

/** A user's context at another time: clock and limits alike. */
async function clockOf(start: number) {
  const { ctx, user } = await newMember();
  const factor = await seedFactor(user.id);
  const clock = { now: start };
  const now = () => clock.now;
  const at = { ...ctx, now, limits: durableLimits(env.RATE_LIMITER, env.CACHE, now) };
  const challenge = async () => {
    const asked = await challengeFactor(at, { factorId: factor.id, address });
    if (!asked.ok) throw new Error(asked.reason);
    return asked.challenge.id;
  };
  const answer = async (code: string, challengeId?: string) => {
    const id = challengeId ?? (await challenge());
    const answer = await verifyFactor(at, { factorId: factor.id, challengeId: id, code, address });
    return answer.ok ? "ok" : answer.reason;
  };
  const code = (steps = 0) => totpCode(factor.secret, steps, clock.now);
  return { clock, challenge, answer, code, wrong: () => wrongCode(factor.secret) };
}

it("takes no code twice, neither with a new challenge nor after it was taken early", async () => {
  const { clock, answer, code } = await clockOf(Date.now());
  const early = code(1);
  expect(await answer(early)).toBe("ok");
  expect(await answer(early)).toBe("wrong-code");
  expect(await answer(code())).toBe("wrong-code");
  clock.now += 30_000;
  expect(await answer(early)).toBe("wrong-code");
  clock.now += 30_000;
  expect(await answer(code())).toBe("ok");
});

it("forgives a clock that is off by one step, and no more", async () => {
  const { clock, answer, code } = await clockOf(Date.now());
  for (const [steps, expected] of [
    [-2, "wrong-code"],
    [2, "wrong-code"],
    [-1, "ok"],
    [0, "ok"],
    [1, "ok"],
  ] as const) {
    expect(await answer(code(steps)), `${steps} steps`).toBe(expected);
  }
  // A clock set back: what was taken stays taken, until time catches up.
  const taken = clock.now;
  clock.now -= 10 * minute;
  expect(await answer(code())).toBe("wrong-code");
  clock.now = taken + minute;
  expect(await answer(code())).toBe("ok");
});

it("ends a challenge after five minutes", async () => {
  const { clock, challenge, answer, code } = await clockOf(Date.now());
  const [first, second] = [await challenge(), await challenge()];
  clock.now += 5 * minute - 1;
  expect(await answer(code(), first)).toBe("ok");
  clock.now += 30_000;
  expect(await answer(code(), second)).toBe("challenge-expired");
});

it("takes ten guesses in ten minutes and twenty a day of a factor, right ones aside", async () => {
  const { clock, answer, code, wrong } = await clockOf(Date.now());
  const guesses = async (count: number) => {
    const answers = [];
    for (let guess = 0; guess < count; guess += 1) answers.push(await answer(wrong()));
    return answers;
  };
  expect(await answer(code())).toBe("ok");
  expect(await guesses(10)).toEqual(Array(10).fill("wrong-code"));
  clock.now += 3 * minute;
  expect(await answer(code())).toBe("rate-limited");
  clock.now += 10 * minute;
  expect(await answer(code())).toBe("ok");
  expect(await guesses(10)).toEqual(Array(10).fill("wrong-code"));
  clock.now += 11 * minute;
  expect(await answer(code())).toBe("rate-limited");
  clock.now += 24 * 60 * minute;
  expect(await answer(code())).toBe("ok");
});

it("lets one of ten answers that arrive at once in, whatever challenges they answer", async () => {
  const device = await newMfaMember();
  const { id, secret } = await verifiedTotp(device);
  const others = await Promise.all(
    Array.from({ length: 10 }, () => sessionOn(new Device({ address: device.address }), device)),
  );
  const code = totpCode(secret);
  const answers = await Promise.all(others.map((other) => other.auth.mfa.challengeAndVerify({ factorId: id, code })));
  const refusals = await Promise.all(answers.map((answer) => refusalOf(answer)));
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(1);
  const raised = await app.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, await userIdOf(device)));
  expect(raised.map(({ aal }) => aal)).toEqual(["aal2", "aal2"]);
});

it("compares at most five of twenty guesses that arrive at once", async () => {
  const device = await newMfaMember();
  const { id, secret } = await verifiedTotp(device);
  const challengeId = (await device.auth.mfa.challenge({ factorId: id })).data?.id ?? "";
  const code = wrongCode(secret);
  const guesses = await Promise.all(
    Array.from({ length: 20 }, () => device.auth.mfa.verify({ factorId: id, challengeId, code })),
  );
  const refusals = await Promise.all(guesses.map((answer) => refusalOf(answer)));
  expect(refusals.filter((refusal) => refusal === "422 mfa_verification_failed")).toHaveLength(5);
  expect(refusals.every((refusal) => refusal !== null)).toBe(true);
});

it("brings no tokens of aal2 for a refresh token of aal1, before, while or after the session rises", async () => {
  const device = await newMfaMember();
  const { id, secret } = await verifiedTotp(device);
  const other = await sessionOn(new Device({ address: device.address }), device);
  const stolen = (await other.auth.getSession()).data.session?.refresh_token ?? "";
  const thief = new Device();
  const refresh = async () => {
    const answer = await thief.call("POST", "/token?grant_type=refresh_token", { refresh_token: stolen });
    return (await answer.json()) as { access_token?: string; code?: string };
  };
  const [verified, ...during] = await Promise.all([
    other.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(secret) }),
    ...Array.from({ length: 12 }, refresh),
  ]);
  const after = await refresh();
  for (const { access_token: token } of [...during, after]) {
    if (token) expect(claimsOf(token).aal).toBe("aal1");
  }
  if (!verified.error) expect(after.code).toMatch(/refresh_token_already_used|refresh_token_not_found/);
});

it("ends the user's other sessions of aal1, and new factors of that kind that nobody finished", async () => {
  const device = await newMfaMember();
  const bystander = await sessionOn(new Device(), device);
  const unfinished = await seedFactor(await userIdOf(device), { status: "unverified", name: "Unfinished" });
  const phone = await seedFactor(await userIdOf(device), { status: "unverified", phone: "+447700900999" });
  await verifiedTotp(device);
  const factors = (await device.auth.getUser()).data.user?.factors ?? [];
  expect(factors.map(({ id }) => id)).not.toContain(unfinished.id);
  expect(factors.map(({ id }) => id)).toContain(phone.id);
  expect(await refusalOf(await bystander.auth.mfa.enroll({ factorType: "totp" }))).toMatch(
    /AuthSessionMissing|40[013]/,
  );
});
