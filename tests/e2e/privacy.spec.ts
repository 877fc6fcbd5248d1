import { readFile } from "node:fs/promises";
import { strFromU8, unzipSync } from "fflate";
import { newEmail, password } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast, logIn } from "./steps";
import { fillWorkspace } from "./workspace";

test.use({ signedIn: true });

const profile = "/app/dashboard/profile";
test("sessions are listed, one is ended, then all others, then all", async ({
  page,
  account,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const phone = await browser.newContext({
    baseURL: baseURL ?? "",
    javaScriptEnabled,
    userAgent: "Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0",
  });
  const signInOnPhone = async () => {
    const phonePage = await phone.newPage();
    await phonePage.goto("/app/login");
    await logIn(phonePage, account, password);
    await phonePage.waitForURL(/dashboard/);
    return phonePage;
  };
  const onPhone = await signInOnPhone();

  await page.goto(`${profile}/sessions`);
  const sessions = page.getByRole("main").getByRole("listitem");
  await expect(sessions.filter({ hasText: "This one" })).toHaveCount(1);
  const onAndroid = sessions.filter({ hasText: "Firefox on Android" });
  await expect(onAndroid).toContainText("Last used just now");
  await expectAccessible(page, "sessions");

  await onAndroid.getByRole("button", { name: "Sign out Firefox on Android" }).click();
  await expectToast(page, "Signed out there");
  await expect(onAndroid).toHaveCount(0);
  await onPhone.goto(profile);
  await expect(onPhone.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await signInOnPhone();
  await page.reload();
  await page.getByRole("button", { name: "Sign out everywhere else" }).click();
  await expectToast(page, "Signed out everywhere else");
  await expect(onAndroid).toHaveCount(0);
  await page.getByRole("button", { name: "Sign out everywhere, here too" }).click();
  await page.waitForURL(/\/app\/login/);
  await expectToast(page, "Signed out everywhere");
  await page.goto(profile);
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await phone.close();
});

test("everything is downloaded, then the account is deleted for good", async ({ page, account, problems }) => {
  problems.expectStatus(400);
  await fillWorkspace(page);

  await test.step("the zip has the uploaded file and what is stored beside it", async () => {
    await page.goto(`${profile}/data`);
    await expectAccessible(page, "your data");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^lapel-data-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(Object.keys(files).filter((name) => /^files\/\d+_imogen\.pdf$/.test(name))).toHaveLength(1);
    const stored = JSON.parse(strFromU8(files["account.json"] ?? new Uint8Array())) as { email: string }[];
    expect(stored.map(({ email }) => email)).toEqual([account]);
  });

  await test.step("deleting says what goes, asks for the password and can be left", async () => {
    await page.getByRole("link", { name: "Delete my account" }).click();
    await expect(page.getByText("This cannot be undone")).toBeVisible();
    await page.getByRole("link", { name: "Keep my account" }).click();
    await page.getByRole("link", { name: "Delete my account" }).click();
    await expectAccessible(page, "delete");
    await page.getByLabel("Your password").fill("not my password");
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expect(page.getByText("This is not your password.")).toBeVisible();
    await expectAccessible(page, "delete, refused");
  });

  await test.step("the password ends it, and the account with it", async () => {
    await page.getByLabel("Your password").fill(password);
    await page.getByRole("button", { name: "Delete my account for good" }).click();
    await expectToast(page, "Your account is deleted");
    await page.goto(profile);
    await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
    for (const email of [account, newEmail()]) {
      await page.goto("/app/login");
      await logIn(page, email, password);
      await expect(page.getByRole("alert")).toContainText("Email or password is wrong");
    }
  });
});
