import { v7 } from "uuid";
import { expect, it } from "vitest";
import { Device, refusalOf } from "../support/accounts/auth-client";
import { writesOf } from "../support/accounts/exhaust-limits";
import { newMfaMember, seedFactor, sessionOn, userIdOf, verifiedTotp } from "../support/accounts/factors";
import { newMember } from "../support/accounts/members";
import { mailsTo } from "../support/messages/mailbox";
import { nurseText } from "../support/storage/seed";

it("mails no code for a session that owes the second factor, and none is used up", async () => {
  const assured = await newMfaMember();
  await verifiedTotp(assured);
  const email = (await assured.auth.getUser()).data.user?.email ?? "";
  const before = (await mailsTo(email)).length;
  const half = await sessionOn(new Device(), assured);
  for (let time = 0; time < 3; time++) {
    expect(await refusalOf(await half.auth.reauthenticate())).toBe("401 insufficient_aal");
  }
  expect(await mailsTo(email)).toHaveLength(before);
  expect((await assured.auth.reauthenticate()).error).toBeNull();
});

it("leaves what the owner may write alone, on pages and over the API", async () => {
  const member = await newMember();
  await seedFactor(member.user.id);
  const none = await writesOf(member.user.id);
  expect(new Set(Object.values(none))).toEqual(new Set([0]));
  for (const [page, fields] of [
    ["/app/dashboard/resumes?tab=paste", { id: v7(), text: nurseText }],
    ["/app/dashboard/matcher", { resumeId: v7(), jobId: v7() }],
    ["/app/dashboard/profile", { name: "Dana" }],
    ["/app/auth/second-factor", { code: "000000" }],
  ] as const) {
    const formToken = await member.browser.formToken("/app/auth/second-factor");
    await member.browser.submit(page, { formToken, ...fields });
  }
  expect(await writesOf(member.user.id)).toEqual(none);

  const assured = await newMfaMember();
  await verifiedTotp(assured);
  const userId = await userIdOf(assured);
  const earlier = await writesOf(userId);
  const half = await sessionOn(new Device(), assured);
  for (let time = 0; time < 5; time++) {
    expect(await refusalOf(await half.auth.updateUser({ data: { name: "Not Ada" } }))).toBe("401 insufficient_aal");
    await half.auth.mfa.enroll({ factorType: "totp" });
  }
  expect(await writesOf(userId)).toEqual(earlier);
  await assured.auth.updateUser({ data: { name: "Ada" } });
  expect((await writesOf(userId)).change).toBe((earlier.change ?? 0) + 1);
});
