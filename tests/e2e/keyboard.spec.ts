import type { Page } from "playwright/test";
import { confirmationLink, newEmail, password, submit } from "./account";
import { expect, test } from "./fixtures";
import { applicantPdf } from "./sample-application";
import { expectToast, pdfType, tabTo } from "./steps";

test("sign-in and upload need nothing but a keyboard", async ({ page }) => {
  const email = newEmail();
  await submit(page.request, "/app/sign-up", { email, password, confirmPassword: password });
  await submit(page.request, await confirmationLink(page.request, email), {});

  await page.goto("/app/login");
  await tabTo(page, "Email");
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Logged in");

  await page.goto("/app/dashboard/resumes");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, "Resume file");
  await expectVisibleFocus(page);
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.keyboard.press("Enter")]);
  await chooser.setFiles({ name: "imogen.pdf", mimeType: pdfType, buffer: Buffer.from(await applicantPdf()) });
  await tabTo(page, "Upload Resume");
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expectToast(page, "Resume uploaded!");
});

async function expectVisibleFocus(page: Page): Promise<void> {
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
}
