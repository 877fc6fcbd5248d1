import { eq } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, it } from "vitest";
import { profiles } from "~/db/schema/accounts";
import { app, type Member, newMember } from "../support/accounts/members";
import { visibleText } from "../support/http/markup";
import { seedJob, seedResume } from "../support/storage/seed";

/** What the specification says of the dashboard, page by page: each list is read on the page of its name. */
const menu = [
  "Your Lapel",
  "My Profile",
  "My Resumes",
  "Add Job Description",
  "Lapel History",
  "Credits & Subscription",
  "Resume Matcher",
  "Log Out",
];
const pages = [
  "",
  "/profile",
  "/resumes",
  "/resumes?tab=paste",
  "/resumes/builder",
  "/add-job",
  "/history",
  "/billing",
  "/matcher",
].map((path) => `/app/dashboard${path}`);

const newcomer: Record<string, string[]> = {
  "/app/dashboard/resumes": [
    "0 / 5",
    "Upload File",
    "Paste Text",
    "Guided Builder",
    "Your Saved Resumes",
    "No resumes found.",
  ],
  "/app/dashboard/resumes?tab=paste": ["20,000 character limit."],
  "/app/dashboard/resumes/builder": ["Next"],
  "/app/dashboard/matcher": ["Analyze Match"],
  "/app/dashboard/billing": ["0 / 5", "free", "single", "pro", "enterprise"],
  "/app/logout": ["Are you sure you want to log out?", "Log Out"],
};

const html = async (member: Member, path: string) => visibleText(await member.browser.page(path));

/** The page behind the redirect of a form, toast included. */
async function answered(member: Member, response: Response): Promise<string> {
  const to = response.headers.get("Location");
  return to ? html(member, to) : visibleText(await response.text());
}

it("has the menu on every page, the page's own item marked", async () => {
  const member = await newMember();
  for (const path of pages) {
    const text = await html(member, path);
    for (const item of menu) expect(text, path).toContain(item);
  }
});

it("says to a newcomer what the specification lists for each page", async () => {
  const member = await newMember();
  for (const [path, texts] of Object.entries(newcomer)) {
    const text = await html(member, path);
    for (const item of texts) expect(text, path).toContain(item);
  }
  const builder = await html(member, "/app/dashboard/resumes/builder");
  expect(builder).not.toMatch(/\bBack\b/);
});

it("shows a saved resume with date and preview, and its selector with the two buttons", async () => {
  const member = await newMember();
  const long = `Dana Reyes ${"x".repeat(688)}END beyond the preview`;
  const id = await seedResume(member, { text: long, createdAt: Date.UTC(2026, 10, 3) });
  await seedJob(member);
  const list = await html(member, "/app/dashboard/resumes");
  expect(list).toContain("x".repeat(688));
  expect(list).not.toContain("END");
  expect(list).toContain("3 Nov 2026");
  expect(list).toContain("Lapel Rewrite");
  const open = await html(member, `/app/dashboard/resumes?rewrite=${id}`);
  expect(open).toContain("Rewrite Resume & Cover Letter");
  expect(open).toContain("Cancel");
});

it("says No text found where a resume has none", async () => {
  const member = await newMember();
  await seedResume(member, { text: " " });
  expect(await html(member, "/app/dashboard/resumes")).toContain("No text found");
});

const limits = [
  { tier: "free", banner: "0 / 5" },
  { tier: "single", banner: "0 / 5" },
  { tier: "pro", banner: "0 / 30" },
  { tier: "enterprise", banner: "0 / ∞" },
] as const;

it("shows used and limit of each plan", async () => {
  for (const { tier, banner } of limits) {
    const member = await newMember();
    await app.db.update(profiles).set({ subscriptionTier: tier }).where(eq(profiles.id, member.user.id));
    expect(await html(member, "/app/dashboard/resumes"), tier).toContain(banner);
  }
});

it("says that the limit is reached, and refuses the next rewrite with the plan and its number", async () => {
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const month = new Date().toISOString().slice(0, 7);
  for (let use = 0; use < 5; use++) {
    await app.usage.reserve({ userId: member.user.id, rewriteId: v7(), month, limit: null });
  }
  const list = await member.browser.page("/app/dashboard/resumes");
  expect(visibleText(list)).toContain("Limit reached - upgrade needed");
  expect(visibleText(list)).toContain("5 / 5");
  const response = await member.browser.post(
    `/app/dashboard/matcher?resume=${resumeId}&job=${jobId}`,
    { id: v7(), resumeId, jobId },
    "/app/dashboard/rewrites",
  );
  const told = await answered(member, response);
  expect(told).toContain("Monthly Lapel limit reached.");
  expect(told).toContain('Your "free" plan allows 5 rewrites per month.');
});

it("names resume and job in the matcher's selectors, and says what is missing", async () => {
  const member = await newMember();
  await seedResume(member, { createdAt: Date.UTC(2026, 10, 3) });
  await seedJob(member, { title: "", createdAt: Date.UTC(2026, 10, 4) });
  const text = await html(member, "/app/dashboard/matcher");
  expect(text).toContain("Text: Dana Reyes (3 Nov 2026)");
  expect(text).toContain("Untitled Job (4 Nov 2026)");
  const nothing = await member.browser.post("/app/dashboard/matcher", { resumeId: "", jobId: "" });
  expect(await answered(member, nothing)).toContain("Select both resume and job");
  const unknown = await member.browser.post("/app/dashboard/matcher", { resumeId: v7(), jobId: v7() });
  expect(await answered(member, unknown)).toContain("Could not find selected documents.");
});

it("shows a match with its circle, report and suggestions", async () => {
  const member = await newMember();
  const [resumeId, jobId] = [await seedResume(member), await seedJob(member)];
  const response = await member.browser.post("/app/dashboard/matcher", { resumeId, jobId });
  const text = await answered(member, response);
  expect(text).toContain("Resume-Job Match Score");
  expect(text).toMatch(/\b\d{1,3}\s?%/);
  expect(text).toContain("Suggestions to Improve Your Resume:");
});

it("asks before signing out, and says that it is done", async () => {
  const member = await newMember();
  const response = await member.browser.post("/app/logout", {});
  expect(response.headers.get("Location")).toBe("/app/login");
  const login = await html(member, "/app/login");
  expect(login).toContain("Logged out successfully");
  expect(login).toContain("You have been logged out of your account.");
});
