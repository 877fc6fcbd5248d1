import { confirmationLink, newEmail, password } from "./account";
import { expect, test } from "./fixtures";
import { applicant, applicantPdf, job } from "./sample-application";
import { addJob, expectToast, logIn, pdfType, readDownload, uploadResume } from "./steps";

const name = applicant.basics.name ?? "";
const employers = applicant.work.map((work) => work.name ?? "");

test("a person registers, brings a resume and a job, and leaves with both texts tailored", async ({ page }) => {
  const email = newEmail();

  await test.step("the landing page leads to sign-in", async () => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Get More Interviews with Our AI-Powered Resume Builder",
    );
    await page.getByRole("link", { name: "Go to Lapel App" }).click();
    await expect(page).toHaveURL(/\/app\/login/);
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  });

  await test.step("sign-up sends a mail", async () => {
    await page.getByRole("link", { name: "Create an account" }).click();
    await expect(page.getByRole("heading", { name: "Create An Account" })).toBeVisible();
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByLabel("Password again").fill(password);
    await page.getByRole("button", { name: "Create Account" }).click();
    await expectToast(page, "Check your email", "We've sent a confirmation link to your email.");
    await confirmationLink(page.request, email);
    await page.goto("/dev/mail");
    await expect(page.getByRole("link", { name: email })).toBeVisible();
  });

  await test.step("the mail's link confirms with one click, and the account opens", async () => {
    await page.goto(await confirmationLink(page.request, email));
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await expectToast(page, "Email confirmed");
    await logIn(page, email, password);
    await expect(page).toHaveURL(/\/app\/dashboard\/profile$/);
    await expectToast(page, "Logged in", "Welcome back!");
    await expect(page.getByText(email).first()).toBeVisible();
  });

  await test.step("an uploaded PDF is read: name, jobs and bullets", async () => {
    await uploadResume(page, "imogen.pdf", pdfType, await applicantPdf());
    await expectToast(page, "Resume uploaded!");
    await page.getByRole("link", { name: "File: imogen.pdf" }).click();
    const read = page.getByRole("region", { name: "What we read" });
    await expect(read.getByRole("link", { name, exact: true })).toBeVisible();
    for (const { position, name: employer, highlights } of applicant.work) {
      for (const value of [position ?? "", employer ?? "", ...highlights]) {
        await expect(read.getByRole("link", { name: value, exact: true }).first()).toBeVisible();
      }
    }
  });

  await test.step("a job post shows what it asks for", async () => {
    await addJob(page, job);
    const must = page.getByRole("region", { name: "Must have" });
    await expect(must.getByText("Microsoft Excel")).toBeVisible();
    await expect(page.getByRole("region", { name: "Nice to have" }).getByText("German")).toBeVisible();
  });

  await test.step("the matcher scores the pair and shows its evidence", async () => {
    await page.getByRole("link", { name: "Match a resume" }).click();
    await page.getByLabel("Resume", { exact: true }).selectOption({ index: 1 });
    await page.getByRole("button", { name: "Analyze Match" }).click();
    await expect(page.getByRole("img", { name: /^Resume-Job Match Score: \d+%$/ })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Suggestions to Improve Your Resume:" })).toBeVisible();
    await expect(page.getByText(/^Match for Transport Operations Manager/)).toBeVisible();
    const asked = page.getByRole("region", { name: "What the post asks for" }).locator("li[id]");
    const descartes = asked.filter({ hasText: "Plan 46 chilled deliveries a day for 18 drivers in Descartes" }).first();
    await expect(descartes).toContainText("Shown");
    await expect(descartes).toContainText("Plan 46 chilled deliveries a day for 18 drivers in Descartes and MS Excel");
    await expect(asked.filter({ hasText: "Power BI" }).first()).toContainText("Missing");
  });

  await test.step("the rewrite shows its progress, then every change", async () => {
    await page.getByRole("button", { name: "Rewrite Resume & Cover Letter" }).click();
    await expect(page).toHaveURL(/\/rewrites\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { name: "What changed" })).toBeVisible();
    await expect(page.getByText("Resume rewritten and cover letter generated!")).toBeVisible();
    await expect(page.locator("ins").first()).toBeVisible();
    await expect(page.locator("del").first()).toBeVisible();
    await expect(page.getByRole("img", { name: /^Score before: \d+%$/ })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Score after: \d+%$/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Worth asking yourself" })).toContainText("?");
    const resume = page.getByRole("region", { name: "Your new resume" });
    for (const text of [name, ...employers]) await expect(resume).toContainText(text);
    await expect(page.getByRole("region", { name: "Your cover letter" })).toContainText(job.company);
    await page.getByText(/^The receipt: \d+ claims/).click();
    await expect(page.getByText(/SHA-256 over source/)).toBeVisible();
  });

  await test.step("both texts download as PDF, DOCX and TXT that machines can read", async () => {
    for (const format of ["PDF", "DOCX", "TXT"]) {
      const resume = await readDownload(page, `${format} of the resume`);
      for (const text of [name, ...employers]) expect(resume, `${text} in ${format}`).toContain(text);
      expect(await readDownload(page, `${format} of the cover letter`), format).toContain(name);
    }
  });

  await test.step("history keeps the rewrite, and logging out ends the session", async () => {
    await page.goto("/app/dashboard/history");
    const entry = page
      .getByRole("row")
      .filter({ hasText: "Transport Operations Manager" })
      .filter({ hasText: "Rewrite" });
    await expect(entry.first()).toContainText(/\d+%\s*to\s*\d+%/);
    await page.goto("/app/logout");
    await expect(page.getByText("Are you sure you want to log out?")).toBeVisible();
    await page.getByRole("button", { name: "Log Out" }).click();
    await expectToast(page, "Logged out successfully", "You have been logged out of your account.");
    await page.goto("/app/dashboard/history");
    await expect(page).toHaveURL(/\/app\/login\?to=/);
  });
});
