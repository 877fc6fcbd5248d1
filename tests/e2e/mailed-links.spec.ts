import type { APIRequestContext } from "playwright/test";
import { mailedLink, newEmail, password } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { takeSeededAccount } from "./seeded-accounts";
import { chooseNewPassword, expectToast, logIn } from "./steps";

const newPassword = "a bright red kettle";
const profile = "/app/dashboard/profile";

test.beforeEach(({ problems }) => problems.expectStatus(400));

/** A mailed link of the API, and the address with tokens that it redirects to. */
async function linkOfApi(
  request: APIRequestContext,
  baseURL: string | undefined,
  call: string,
  body: object,
  email: string,
) {
  const asked = await request.post(`/auth/v1/${call}`, { data: body });
  expect(asked.status()).toBe(200);
  const link = await mailedLink(request, email, "/auth/v1/verify");
  const answer = await request.get(link, { maxRedirects: 0, headers: { Accept: "*/*" } });
  const landing = answer.headers().location ?? "";
  expect(landing.startsWith(`${baseURL}/`)).toBe(true);
  return { link, landing };
}

test("a link of the API asks for a password of one's own, and needs no script", async ({ page, baseURL }) => {
  const email = newEmail();
  const redirect = encodeURIComponent(`${baseURL}/app/login`);
  const asked = await page.request.post(`/auth/v1/signup?redirect_to=${redirect}`, { data: { email, password } });
  expect(asked.status()).toBe(200);
  const link = await mailedLink(page.request, email, "/auth/v1/verify");
  await page.goto(link);
  await expect(page).toHaveURL(/\/app\/auth\/confirm\?token=/);
  await expect(page.getByText("This is not the browser in which the account was registered.")).toBeVisible();
  await expectAccessible(page, "confirm in another browser");
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByLabel("Password again").fill("something else");
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expect(page.getByText("Passwords do not match")).toBeVisible();
  await expectAccessible(page, "confirm in another browser, refused");
  await page.getByLabel("Password", { exact: true }).fill(newPassword);
  await page.getByLabel("Password again").fill(newPassword);
  await page.getByRole("button", { name: "Confirm my email" }).click();
  await expectToast(page, "Email confirmed");
  await logIn(page, email, password);
  await expect(page.getByRole("alert")).toContainText("Email or password is wrong");
  await logIn(page, email, newPassword);
  await expectToast(page, "Logged in", "Welcome back!");
});

// Only a script reads a fragment; without scripts the link leads to a page with a button.
test("tokens in the address of the sign-in page are asked about, and leave the address bar", {
  tag: "@scripts",
}, async ({ page, baseURL }) => {
  const email = newEmail();
  const redirect = encodeURIComponent(`${baseURL}/app/login`);
  const call = `signup?redirect_to=${redirect}`;
  const { landing } = await linkOfApi(page.request, baseURL, call, { email, password }, email);
  expect(landing).toContain("/app/login#access_token=");
  await page.goto(landing);
  await expect(page.getByText(`Continue as ${email}?`)).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/app/login`);
  await expectAccessible(page, "sign-in page with a session in its address");
  await page.reload();
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
  await expect(page.getByText("Continue as")).toHaveCount(0);

  await page.goto("about:blank");
  await page.goto(landing);
  await page.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Logged in", "Welcome back!");
  await expect(page).toHaveURL(profile);

  await page.context().clearCookies();
  await page.goto(landing);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("alert")).toContainText("This link was used already, or is too old.");
  await expectAccessible(page, "a session in the address, too late");
});

// Only a script reads a fragment.
test("errors in the address of our pages are told in our words", { tag: "@scripts" }, async ({ page }) => {
  const error = "error=access_denied&error_code=otp_expired&error_description=Call+0800+now";
  for (const path of ["/app/login", "/app/auth/reset-password"]) {
    await page.goto(`${path}#${error}`);
    await expect(page.getByRole("alert")).toContainText("The link or code is not valid, or too old.");
    await expect(page.getByText("0800")).toHaveCount(0);
    await expect(page).toHaveURL(path);
    await expectAccessible(page, `${path} with an error in its address`);
  }
});

// Only a script reads a fragment; without scripts the link leads to a page with a button.
test("tokens in the address of the reset page let their owner choose a new password", { tag: "@scripts" }, async ({
  page,
  baseURL,
}) => {
  const { email } = takeSeededAccount(new URL(baseURL ?? "").port);
  const redirect = encodeURIComponent(`${baseURL}/app/auth/reset-password`);
  const { landing } = await linkOfApi(page.request, baseURL, `recover?redirect_to=${redirect}`, { email }, email);
  await page.goto(landing);
  await expect(page.getByText(`Choose a new password for ${email}.`)).toBeVisible();
  await expect(page).toHaveURL("/app/auth/reset-password");
  await chooseNewPassword(page, "password123");
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expect(page.getByText("This password is known to people who guess passwords.")).toBeVisible();
  await chooseNewPassword(page, newPassword);
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expectToast(page, "Password changed", "Please log in with your new password.");
  await logIn(page, email, newPassword);
  await expectToast(page, "Logged in", "Welcome back!");
});

test("a reset link of the API works on our page, and the code of its mail where the link does not", async ({
  page,
  baseURL,
}) => {
  const { email } = takeSeededAccount(new URL(baseURL ?? "").port);
  const redirect = encodeURIComponent(`${baseURL}/app/auth/reset-password`);
  await page.request.post(`/auth/v1/recover?redirect_to=${redirect}`, { data: { email } });
  const link = await mailedLink(page.request, email, "/auth/v1/verify");
  await page.goto(link);
  await expect(page.getByRole("button", { name: "Save New Password" })).toBeVisible();

  await page.goto("/app/auth/reset-password?code=from-another-browser");
  await expect(page.getByText("type the six digits from the same mail")).toBeVisible();
  await expectAccessible(page, "reset by code");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Code from the mail").fill("12");
  await chooseNewPassword(page, newPassword);
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expect(page.getByText("Type the six digits from the mail")).toBeVisible();
  await expectAccessible(page, "reset by code, refused");
  await page.getByLabel("Code from the mail").fill(await mailedCode(page.request, email));
  await chooseNewPassword(page, newPassword);
  await page.getByRole("button", { name: "Save New Password" }).click();
  await expectToast(page, "Password changed", "Please log in with your new password.");
});

async function mailedCode(request: APIRequestContext, email: string): Promise<string> {
  const mails: { text: string }[] = await (await request.get("/dev/mail", { params: { to: email } })).json();
  return mails.at(-1)?.text.match(/^\d{6}$/m)?.[0] ?? "";
}
