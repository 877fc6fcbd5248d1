import { v7 } from "uuid";
import { expect, it } from "vitest";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { newMfaMember, sessionOn, verifiedTotp } from "../support/accounts/factors";
import { totpCode, wrongCode } from "../support/accounts/totp";
import { mailsTo } from "../support/messages/mailbox";

let phones = 0;
const newPhone = () => `+4477009${String(Date.now() % 1000).padStart(3, "0")}${String(phones++).padStart(2, "0")}`;

it("enrols, challenges and verifies an authenticator app through the public client", async () => {
  const device = await newMfaMember();
  const enrolled = await device.auth.mfa.enroll({ factorType: "totp", friendlyName: "My phone", issuer: "Lapel Co" });
  if (!enrolled.data) throw enrolled.error;
  const { id, type, totp, friendly_name } = enrolled.data;
  expect([type, friendly_name]).toEqual(["totp", "My phone"]);
  expect(totp.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(totp.uri).toMatch(/^otpauth:\/\/totp\/Lapel%20Co:[^?]+\?issuer=Lapel%20Co&/);
  expect(new URL(totp.uri).searchParams.get("secret")).toBe(totp.secret);
  expect(totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg [^#]+<\/svg>$/);

  const challenge = await device.auth.mfa.challenge({ factorId: id });
  expect(challenge.data).toMatchObject({ type: "totp", id: expect.any(String) });
  const lifetime = (challenge.data?.expires_at ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 300)).toBeLessThan(10);

  const verified = await device.auth.mfa.verify({
    factorId: id,
    challengeId: challenge.data?.id ?? "",
    code: totpCode(totp.secret),
  });
  expect(verified.error).toBeNull();
  expect(verified.data?.user.factors).toMatchObject([
    { id, factor_type: "totp", status: "verified", friendly_name: "My phone" },
  ]);
  const level = await device.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal2", nextLevel: "aal2" });
  expect(level.data?.currentAuthenticationMethods.map((entry) => (entry as { method: string }).method)).toEqual([
    "totp",
    "password",
  ]);
  const listed = await device.auth.mfa.listFactors();
  expect(listed.data?.totp.map((factor) => factor.id)).toEqual([id]);
  const [mail] = await mailsTo(verified.data?.user.email ?? "");
  expect(mail?.text).toContain("My phone");
});

it("texts a code to a phone and takes it once", async () => {
  const device = await newMfaMember();
  const phone = newPhone();
  const enrolled = await device.auth.mfa.enroll({ factorType: "phone", phone });
  expect(enrolled.data).toMatchObject({ type: "phone", phone, friendly_name: "Phone" });
  const factorId = enrolled.data?.id ?? "";
  const challenge = await device.auth.mfa.challenge({ factorId, channel: "sms" });
  expect(challenge.data?.type).toBe("phone");
  const [text] = await mailsTo(phone);
  const code = text?.text.match(/\b\d{6}\b/)?.[0] ?? "";
  const challengeId = challenge.data?.id ?? "";
  const verified = await device.auth.mfa.verify({ factorId, challengeId, code });
  expect(verified.error).toBeNull();
  const level = await device.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data?.currentAuthenticationMethods.map((entry) => (entry as { method: string }).method)).toContain(
    "mfa/phone",
  );
  const repeated = await device.auth.mfa.verify({ factorId, challengeId, code });
  expect(await refusalOf(repeated)).toBe("422 mfa_challenge_expired");
  const again = await device.auth.mfa.challenge({ factorId });
  expect(await refusalOf(again)).toBe("429 over_sms_send_rate_limit");
});

it("unenrols at aal2, and the session falls back to aal1", async () => {
  const device = await newMfaMember();
  const { id } = await verifiedTotp(device);
  const other = await sessionOn(new Device(), device);
  expect(await refusalOf(await other.auth.mfa.unenroll({ factorId: id }))).toBe("422 insufficient_aal");
  expect((await device.auth.mfa.unenroll({ factorId: id })).data).toEqual({ id });
  await device.auth.refreshSession();
  const level = await device.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal1" });
  expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: "password" }]);
  const mails = await mailsTo((await device.auth.getSession()).data.session?.user.email ?? "", 2);
  expect(mails.at(-1)?.subject).toContain("removed");
  expect((await device.auth.mfa.unenroll({ factorId: (await enrolTotp(device)).id })).error).toBeNull();
});

async function enrolTotp(device: Device, friendlyName?: string) {
  const { data, error } = await device.auth.mfa.enroll({ factorType: "totp", friendlyName });
  if (!data) throw error;
  return data;
}

it("tells the client in two words that a second step is due", async () => {
  const device = await newMfaMember();
  await verifiedTotp(device);
  const other = await sessionOn(new Device(), device);
  const level = await other.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
});

it("asks aal2 of whoever has a verified factor and adds another, or ends one begun before", async () => {
  const device = await newMfaMember();
  const begunBefore = await device.auth.mfa.enroll({ factorType: "phone", phone: newPhone() });
  await verifiedTotp(device);
  const other = await sessionOn(new Device(), device);
  expect(await refusalOf(await other.auth.mfa.enroll({ factorType: "totp" }))).toBe("403 insufficient_aal");
  const factorId = begunBefore.data?.id ?? "";
  expect(await refusalOf(await other.auth.mfa.challenge({ factorId }))).toBe("403 insufficient_aal");
  const verify = await other.auth.mfa.verify({ factorId, challengeId: v7(), code: "123456" });
  expect(await refusalOf(verify)).toBe("403 insufficient_aal");
  expect((await device.auth.mfa.enroll({ factorType: "totp", friendlyName: "Second" })).error).toBeNull();
});

it("keeps names of one user apart, and gives nameless factors a name", async () => {
  const device = await newMfaMember();
  await enrolTotp(device, "Tablet");
  const taken = await device.auth.mfa.enroll({ factorType: "totp", friendlyName: " Tablet " });
  expect(await refusalOf(taken)).toBe("422 mfa_factor_name_conflict");
  expect((await enrolTotp(device)).friendly_name).toBe("Authenticator app");
  expect((await enrolTotp(device)).friendly_name).toBe("Authenticator app 2");
  expect((await enrolTotp(await newMfaMember(), "Tablet")).friendly_name).toBe("Tablet");
});

it("lets nobody have more than ten factors, however many are begun at once", async () => {
  const device = await newMfaMember();
  const begun = await Promise.all(
    Array.from({ length: 14 }, (_, number) =>
      device.auth.mfa.enroll({ factorType: "totp", friendlyName: `App ${number}` }),
    ),
  );
  const refused = await Promise.all(begun.map((answer) => refusalOf(answer)));
  expect(refused.filter((refusal) => refusal === null)).toHaveLength(10);
  expect(new Set(refused)).toEqual(new Set([null, "422 too_many_enrolled_mfa_factors"]));
});

it("refuses what is no factor", async () => {
  const device = await newMfaMember();
  const token = (await device.auth.getSession()).data.session?.access_token ?? "";
  const bodies: unknown[] = [
    {},
    { factor_type: "webauthn" },
    { factor_type: "phone" },
    { factor_type: "phone", phone: "07700 900123" },
    { factor_type: "phone", phone: "+0" },
    { factor_type: "phone", phone: "+44 7700 900123 4567" },
    { factor_type: "phone", phone: ["+447700900123"] },
    { factor_type: "totp", friendly_name: "a".repeat(65) },
    { factor_type: "totp", friendly_name: "two\nlines" },
    { factor_type: "totp", friendly_name: { $ne: "" } },
    { factor_type: "totp", issuer: "\u0000" },
  ];
  for (const body of bodies) {
    const answer = await device.call("POST", "/factors", body, token);
    expect(await refusalOf(answer), JSON.stringify(body)).toBe("400 validation_failed");
  }
  const { id } = await enrolTotp(device);
  const channel = await device.call("POST", `/factors/${id}/challenge`, { channel: "whatsapp" }, token);
  expect(await refusalOf(channel)).toBe("400 validation_failed");
  for (const body of [{}, { challenge_id: 1, code: "1" }, { challenge_id: v7(), code: 123456 }, { code: "123456" }]) {
    expect(await refusalOf(await device.call("POST", `/factors/${id}/verify`, body, token))).toBe(
      "400 validation_failed",
    );
  }
});

it("answers somebody else's factor as it answers one that does not exist", async () => {
  const owner = await newMfaMember();
  const foreign = await verifiedTotp(owner);
  const challengeId = (await owner.auth.mfa.challenge({ factorId: foreign.id })).data?.id ?? "";
  const device = await newMfaMember();
  await verifiedTotp(device);
  for (const factorId of [foreign.id, v7(), "recovery-codes", "'; DROP TABLE users;--", "a".repeat(3000)]) {
    const path = { factorId: encodeURIComponent(factorId) };
    const code = totpCode(foreign.secret, 1);
    expect(await refusalOf(await device.auth.mfa.challenge(path))).toBe("404 mfa_factor_not_found");
    expect(await refusalOf(await device.auth.mfa.verify({ ...path, challengeId, code }))).toBe(
      "404 mfa_factor_not_found",
    );
    expect(await refusalOf(await device.auth.mfa.unenroll(path))).toBe("404 mfa_factor_not_found");
  }
  expect((await owner.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
});

it("asks a token of everybody", async () => {
  const device = new Device();
  for (const [method, path] of [
    ["POST", "/factors"],
    ["DELETE", `/factors/${v7()}`],
    ["POST", `/factors/${v7()}/challenge`],
    ["POST", `/factors/${v7()}/verify`],
  ] as const) {
    expect(await refusalOf(await device.call(method, path, {}, ""))).toBe("401 no_authorization");
    expect(await refusalOf(await device.call(method, path, {}))).toBe("403 bad_jwt");
    expect((await device.call("GET", path)).status).toBe(405);
  }
});

it("takes the answer to a challenge only from where it was asked", async () => {
  const device = await newMfaMember();
  const { id, totp } = await enrolTotp(device);
  const challengeId = (await device.auth.mfa.challenge({ factorId: id })).data?.id ?? "";
  const elsewhere = new Device();
  for (const [key, value] of device.storage) elsewhere.storage.set(key, value);
  const answer = { factorId: id, challengeId, code: totpCode(totp.secret) };
  expect(await refusalOf(await elsewhere.auth.mfa.verify(answer))).toBe("422 mfa_ip_address_mismatch");
  expect((await device.auth.mfa.verify(answer)).error).toBeNull();
});

it("refuses wrong codes, and after five the challenge is over even for the right one", async () => {
  const device = await newMfaMember();
  const { id, totp } = await enrolTotp(device);
  const challengeId = (await device.auth.mfa.challenge({ factorId: id })).data?.id ?? "";
  const wrong = wrongCode(totp.secret);
  for (const code of [wrong, "12345", "abcdef", "１２３４５６", `${totpCode(totp.secret)}0`]) {
    const answer = await device.auth.mfa.verify({ factorId: id, challengeId, code });
    expect(await refusalOf(answer), code).toBe("422 mfa_verification_failed");
  }
  const late = await device.auth.mfa.verify({ factorId: id, challengeId, code: totpCode(totp.secret) });
  expect(await refusalOf(late)).toBe("422 mfa_challenge_expired");
  const fresh = await device.auth.mfa.challengeAndVerify({ factorId: id, code: totpCode(totp.secret) });
  expect(fresh.error).toBeNull();
});

it("lets no session at half of the way end one that showed its second factor", async () => {
  const assured = await newMfaMember();
  await verifiedTotp(assured);
  for (const [scope, refusal] of [
    ["others", "403 insufficient_aal"],
    ["global", "ok"],
  ]) {
    const half = await sessionOn(new Device(), assured);
    const token = (await half.auth.getSession()).data.session?.access_token;
    const answer = await half.call("POST", `/logout?scope=${scope}`, {}, token);
    expect(answer.ok ? "ok" : await refusalOf(answer), scope).toBe(refusal);
    expect((await assured.auth.getUser()).error).toBeNull();
  }
});
