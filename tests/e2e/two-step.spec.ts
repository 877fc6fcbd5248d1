import { totpCode } from "../support/accounts/totp";
import { password } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, logIn } from "./steps";

const list = "/app/dashboard/profile/two-step";

test.use({ signedIn: true });

test("an app, recovery codes, a phone, and the second step of the next sign-in", async ({
  page,
  account,
  problems,
}) => {
  problems.expectStatus(400);
  const check = (what: string) => expectAccessible(page, what);
  await page.goto(list);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: /^QR code/ })).toBeVisible();
  const secret = ((await page.getByText(/^([A-Z2-7]{4} ?){8}$/).textContent()) ?? "").replace(/\s/g, "");
  await page.getByLabel("Code", { exact: true }).fill("12345");
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expect(page.getByText("This code is wrong")).toBeVisible();
  await check("set-up, refused");
  // The code of this half minute is valid for another minute, and leaves the next one for signing in.
  await page.getByLabel("Code", { exact: true }).fill(totpCode(secret));
  await page.getByRole("button", { name: "Turn it on" }).click();
  await expectToast(page, "Two-step sign-in is on");
  await page.getByRole("button", { name: "Show me my codes" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const [recoveryCode = ""] = await page
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ })
    .allTextContents();
  await check("recovery codes");

  await page.goto(list);
  await page.getByLabel("Phone number").fill(newNumber());
  await page.getByRole("button", { name: "Add this phone" }).click();
  await expect(page.getByRole("heading", { name: "Confirm your phone" })).toBeVisible();
  await page.getByRole("link", { name: "Remove it" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expectToast(page, "Second step removed");
  await check("list");

  await page.context().clearCookies();
  await page.goto("/app/dashboard/history");
  await logIn(page, account, password);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toHaveAttribute("autocomplete", "one-time-code");
  await expect(code).toHaveAttribute("inputmode", "numeric");
  await check("second step");
  await code.fill(totpCode(secret, 1));
  await page.getByRole("button", { name: "Continue" }).click();
  await expectToast(page, "Logged in", "Welcome back!");
  await expect(page).toHaveURL(/\/app\/dashboard\/history$/);

  await page.context().clearCookies();
  await page.goto("/app/login");
  await logIn(page, account, password);
  await page.getByRole("link", { name: "Use a recovery code" }).click();
  await check("recovery code");
  await page.getByLabel("Recovery code").fill(recoveryCode);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/app\/dashboard\/profile$/);
});

function newNumber(): string {
  return `+44 7700 ${String(Math.floor(Math.random() * 1e6)).padStart(6, "0")}`;
}
