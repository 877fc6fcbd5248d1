import { newEmail } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast } from "./steps";
import { addJob, fillWorkspace, rewrite } from "./workspace";

test.use({ signedIn: "admin" });

test("a rewrite is rated, and the feedback is listed, filtered and charted", async ({ page, problems }) => {
  const workspace = await fillWorkspace(page);
  const address = await rewrite(page, workspace);
  await page.goto(address);
  await expect(page.getByRole("region", { name: "What changed" })).toBeVisible();
  const card = page.getByRole("region", { name: "How did it go?" });
  const comment = `Honest and quick ${crypto.randomUUID()}`;
  problems.expectStatus(400);
  await card.getByLabel("Comment (optional)").fill(comment);
  await card.getByRole("button", { name: "Send feedback" }).click();
  await expect(page.getByText("Choose from 1 to 5")).toBeVisible();
  await expect(page.getByLabel("Comment (optional)")).toHaveValue(comment);
  await expectAccessible(page, "the page of a refused rating");
  await page.getByLabel("5 great").check();
  await page.getByLabel("What came of it").selectOption("Interview");
  await page.getByRole("button", { name: "Send feedback" }).click();
  await expectToast(page, "Thank you!");
  await expect(page).toHaveURL(new RegExp(`${address}#feedback$`));
  await expect(card.getByLabel("5 great")).toBeChecked();
  await expect(card.getByRole("button", { name: "Update feedback" })).toBeVisible();
  await page.goto("/app/admin/feedback");
  await expect(page.getByRole("heading", { name: "User Feedback & Outcomes" })).toBeVisible();
  await page.getByLabel("Search by comment, job, company or person").fill(comment);
  await page.getByLabel("Rating", { exact: true }).selectOption("5 of 5");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("table", { name: "Feedback" })).toContainText(comment);
  await page.getByText("The same as a table").click();
  await expect(page.getByRole("table", { name: "Ratings and outcomes by score" })).toBeVisible();
  await expectAccessible(page, "feedback");
});

test("resumes and jobs are searched, and a resume is shown only when it is revealed", async ({ page, account }) => {
  const workspace = await fillWorkspace(page);
  await addJob(page, " Two.");
  await page.goto("/app/admin/resumes-jobs");
  await page.getByRole("searchbox").fill(account);
  await page.getByRole("button", { name: "Search" }).click();
  // The newest of the account is first.
  const resume = page.getByRole("table", { name: "Resumes" }).getByRole("link", { name: "imogen.pdf" }).first();
  await expect(resume).toBeVisible();
  await expectAccessible(page, "the resumes of everybody");
  await resume.click();
  await expect(page).toHaveURL(`/app/admin/resumes-jobs/resumes/${workspace.resumeId}`);
  await expect(page.getByText("imogen.marsh@example.com")).toBeHidden();
  await page.getByRole("button", { name: "Reveal" }).click();
  await expect(page.getByText("Noted in the audit log")).toBeVisible();
  await expectAccessible(page, "a revealed resume");
  await page.goto("/app/admin/resumes-jobs?list=posts");
  await page.getByRole("link", { name: "Job", exact: true }).click();
  await expect(page).toHaveURL(/sort=title/);
  await expect(page.getByRole("columnheader", { name: "Job" })).toHaveAttribute("aria-sort", "ascending");
  await page.getByRole("searchbox").fill("no such post");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No job posts found.")).toBeVisible();
  for (const list of ["rewrites", "matches"]) {
    await page.goto(`/app/admin/resumes-jobs?list=${list}`);
    await expectAccessible(page, list);
  }
});

test("somebody of the waitlist is found, and deleted on request; numbers of invitations are checked", async ({
  page,
  browser,
  baseURL,
  problems,
}) => {
  const other = await browser.newContext({ baseURL, extraHTTPHeaders: { "cf-connecting-ip": "10.78.0.1" } });
  const landing = await other.newPage();
  await landing.goto("/");
  const email = newEmail();
  await landing.getByLabel("First Name").fill("Robin");
  await landing.getByLabel("Email Address").fill(email);
  await landing.getByRole("button", { name: "Join the Waitlist" }).click();
  await expect(landing.getByText("You're in!")).toBeVisible();
  await other.close();
  await page.goto("/app/admin/waitlist");
  await page.getByRole("searchbox").fill(email);
  await page.getByLabel("State").selectOption("Not confirmed");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("table", { name: "Waitlist" })).toContainText(email);
  await expectAccessible(page, "the waitlist");
  problems.expectStatus(400);
  await page.getByLabel("How many").fill("1000");
  await page.getByRole("button", { name: "Invite" }).click();
  await expect(page.getByText("Choose a number from 1 to 100")).toBeVisible();
  const [field, button] = [page.getByLabel("How many"), page.getByRole("button", { name: "Invite" })];
  const [fieldTop = 0, buttonTop = 0] = [(await field.boundingBox())?.y, (await button.boundingBox())?.y];
  expect(Math.abs(buttonTop - fieldTop)).toBeLessThan(2);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /^Export/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^waitlist-\d{4}-\d\d-\d\d\.csv$/);
  await page.goto(`/app/admin/waitlist?q=${encodeURIComponent(email)}`);
  await page.getByRole("table", { name: "Waitlist" }).getByRole("link", { name: "Robin" }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible(page, "a place on the waitlist");
  await page.getByText("Delete on request").click();
  await page.getByRole("button", { name: "Delete Robin for good" }).click();
  await expectToast(page, "Deleted from the waitlist");
  await page.goto(`/app/admin/waitlist?q=${encodeURIComponent(email)}`);
  await expect(page.getByText("Nobody found.")).toBeVisible();
});
