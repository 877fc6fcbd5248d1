import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { users } from "~/db/schema/accounts";
import { textPerFactor } from "~/domain/auth/limits";
import { readSessionById } from "~/domain/auth/sessions/read-session.server";
import { deleteAccount } from "~/domain/privacy/delete-account.server";
import { sendProofCode } from "~/domain/privacy/send-proof-code.server";
import type { SignedInUser } from "~/ports/context";
import { claimsOf } from "../support/accounts/api-session";
import type { Device } from "../support/accounts/auth-client";
import { newMfaMember, userIdOf, verifiedTotp } from "../support/accounts/factors";
import { forgetLimit } from "../support/accounts/forget-limit";
import { app } from "../support/accounts/members";
import { totpCode, wrongCode } from "../support/accounts/totp";
import { mailsTo } from "../support/messages/mailbox";

/** The user behind a device, without a password: who came with Google. */
async function ctxOf(device: Device) {
  const { data } = await device.auth.getSession();
  const { session_id: sessionId } = claimsOf(data.session?.access_token ?? "");
  const user = (await readSessionById(app, String(sessionId))) as SignedInUser;
  return { ...app, user };
}

const exists = async (id: string) =>
  (await app.db.select({ id: users.id }).from(users).where(eq(users.id, id))).length > 0;

it("asks an account without a password for a code of its app", async () => {
  const device = await newMfaMember();
  const id = await userIdOf(device);
  const { secret } = await verifiedTotp(device);
  const ctx = await ctxOf(device);
  const { address } = device;
  for (const code of [wrongCode(secret), ""]) {
    expect(await deleteAccount(ctx, { code, address })).toEqual({ ok: false, reason: "wrong-code" });
  }
  expect(await deleteAccount(ctx, { password: "", address })).toEqual({ ok: false, reason: "wrong-code" });
  expect(await exists(id)).toBe(true);
  expect(await deleteAccount(ctx, { code: totpCode(secret), address })).toEqual({ ok: true });
  expect(await exists(id)).toBe(false);
});

it("texts a code to the phone of an account without password and app", async () => {
  const device = await newMfaMember();
  const id = await userIdOf(device);
  const phone = `+447700${String(Date.now()).slice(-6)}`;
  const enrolled = await device.auth.mfa.enroll({ factorType: "phone", phone });
  const factorId = enrolled.data?.id ?? "";
  const challenge = await device.auth.mfa.challenge({ factorId, channel: "sms" });
  const codeIn = (text: string | undefined) => text?.match(/\b\d{6}\b/)?.[0] ?? "";
  const code = codeIn((await mailsTo(phone))[0]?.text);
  await device.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? "", code });

  // The limit of one text a minute is over.
  await forgetLimit(`${textPerFactor.name}:${factorId}`);
  const ctx = await ctxOf(device);
  const { address } = device;
  const sent = await sendProofCode(ctx, { address, browser: "the browser" });
  expect(sent).toEqual({ ok: true, challengeId: expect.any(String) });
  const fresh = codeIn((await mailsTo(phone, 2))[1]?.text);
  const challengeId = sent.ok ? (sent.challengeId ?? "") : "";
  expect(await deleteAccount(ctx, { code: fresh, address })).toEqual({ ok: false, reason: "wrong-code" });
  expect(await deleteAccount(ctx, { code: fresh, challengeId, address })).toEqual({ ok: true });
  expect(await exists(id)).toBe(false);
});
