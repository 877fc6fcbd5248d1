import { expectAccessible } from "./expect-accessible";
import { test } from "./fixtures";
import { answer, fillWorkspace, match } from "./workspace";

// The same markup; axe itself is a script.
test.describe("with scripts", { tag: "@scripts" }, () => {
  const dashboard = "/app/dashboard";

  test("pages for everybody", async ({ page, problems }) => {
    problems.expectStatus(400);
    problems.expectStatus(404);
    for (const path of ["/", "/app/login", "/app/sign-up", "/app/auth/check-mail", "/dev/mail", "/nowhere"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
    await page.goto("/app/auth/confirm?token=too-old-to-be-true-any-more");
    await expectAccessible(page, "confirm");
    await page.getByRole("button", { name: "Confirm my email" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "confirm, refused");
    await page.goto("/app/sign-up");
    await page.getByRole("button", { name: "Create Account" }).click();
    await page.getByText("Minimum 8 characters").waitFor();
    await expectAccessible(page, "sign-up, refused");
    await page.goto("/app/login");
    await page.getByLabel("Email").fill("nobody@postbox.example");
    await page.getByLabel("Password").fill("wrong password");
    await page.getByRole("button", { name: "Log In" }).click();
    await page.getByRole("alert").waitFor();
    await expectAccessible(page, "login, refused");
  });

  test.describe("signed in", () => {
    test.use({ signedIn: true });

    test("empty pages and their errors", async ({ page, problems }) => {
      problems.expectStatus(400);
      problems.expectStatus(415);
      const empty = ["", "/profile", "/resumes", "/resumes?tab=paste", "/add-job", "/history", "/billing", "/matcher"];
      for (const path of empty) {
        await page.goto(dashboard + path);
        await expectAccessible(page, `empty ${path}`);
      }
      await page.goto("/app/logout");
      await expectAccessible(page, "logout");
      await page.goto(`${dashboard}/matcher`);
      await page.getByRole("button", { name: "Analyze Match" }).click();
      await page.getByRole("alert").waitFor();
      await expectAccessible(page, "matcher, nothing selected");
      await page.goto(`${dashboard}/add-job`);
      await page.getByRole("button", { name: "Save Job" }).click();
      await page.getByText("Paste the job description").waitFor();
      await expectAccessible(page, "job, refused");
      await page.goto(`${dashboard}/resumes`);
      await page
        .getByLabel("Resume file")
        .setInputFiles({ name: "a.pdf", mimeType: "text/plain", buffer: Buffer.from("a") });
      await page.getByRole("button", { name: "Upload Resume" }).click();
      await page.getByRole("alert").waitFor();
      await expectAccessible(page, "upload, refused");
    });

    test("questions and answers", async ({ page }) => {
      await page.goto(`${dashboard}/answers`);
      await expectAccessible(page, "no answers");
      const workspace = await fillWorkspace(page);
      await page.goto(await match(page, workspace));
      await page.getByText("Add where, in a sentence").first().click();
      await expectAccessible(page, "questions");
      await answer(page, "Power BI");
      await page.reload();
      await page.getByRole("region", { name: "Answered" }).waitFor();
      await expectAccessible(page, "questions, answered");
      await page.goto(`${dashboard}/profile`);
      await expectAccessible(page, "profile with answers");
      await page.goto(`${dashboard}/answers`);
      await expectAccessible(page, "answers");
      await page.getByRole("link", { name: "Edit Power BI" }).click();
      await page.getByRole("button", { name: "Save answer" }).waitFor();
      await expectAccessible(page, "answer");
      await page.getByRole("link", { name: "Withdraw this answer" }).click();
      await page.getByRole("button", { name: "Withdraw it" }).waitFor();
      await expectAccessible(page, "withdraw an answer");
    });

    /** Pages that no other spec checks. */
    test("pages full of data", async ({ page }) => {
      await fillWorkspace(page);
      for (const path of ["", "/resumes", "/add-job"]) {
        await page.goto(dashboard + path);
        await expectAccessible(page, path);
      }
    });
  });

  test("pages that explain", async ({ page }) => {
    for (const path of ["/how-scoring-works", "/quality"]) {
      await page.goto(path);
      await expectAccessible(page, path);
    }
  });
});
