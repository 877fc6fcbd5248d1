import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { challengeFactor } from "~/domain/auth/factors/challenge-factor.server";
import { enrolFactor } from "~/domain/auth/factors/enrol-factor.server";
import { spendRecoveryCode } from "~/domain/auth/factors/recovery-codes.server";
import { verifyFactor } from "~/domain/auth/factors/verify-factor.server";
import {
  guessesPerFactorAndDay,
  textsPerNetworkAndDay,
  textsPerNewNumberAndDay,
  textsPerUserAndDay,
} from "~/domain/auth/limits";
import { resetPassword } from "~/domain/auth/password/reset-password.server";
import { issueOneTimeToken } from "~/domain/auth/tokens/issue-one-time-token.server";
import { readConfig } from "~/env.server";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { newMfaMember, seedFactor, seedRecoveryCodes, sessionOn, verifiedTotp } from "../support/accounts/factors";
import { app, newMember } from "../support/accounts/members";
import { totpCode } from "../support/accounts/totp";
import { mailsTo } from "../support/messages/mailbox";
import { productionVariables } from "../support/runner/worker-with";

let numbers = 0;
const newNumber = () => `+4479${String(Date.now() % 1_000_000).padStart(6, "0")}${String(numbers++).padStart(2, "0")}`;
const newNetwork = () => `10.77.${numbers >> 8}.${numbers++ & 255}`;

it("changes nothing of a user before the second factor is shown, data neither", async () => {
  const device = await newMfaMember();
  await verifiedTotp(device);
  const halfway = await sessionOn(new Device(), device);
  for (const attributes of [{ data: { name: "Eve" } }, { data: {} }, { data: { name: null } }]) {
    expect(await refusalOf(await halfway.auth.updateUser(attributes))).toBe("401 insufficient_aal");
  }
  expect((await device.auth.getUser()).data.user?.user_metadata).toEqual({});
  expect((await device.auth.updateUser({ data: { name: "Ada" } })).error).toBeNull();
});

it("forgives the guesses at second factors when the password is reset by mail, once a day", async () => {
  const { ctx, user } = await newMember();
  const { id, secret } = await seedFactor(user.id);
  const [code = ""] = await seedRecoveryCodes(user.id);
  const address = newNetwork();
  const exhaust = async () => {
    for (const key of [id, `recovery-${user.id}`]) {
      for (let guess = 0; guess < guessesPerFactorAndDay.limit; guess++)
        await app.limits.take(guessesPerFactorAndDay, key);
    }
    for (let text = 0; text < textsPerUserAndDay.limit; text++) await app.limits.take(textsPerUserAndDay, user.id);
  };
  const answers = async () => {
    const asked = await challengeFactor(ctx, { factorId: id, address });
    if (!asked.ok) throw new Error(asked.reason);
    const answer = { factorId: id, challengeId: asked.challenge.id, code: totpCode(secret), address };
    const [byApp, byCode] = [await verifyFactor(ctx, answer), await spendRecoveryCode(ctx, { code, address })];
    return [byApp.ok ? "ok" : byApp.reason, byCode.ok ? "ok" : byCode.reason];
  };
  const reset = async (password: string) => {
    const issued = await issueOneTimeToken(app, { type: "recovery", email: user.email, userId: user.id, payload: {} });
    return resetPassword(app, { token: issued.token, password, address, origin: "https://lapel.test" });
  };
  const signedIn = async () => {
    const session = { id: user.sessionId, user_id: user.id };
    await env.DB.prepare(
      "INSERT INTO sessions (id, user_id, amr, created_at, last_used_at, expires_at) VALUES (?1, ?2, '[]', ?3, ?3, ?4)",
    )
      .bind(session.id, session.user_id, Date.now(), Date.now() + 1_000_000)
      .run();
  };
  await exhaust();
  expect(await answers()).toEqual(["rate-limited", "rate-limited"]);
  expect((await reset("a quiet green kettle")).ok).toBe(true);
  await signedIn();
  expect(await answers()).toEqual(["ok", "ok"]);
  expect((await app.limits.take(textsPerUserAndDay, user.id)).allowed).toBe(true);
  await exhaust();
  expect((await reset("a quiet blue kettle")).ok).toBe(true);
  await signedIn();
  expect(await answers()).toEqual(["rate-limited", "rate-limited"]);
});

it("enrols phones of the countries that are texted, says so where not, and leaves nobody outside who has one", async () => {
  const { ctx, user, browser } = await newMember();
  const only = (...textedNumbers: string[]): typeof ctx => ({ ...ctx, config: { ...ctx.config, textedNumbers } });
  expect(await enrolFactor(only("44"), { type: "phone", phone: "+18765550123" })).toMatchObject({
    reason: "not-texted",
  });
  const enrolled = await enrolFactor(only("44"), { type: "phone", phone: newNumber() });
  const id = enrolled.ok ? enrolled.factor.id : "";
  const challenge = (of: typeof ctx, factorId: string) => challengeFactor(of, { factorId, address: newNetwork() });
  expect(await challenge(only("353"), id)).toMatchObject({ reason: "not-texted" });
  expect(await challenge(only("44"), id)).toMatchObject({ ok: true });
  const old = await seedFactor(user.id, { phone: newNumber() });
  expect(await challenge({ ...only("353"), user: { ...user, aal: "aal2" } }, old.id)).toMatchObject({ ok: true });
  expect((await browser.get("/app/dashboard/profile/two-step")).status).toBe(302);
});

it("reads the countries that are texted: all of them in development, a short list in production", () => {
  const read = (more: object) => readConfig({ ...env, ...more } as typeof env).textedNumbers;
  expect(read({})).toBeNull();
  expect(read({ SMS_COUNTRIES: "44, +353" })).toEqual(["44", "353"]);
  expect(read(productionVariables)).toEqual(expect.arrayContaining(["1", "44", "49"]));
  expect(read({ ...productionVariables, SMS_COUNTRIES: "all" })).toBeNull();
  for (const SMS_COUNTRIES of ["GB", "44;353", "44,", "some"])
    expect(() => read({ SMS_COUNTRIES })).toThrow(/SMS_COUNTRIES/);
});

it("texts a new number five times a day whoever asks, and one network sixty in all", async () => {
  const phone = newNumber();
  const outcomes = [];
  for (let user = 0; user < textsPerNewNumberAndDay.limit + 2; user++) {
    const { ctx } = await newMember();
    const enrolled = await enrolFactor(ctx, { type: "phone", phone });
    const factorId = enrolled.ok ? enrolled.factor.id : "";
    const asked = await challengeFactor(ctx, { factorId, address: newNetwork() });
    outcomes.push(asked.ok ? "texted" : asked.reason);
  }
  expect(outcomes).toEqual([...Array(5).fill("texted"), "texts-limited", "texts-limited"]);
  expect(await mailsTo(phone, 5)).toHaveLength(5);

  const address = newNetwork();
  await Promise.all(
    Array.from({ length: textsPerNetworkAndDay.limit - 1 }, () => app.limits.take(textsPerNetworkAndDay, address)),
  );
  const text = async () => {
    const { ctx } = await newMember();
    const enrolled = await enrolFactor(ctx, { type: "phone", phone: newNumber() });
    return challengeFactor(ctx, {
      factorId: enrolled.ok ? enrolled.factor.id : v7(),
      address,
    });
  };
  expect([(await text()).ok, await text()]).toMatchObject([true, { ok: false, reason: "texts-limited" }]);
});

it("texts a confirmed phone whatever the neighbours asked for, and counts no text that does not go out", async () => {
  const address = newNetwork();
  await Promise.all(
    Array.from({ length: textsPerNetworkAndDay.limit }, () => app.limits.take(textsPerNetworkAndDay, address)),
  );
  const { ctx, user } = await newMember();
  const phone = newNumber();
  const enrolled = await enrolFactor(ctx, { type: "phone", phone });
  const newFactor = { factorId: enrolled.ok ? enrolled.factor.id : "", address };
  for (let text = 0; text <= textsPerNewNumberAndDay.limit; text++)
    expect(await challengeFactor(ctx, newFactor)).toMatchObject({ reason: "texts-limited" });
  expect(await challengeFactor(ctx, { ...newFactor, address: newNetwork() })).toMatchObject({ ok: true });
  const { id: factorId } = await seedFactor(user.id, { phone: newNumber() });
  expect(await challengeFactor(ctx, { factorId, address })).toMatchObject({ ok: true });
  expect(await mailsTo(phone, 1)).toHaveLength(1);
});
