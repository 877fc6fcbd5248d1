import { readFile } from "node:fs/promises";
import { resumeToText } from "~/tailor/render/resume-to-text";
import { accountant } from "../support/resumes/accountant";
import { nurse } from "../support/resumes/nurse";
import { resumeDocx } from "../support/resumes/samples";
import { expect, test } from "./fixtures";
import { docxType, expectToast, uploadResume } from "./steps";

test.use({ signedIn: true });

test("a Word document is read like a PDF, and comes back unchanged", async ({ page }) => {
  const bytes = await resumeDocx();
  await uploadResume(page, "my resume (final).docx", docxType, bytes);
  await expectToast(page, "Resume uploaded!");
  await page.getByRole("link", { name: "File: my resume (final).docx" }).click();
  const read = page.getByRole("region", { name: "What we read" });
  await expect(read.getByRole("link", { name: accountant.basics.name, exact: true })).toBeVisible();
  for (const { name } of accountant.work) await expect(page.getByRole("main")).toContainText(name ?? "");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download", exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("my resume (final).docx");
  expect(await readFile(await download.path())).toEqual(Buffer.from(bytes));
});

test("pasted text is read, shown in the list and on its page", async ({ page }) => {
  const text = resumeToText(nurse);
  await page.goto("/app/dashboard/resumes");
  await page.getByRole("link", { name: "Paste Text" }).click();
  await page.getByLabel("Resume text").fill(text);
  await page.getByRole("button", { name: "Save Resume" }).click();
  await expectToast(page, "Resume saved from text!");
  await expect(page.getByText(nurse.basics.summary ?? "")).toBeVisible();
  await page.getByRole("link", { name: `Text: ${nurse.basics.name}` }).click();
  const read = page.getByRole("region", { name: "What we read" });
  for (const { position = "", name = "" } of nurse.work) {
    for (const value of [position, name]) await expect(read.getByRole("link", { name: value }).first()).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "The original" })).toContainText(nurse.basics.email ?? "");
});
