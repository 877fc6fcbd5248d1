import { v7 } from "uuid";
import { expect, it } from "vitest";
import { spendRecoveryCode } from "~/domain/auth/factors/recovery-codes.server";
import { openSession } from "~/domain/auth/sessions/open-session.server";
import { readSession } from "~/domain/auth/sessions/read-session.server";
import { assure, seedFactor, seedRecoveryCodes } from "../support/accounts/factors";
import { app, type Member, newMember } from "../support/accounts/members";
import { totpCode } from "../support/accounts/totp";
import { visibleText } from "../support/http/markup";
import { mailsTo } from "../support/messages/mailbox";

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

it("texts a code only when asked to, from the place where several factors stand to choose", async () => {
  const { browser, user } = await halfway();
  const number = "+447700900321";
  const phone = await seedFactor(user.id, { phone: number, name: "Old mobile" });
  const page = `${step}?factor=${phone.id}`;
  expect(visibleText(await browser.page(step))).toContain("Text a code to “Old mobile”, ending in 321");
  expect(await browser.page(page)).not.toContain(number);
  const sent = await browser.post(page, { intent: "text", factorId: phone.id });
  const place = sent.headers.get("Location") ?? "";
  const challengeId = new URL(place, browser.origin).searchParams.get("challenge") ?? "";
  const again = await browser.post(place, { intent: "text", factorId: phone.id });
  expect(again.status).toBe(429);
  const texts = await mailsTo(number);
  expect(texts).toHaveLength(1);
  const code = texts[0]?.text.match(/\b\d{6}\b/)?.[0] ?? "";
  const typed = `${code.slice(0, 3)} ${code.slice(3)} `;
  const answer = { intent: "code", factorId: phone.id, code: typed };
  expect((await browser.post(place, { ...answer, challengeId: v7() })).status).toBe(400);
  expect((await browser.post(place, { ...answer, challengeId })).status).toBe(303);
  expect((await browser.get("/app/dashboard")).status).toBe(200);
});

it("adds a phone on its page and mails a notice of it", async () => {
  const { browser, user } = await newMember();
  const number = "+447700900654";
  const bad = await browser.post(list, { type: "phone", phone: "07700 900654", name: "" });
  expect(bad.status).toBe(400);
  expect(await bad.text()).toContain("country code");
  const added = await browser.post(list, { type: "phone", phone: "+44 (0)7700 900-654", name: "My mobile" });
  const place = added.headers.get("Location") ?? "";
  const code = (await mailsTo(number))[0]?.text.match(/\b\d{6}\b/)?.[0] ?? "";
  const challengeId = new URL(place, browser.origin).searchParams.get("challenge") ?? "";
  const taken = await browser.post(list, { type: "totp", name: "My mobile" });
  expect([taken.status, visibleText(await taken.text())]).toEqual([409, expect.stringContaining("one with this name")]);
  const verified = await browser.post(place, { intent: "code", challengeId, code });
  expect(verified.headers.get("Location")).toBe(`${list}/recovery-codes`);
  expect((await mailsTo(user.email))[0]?.text).toContain("My mobile");
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
