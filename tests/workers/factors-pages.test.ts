import { expect, it } from "vitest";
import { spendRecoveryCode } from "../../app/domain/auth/factors/spend-recovery-code.server";
import { openSession } from "../../app/domain/auth/sessions/open-session.server";
import { readSession } from "../../app/domain/auth/sessions/read-session.server";
import { assure, seedFactor, seedRecoveryCodes } from "../support/factors";
import { mailsTo } from "../support/mailbox";
import { visibleText } from "../support/markup";
import { app, type Member, newMember } from "../support/members";
import { totpCode } from "../support/totp";

const step = "/app/auth/second-factor";
const list = "/app/dashboard/profile/two-step";

async function halfway(): Promise<Member & { id: string; secret: string }> {
  const member = await newMember();
  return { ...member, ...(await seedFactor(member.user.id)) };
}

it("leads pages, their data, files and forms to the second step, and back after it", async () => {
  const { browser, id, secret } = await halfway();
  const asked = "/app/dashboard/matcher?resume=none&job=some%26thing";
  const place = (await browser.get(asked)).headers.get("Location") ?? "";
  expect(place).toBe(`${step}?${new URLSearchParams({ to: asked })}`);
  const file = "/app/dashboard/resumes/01a1fec4-9447-7648-bd65-66e8f72cfb21/file";
  expect((await browser.get(file)).headers.get("Location")).toBe(`${step}?${new URLSearchParams({ to: file })}`);
  expect(await (await browser.get("/app/dashboard/history.data")).text()).toContain(`${step}?to=`);
  const form = await browser.submit("/app/dashboard/add-job", { title: "Nurse" });
  expect(form.headers.get("Location")).toBe(`${step}?to=%2Fapp&sent=form`);

  const before = browser.cookies.get("__Host-session");
  const answer = await browser.post(place, { intent: "code", factorId: id, code: totpCode(secret) });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, asked]);
  expect((await browser.get(asked)).status).toBe(200);
  const after = browser.cookies.get("__Host-session") ?? "";
  expect(after).not.toBe(before);
  browser.cookies.set("__Host-session", before ?? "");
  expect((await browser.get(asked)).headers.get("Location")).toContain("/app/login");
  browser.cookies.set("__Host-session", after);
  expect((await browser.get(`${step}?to=//evil.example`)).headers.get("Location")).toBe("/app");
});

it("uses a recovery code once, of many at once, and tells by mail", async () => {
  const { ctx, user, browser } = await halfway();
  const [code = "", other = ""] = await seedRecoveryCodes(user.id);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => spendRecoveryCode(ctx, { code: code.toUpperCase(), address: browser.address })),
  );
  expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, left: 9 }]);
  const [mail] = await mailsTo(user.email);
  expect(mail?.subject).toContain("recovery code");
  expect(mail?.text).toContain("9 codes are left");
  await seedRecoveryCodes(user.id);
  const voided = await spendRecoveryCode(ctx, { code: other, address: browser.address });
  expect(voided).toMatchObject({ ok: false, reason: "wrong-code" });
});

it("limits guesses at recovery codes", async () => {
  const { ctx, user, browser } = await halfway();
  const [code = ""] = await seedRecoveryCodes(user.id);
  for (let guess = 0; guess < 10; guess += 1) {
    expect(await spendRecoveryCode(ctx, { code: "aaaaa-aaaaa", address: browser.address })).toMatchObject({
      ok: false,
    });
  }
  const refused = await browser.post(`${step}?with=recovery`, { intent: "recovery", code });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toMatch(/^\d+$/);
});

it("shows recovery codes once, to whoever has shown a second factor, and stores none of them", async () => {
  const { browser, user } = await halfway();
  await assure(user.id);
  const page = `${list}/recovery-codes`;
  const shown = visibleText(await (await browser.post(page, {})).text());
  const codes = shown.match(/\b[2-9a-z]{5}-[2-9a-z]{5}\b/g) ?? [];
  expect(new Set(codes).size).toBe(10);
  expect(visibleText(await browser.page(page))).not.toContain(codes[0]);
  expect(visibleText(await browser.page(list))).toContain("10 of 10 are left");
  const stranger = await newMember();
  expect((await stranger.browser.get(page)).headers.get("Location")).toBe(list);
});

it("signs out from the second step, and ends no session of whoever has passed it", async () => {
  const { browser, user } = await halfway();
  const client = { userAgent: null, address: "", place: null };
  const { token } = await openSession(app, { userId: user.id, method: "password", client });
  expect(visibleText(await browser.page(step))).toContain("Sign out");
  expect((await browser.post("/app/logout", {})).headers.get("Location")).toBe("/app/login");
  expect((await browser.get("/app/dashboard")).headers.get("Location")).toContain("/app/login");
  expect(await readSession(app, token)).not.toBeNull();
});
