import { env } from "cloudflare:workers";
import { asc, eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles, sessions, users } from "~/db/schema/accounts";
import { auditLog } from "~/db/schema/admin";
import { creditLedger } from "~/db/schema/rewriting";
import { closeAccount, suspendUser, updateUser } from "~/domain/admin/change-user.server";
import { deleteAccount } from "~/domain/privacy/delete-account.server";
import { deleteUser } from "~/domain/privacy/delete-user.server";
import { newAdmin } from "../support/accounts/admins";
import { apiSessionOf } from "../support/accounts/api-session";
import { furnishedMember } from "../support/accounts/furnished-member";
import { app, type Member, newMember, newMemberWithPassword, signIn } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";

const list = "/app/admin/users";
const password = "a long sentence";

async function accountOf(id: string) {
  const [profile] = await app.db.select().from(profiles).where(eq(profiles.id, id));
  if (!profile) throw new Error("No such user");
  const { role, subscriptionTier: tier, credits, accountRevision: revision } = profile;
  return { role, tier, credits, revision };
}
const ledgerOf = (id: string) =>
  app.db
    .select({ amount: creditLedger.amount, balance: creditLedger.balance, reason: creditLedger.reason })
    .from(creditLedger)
    .where(eq(creditLedger.userId, id))
    .orderBy(asc(creditLedger.id));
const auditOf = (id: string) =>
  app.db
    .select({
      actorId: auditLog.actorId,
      action: auditLog.action,
      before: auditLog.before,
      after: auditLog.after,
    })
    .from(auditLog)
    .where(eq(auditLog.targetId, id))
    .orderBy(asc(auditLog.createdAt), asc(auditLog.id));

/** The form of the drawer as it stands now, with other values. */
async function fieldsFor(id: string, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const { role, tier, credits, revision } = await accountOf(id);
  return { id: v7(), revision: String(revision), role, tier, credits: String(credits), ...more };
}

/** The page behind the redirect of a form, toast included. */
async function answered({ browser }: Member, response: Response): Promise<string> {
  const to = response.headers.get("Location");
  return visibleText(to ? await browser.page(to) : await response.text());
}

it("saves role, plan and credits, notes the change, and explains the balance", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const page = `${list}/${user.id}/edit?q=${user.email}`;
  const fields = await fieldsFor(user.id, { role: "admin", tier: "pro", credits: "7" });
  const response = await admin.browser.post(page, fields);
  expect([response.status, response.headers.get("Location")]).toEqual([
    303,
    `${list}?${new URLSearchParams({ q: user.email })}`,
  ]);
  const text = await answered(admin, response);
  expect(text).toContain("User updated");
  expect(text).toContain("Profile updated successfully");
  expect(await accountOf(user.id)).toMatchObject({ role: "admin", tier: "pro", credits: 7 });
  expect(await ledgerOf(user.id)).toEqual([{ amount: 7, balance: 7, reason: "granted" }]);
  expect(await auditOf(user.id)).toEqual([
    {
      actorId: admin.user.id,
      action: "user.update",
      before: { role: "user", tier: "free", credits: 0 },
      after: { role: "admin", tier: "pro", credits: 7 },
    },
  ]);
  // The same form once more, as after a lost answer: nothing moves, and nobody is told of a conflict.
  expect((await admin.browser.post(page, fields)).status).toBe(303);
  expect((await ledgerOf(user.id)).length).toBe(1);
  expect((await auditOf(user.id)).length).toBe(1);
});

it("saves an empty number of credits as 0, through the ledger", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const page = `${list}/${user.id}/edit`;
  await admin.browser.post(page, await fieldsFor(user.id, { credits: "3" }));
  expect((await admin.browser.post(page, await fieldsFor(user.id, { credits: "" }))).status).toBe(303);
  expect((await accountOf(user.id)).credits).toBe(0);
  expect(await ledgerOf(user.id)).toEqual([
    { amount: 3, balance: 3, reason: "granted" },
    { amount: -3, balance: 0, reason: "granted" },
  ]);
});

it("refuses what is no role, plan or number of credits, keeps what was typed, and changes nothing", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const page = `${list}/${user.id}/edit`;
  const bad: [Record<string, string>, string][] = [
    [{ credits: "many" }, "Credits must be a number."],
    [{ credits: "-1" }, "Credits must be 0 or more."],
    [{ credits: "1.5" }, "Credits must be a whole number."],
    [{ credits: "1000001" }, "Credits must be at most 1,000,000."],
    [{ credits: "9".repeat(400) }, "Credits must be"],
    [{ role: "owner" }, "Choose a role: user or admin."],
    [{ role: "" }, "Choose a role: user or admin."],
    [{ tier: "platinum" }, "Choose a plan: single, pro or enterprise."],
    [{ revision: "x" }, "This form is incomplete. Reload the page and try again."],
    [{ id: "../../etc" }, "This form is incomplete. Reload the page and try again."],
  ];
  for (const [fields, message] of bad) {
    const response = await admin.browser.post(page, await fieldsFor(user.id, { role: "admin", ...fields }));
    expect(response.status, JSON.stringify(fields)).toBe(400);
    expect(visibleText(await response.text())).toContain(message);
  }
  for (const path of [`${list}/${user.id}`, `/app/admin/billing/${user.id}`]) {
    const response = await admin.browser.post(path, { intent: "nuke" });
    expect([response.status, visibleText(await response.text())], path).toEqual([
      400,
      expect.stringContaining("This form is incomplete."),
    ]);
  }
  expect(await accountOf(user.id)).toMatchObject({ role: "user", tier: "free", credits: 0 });
  expect(await auditOf(user.id)).toEqual([]);
});

it("leaves a free user free unless another plan is chosen, and puts nobody back", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const page = `${list}/${user.id}/edit`;
  expect(visibleText(await admin.browser.page(page))).toContain("On free now. It stays so unless you choose another.");
  await admin.browser.post(page, await fieldsFor(user.id, { credits: "1" }));
  expect((await accountOf(user.id)).tier).toBe("free");
  await admin.browser.post(page, await fieldsFor(user.id, { tier: "single" }));
  const back = await admin.browser.post(page, await fieldsFor(user.id, { tier: "free" }));
  expect([back.status, (await accountOf(user.id)).tier]).toEqual([400, "single"]);
});

it("tells the later of two admins who edit the same user, and shows what it is now", async () => {
  const [first, second, { user }] = [await newAdmin(), await newAdmin(), await newMember()];
  const page = `${list}/${user.id}/edit`;
  const [mine, theirs] = [
    await fieldsFor(user.id, { credits: "5" }),
    await fieldsFor(user.id, { role: "admin", credits: "9" }),
  ];
  expect((await first.browser.post(page, mine)).status).toBe(303);
  const late = await second.browser.post(page, theirs);
  const markup = await late.text();
  expect(late.status).toBe(409);
  expect(visibleText(markup)).toContain("Somebody changed this user since you opened it.");
  expect(visibleText(markup)).toContain("It is now: role user, plan Free, credits 5.");
  expect(markup).toContain('value="9"');
  expect(await accountOf(user.id)).toMatchObject({ role: "user", credits: 5 });
  // Sent again with what the page now carries, it is saved.
  const again = { ...theirs, id: v7(), revision: markup.match(/name="revision" value="(\d+)"/)?.[1] ?? "" };
  expect((await second.browser.post(page, again)).status).toBe(303);
  expect(await accountOf(user.id)).toMatchObject({ role: "admin", credits: 9 });
  expect((await ledgerOf(user.id)).map(({ balance }) => balance)).toEqual([5, 9]);
});

it("lets exactly one of many saves at once through", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((credits) =>
      updateUser(admin.ctx, { userId: user.id, id: v7(), revision: 1, changes: { credits } }),
    ),
  );
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  expect((await ledgerOf(user.id)).length).toBe(1);
  expect((await auditOf(user.id)).length).toBe(1);
  const id = v7();
  const { revision } = await accountOf(user.id);
  const same = await Promise.all(
    [1, 2, 3].map(() => updateUser(admin.ctx, { userId: user.id, id, revision, changes: { creditsBy: 1 } })),
  );
  expect(same.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect((await ledgerOf(user.id)).length).toBe(2);
});

it("notes no change of credits under an id that moved another user's", async () => {
  const [admin, one, other] = [await newAdmin(), await newMember(), await newMember()];
  const id = v7();
  for (const { user } of [one, other]) {
    await updateUser(admin.ctx, { userId: user.id, id, revision: 1, changes: { creditsBy: 1 } });
  }
  expect((await accountOf(other.user.id)).credits).toBe(0);
  expect([(await auditOf(one.user.id)).length, (await auditOf(other.user.id)).length]).toEqual([1, 0]);
});

it("says that no user is selected where the account is gone, and finds no page of it", async () => {
  const [admin, member] = [await newAdmin(), await newMember()];
  const fields = await fieldsFor(member.user.id);
  const formToken = await admin.browser.formToken(`${list}/${member.user.id}/edit`);
  await env.DB.prepare("DELETE FROM users WHERE id = ?").bind(member.user.id).run();
  for (const path of [
    `${list}/${member.user.id}/edit`,
    `${list}/${member.user.id}`,
    `/app/admin/billing/${member.user.id}`,
  ]) {
    expect((await admin.browser.get(path)).status, path).toBe(404);
    const sent = path.endsWith("edit") ? fields : { ...fields, intent: path.includes("billing") ? "save" : "suspend" };
    const text = await answered(admin, await admin.browser.submit(path, { ...sent, formToken }));
    expect(text, path).toContain("No user selected");
  }
  const ending = { intent: "end-sessions", formToken };
  const text = await answered(admin, await admin.browser.submit(`${list}/${member.user.id}`, ending));
  expect(text).toContain("No user selected");
  for (const forged of ["x", "%00", "' OR 1=1 --", "..%2f..", "1".repeat(300)]) {
    expect([404, 400], forged).toContain(
      (await admin.browser.get(`${list}/${encodeURIComponent(forged)}/edit`)).status,
    );
  }
});

/** Leaves these admins as the only ones. */
async function onlyAdmins(...admins: Member[]) {
  await env.DB.prepare("UPDATE profiles SET role = 'user'").run();
  for (const { user } of admins) await app.db.update(profiles).set({ role: "admin" }).where(eq(profiles.id, user.id));
}

it("keeps the last admin: no other role, no suspension, no deletion, and says why", async () => {
  const admin = await newAdmin();
  await onlyAdmins(admin);
  const { id, email } = admin.user;
  const attempts: [string, Record<string, string>][] = [
    [`${list}/${id}/edit`, await fieldsFor(id, { role: "user" })],
    [`${list}/${id}`, { intent: "suspend" }],
    [`${list}/${id}`, { intent: "delete", email }],
  ];
  for (const [path, fields] of attempts) {
    const response = await admin.browser.post(path, fields);
    expect(response.status, path).toBe(409);
    expect(visibleText(await response.text())).toContain("This is the last admin who can sign in.");
  }
  expect(await accountOf(id)).toMatchObject({ role: "admin" });
  expect(await auditOf(id)).toEqual([]);
  // A suspended admin is no second one.
  const other = await newAdmin();
  await onlyAdmins(admin, other);
  expect(await suspendUser(admin.ctx, other.user.id)).toEqual({ ok: true });
  expect(await suspendUser(admin.ctx, id)).toEqual({ ok: false, reason: "last-admin" });
});

it("lets only one of two admins go who take each other's role, suspend or delete each other at once", async () => {
  for (const leave of [
    ({ ctx }: Member, userId: string) => updateUser(ctx, { userId, id: v7(), revision: 2, changes: { role: "user" } }),
    ({ ctx }: Member, userId: string) => suspendUser(ctx, userId),
    ({ ctx }: Member, userId: string) => closeAccount(ctx, userId),
  ]) {
    const [one, other] = [await newAdmin(), await newAdmin()];
    await onlyAdmins(one, other);
    await env.DB.prepare("UPDATE profiles SET account_revision = 2 WHERE role = 'admin'").run();
    const answers = await Promise.all([leave(one, other.user.id), leave(other, one.user.id)]);
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "last-admin" });
    const left = await env.DB.prepare(
      "SELECT count(*) AS n FROM profiles JOIN users ON users.id = profiles.id WHERE role = 'admin' AND banned_until IS NULL",
    ).first<number>("n");
    expect(left).toBe(1);
  }
});

it("lets only one of the last two admins go who delete their own accounts at once", async () => {
  const [one, other] = [await newMemberWithPassword(password), await newMemberWithPassword(password)];
  await onlyAdmins(one, other);
  const leave = ({ ctx, user }: Member) =>
    deleteAccount({ ...ctx, user: { ...user, role: "admin" } }, { password, address: "10.8.0.9" });
  const answers = await Promise.all([leave(one), leave(other)]);
  expect(answers.filter(({ ok }) => ok).length).toBe(1);
  expect(answers.find(({ ok }) => !ok)).toEqual({ ok: false, reason: "last-admin" });
  expect(await app.db.$count(profiles, eq(profiles.role, "admin"))).toBe(1);
});

it("suspends: sessions of pages and API end at once, signing in says so; restoring undoes it", async () => {
  const [admin, member] = [await newAdmin(), await newMemberWithPassword(password)];
  const { id, email } = member.user;
  const api = await apiSessionOf(id);
  const path = `${list}/${id}`;
  const toast = await answered(admin, await admin.browser.post(path, { intent: "suspend" }));
  expect(toast).toContain("User suspended");
  expect(toast).toContain("Suspended");
  expect(await app.db.$count(sessions, eq(sessions.userId, id))).toBe(0);
  expect((await member.browser.get("/app/dashboard")).headers.get("Location")).toContain("/app/login");
  const call = (target: string, init: RequestInit) =>
    new Browser().send(target, { ...init, headers: { "Content-Type": "application/json", ...init.headers } });
  const bearer = { Authorization: `Bearer ${api.access_token}` };
  expect((await call("/auth/v1/user", { method: "GET", headers: bearer })).status).toBe(403);
  const refresh = { method: "POST", body: JSON.stringify({ refresh_token: api.refresh_token }) };
  expect((await call("/auth/v1/token?grant_type=refresh_token", refresh)).status).toBe(400);
  const answer = await signIn(new Browser(), email, password);
  expect(visibleText(await answer.text())).toContain("This account is suspended.");
  const byApi = await call("/auth/v1/token?grant_type=password", {
    method: "POST",
    body: JSON.stringify({ email, password }),
  });
  expect([byApi.status, await byApi.json()]).toMatchObject([400, { error_code: "user_banned" }]);
  // Twice is once.
  await admin.browser.post(path, { intent: "suspend" });
  expect(await answered(admin, await admin.browser.post(path, { intent: "restore" }))).toContain("User restored");
  expect((await signIn(new Browser(), email, password)).status).toBe(303);
  expect((await auditOf(id)).map(({ action }) => action)).toEqual(["user.suspend", "user.restore"]);
});

it("ends one session of a user, or all, and never one of somebody else", async () => {
  const [admin, member, stranger] = [await newAdmin(), await newMember(), await newMember()];
  const path = `${list}/${member.user.id}`;
  await apiSessionOf(member.user.id);
  const foreign = await admin.browser.post(path, { intent: "end-session", sessionId: stranger.user.sessionId });
  expect(await answered(admin, foreign)).toContain("There was no such session any more");
  expect(await app.db.$count(sessions, eq(sessions.userId, stranger.user.id))).toBe(1);
  await admin.browser.post(path, { intent: "end-session", sessionId: member.user.sessionId });
  expect(await app.db.$count(sessions, eq(sessions.userId, member.user.id))).toBe(1);
  await admin.browser.post(path, { intent: "end-sessions" });
  expect(await app.db.$count(sessions, eq(sessions.userId, member.user.id))).toBe(0);
  expect((await auditOf(member.user.id)).map(({ before }) => before)).toEqual([
    { session: member.user.sessionId },
    { sessions: "all" },
  ]);
});

it("deletes an account with all its rows after its address was typed, and the log keeps who did it", async () => {
  const [admin, member] = [await newAdmin(), await furnishedMember()];
  const { id, email } = member.user;
  await env.DB.prepare("DELETE FROM subscribers WHERE user_id = ?").bind(id).run();
  const path = `${list}/${id}`;
  const wrong = await admin.browser.post(path, { intent: "delete", email: "somebody@else.example" });
  expect([wrong.status, visibleText(await wrong.text())]).toEqual([400, expect.stringContaining("Type the address")]);
  expect(await app.db.$count(users, eq(users.id, id))).toBe(1);
  const response = await admin.browser.post(path, { intent: "delete", email: ` ${email.toUpperCase()} ` });
  expect(response.headers.get("Location")).toBe(list);
  expect(await answered(admin, response)).toContain("Account deleted");
  for (const table of ["profiles", "sessions", "resumes", "rewrites", "credit_ledger"]) {
    const column = table === "profiles" ? "id" : "user_id";
    const left = await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`).bind(id).first("n");
    expect(left, table).toBe(0);
  }
  const entries = await auditOf(id);
  expect(entries).toEqual([
    { actorId: admin.user.id, action: "user.delete", before: { deleted: false }, after: { deleted: true } },
  ]);
  expect(JSON.stringify(entries)).not.toContain(email);
  expect(await deleteUser(admin.ctx, id)).toEqual({ ok: false, reason: "no-user" });
  const second = await newAdmin();
  expect(await deleteUser(second.ctx, second.user.id)).toEqual({ ok: false, reason: "own-account" });
});

it("keeps a name that is written from right to left to itself", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const name = "אברהם \u202egnp.exe";
  await app.db.update(profiles).set({ name }).where(eq(profiles.id, user.id));
  await updateUser(admin.ctx, { userId: user.id, id: v7(), revision: 1, changes: { credits: 3 } });
  for (const page of [list, `${list}/${user.id}/edit`, `/app/admin/security?q=${user.id}`]) {
    expect(await admin.browser.page(page), page).toContain(`<bdi>${name}</bdi>`);
  }
});

it("shows all of a user, and no text of theirs", async () => {
  const [admin, member] = [await newAdmin(), await furnishedMember()];
  const text = visibleText(await admin.browser.page(`${list}/${member.user.id}`));
  for (const part of [
    member.user.email,
    "User Profile",
    "Second factors",
    "Sessions",
    "Resumes",
    "Job posts",
    "Rewrites",
    "Payments",
    "Credits",
    "Audit trail",
    "Rewrites by month 20",
  ]) {
    expect(text).toContain(part);
  }
  const written = await env.DB.prepare("SELECT substr(original_cv_text, 1, 60) AS head FROM resumes WHERE user_id = ?")
    .bind(member.user.id)
    .first<string>("head");
  expect(text).not.toContain(written);
});
