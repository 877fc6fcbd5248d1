import { env } from "cloudflare:workers";
import { v7 } from "uuid";
import { beforeEach, expect, it } from "vitest";
import { sweepExpired } from "~/domain/auth/sweep-expired.server";
import { ownerOfFormToken } from "~/http/form-token.server";
import { app, type Member, newMember, newMemberWithPassword } from "../support/accounts/members";
import { led, sendFrom, signBackIn, signedOut } from "../support/accounts/signed-out";
import { Browser } from "../support/http/browser";
import { tokenFor } from "../support/http/form-token";
import { fieldValue, visibleText } from "../support/http/markup";
import { builder, keyOf, typed } from "../support/resumes/builder-member";

const paste = "/app/dashboard/resumes?tab=paste";
const text = `Marisol Quint\n"Pastry" <b>chef</b> & baker`;
const notice = "You had been signed out. What you typed is back: check it and send it again.";

type Fields = Record<string, string>;

beforeEach(async () => {
  await env.DB.prepare("DELETE FROM kept_forms").run();
});

/** Sends a form from its page, that of the pasted text where no other is named. */
function send(browser: Browser, fields: Fields, more: { page?: string; to?: string; headers?: Fields } = {}) {
  return sendFrom(browser, more.page ?? paste, fields, more);
}

async function rows() {
  const { results } = await env.DB.prepare("SELECT * FROM kept_forms").all<{
    id: string;
    fields: string;
    path: string;
    user_id: string;
  }>();
  return results;
}

it("brings a form back to its owner after signing in on the same browser, once it is sent it is forgotten", async () => {
  const { member, formToken } = await signedOut();
  const sent = await send(member.browser, { formToken, kept: "paste", intent: "paste", id: v7(), text });
  expect(led(sent)).toBe(`/app/login?${new URLSearchParams({ to: `${paste}&kept=paste`, sent: "kept" })}`);
  const login = visibleText(await member.browser.page(led(sent)));
  expect(login).toContain("Not logged in");
  expect(login).toContain("Please log in. We saved what you typed: it comes back after you log in.");
  const [row] = await rows();
  expect(row).toMatchObject({ user_id: member.user.id, path: "/app/dashboard/resumes#paste" });
  expect(row?.fields).not.toMatch(/formToken/);

  const back = led(await signBackIn(member, led(sent)));
  expect(back).toBe(`${paste}&kept=paste`);
  for (const visit of ["first", "reloaded"]) {
    const html = await member.browser.page(back);
    expect(visibleText(html), visit).toContain(notice);
    expect(fieldValue(html, "text"), visit).toBe(text);
  }
  const html = await member.browser.page(back);
  const again = { formToken: fieldValue(html, "formToken") ?? "", keptForm: fieldValue(html, "keptForm") ?? "" };
  const taken = await send(member.browser, { ...again, id: v7(), text, kept: "paste" });
  expect(taken.status).toBe(303);
  expect(await rows()).toEqual([]);
  expect(visibleText(await member.browser.page(back))).not.toContain(notice);
});

it("brings back a job post and a step of the builder, at their places", async () => {
  const { member, formToken } = await signedOut();
  const job = { title: "Pastry chef", company: "Copper Lane", description: "Requirements\n- Sourdough" };
  const page = "/app/dashboard/add-job";
  const jobSent = await send(member.browser, { formToken, kept: "job", id: v7(), ...job }, { page });
  const section = { section: "personal", resumeId: v7(), revision: "0", step: "next" };
  const builderPage = `${builder}?section=personal`;
  const builderSent = await send(
    member.browser,
    { formToken, kept: "builder", ...section, ...typed.personal },
    { page: builderPage },
  );
  await signBackIn(member, led(builderSent));
  const jobPage = await member.browser.page(`${page}?kept=job`);
  expect(new URL(led(jobSent), "https://lapel.test").searchParams.get("to")).toBe(`${page}?kept=job`);
  for (const [name, value] of Object.entries(job)) expect(fieldValue(jobPage, name)).toBe(value);
  const html = await member.browser.page(`${builderPage}&kept=builder`);
  expect(visibleText(html)).toContain(notice);
  expect(fieldValue(html, "name")).toBe("Marisol Quint");
  const fields = Object.fromEntries(
    ["formToken", "resumeId", "revision", "section", "keptForm"].map((name) => [name, fieldValue(html, name) ?? ""]),
  );
  expect(fields.resumeId).toBe(section.resumeId);
  const taken = await send(member.browser, { ...fields, ...typed.personal, step: "next" }, { page: builderPage });
  expect([taken.status, led(taken)]).toEqual([303, `${builder}?section=education`]);
});

it("tells of a step of the builder whose draft went on meanwhile", async () => {
  const { member, formToken } = await signedOut();
  const step = { formToken, kept: "builder", section: "personal", resumeId: v7(), revision: "0", step: "next" };
  const page = `${builder}?section=personal`;
  const sent = await send(member.browser, { ...step, ...typed.personal }, { page });
  await signBackIn(member, led(sent));
  const key = await keyOf(member, "personal");
  await member.browser.submit(page, { ...key, ...typed.personal, name: "From another device", step: "next" });
  const html = await member.browser.page(`${page}&kept=builder`);
  const fields = ["formToken", "resumeId", "revision", "section", "keptForm"].map((name) => [
    name,
    fieldValue(html, name) ?? "",
  ]);
  const late = await send(member.browser, { ...Object.fromEntries(fields), ...typed.personal, step: "next" }, { page });
  expect(late.status).toBe(409);
  expect(visibleText(await late.text())).toContain("From another device");
});

it("shows it to nobody else: neither another user of that browser, nor its owner in another browser", async () => {
  const { member, formToken } = await signedOut();
  const sent = await send(member.browser, { formToken, kept: "paste", id: v7(), text });
  const back = `${paste}&kept=paste`;
  const other = await newMemberWithPassword("a long sentence");
  other.browser.cookies.clear();
  const shared = { ...other, browser: member.browser };
  expect(led(await signBackIn(shared, led(sent)))).toBe(back);
  const theirs = await member.browser.page(back);
  expect(theirs).not.toMatch(/Pastry|signed out\. What/);
  // Nor can they send it, or throw it away.
  const [row] = await rows();
  const formToken2 = fieldValue(theirs, "formToken") ?? "";
  await send(member.browser, { formToken: formToken2, keptForm: row?.id ?? "", id: v7(), text: "Mine" });
  expect(await rows()).toHaveLength(1);

  const elsewhere = { ...member, browser: new Browser() };
  await signBackIn(elsewhere, "/app/login");
  expect(visibleText(await elsewhere.browser.page(back))).not.toContain(notice);
  member.browser.cookies.delete("__Host-session");
  await signBackIn(member, "/app/login");
  expect(fieldValue(await member.browser.page(back), "text")).toBe(text);
});

it("keeps nothing whose owner is not proven by a token of ours for this browser", async () => {
  const { member, formToken } = await signedOut();
  const victim = await newMember();
  await victim.browser.get("/app");
  const theirs = await tokenFor(victim.browser);
  const [time, , signature, all] = formToken.split(".");
  const anonymous = await member.browser.formToken("/app/login");
  const tokens: Fields = {
    missing: "",
    "of nobody": anonymous,
    "of another browser": theirs,
    "with another owner": [time, victim.user.id, signature, all].join("."),
    "with a moved time": [Number(time) + 1, member.user.id, signature, all].join("."),
    "with no signature": [time, member.user.id, "", all].join("."),
    "with more parts": `${formToken}.x.y`,
    "with the wrong signature in its place": [time, member.user.id, all, signature].join("."),
    "too old": await tokenOf(member, app.now() - 25 * 60 * 60 * 1000),
  };
  for (const [what, token] of Object.entries(tokens)) {
    const sent = await send(member.browser, { formToken: token, kept: "paste", id: v7(), text });
    expect(led(sent), what).toMatch(/&sent=form$/);
  }
  const stolen = await send(new Browser(), { formToken, kept: "paste", id: v7(), text });
  expect(led(stolen)).toMatch(/&sent=form$/);
  expect(await rows()).toEqual([]);
  const { appSecret } = app.config;
  expect(await ownerOfFormToken(`${appSecret}x`, "any", formToken, app.now())).toBeNull();
});

async function tokenOf(member: Member, time: number): Promise<string> {
  const signedIn = await newMember();
  signedIn.browser.cookies.set("__Host-visitor", member.browser.cookies.get("__Host-visitor") ?? "");
  return tokenFor(signedIn.browser, time);
}

it("keeps no secrets, no files, nothing huge, nothing odd, and no form that does not ask for it", async () => {
  const { member, formToken } = await signedOut();
  const form = { formToken, kept: "paste", id: v7(), text };
  const refused: [string, Fields, Parameters<typeof send>[2]?][] = [
    ["a password", { ...form, password: "secret" }],
    ["a new password", { ...form, newPassword: "secret" }],
    ["a code", { ...form, code: "123456" }],
    ["not asked for", { formToken, text }],
    ["an odd name", { ...form, kept: "../x" }],
    ["a long list", { ...form, "a[999999999]": "x" }],
    ["too much", { ...form, text: "x".repeat(70_000) }],
    ["a huge body", { ...form, text: "x".repeat(600_000) }],
    ["another site's page", form, { headers: { Referer: "https://evil.example/app/dashboard" } }],
    ["no page", form, { headers: { Referer: "" } }],
    ["a page outside", form, { page: "/app/login", to: "/app/login" }],
    ["another medium", form, { headers: { "Content-Type": "text/plain" } }],
  ];
  for (const [what, fields, more] of refused) {
    const sent = await send(member.browser, fields, more);
    expect(led(sent), what).not.toMatch(/sent=kept/);
    expect(await rows(), what).toEqual([]);
  }
  const foreign = await send(member.browser, form, { headers: { Origin: "https://evil.example" } });
  expect(foreign.status).toBe(403);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...form, file: new File(["x"], "a.pdf") })) body.append(name, value);
  const headers = { Origin: member.browser.origin, Referer: `${member.browser.origin}${paste}` };
  expect(led(await member.browser.send(paste, { method: "POST", body, headers }))).toMatch(/sent=form/);
  expect(await rows()).toEqual([]);
});

it("keeps the newest of one form, at most ten forms of one user, each for an hour", async () => {
  const { member, formToken } = await signedOut();
  for (const typedText of ["first", "second"]) {
    await send(member.browser, { formToken, kept: "paste", id: v7(), text: typedText });
  }
  expect((await rows()).map(({ fields }) => fields)).toEqual([expect.stringContaining("second")]);
  for (let count = 0; count < 14; count++) {
    await send(
      member.browser,
      { formToken, kept: "letter", text: "x" },
      { page: `/app/dashboard/rewrites/${count}`, to: paste },
    );
  }
  expect(await rows()).toHaveLength(10);
  await env.DB.prepare("UPDATE kept_forms SET expires_at = ?")
    .bind(Date.now() - 1)
    .run();
  await signBackIn(member, "/app/login");
  expect(visibleText(await member.browser.page("/app/dashboard/rewrites/13?kept=letter"))).not.toContain(notice);
  await sweepExpired(app);
  expect(await rows()).toEqual([]);
});

it("answers as if nothing was kept where its owner is gone", async () => {
  const { member, formToken } = await signedOut();
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(member.user.id).run();
  const sent = await send(member.browser, { formToken, kept: "paste", id: v7(), text });
  expect([sent.status, led(sent)]).toEqual([302, expect.stringMatching(/sent=form$/)]);
});
