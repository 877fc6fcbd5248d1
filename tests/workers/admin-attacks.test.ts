import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { auditLog } from "~/db/schema/admin";
import { waitlistSignups } from "~/db/schema/waitlist";
import { newAdmin } from "../support/accounts/admins";
import { seedFactor } from "../support/accounts/factors";
import { app, newMember } from "../support/accounts/members";
import { accessTable } from "../support/http/access-table";
import { Browser } from "../support/http/browser";
import { builtRoutes } from "../support/http/built-routes";

const actions = builtRoutes().filter(({ id, path }) => path.startsWith("/app/admin") && accessTable[id]?.POST);

it("lets nobody but an admin act, by form or by the address of a page's data", async () => {
  const { user: target } = await newMember();
  const [member, owing] = [await newMember(), await newAdmin()];
  await seedFactor(owing.user.id, { status: "verified" });
  const fields = { id: v7(), revision: "1", role: "admin", tier: "pro", credits: "9", intent: "suspend", number: "5" };
  expect(actions.length).toBeGreaterThan(5);
  for (const { id, path } of actions) {
    const address = path.replace(":userId", target.id).replace(/:\w+/g, "1");
    for (const { browser, form, to } of [
      { browser: new Browser(), form: "/app/login", to: "/app/login" },
      { browser: member.browser, form: "/app/dashboard/profile", to: "/app" },
      { browser: owing.browser, form: "/app/auth/second-factor", to: "/app/auth/second-factor" },
    ]) {
      const formToken = await browser.formToken(form);
      for (const suffix of ["", ".data"]) {
        const answer = await browser.submit(address + suffix, { ...fields, formToken });
        const said = `${answer.headers.get("Location") ?? ""} ${await answer.text()}`;
        expect([answer.status < 400, said.includes(to)], `${id}${suffix} ${to}`).toEqual([true, true]);
      }
    }
  }
  expect(await app.db.$count(auditLog)).toBe(0);
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, target.id));
  expect(row).toMatchObject({ role: "user", subscriptionTier: "free", credits: 0, accountRevision: 1 });
});

it("takes no credits that are not a plain number", async () => {
  const [admin, { user }] = [await newAdmin(), await newMember()];
  const page = `/app/admin/users/${user.id}/edit`;
  const hostile = ["NaN", "Infinity", "-Infinity", "-0.5", "1e400", "9007199254740993", "1_000", "12abc", "½"];
  for (const credits of [...hostile, "0x10", "0b11", "0o7", "1e2", "+7", "٣"]) {
    const fields = { id: v7(), revision: "1", role: "user", tier: "pro", credits };
    expect((await admin.browser.post(page, fields)).status, credits).toBe(400);
  }
  const [row] = await app.db.select().from(profiles).where(eq(profiles.id, user.id));
  expect(row?.credits).toBe(0);
});

it("answers every list whatever its address says", async () => {
  const { browser } = await newAdmin();
  const lists = ["users", "billing", "waitlist", "feedback", "security", "security?log=events", "health"].concat(
    ["resumes", "posts", "rewrites", "matches"].map((list) => `resumes-jobs?list=${list}`),
  );
  const keys = [
    '["\\ud800","x"]',
    '["\\u0000",""]',
    "[1e308,1]",
    '[-1,"x"]',
    '[null,"x"]',
    `["${"x".repeat(300)}","y"]`,
    "[",
  ];
  const searches = [
    "\ud800abc",
    'NEAR("a" "b", 2)',
    '"',
    '""""',
    "a*",
    "^a",
    "a OR b)",
    "(((",
    "\u0000",
    "x".repeat(10_000),
    "% _",
    "𝔘𝔫𝔦",
  ];
  for (const list of lists) {
    const address = `/app/admin/${list}${list.includes("?") ? "&" : "?"}`;
    const queries: Record<string, string>[] = [
      ...keys.flatMap((key): Record<string, string>[] => [
        { after: key },
        { before: key, sort: "password_hash", direction: "sideways" },
      ]),
      ...searches.map((q) => ({ q })),
      {
        q: "abc",
        after: '["a","b"]',
        plan: "'; DROP TABLE users",
        status: "x",
        filter: "x",
        rating: "9e9",
        outcome: "x",
      },
    ];
    for (const query of queries) {
      const answer = await browser.get(address + new URLSearchParams(query));
      expect(answer.status, `${list} ${JSON.stringify(query).slice(0, 80)}`).toBe(200);
      await answer.arrayBuffer();
    }
  }
});

it("exports no formula", async () => {
  const { browser } = await newAdmin();
  await app.db.insert(waitlistSignups).values({
    firstName: '=HYPERLINK("https://evil.example","x")',
    email: "+cmd@example.com",
    formKey: "k",
    origin: "https://lapel.test",
    createdAt: 1,
    mailId: v7(),
    webhookState: "none",
    source: "\t=1+1",
    referrer: "@SUM(A1)",
  });
  const csv = await (await browser.post("/app/admin/waitlist", { state: "" }, "/app/admin/waitlist/export")).text();
  expect(csv).toContain("+cmd@example.com");
  for (const cell of csv.split("\r\n").slice(1).join(",").split(",")) expect(cell).not.toMatch(/^"?\s*[=+\-@\t]/);
  await env.DB.prepare("DELETE FROM waitlist_signups").run();
});
