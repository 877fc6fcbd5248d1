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
  await tabTo(page, page.getByLabel("Email"));
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expectToast(page, "Logged in");

  await page.goto("/app/dashboard/resumes");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  // Set well before the key press, because on a busy machine the key may reach the browser first.
  const asked = page.waitForEvent("filechooser");
  await tabTo(page, page.getByLabel("Resume file"));
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  const chooser = await asked;
  await chooser.setFiles({ name: "imogen.pdf", mimeType: pdfType, buffer: Buffer.from(await applicantPdf()) });
  await tabTo(page, page.getByRole("button", { name: "Upload Resume" }));
  await expectVisibleFocus(page);
  await page.keyboard.press("Enter");
  await expectToast(page, "Resume uploaded!");
});

// Without scripts there is nothing to wake up.
test("a key that is pressed while the page wakes up does not cost the page", { tag: "@scripts" }, async ({ page }) => {
  // The earliest moment at which React receives keys: its listeners are attached, but nothing is hydrated yet.
  await page.addInitScript(() => {
    const listen = document.addEventListener;
    document.addEventListener = (...args: Parameters<typeof listen>) => {
      listen.apply(document, args);
      if (args[0] !== "keydown") return;
      document.addEventListener = listen;
      queueMicrotask(() => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true })));
    };
    document.addEventListener("DOMContentLoaded", () => document.querySelector("h1")?.setAttribute("data-served", ""));
  });
  await page.goto("/app/sign-up");
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("h1") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
  await expect(page.locator("h1")).toHaveAttribute("data-served");
});

async function expectVisibleFocus(page: Page): Promise<void> {
  await expect(page.locator(":focus")).toHaveCSS("outline-style", "solid");
}
