import { readFile } from "node:fs/promises";
import type { Locator, Page } from "playwright/test";
import { extractText } from "~/tailor/extract/extract-text";
import { expect } from "./fixtures";
import { settled } from "./settled";
import "../support/runner/register-meter";

export const pdfType = "application/pdf";
export const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The only toast on the page. */
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

/** Presses Tab until this control has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  // Keys that reach the page before this one would be lost, or press a control of the same name there.
  await expect(target).toBeAttached();
  await settled(page);
  await expect
    .poll(
      async () => {
        if (await hasFocus(target)) return true;
        await page.keyboard.press("Tab");
        return hasFocus(target);
      },
      { message: `Tab comes to ${target}`, intervals: [0] },
    )
    .toBe(true);
}

/** False for a page that navigates during the check. */
function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement).catch(() => false);
}

/**
 * Holds back requests to matching addresses until the returned function is called, so that a test can look at what the
 * page shows meanwhile.
 */
export async function holdBack(page: Page, url: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export async function chooseNewPassword(page: Page, first: string, second = first): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(first);
  await page.getByLabel("Password again").fill(second);
}
