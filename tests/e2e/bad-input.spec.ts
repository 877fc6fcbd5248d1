import { PDFDocument } from "@cantoo/pdf-lib";
import type { Page } from "playwright/test";
import { password } from "./account";
import { expect, test } from "./fixtures";
import { job } from "./sample-application";
import { docxType, expectToast, logIn, pdfType } from "./steps";
import { addJob, fillWorkspace, rewrite } from "./workspace";

const unknownId = "018f0000-0000-7000-8000-000000000000";
const megabyte = 1024 * 1024;

test.describe("signed in", () => {
  test.use({ signedIn: true });

  const wrongType = { title: "Invalid file type", text: "Only PDF or DOCX files allowed." };
  const unreadable = "We could not read this file";
  const files = [
    { what: "an image", status: 415, name: "photo.png", type: "image/png", bytes: pixel, ...wrongType },
    {
      what: "no bytes at all",
      status: 422,
      name: "cv.docx",
      type: docxType,
      bytes: nothing,
      title: unreadable,
      text: "This file is empty.",
    },
    {
      what: "9 MB",
      status: 413,
      name: "cv.pdf",
      type: pdfType,
      bytes: tooMuch,
      title: "File too large",
      text: "Maximum allowed size is 7MB.",
    },
    { what: "text named like a PDF", status: 415, name: "cv.pdf", type: pdfType, bytes: plainText, ...wrongType },
    {
      what: "a scan",
      status: 422,
      name: "scan.pdf",
      type: pdfType,
      bytes: scan,
      title: unreadable,
      text: "a picture of your resume, not its text",
    },
  ];
  test("uploads are refused with one clear sentence each, and nothing is stored", async ({ page, problems }) => {
    await page.goto("/app/dashboard/resumes");
    for (const { what, status, name, type, bytes, title, text } of files) {
      problems.expectStatus(status);
      await page.getByLabel("Resume file").setInputFiles({ name, mimeType: type, buffer: Buffer.from(await bytes()) });
      await page.getByRole("button", { name: "Upload Resume" }).click();
      await expect(page.getByRole("alert"), what).toContainText(title);
      await expect(page.getByRole("alert"), what).toContainText(text);
      await expect(page.getByText("No resumes found.")).toBeVisible();
    }
  });

  test("blank and overlong pasted texts are refused, and the text stays", async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto("/app/dashboard/resumes?tab=paste");
    const text = page.getByLabel("Resume text");
    await text.fill("  \n ");
    await page.getByRole("button", { name: "Save Resume" }).click();
    await expectInvalid(page, "Resume text", "Paste some resume text");
    const long = `Imogen Halloway\n${"a line of work ".repeat(1400)}`.slice(0, 20_001);
    await text.fill(long);
    await page.getByRole("button", { name: "Save Resume" }).click();
    await expectInvalid(page, "Resume text", "20,000 character limit. 20,000 character limit.");
    await expect(text).toHaveValue(long);
    await expect(page.getByText("No resumes found.")).toBeVisible();
  });

  test("a job post that names no title, or has no text, is refused, and what was typed stays", async ({
    page,
    problems,
  }) => {
    problems.expectStatus(400);
    await page.goto("/app/dashboard/add-job");
    await page.getByLabel("Company").fill(job.company);
    await page.getByLabel("Job description").fill("1. 2. 3.");
    await page.getByRole("button", { name: "Save Job" }).click();
    const asked = "Give the job a title: the post does not name one.";
    await expectInvalid(page, "Job title", `Leave it empty to take the title from the post. ${asked}`);
    await expect(page.getByLabel("Company")).toHaveValue(job.company);
    await expect(page.getByLabel("Job description")).toHaveValue("1. 2. 3.");
    await page.getByLabel("Job title").fill(job.title);
    await page.getByLabel("Job description").fill(" ");
    await page.getByRole("button", { name: "Save Job" }).click();
    await expectInvalid(page, "Job description", "Paste the job description");
    await expect(page.getByLabel("Job title")).toHaveValue(job.title);
  });

  test("the matcher asks for both documents", async ({ page, problems }) => {
    problems.expectStatus(400);
    await page.goto("/app/dashboard/matcher");
    await page.getByRole("button", { name: "Analyze Match" }).click();
    await expect(page.getByRole("alert")).toHaveText("Select both resume and job");
  });

  test("the sixth rewrite of a month meets the limit", async ({ page }) => {
    const workspace = await fillWorkspace(page);
    for (let count = 0; count < 5; count++) {
      await rewrite(page, { ...workspace, jobId: await addJob(page, `\nReference: ${count}`) });
    }
    await page.goto(`/app/dashboard/resumes?rewrite=${workspace.resumeId}`);
    await expect(page.getByText("Limit reached - upgrade needed")).toBeVisible();
    await page.getByLabel("For which job?").selectOption(workspace.jobId);
    await page.getByRole("button", { name: "Rewrite Resume & Cover Letter" }).click();
    await expectToast(page, "Monthly Lapel limit reached.", 'Your "free" plan allows 5 rewrites per month.');
    await expect(page.getByText("Limit reached - upgrade needed")).toBeVisible();
    await expect(page.getByText("5 / 5")).toBeVisible();
  });

  test("unknown pages of the dashboard say so", async ({ page, problems }) => {
    problems.expectStatus(404);
    for (const path of [`resumes/${unknownId}`, `jobs/${unknownId}`, `rewrites/${unknownId}`, "nowhere"]) {
      await page.goto(`/app/dashboard/${path}`);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" }), path).toBeVisible();
    }
  });
});

test("an unknown page leads home", async ({ page, problems }) => {
  problems.expectStatus(404);
  await page.goto("/nowhere");
  await expect(page.getByText("404")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a sign-up with a wrong address and two passwords is refused, and the address stays", async ({
  page,
  problems,
}) => {
  problems.expectStatus(400);
  await page.goto("/app/sign-up");
  await page.getByLabel("Email").fill("imogen@postbox");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await page.getByLabel("Password again").fill("other");
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectInvalid(page, "Email", "Please enter a valid email address");
  await expectInvalid(page, "Password", "Minimum 8 characters");
  await expect(page.getByLabel("Email")).toHaveValue("imogen@postbox");
  await page.getByLabel("Email").fill("imogen@postbox.example");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Password again").fill(`${password}s`);
  await page.getByRole("button", { name: "Create Account" }).click();
  await expectInvalid(page, "Password again", "Passwords do not match");
});

test("a wrong password is told apart from nothing, and the address stays", async ({ page, problems }) => {
  problems.expectStatus(400);
  await page.goto("/app/login");
  await logIn(page, "nobody@postbox.example", password);
  await expect(page.getByRole("alert")).toHaveText("Email or password is wrong, or the email is not confirmed yet.");
  await expect(page.getByLabel("Email")).toHaveValue("nobody@postbox.example");
});

test("a form of another session asks to be sent again, and loses nothing", async ({ page, problems }) => {
  problems.expectStatus(403);
  await page.goto("/app/login");
  // Its token belongs to a browser that the server no longer knows.
  await page.context().clearCookies();
  await logIn(page, "nobody@postbox.example", password);
  await expect(page.getByRole("alert")).toContainText("Nothing is lost: please send it again.");
  await expect(page.getByLabel("Email")).toHaveValue("nobody@postbox.example");
});

async function expectInvalid(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll(".", "\\.")));
}

async function pixel(): Promise<Uint8Array> {
  return Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
}

async function plainText(): Promise<Uint8Array> {
  return Buffer.from("Imogen Halloway\nTransport Coordinator");
}

async function nothing(): Promise<Uint8Array> {
  return new Uint8Array();
}

async function tooMuch(): Promise<Uint8Array> {
  return Buffer.alloc(9 * megabyte, "%PDF-1.7 ");
}

/** A page that is one picture. */
async function scan(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const picture = await document.embedPng(await pixel());
  document.addPage([595, 842]).drawImage(picture, { x: 40, y: 40, width: 515, height: 762 });
  return document.save();
}
