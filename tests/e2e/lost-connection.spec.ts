import type { Route } from "playwright/test";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { job } from "./sample-application";
import { expectToast } from "./steps";
import { fillWorkspace } from "./workspace";

test.use({ signedIn: true });

// Without scripts the browser itself keeps the page.
test.describe("with scripts", { tag: "@scripts" }, () => {
  const forms = "**/*.data*";
  const failed = ["Submission failed", "Please check your connection and try again."] as const;
  const broken = ["Something went wrong on our side", "What you typed is still here."] as const;

  test("a form that is lost on its way stays with all that was typed", async ({ page, problems }) => {
    const { resumeId } = await fillWorkspace(page);
    await page.goto(`/app/dashboard/resumes/${resumeId}/edit/work-0`);
    await page.getByLabel("Employer").fill("Tarnbridge Logistics Ltd");
    await page.getByRole("button", { name: "Add a bullet" }).click();
    const bullet = page.getByLabel("Bullet 5", { exact: true });
    await bullet.fill("Cut fuel use by 12% with new routes.");
    const expectKept = async () => {
      await expect(page.getByLabel("Employer")).toHaveValue("Tarnbridge Logistics Ltd");
      await expect(bullet).toHaveValue("Cut fuel use by 12% with new routes.");
      await expect(page.getByRole("button", { name: "Save correction" })).toBeEnabled();
    };

    await page.route(forms, (route) => route.abort("aborted"));
    await page.getByRole("button", { name: "Save correction" }).click();
    await expectToast(page, ...failed);
    await expectKept();
    await expectAccessible(page, "lost form");
    await page.getByRole("button", { name: "Dismiss" }).click();

    await page.unroute(forms);
    problems.expectStatus(502);
    const badGateway = (route: Route) => route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" });
    await page.route(forms, badGateway);
    await page.getByRole("button", { name: "Add a bullet" }).click();
    await expectToast(page, ...broken);
    await expectKept();

    await page.unroute(forms);
    await page.getByRole("button", { name: "Save correction" }).click();
    await expectToast(page, "Correction saved!", "This is version 2 now.");
    await expect(page.getByText("Submission failed")).toBeHidden();
  });

  test("what its page said about an earlier sending stays as well", async ({ page, problems }) => {
    await page.goto("/app/dashboard/add-job");
    const nameless = job.text.slice(job.text.indexOf("What you will do"));
    await page.getByLabel("Job description").fill(nameless);
    problems.expectStatus(400);
    await page.getByRole("button", { name: "Save Job" }).click();
    await expect(page.getByText("Give the job a title: the post does not name one.")).toBeVisible();
    await page.getByLabel("Job title").fill("Transport Planner");
    await page.route(forms, (route) => route.abort("aborted"));
    await page.getByRole("button", { name: "Save Job" }).click();
    await expectToast(page, ...failed);
    await expect(page.getByLabel("Job title")).toHaveValue("Transport Planner");
    await expect(page.getByLabel("Job description")).toHaveValue(nameless);

    await page.unroute(forms);
    await page.getByRole("button", { name: "Save Job" }).click();
    await expectToast(page, "Job saved!");
  });

  test("whatever keeps a log-out from being answered, its page says that it failed", async ({ page, problems }) => {
    await page.goto("/app/logout");
    problems.expectStatus(500);
    const serverBroke = (route: Route) => route.fulfill({ status: 500, contentType: "text/html", body: "Broken" });
    for (const answer of [serverBroke, (route: Route) => route.abort("aborted")]) {
      await page.route(forms, answer);
      await page.getByRole("button", { name: "Log Out" }).click();
      await expectToast(page, "Error", "Failed to log out. Please try again.");
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(page.getByText("Failed to log out.")).toBeHidden();
      await page.unroute(forms);
    }
  });
});
