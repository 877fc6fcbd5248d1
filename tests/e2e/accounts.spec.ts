import type { Browser, Page } from "playwright/test";
import { confirmationLink, mailedLink, newEmail, password, submit } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { takeSeededAccount } from "./seeded-accounts";
import { chooseNewPassword, expectToast, holdBack, logIn } from "./steps";

const newPassword = "a bright red kettle";
const profile = "/app/dashboard/profile";

test.beforeEach(({ problems }) => {
  for (const status of [400, 429]) problems.expectStatus(status);
});

/** The address of the account, signed in on another device. */
async function signedInElsewhere(browser: Browser, email: string): Promise<Page> {
  const page = await browser.newPage();
  await submit(page.request, "/app/login", { email, password });
  return page;
}

test("a deep link leads through registration, mail and sign-in to the page it was for", async ({ page }) => {
  const [email, deepLink] = [newEmail(), "/app/dashboard/matcher?resume=none"];
  await page.goto(deepLink);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Minimum 8 characters")).toBeVisible();
  await expectAccessible(page, "sign-up, refused");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectToast(page, "Check your email", "We've sent a confirmation link to your email.");
  await expect(page.getByText(`We've sent a confirmation link to ${email}.`)).toBeVisible();
  await expectAccessible(page, "check mail");
  await page.getByRole("button", { name: "Send it again" }).click();
  await expectToast(page, "Check your email", "We've sent a confirmation link to your email.");
  await expect(page.getByText("A mail can take a few minutes")).toBeVisible();
  await expectAccessible(page, "check mail, sent again");

  await page.goto(await confirmationLink(page.request, email));
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expectToast(page, "Email confirmed");
  await logIn(page, email, password);
  await expectToast(page, "Logged in", "Welcome back!");
  await expect(page).toHaveURL(deepLink);
});

test("who forgot the password chooses another one by mail, and is signed out everywhere", async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = takeSeededAccount(new URL(baseURL ?? "").port);
  const elsewhere = await signedInElsewhere(browser, email);
  await page.goto("/app/auth");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot Password" })).toBeVisible();
  await page.getByLabel("Email").fill("no address");
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expectAccessible(page, "forgot password, refused");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expectToast(page, "Check your email", "Password reset instructions have been sent.");
  await expectAccessible(page, "check mail for a reset");

  const link = await mailedLink(page.request, email, "/app/auth/reset-password");
  await page.goto(link);
  await chooseNewPassword(page, "password123");
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expect(page.getByText("This password is known to people who guess passwords.")).toBeVisible();
  await expectAccessible(page, "reset password, refused");
  await chooseNewPassword(page, newPassword);
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expectToast(page, "Password changed", "Please log in with your new password.");

  await elsewhere.goto(profile);
  await expect(elsewhere).toHaveURL(/\/app\/login/);
  await elsewhere.close();
  await logIn(page, email, password);
  await expect(page.getByRole("alert")).toContainText("Email or password is wrong");
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL(profile);
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This link was used already, or is too old.");
  await expectAccessible(page, "reset password, too late");
});

test("login and registration stand behind two tabs", async ({ page }) => {
  await page.goto("/app/auth");
  await expectAccessible(page, "login tab");
  await page.getByRole("link", { name: "Register" }).click();
  await expect(page.getByRole("heading", { name: "Create An Account" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Register" })).toHaveAttribute("aria-current", "page");
  await expectAccessible(page, "register tab");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill("something else");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await page.getByRole("link", { name: "Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await logIn(page, newEmail(), password);
  await expect(page.getByRole("alert")).toContainText("Email or password is wrong");
  await expect(page).toHaveURL("/app/auth");
  await expectAccessible(page, "login tab, refused");
});

test.describe("signed in", () => {
  test.use({ signedIn: true });

  test("name, password and address change in the profile", async ({ page, browser, account }) => {
    const elsewhere = await signedInElsewhere(browser, account);
    await page.goto(profile);
    await page.getByRole("textbox", { name: "Name" }).fill("Imogen Vale");
    await page.getByRole("button", { name: "Save Profile" }).click();
    await expectToast(page, "Profile saved!");
    await expect(page.getByText(`Imogen Vale · ${account}`)).toBeVisible();
    await expectAccessible(page, "profile with a name");

    await page.getByRole("link", { name: /^Password/ }).click();
    await page.getByLabel("Current password").fill("a wrong sentence");
    await chooseNewPassword(page, newPassword);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expect(page.getByText("This is not your current password.")).toBeVisible();
    await expectAccessible(page, "change password, refused");
    await page.getByLabel("Current password").fill(password);
    await chooseNewPassword(page, newPassword);
    await page.getByRole("button", { name: "Change Password" }).click();
    await expectToast(page, "Password changed", "Your other devices were signed out.");
    await elsewhere.goto(profile);
    await expect(elsewhere).toHaveURL(/\/app\/login/);
    await elsewhere.close();

    const email = newEmail();
    await page.getByRole("link", { name: /^Email/ }).click();
    await page.getByLabel("New email").fill(account);
    await page.getByLabel("Current password").fill(newPassword);
    await page.getByRole("button", { name: "Send Confirmation Link" }).click();
    await expect(page.getByText("This is your address already.")).toBeVisible();
    await expectAccessible(page, "change email, refused");
    await page.getByLabel("New email").fill(email);
    await page.getByLabel("Current password").fill(newPassword);
    await page.getByRole("button", { name: "Send Confirmation Link" }).click();
    await expectToast(page, "Check your email", `We've sent a confirmation link to ${email}.`);
    await page.goto(await mailedLink(page.request, email, "/app/auth/confirm-email-change"));
    await expectAccessible(page, "confirm a new address");
    await page.getByRole("button", { name: "Use this address" }).click();
    await expectToast(page, "Email changed", `From now on you sign in with ${email}.`);
    await expect(page.getByText(`Imogen Vale · ${email}`)).toBeVisible();
    await page.goto("/app/auth/confirm-email-change?token=too-old-to-be-true-any-more");
    await page.getByRole("button", { name: "Use this address" }).click();
    await expect(page.getByRole("alert")).toContainText("This link was used already");
    await expectAccessible(page, "confirm a new address, refused");
  });

  test("the Back button shows nothing after signing out", async ({ page, account }) => {
    await page.goto("/app/dashboard/history");
    await page.goto(profile);
    await expect(page.getByRole("heading", { name: "My Profile" })).toBeVisible();
    await page.goto("/app/logout");
    await page.getByRole("button", { name: "Log Out" }).click();
    await expectToast(page, "Logged out successfully");
    for (let pressed = 0; pressed < 3; pressed++) {
      await page.goBack();
      await expect(page).toHaveURL(/\/app\/login/);
      await expect(page.getByText(account)).toHaveCount(0);
    }
  });
});

// Browsers show this by themselves.
test("buttons say what goes on while a form is on its way", { tag: "@scripts" }, async ({ page }) => {
  await holdBack(page, /\.data/);
  await page.goto("/app/login");
  await logIn(page, newEmail(), password);
  await expect(page.getByRole("button", { name: "Logging in..." })).toBeDisabled();
  await page.goto("/app/auth/forgot-password");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByRole("button", { name: "Send Reset Link" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.goto("/app/sign-up");
  await page.getByLabel("Email").fill(newEmail());
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(password);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("button", { name: "Registering..." })).toBeDisabled();
});
