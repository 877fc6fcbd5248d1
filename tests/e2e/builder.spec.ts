import type { Locator, Page } from "playwright/test";
import { password } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, logIn, tabTo } from "./steps";

test.use({ signedIn: true });

const builder = "/app/dashboard/resumes/builder";
const next = (page: Page) => page.getByRole("button", { name: "Next", exact: true });
const back = (page: Page) => page.getByRole("button", { name: "Back", exact: true });
const entry = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

/** axe runs only with scripts, and the markup is the same without. */
let scripted = true;
const accessible = (page: Page, what: string) => expectAccessible(page, `builder, ${what}`);
test.beforeEach(({ javaScriptEnabled, problems }) => {
  scripted = javaScriptEnabled ?? true;
  for (const status of [400, 409]) problems.expectStatus(status);
});

/** The open section is named by its heading and by the current dot. */
async function expectSection(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
  const steps = page.getByRole("navigation", { name: "Steps of the builder" });
  await expect(steps.getByRole("listitem")).toHaveCount(5);
  await expect(steps.locator("[aria-current=step]")).toHaveText(name);
  await expect(steps.locator("[aria-current=step]")).toHaveCount(1);
}

async function fillPersonal(page: Page): Promise<void> {
  await page.getByLabel("Name").fill("Marisol Quint");
  await page.getByLabel("Email").fill("marisol.quint@example.com");
}

async function fillEducation(page: Page, name = "Education 1", school = "Kirkgate College"): Promise<void> {
  await entry(page, name).getByLabel("School").fill(school);
  await entry(page, name).getByLabel("Degree").fill("Diploma in Patisserie");
  await entry(page, name).getByLabel("Year").fill("2014");
}

/** With scripts Next waits until the section is complete; without them it says what is missing. */
async function expectIncomplete(page: Page, hint: string, error: string): Promise<void> {
  if (scripted) {
    await expect(next(page)).toBeDisabled();
    await expect(page.getByText(/^Still needed:/)).toContainText(hint);
  } else {
    await next(page).click();
    await expect(page.getByText(error).first()).toBeVisible();
  }
}

test("a resume is built step by step, and nothing is lost on the way", async ({ page }) => {
  await page.goto("/app/dashboard/resumes");
  await page.getByRole("link", { name: "Guided Builder" }).click();
  await expect(page.getByRole("link", { name: "Guided Builder" })).toHaveAttribute("aria-current", "page");

  await test.step("personal", async () => {
    await expectSection(page, "Personal");
    await expect(back(page)).toHaveCount(0);
    await accessible(page, "empty");
    await expectIncomplete(page, "your name, a valid email", "Enter your name");
    await page.getByLabel("Name").fill("Marisol Quint");
    await page.getByLabel("Email").fill("marisol.quint@");
    await expectIncomplete(page, "a valid email", "Please enter a valid email address");
    await accessible(page, "personal, incomplete");
    await fillPersonal(page);
    await page.getByLabel("Location").fill("Leeds, UK");
    await next(page).click();
  });

  await test.step("education: entries come and go, one remains", async () => {
    await expectSection(page, "Education");
    await expect(page.getByRole("button", { name: "Remove education 1" })).toBeDisabled();
    await expectIncomplete(page, "education 1", "Enter the degree");
    await fillEducation(page);
    await page.getByRole("button", { name: "Add education" }).click();
    await expect(entry(page, "Education 2")).toBeVisible();
    await fillEducation(page, "Education 2", "Open University");
    await accessible(page, "two entries");
    await page.getByRole("button", { name: "Remove education 1" }).click();
    await expect(entry(page, "Education 2")).toHaveCount(0);
    await expect(entry(page, "Education 1").getByLabel("School")).toHaveValue("Open University");
    await expect(page.getByRole("button", { name: "Remove education 1" })).toBeDisabled();
  });

  await test.step("Back and reload lose nothing", async () => {
    await back(page).click();
    await expectSection(page, "Personal");
    await expect(page.getByLabel("Location")).toHaveValue("Leeds, UK");
    await next(page).click();
    await expectSection(page, "Education");
    await page.reload();
    await expect(entry(page, "Education 1").getByLabel("School")).toHaveValue("Open University");
    await next(page).click();
  });

  await test.step("experience", async () => {
    await expectSection(page, "Experience");
    await expect(page.getByRole("button", { name: "Remove experience 1" })).toBeDisabled();
    await page.getByLabel("Company").fill("Copper Lane Bakery");
    await page.getByLabel("Role").fill("Pastry chef");
    await expectIncomplete(page, "the years of experience 1", "Enter the years");
    await page.getByLabel("Years").fill("2018 - present");
    await page.getByLabel("What you did").fill("Baked 400 croissants a day\nTrained 3 apprentices");
    await accessible(page, "experience");
    await next(page).click();
  });

  await test.step("skills", async () => {
    await expectSection(page, "Skills");
    await expectIncomplete(page, "at least one skill", "Enter at least one skill");
    await page.getByLabel("Skills").fill("laminated dough, food safety");
    await accessible(page, "skills");
    await next(page).click();
  });

  await test.step("the review shows everything and leads back to each section", async () => {
    await expectSection(page, "Review");
    await expect(next(page)).toHaveCount(0);
    for (const text of ["Marisol Quint", "Open University", "Trained 3 apprentices", "laminated dough, food safety"]) {
      await expect(page.getByRole("main")).toContainText(text);
    }
    await accessible(page, "review");
    await page.getByRole("link", { name: "Edit Experience" }).click();
    await expectSection(page, "Experience");
    await page.getByLabel("Role").fill("Head pastry chef");
    await page.getByRole("button", { name: "Review" }).click();
    await expectSection(page, "Review");
    await expect(page.getByRole("main")).toContainText("Head pastry chef");
  });

  await test.step("starting over asks first", async () => {
    await page.getByRole("button", { name: "Start over" }).click();
    await expect(page.getByRole("heading", { name: "Start over?" })).toBeVisible();
    await accessible(page, "start over");
    await page.getByRole("link", { name: "Keep it" }).click();
    await expectSection(page, "Review");
  });

  await test.step("saving makes a resume, and the form begins anew", async () => {
    await page.getByRole("button", { name: "Save Resume" }).click();
    await expectToast(page, "Resume created!");
    await expectSection(page, "Personal");
    await expect(page.getByLabel("Name")).toHaveValue("");
    await page.getByRole("link", { name: "Text: Marisol Quint" }).click();
    await page.waitForURL(/resumes\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("main")).toContainText("Copper Lane Bakery");
  });

  await test.step("the resume goes back into the builder, and becomes a new version", async () => {
    await page.goto(`${page.url()}/builder`);
    await expect(page.getByRole("heading", { level: 1, name: "Edit in the Guided Builder" })).toBeVisible();
    await accessible(page, "edit");
    await page.getByRole("button", { name: "Edit it" }).click();
    await expectSection(page, "Personal");
    await page.getByLabel("Name").fill("Marisol Hale");
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Save Resume" }).click();
    await expectToast(page, "New version saved!");
  });
});

test("the builder needs nothing but a keyboard", async ({ page }) => {
  const { keyboard } = page;
  const type = async (label: string, text: string, within: Page | Locator = page) => {
    await tabTo(page, within.getByLabel(label, { exact: true }));
    await keyboard.type(text);
  };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(builder);
  await page.getByRole("heading", { level: 2, name: "Personal" }).click();
  await type("Name", "Marisol Quint");
  await type("Email", "marisol.quint@example.com");
  await keyboard.press("Enter");
  await expectSection(page, "Education");
  await page.getByRole("heading", { level: 2, name: "Education" }).click();
  await type("School", "Kirkgate College");
  await type("Degree", "Diploma in Patisserie");
  await type("Year", "2014");
  await tabTo(page, button("Add education"));
  await keyboard.press("Enter");
  await expect(entry(page, "Education 2")).toBeVisible();
  if (scripted) {
    // The focus is in the new field and never lost.
    await expect(entry(page, "Education 2").getByLabel("School")).toBeFocused();
    await tabTo(page, button("Remove education 2"));
    await keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Add education" })).toBeFocused();
  } else {
    const second = entry(page, "Education 2");
    await type("School", "Open University", second);
    await type("Degree", "BA", second);
    await type("Year", "2020", second);
  }
  await tabTo(page, button("Next"));
  await keyboard.press("Enter");
  await expectSection(page, "Experience");
  await page.getByRole("heading", { level: 2, name: "Experience" }).click();
  await type("Company", "Copper Lane Bakery");
  await type("Role", "Pastry chef");
  await type("Years", "2018 - present");
  await keyboard.press("Enter");
  await expectSection(page, "Skills");
  await page.getByRole("heading", { level: 2, name: "Skills" }).click();
  await type("Skills", "laminated dough, food safety");
  await tabTo(page, button("Next"));
  await keyboard.press("Enter");
  await expectSection(page, "Review");
  await page.getByRole("heading", { level: 2, name: "Review" }).click();
  await tabTo(page, button("Save Resume"));
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
  await keyboard.press("Enter");
  await expectToast(page, "Resume created!");
});

test("what was typed comes back to whom the session left in the middle", async ({ page, account }) => {
  const notice = page.getByText("You had been signed out. What you typed is back: check it and send it again.");
  const signBackIn = async () => {
    await expect(page.getByRole("alert")).toContainText("Please log in. We saved what you typed");
    await logIn(page, account, password);
    await expect(notice).toBeVisible();
  };
  await test.step("a step of the builder", async () => {
    await page.goto(builder);
    // The script saves the draft before the session ends; afterwards it would be refused.
    const kept =
      scripted && page.waitForResponse((answer) => answer.request().postData()?.includes("quint%40") ?? false);
    await fillPersonal(page);
    await kept;
    await page.context().clearCookies({ name: "session" });
    await next(page).click();
    await signBackIn();
    await expect(page.getByLabel("Name")).toHaveValue("Marisol Quint");
    await accessible(page, "back after signing in");
    await next(page).click();
    await expectSection(page, "Education");
  });
  await test.step("pasted text", async () => {
    await page.goto("/app/dashboard/resumes?tab=paste");
    await page.getByLabel("Resume text").fill("Marisol Quint\nPastry chef");
    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Save Resume" }).click();
    await signBackIn();
    await page.getByRole("button", { name: "Save Resume" }).click();
    await expectToast(page, "Resume saved from text!");
  });
  await test.step("a job post", async () => {
    await page.goto("/app/dashboard/add-job");
    await page.getByLabel("Job title").fill("Pastry chef");
    await page.getByLabel("Job description").fill("Requirements\n- Sourdough");
    await page.context().clearCookies({ name: "session" });
    await page.getByRole("button", { name: "Save Job" }).click();
    await signBackIn();
    await page.getByRole("button", { name: "Save Job" }).click();
    await expectToast(page, "Job saved!");
  });
});

// Without scripts every step is a form: see above.
test("what was typed just before a reload is there again, and saved", { tag: "@scripts" }, async ({ page }) => {
  await page.goto(builder);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Name").fill("Marisol Hale");
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Marisol Hale");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Marisol Hale");
});

// Nothing is noted without scripts.
test("nothing of what was typed stays in any tab after logging out", { tag: "@scripts" }, async ({
  page,
  context,
  problems,
}) => {
  problems.expectStatus(429);
  const refused = { status: 429, headers: { "Retry-After": "600" }, body: "" };
  await context.route("**/resumes/builder/draft", (route) => route.fulfill(refused));
  const second = await context.newPage();
  const noted = (tab: Page) => tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  for (const tab of [page, second]) {
    await tab.goto(builder);
    await expect(next(tab)).toBeDisabled();
    await tab.getByLabel("Name").fill("Marisol Hale");
    await expect.poll(() => noted(tab)).toContain("builder-sent");
    expect(await noted(tab)).toContain("Marisol+Hale");
  }
  await page.goto("/app/logout");
  await page.getByRole("button", { name: "Log Out" }).click();
  await expectToast(page, "Logged out successfully");
  for (const tab of [page, second]) await expect.poll(() => noted(tab)).not.toContain("Marisol");
});

// Without scripts every step is a form: see above.
test("typing is kept without a word, and a second tab is told", { tag: "@scripts" }, async ({ page, context }) => {
  await page.goto(builder);
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Name").pressSequentially("Marisol");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await expect(page.getByLabel("Name")).toBeFocused();
  await expect(page.getByRole("status", { name: "Messages" })).toBeEmpty();
  await page.reload();
  await expect(page.getByLabel("Name")).toHaveValue("Marisol");

  const second = await context.newPage();
  await second.goto(builder);
  const kept = second.waitForResponse((answer) => answer.request().postData()?.includes("Marisol+Hale") ?? false);
  await second.getByLabel("Name").fill("Marisol Hale");
  await kept;
  await page.getByLabel("Name").pressSequentially(" Quint");
  const told = page.getByRole("alert");
  await expect(told).toContainText("This was changed in another tab or on another device since you opened it.");
  await expect(told).toContainText("Marisol Hale");
  await expectAccessible(page, "builder, changed in another tab");
  await fillPersonal(page);
  await next(page).click();
  await expectSection(page, "Education");
  await second.close();
});
