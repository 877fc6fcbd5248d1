import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { Browser } from "../support/http/browser";
import { visibleText } from "../support/http/markup";
import { workerWith } from "../support/runner/worker-with";
import { seedJob, seedResume } from "../support/storage/seed";

const dashboard = "/app/dashboard";
const items = {
  "/profile": "My Profile",
  "/resumes": "My Resumes",
  "/add-job": "Add Job Description",
  "/history": "Lapel History",
  "/billing": "Credits & Subscription",
  "/matcher": "Resume Matcher",
};

/** The column beside the page. */
function sidebarOf(html: string): string {
  return html.match(/<nav [^>]*data-state="[\s\S]*?<\/nav>/)?.[0] ?? "";
}

const stateOf = (html: string) => sidebarOf(html).match(/data-state="(\w+)"/)?.[1];
const labelsIn = (html: string) => [...html.matchAll(/<li>[\s\S]*?<\/li>/g)].map(([item]) => visibleText(item).trim());
/** The labels that a folded sidebar shows beside their icons, on hover and focus. */
const foldedIn = (html: string) => [...html.matchAll(/class="folded-label"[^>]*>([^<]*)</g)].map(([, label]) => label);

it("is titled and has the six items in column and panel alike", async () => {
  const { browser } = await newMember();
  const html = await browser.page(dashboard);
  const column = sidebarOf(html);
  const panel = html.match(/<details[\s\S]*?<\/details>/)?.[0] ?? "";
  for (const menu of [column, panel]) {
    expect(visibleText(menu)).toContain("Your Lapel");
    expect(labelsIn(menu)).toEqual(Object.values(items));
    expect(visibleText(menu)).toContain("Log Out");
    expect(menu).not.toContain("/app/admin");
  }
  expect(stateOf(html)).toBe("expanded");
});

it("marks the item of the page, and of the pages below it", async () => {
  const member = await newMember();
  const { browser } = member;
  const below = {
    "/profile/password": "My Profile",
    "/answers": "My Profile",
    [`/resumes/${await seedResume(member)}`]: "My Resumes",
    [`/jobs/${await seedJob(member)}`]: "Add Job Description",
  };
  for (const [page, label] of Object.entries({ ...items, ...below })) {
    const marked = sidebarOf(await browser.page(dashboard + page)).match(/<a [^>]*aria-current="(\w+)"[\s\S]*?<\/a>/);
    const isItself = page in items;
    expect([visibleText(marked?.[0] ?? "").trim(), marked?.[1]], page).toEqual([label, isItself ? "page" : "true"]);
  }
  expect(sidebarOf(await browser.page(dashboard))).not.toContain("aria-current");
});

it("stays as it was left for seven days, rendered so by the server, and comes back to its page", async () => {
  const { browser } = await newMember();
  const page = `${dashboard}/resumes?tab=paste`;
  const sent = await browser.post(page, { sidebar: "collapsed", stoodOn: page }, `${dashboard}/sidebar`);
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, page]);
  expect(sent.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-sidebar=.*Max-Age=604800/)]);
  const collapsed = await browser.page(`${dashboard}/billing`);
  expect(stateOf(collapsed)).toBe("collapsed");
  expect(labelsIn(sidebarOf(collapsed))).toEqual(Object.values(items));
  const named = ["Your Lapel", ...Object.values(items), "Expand sidebar", "Log Out"].map((label) =>
    label.replace("&", "&amp;"),
  );
  expect(foldedIn(sidebarOf(collapsed))).toEqual(named);
  expect(sidebarOf(collapsed)).toContain('name="sidebar" value="expanded"');

  await browser.post(page, { sidebar: "expanded", stoodOn: page }, `${dashboard}/sidebar`);
  const expanded = sidebarOf(await browser.page(page));
  expect([stateOf(expanded), foldedIn(expanded)]).toEqual(["expanded", []]);
});

it("tells a script that it was kept, and nothing more", async () => {
  const { browser } = await newMember();
  const kept = await browser.post(dashboard, { sidebar: "collapsed" }, `${dashboard}/sidebar`);
  expect([kept.status, await kept.text()]).toEqual([204, ""]);
  expect(stateOf(await browser.page(dashboard))).toBe("collapsed");
});

it("leads nowhere but to pages of the app, and refuses what is no state on a page", async () => {
  const { browser } = await newMember();
  for (const stoodOn of ["https://evil.example/app", "//evil.example", "/app\\evil", "/", "/app/logout"]) {
    const sent = await browser.post(dashboard, { sidebar: "collapsed", stoodOn }, `${dashboard}/sidebar`);
    expect([sent.status, sent.headers.get("Location")], stoodOn).toEqual([303, "/app"]);
  }
  await browser.post(dashboard, { sidebar: "expanded" }, `${dashboard}/sidebar`);
  const wrong: Record<string, string>[] = [{ sidebar: "<b>wide</b>" }, { stoodOn: dashboard }];
  for (const fields of wrong) {
    const refused = await browser.post(dashboard, fields, `${dashboard}/sidebar`);
    expect([refused.status, refused.headers.getSetCookie()]).toEqual([400, []]);
    expect(visibleText(await refused.text())).toContain("This form is incomplete. Reload the page and try again.");
  }
  browser.cookies.set("__Host-sidebar", encodeURIComponent(`${btoa('"collapsed"')}.forged`));
  expect(stateOf(await browser.page(dashboard))).toBe("expanded");
});

it("asks before logging out, from everywhere, and leads back where it was asked", async () => {
  const { browser } = await newMember();
  const page = `${dashboard}/matcher?resume=none`;
  const link = sidebarOf(await browser.page(page)).match(/href="(\/app\/logout[^"]*)"/)?.[1] ?? "";
  const html = await browser.page(link.replace(/&amp;/g, "&"));
  expect(visibleText(html)).toContain("Are you sure you want to log out? This ends your sessions on all devices.");
  expect(html).toContain(`href="${page}"`);
  const done = await browser.post(link, {});
  expect([done.status, done.headers.get("Location")]).toEqual([303, "/app/login"]);
  expect(visibleText(await browser.page("/app/login"))).toContain(
    "Logged out successfully You have been logged out of your account.",
  );
});

it("says so where logging out fails, and leaves everybody signed in", async () => {
  const { browser } = await newMember();
  const brokenDatabase = new Proxy(env.DB, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name);
      return (query: string) => {
        if (query.startsWith("delete")) throw new Error("D1_ERROR: the network is down");
        return target.prepare(query);
      };
    },
  });
  const unlucky = new Browser(browser.origin, browser.address, workerWith({ DB: brokenDatabase }));
  for (const [name, value] of browser.cookies) unlucky.cookies.set(name, value);
  const link = `/app/logout?${new URLSearchParams({ to: dashboard })}`;
  const failed = await unlucky.post(link, {});
  expect([failed.status, failed.headers.get("Location")]).toEqual([303, link]);
  expect(visibleText(await unlucky.page(link))).toContain("Error Failed to log out. Please try again.");
  expect((await browser.get(dashboard)).status).toBe(200);
});
