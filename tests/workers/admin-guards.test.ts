import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newAdmin } from "../support/accounts/admins";
import { seedFactor } from "../support/accounts/factors";
import { app, confirm, newMember, register, signIn } from "../support/accounts/members";
import { accessTable } from "../support/http/access-table";
import { Browser } from "../support/http/browser";
import { builtRoutes } from "../support/http/built-routes";
import { mailsTo } from "../support/messages/mailbox";

const locationOf = async (browser: Browser, path: string) => {
  const { headers } = await browser.get(path);
  return (headers.get("Location") ?? "").replace(/\?.*/, "");
};
const adminRoutes = builtRoutes().filter(({ path }) => path.startsWith("/app/admin"));

it("leads everybody but admins away from each page of the area, and its data too", async () => {
  expect(adminRoutes.length).toBeGreaterThan(0);
  const [member, admin] = [await newMember(), await newAdmin()];
  for (const { id, path } of adminRoutes) {
    const address = path.replace(/:\w+/g, "some-id");
    expect(accessTable[id]?.GET?.member, id).toBe("302 /app");
    expect(await locationOf(new Browser(), address), id).toBe("/app/login");
    expect(await locationOf(member.browser, address), id).toBe("/app");
    const data = await member.browser.get(`${address}.data`);
    expect([data.status, await data.text()], id).toEqual([202, expect.stringContaining('"/app"')]);
    expect(await locationOf(admin.browser, address), id).not.toBe("/app");
  }
});

it("leads everybody but admins away from addresses of the area that there are not", async () => {
  const [path, member, admin] = ["/app/admin/nothing", await newMember(), await newAdmin()];
  for (const address of [path, "/app/admin/users/a/b/c"]) {
    expect(await locationOf(new Browser(), address)).toBe("/app/login");
    expect(await locationOf(member.browser, address)).toBe("/app");
    expect(await (await member.browser.get(`${address}.data`)).text()).toContain('"/app"');
    expect((await admin.browser.get(address)).status).toBe(404);
  }
});

it("leads whoever asks for a page by HEAD back to it after signing in", async () => {
  const { headers } = await new Browser().send("/app/admin/users", { method: "HEAD" });
  expect(headers.get("Location")).toBe("/app/login?to=%2Fapp%2Fadmin%2Fusers");
});

it("asks an admin who has a second factor for it first", async () => {
  const { browser, user } = await newAdmin();
  await seedFactor(user.id, { status: "verified" });
  for (const { id, path } of adminRoutes) {
    expect(await locationOf(browser, path.replace(/:\w+/g, "some-id")), id).toBe("/app/auth/second-factor");
  }
  await env.DB.prepare("UPDATE sessions SET aal = 'aal2' WHERE user_id = ?").bind(user.id).run();
  expect((await browser.get("/app/admin")).status).toBe(200);
});

it("reads the role with each request", async () => {
  const { browser, user } = await newAdmin();
  expect((await browser.get("/app/admin")).status).toBe(200);
  expect(await locationOf(browser, "/app")).toBe("/app/admin");
  await env.DB.prepare("UPDATE profiles SET role = 'user' WHERE id = ?").bind(user.id).run();
  expect(await locationOf(browser, "/app/admin")).toBe("/app");
  expect(await locationOf(browser, "/app")).toBe("/app/dashboard/profile");
});

it("makes the first admin of whoever confirms an address of ADMIN_EMAILS", async () => {
  const [email = ""] = app.config.adminEmails;
  expect(email).toBe("admin@example.com");
  const browser = new Browser();
  await register(browser, email, "a long sentence");
  await confirm(browser, (await mailsTo(email))[0]);
  await signIn(browser, email, "a long sentence");
  expect(await locationOf(browser, "/app")).toBe("/app/admin");
  expect(await browser.page("/app/dashboard")).toContain('href="/app/admin"');
  expect(await (await newMember()).browser.page("/app/dashboard")).not.toContain('href="/app/admin"');
});
