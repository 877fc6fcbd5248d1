import { expect, it } from "vitest";
import { newMember } from "../support/accounts/members";
import { seedJob } from "../support/storage/seed";

/** The router of a request has few routes: these are the spellings of a path that Remix takes for the same. */
it.each(["/app/dashboard/billing", "/App/Dashboard/BILLING", "/app/dashboard/billing/", "/app/%64ashboard/billing"])(
  "%s is the page of credits",
  async (path) => {
    const { browser } = await newMember();
    expect(await browser.page(path)).toContain("Credits &amp; Subscription</h1>");
  },
);

it("a page tells the browser of its own routes and of the pages above it, and the rest are asked for", async () => {
  const { browser } = await newMember();
  const page = await browser.page("/app/dashboard/profile/password");
  const [, known = ""] = page.match(/__remixManifest = (\{.*?\n\});/s) ?? [];
  const { version, routes } = JSON.parse(known);
  const folder = "routes/dashboard";
  const above = [
    "root",
    "routes/landing/index",
    "routes/app-index",
    `${folder}/home/home`,
    `${folder}/profile/profile`,
  ];
  expect(Object.keys(routes)).toEqual(expect.arrayContaining([...above, `${folder}/profile/password`]));
  expect(Object.keys(routes)).not.toContain(`${folder}/billing/billing`);
  const asked = await browser.get(`/__manifest?p=/app/dashboard/billing&version=${version}`);
  expect(Object.keys(await asked.json<object>())).toContain(`${folder}/billing/billing`);
});

it("keeps every character of a page, however many bytes it takes", async () => {
  const member = await newMember();
  const titles = Array.from({ length: 24 }, (_, at) => `${"x".repeat(at)} ${"é€אב👩‍🚒".repeat(8)}`);
  for (const title of titles) await seedJob(member, { title });
  const page = await member.browser.page("/app/dashboard/jobs");
  for (const title of titles) expect(page).toContain(title.trim());
  expect(page).not.toContain("\0");
});
