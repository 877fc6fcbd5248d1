import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { extractText } from "../../app/tailor/extract/extract-text";
import { expect } from "./fixtures";

export const pdfType = "application/pdf";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** One toast at a time, whoever rendered it. */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const region = page.getByRole("status", { name: "Messages" });
  await expect(region).toContainText(title);
  if (text) await expect(region).toContainText(text);
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log In" }).click();
}

export async function uploadResume(page: Page, name: string, mimeType: string, bytes: Uint8Array): Promise<void> {
  await page.goto("/app/dashboard/resumes");
  await page.getByLabel("Resume file").setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });
  await page.getByRole("button", { name: "Upload Resume" }).click();
}

/** Saves a job post and stays on its page. */
export async function addJob(page: Page, job: { title: string; company: string; text: string }): Promise<void> {
  await page.goto("/app/dashboard/add-job");
  await page.getByLabel("Job title").fill(job.title);
  await page.getByLabel("Company").fill(job.company);
  await page.getByLabel("Job description").fill(job.text);
  await page.getByRole("button", { name: "Save Job" }).click();
  await expectToast(page, "Job saved!");
}

/** Downloads what a link offers and reads it the way an applicant tracking system would. */
export async function readDownload(page: Page, link: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: link, exact: true }).click(),
  ]);
  const bytes = new Uint8Array(await readFile(await download.path()));
  const extraction = await extractText(bytes, { filename: download.suggestedFilename() });
  if (!extraction.ok) throw new Error(`${link}: ${extraction.failure}`);
  return extraction.text;
}

/** Presses Tab until the control with this name, or one that `isIt`, has the focus. */
export async function tabTo(page: Page, name: string, isIt = (label: string) => label === name): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    if (isIt(await focusedLabel(page))) return;
  }
  throw new Error(`Tab never came to ${name}`);
}

/** In one question to the page: between two, it may be another page. Nothing for regions that scroll, and while a page goes. */
function focusedLabel(page: Page): Promise<string> {
  const label = page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    if (!focused || focused.matches("body, section, main")) return "";
    return (focused.labels?.[0]?.textContent ?? focused.textContent ?? "").trim();
  });
  return label.catch(() => "");
}
