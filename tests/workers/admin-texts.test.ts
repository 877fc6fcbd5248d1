import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { newAdmin } from "../support/accounts/admins";
import { app, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";

/** What the specification says of the admin area, page by page: each list is read on the page of its name. */
const menu = ["Overview", "Users", "Resumes & Jobs", "Usage", "Billing", "Feedback"];
const headings: Record<string, string> = {
  "/app/admin": "Welcome to the Lapel admin area",
  "/app/admin/users": "User Management",
  "/app/admin/usage": "Usage Analytics",
  "/app/admin/billing": "Billing & Subscription Overview",
  "/app/admin/feedback": "User Feedback & Outcomes",
};
const overview = [
  "Manage users, roles and credits",
  "Monitor resumes, jobs, matches and scores",
  "Track platform usage and active users",
  "Oversee subscriptions and credit balances",
  "Review user feedback",
];
/** The choices of a field, by page and name. */
const choices: [page: string, name: string, ...options: string[]][] = [
  ["/app/admin/users", "plan", "All", "Free", "Pro", "Enterprise"],
  ["/app/admin/billing", "plan", "All", "Single", "Pro", "Enterprise"],
  ["/app/admin/billing", "status", "All", "Active", "Trialing", "Cancelled", "Incomplete", "Failed"],
  ["/app/admin/users/ID/edit", "role", "User", "Admin"],
  ["/app/admin/users/ID/edit", "tier", "Single", "Pro", "Enterprise"],
  ["/app/admin/billing/ID", "tier", "Single", "Pro", "Enterprise"],
];
const columns: Record<string, string[]> = {
  "/app/admin/users": ["Name", "Role", "Plan", "Credits", "Rewrites", "Signed up", "Profile"],
  "/app/admin/billing": ["User", "Plan", "Status, renewal", "Credits remaining", "Last payment", "Change"],
};
const texts: Record<string, string[]> = {
  "/app/admin": ["Admin access required • Data updates in realtime", "Refresh"],
  "/app/admin/users": ["Search by name or e-mail", "View Profile"],
  "/app/admin/users?q=nobody-of-this-name": ["No users found."],
  "/app/admin/users/ID": ["User Profile: ID", "No resumes found.", "No job posts found."],
  "/app/admin/billing": ["Search by name or e-mail", "View/Edit"],
  "/app/admin/billing?q=nobody-of-this-name": ["No users found."],
  "/app/admin/billing/ID": ["+1 Credit", "-1 Credit", "Open Stripe Portal"],
  "/app/admin/resumes-jobs": ["No resumes found."],
  "/app/admin/resumes-jobs?list=posts": ["No job posts found."],
};

const textsOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, text = ""]) => visibleText(text).trim());

it("has every heading, choice, column and text of the specification", async () => {
  const { browser, user } = await newAdmin();
  await app.db.update(profiles).set({ subscriptionTier: "pro" }).where(eq(profiles.id, user.id));
  const page = (path: string) => browser.page(path.replace("ID", user.id));
  for (const [path, heading] of Object.entries(headings)) {
    expect(textsOf(await page(path), /<h1\b[^>]*>(.*?)<\/h1>/gs), path).toEqual([heading]);
  }
  const home = await page("/app/admin");
  expect(textsOf(home.slice(home.indexOf("What you can do here")), /<li>(<a\b.*?)<\/li>/gs)).toEqual(overview);
  const links = textsOf(home, /<a\b[^>]*href="\/app\/admin(?:\/[\w-]+)?"[^>]*>(.*?)<\/a>/gs);
  expect([...new Set(links)].filter((name) => menu.includes(name))).toEqual(menu);
  for (const [path, name, ...options] of choices) {
    const [select = ""] = textsOf(
      await page(path),
      new RegExp(`<select\\b[^>]*name="${name}"[^>]*>(.*?)</select>`, "gs"),
    );
    expect(select.split(" "), `${path} ${name}`).toEqual(options);
  }
  for (const [path, titles] of Object.entries(columns)) {
    expect(textsOf(await page(path), /<th\b[^>]*>(.*?)<\/th>/gs), path).toEqual(titles);
  }
  for (const [path, words] of Object.entries(texts)) {
    const text = visibleText(await page(path));
    for (const word of words) expect(text, path).toContain(word.replace("ID", user.id));
  }
});

it("lists ten users a page, the newest first with the day of their sign-up, and leads a new search to page 1", async () => {
  const { browser } = await newAdmin();
  for (let number = 1; number <= 11; number++) {
    const { user } = await newMember();
    await app.db
      .update(profiles)
      .set({ name: `Listed ${number}`, createdAt: Date.UTC(2031, 0, number, 23, 30) })
      .where(eq(profiles.id, user.id));
  }
  const list = "/app/admin/users?plan=free";
  const first = await browser.page(list);
  const days = textsOf(first, /<time\b[^>]*>(.*?)<\/time>/g);
  expect(days).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((day) => `2031-01-${String(day).padStart(2, "0")}`));
  const next = first.match(/href="([^"]*after=[^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const second = await browser.page(next);
  expect(visibleText(second)).toContain("Listed 1 ");
  const search = second.match(/<form\b[^>]*role="search".*?<\/form>/s)?.[0] ?? "";
  expect(search).toContain('name="q"');
  expect(search).not.toMatch(/name="(after|before)"/);
  const sorting = [...second.matchAll(/href="([^"]*sort=\w+[^"]*)"[^>]*>(?:Name|Role|Plan|Credits|Signed up)</g)].map(
    ([, href = ""]) => href,
  );
  expect(sorting).toHaveLength(5);
  for (const href of sorting) expect(href).not.toMatch(/after|before/);
  expect(sorting.find((href) => href.includes("sort=created"))).toContain("direction=asc");
});
