import type { Page } from "playwright/test";
import { v7 } from "uuid";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, holdBack, tabTo } from "./steps";

const form = (page: Page) => page.locator("#waitlist");
const firstName = (page: Page) => form(page).getByLabel("First Name");
const email = (page: Page) => form(page).getByLabel("Email Address");
const join = (page: Page) => form(page).getByRole("button", { name: "Join the Waitlist" });
const newEmail = () => `${v7()}@postbox.example`;

async function fillIn(page: Page, name: string, address: string): Promise<void> {
  await firstName(page).fill(name);
  await email(page).fill(address);
}

async function expectJoined(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "You're in!" })).toBeInViewport();
  await expect(form(page)).toContainText("We'll notify you when Lapel launches. Check your email for confirmation.");
  await expect(form(page)).toContainText("Secured with encryption");
  await expectToast(page, "You're on the waitlist!", "We'll notify you when Lapel is ready for early access.");
}

/** What the browser keeps about this form. */
async function loggedEvents(page: Page): Promise<{ type: string; details: Record<string, string> }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("lapel.security-log") ?? "[]"));
}

test("a visitor joins with two names, and finds a fresh form afterwards", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Join the Early Access Waitlist" }).click();
  await expect(page).toHaveURL("/#waitlist");
  await expect(firstName(page)).toBeInViewport();
  await fillIn(page, "Mary Ann", newEmail());
  await join(page).click();
  await expectJoined(page);
  await expectAccessible(page, "joined");
  await page.goto("/");
  await expect(firstName(page)).toHaveValue("");
  await expect(page.getByText("You're in!")).toBeHidden();
});

test("what is wrong stands at its field, and what was typed stays", async ({ page, problems, javaScriptEnabled }) => {
  problems.expectStatus(400);
  await page.goto("/");
  await join(page).click();
  await expect(form(page)).toContainText("First name is required");
  await expect(form(page)).toContainText("Email is required");
  await expect(firstName(page)).toBeInViewport();
  await expectAccessible(page, "errors");
  if (javaScriptEnabled) {
    await expect(firstName(page)).toBeFocused();
    await expect(join(page)).toBeDisabled();
  }
  await firstName(page).fill("R2-D2");
  await email(page).fill("ines@mailinator.com");
  if (!javaScriptEnabled) await join(page).click();
  await expect(form(page)).toContainText("First name can only contain letters, spaces, hyphens, and apostrophes");
  await expect(form(page)).toContainText("Disposable email addresses are not allowed");
  await expect(firstName(page)).toHaveValue("R2-D2");
  await expect(email(page)).toHaveValue("ines@mailinator.com");
  await fillIn(page, "Zoë", newEmail());
  await join(page).click();
  await expectJoined(page);
});

test("what only the server knows to be wrong stands at its field too", async ({ page, problems }) => {
  problems.expectStatus(400);
  await page.goto("/");
  await fillIn(page, "Ines", "ines@sharklasers.com");
  await join(page).click();
  await expect(form(page)).toContainText("Disposable email addresses are not allowed");
  await expect(email(page)).toHaveValue("ines@sharklasers.com");
  await email(page).fill(newEmail());
  await join(page).click();
  await expectJoined(page);
});

test("the fourth try with one e-mail waits, and nothing that was typed is lost", async ({ page, problems }) => {
  problems.expectStatus(429);
  const address = newEmail();
  for (let tries = 0; tries < 4; tries++) {
    await page.goto("/");
    await fillIn(page, "Ines", address);
    await join(page).click();
    if (tries < 3) await expectJoined(page);
  }
  await expectToast(page, "Too many attempts");
  await expect(page.getByText(/^Please wait \d+ seconds before trying again\.$/)).toBeVisible();
  await expect(email(page)).toHaveValue(address);
  await expectAccessible(page, "too many attempts");
});

test("the keyboard is enough", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await tabTo(page, page.getByRole("link", { name: "Join the Early Access Waitlist" }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#waitlist");
  await tabTo(page, firstName(page));
  await page.keyboard.type("Ines");
  await page.keyboard.press("Tab");
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(newEmail());
  await page.keyboard.press("Enter");
  await expectJoined(page);
  if (javaScriptEnabled) await expect(page.getByRole("heading", { name: "You're in!" })).toBeFocused();
});

// These are about scripts.
test.describe("with scripts", { tag: "@scripts" }, () => {
  test("fields are cleaned while somebody types, and checked when they are left", async ({ page }) => {
    await page.goto("/");
    await firstName(page).pressSequentially("  Mary <Ann ");
    await expect(firstName(page)).toHaveValue("Mary Ann ");
    await firstName(page).press("Home");
    await firstName(page).pressSequentially("Eva >");
    await expect(firstName(page)).toHaveValue("Eva Mary Ann ");
    await email(page).pressSequentially("ines@");
    await expect(firstName(page)).toHaveValue("Eva Mary Ann");
    await expect(form(page)).not.toContainText("valid email");
    await email(page).blur();
    await expect(form(page)).toContainText("Please enter a valid email address");
    await expect(join(page)).toBeDisabled();
    await email(page).press("End");
    await email(page).pressSequentially("postbox.example");
    await expect(form(page)).not.toContainText("valid email");
    await expect(join(page)).toBeEnabled();
    const [event] = await loggedEvents(page);
    const details = { field: "email", message: "Please enter a valid email address", value: "ines@" };
    expect(event).toMatchObject({ type: "validation_error", details });
  });

  test("a double click joins once", async ({ page }) => {
    let posts = 0;
    page.on("request", (request) => {
      if (request.method() === "POST") posts += 1;
    });
    const release = await holdBack(page, "/?index");
    await page.goto("/");
    await fillIn(page, "Ines", newEmail());
    await join(page).dblclick();
    await expect(form(page).getByRole("button", { name: "Joining..." })).toBeDisabled();
    release();
    await expectJoined(page);
    expect(posts).toBe(1);
  });

  test("a lost connection loses nothing, and an answer that is none is named", async ({ page, problems }) => {
    problems.expectStatus(502);
    const address = newEmail();
    await page.goto("/");
    await page.route("/?index", (route) => route.abort("aborted"));
    await fillIn(page, "Ines", address);
    await join(page).click();
    const text = "Please check your connection and try again. If the problem persists, contact support.";
    await expectToast(page, "Submission failed", text);
    await expectAccessible(page, "lost connection");
    await page.getByRole("button", { name: "Dismiss" }).click();
    await expect(page.getByText("Submission failed")).toBeHidden();
    await expect(email(page)).toHaveValue(address);
    await page.unroute("/?index");
    await page.route("/?index", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body: "Bad gateway" }),
    );
    await join(page).click();
    await expectToast(page, "Submission failed", "Server responded with status: 502");
    await page.unroute("/?index");
    await join(page).click();
    await expectJoined(page);
  });

  test("who had trouble is slowed down, told so, and let in", async ({ page }) => {
    await page.clock.install();
    await page.goto("/");
    // The test moves the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const event = { type: "webhook_abuse", timestamp: Date.now(), details: {} };
      localStorage.setItem("lapel.security-log", JSON.stringify([event]));
    });
    await fillIn(page, "Ines", newEmail());
    await join(page).click();
    await expect(form(page)).toContainText("so this one takes a few seconds");
    await page.clock.fastForward("01:00");
    await expectJoined(page);
  });

  test("a browser without storage joins as well", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
    });
    await page.goto("/");
    await fillIn(page, "Ines", newEmail());
    await join(page).click();
    await expectJoined(page);
  });

  test("a page of the app leads back to a landing page that works", async ({ page }) => {
    await page.goto("/quality");
    await page.getByRole("link", { name: "Lapel", exact: true }).click();
    await fillIn(page, "Ines", newEmail());
    await join(page).click();
    await expectJoined(page);
  });
});
