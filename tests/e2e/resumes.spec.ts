import type { Page } from "playwright/test";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { applicantPdf } from "./sample-application";
import { expectToast, holdBack, pdfType, tabTo } from "./steps";
import { fillWorkspace, rewrite } from "./workspace";

test.use({ signedIn: true });

const list = "/app/dashboard/resumes";
const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name }).first();

test("a resume is renamed, duplicated, deleted, taken back and deleted for good", async ({ page }) => {
  await fillWorkspace(page);
  await page.goto(list);
  await page.getByRole("link", { name: "Rename imogen.pdf" }).click();
  await page.getByLabel("Name", { exact: true }).fill("For carriers");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expectToast(page, "Resume renamed", "It is now called “For carriers”.");
  await page.getByRole("button", { name: "Duplicate For carriers" }).click();
  await expectToast(page, "Resume duplicated", "The copy is called “For carriers (copy)”.");
  await page.getByRole("button", { name: "Delete For carriers (copy)" }).click();
  await expectToast(page, "Resume deleted", "“For carriers (copy)” stays under Recently deleted for 7 days.");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectToast(page, "Resume restored");
  await page.getByRole("button", { name: "Delete For carriers (copy)" }).click();
  await expectToast(page, "Resume deleted");
  await page.getByText("Recently deleted", { exact: true }).click();
  await page.getByRole("link", { name: "Delete for good For carriers (copy)" }).click();
  await expect(page.getByText("Delete it for good?")).toBeVisible();
  await expectAccessible(page, "bin, asking");
  await page.getByRole("button", { name: "Delete for good For carriers (copy)" }).click();
  await expectToast(page, "Deleted for good");
  await expect(page.getByText("Recently deleted", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "File: For carriers", exact: true })).toBeVisible();
});

test("the job selector and the last texts open on the card, and close again", async ({ page }) => {
  const workspace = await fillWorkspace(page);
  await page.goto(await rewrite(page, workspace));
  await page.getByRole("heading", { name: "What changed" }).waitFor();
  await page.goto(list);
  const imogen = card(page, "File: imogen.pdf");
  await imogen.getByRole("link", { name: "Lapel Rewrite" }).click();
  await expect(imogen.getByRole("button", { name: "Rewrite Resume & Cover Letter" })).toBeVisible();
  await imogen.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Rewrite Resume & Cover Letter" })).toHaveCount(0);
  const texts = { "View Last Rewritten Resume": "IMOGEN|Imogen Halloway", "View Cover Letter": "Dear" };
  for (const [title, begin] of Object.entries(texts)) {
    const toggle = imogen.getByRole("link", { name: title });
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(imogen).toContainText(new RegExp(begin));
    await expectAccessible(page, title);
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
  }
});

test("an upload without a file is answered in words of the page", async ({ page, problems }) => {
  problems.expectStatus(400);
  await page.goto(list);
  await page.getByRole("button", { name: "Upload Resume" }).click();
  await expect(page.getByRole("alert")).toHaveText("Choose a file first");
  await expectAccessible(page, "no file chosen");
});

// What scripts add.
test.describe("with scripts", { tag: "@scripts" }, () => {
  test("an upload shows how far it is, can be stopped, and is refused before it is sent", async ({
    page,
    problems,
  }) => {
    problems.expectStatus(422);
    await page.goto(list);
    const network = await page.context().newCDPSession(page);
    const speed = { offline: false, latency: 0, downloadThroughput: -1 };
    await network.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: 20_000 });
    const file = { name: "long.pdf", mimeType: pdfType, buffer: Buffer.alloc(2_500_000, "%PDF-1.7 ") };
    await choose(page, file);
    const bar = page.getByRole("progressbar", { name: "Upload" });
    await expect.poll(async () => Number(await bar.getAttribute("value"))).toBeGreaterThan(0);
    await expect(page.getByText("of 2.4 MB")).toBeVisible();
    await expectAccessible(page, "upload under way");
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(bar).toHaveCount(0);
    await expect(page.getByText("No resumes found.")).toBeVisible();
    await network.send("Network.emulateNetworkConditions", { ...speed, uploadThroughput: -1 });
    await page.getByRole("button", { name: "Upload Resume" }).click();
    await expect(page.getByRole("alert")).toContainText("We could not read this file");
    await choose(page, { name: "photo.png", mimeType: "image/png", buffer: Buffer.from("x") });
    await expect(page.getByRole("alert")).toHaveText("Invalid file typeOnly PDF or DOCX files allowed.");
    await choose(page, { ...file, buffer: Buffer.alloc(7 * 1024 * 1024 + 1) });
    await expect(page.getByRole("alert")).toHaveText("File too largeMaximum allowed size is 7MB.");
    await expectAccessible(page, "upload refused");
  });

  test("a file that is dropped anywhere on the form is uploaded", async ({ page }) => {
    await page.goto(list);
    const bytes = [...(await applicantPdf())];
    const files = await page.evaluateHandle((bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], "dropped.pdf", { type: "application/pdf" }));
      return transfer;
    }, bytes);
    await page.getByRole("button", { name: "Upload Resume" }).dispatchEvent("drop", { dataTransfer: files });
    await page.getByRole("button", { name: "Upload Resume" }).click();
    await expectToast(page, "Resume uploaded!");
    await expect(page.getByRole("link", { name: "File: dropped.pdf" })).toBeVisible();
  });

  test("an upload whose session has ended leads to the sign-in, which says so", async ({ page }) => {
    await page.goto(list);
    await page.context().clearCookies();
    await choose(page, { name: "cv.pdf", mimeType: pdfType, buffer: Buffer.from(await applicantPdf()) });
    await expectToast(page, "Not logged in", "Please log in.");
    await expect(page.getByRole("alert")).toContainText("Please log in. What you sent was not saved.");
  });

  test("characters are counted while they are typed", async ({ page }) => {
    await page.goto(`${list}?tab=paste`);
    await expect(page.getByText("0 of 20,000 characters")).toBeVisible();
    await page.getByLabel("Resume text").fill("x".repeat(20_012));
    await expect(page.getByText("20,012 of 20,000 characters, 12 too many")).toBeVisible();
    await expectAccessible(page, "text too long");
  });

  test("a search says that it is loading, and what it found", async ({ page }) => {
    await page.goto(`${list}?q=carriers`);
    const release = await holdBack(page, /resumes\.data/);
    await page.getByRole("searchbox").fill("nowhere");
    await page.getByRole("button", { name: "Search", exact: true }).click();
    await expect(page.getByText("Loading resumes...")).toBeVisible();
    release();
    await expect(page.getByText("Nothing is called “nowhere”.")).toBeVisible();
    await expect(page.getByText("Loading resumes...")).toHaveCount(0);
  });

  test("a keyboard renames, rewrites and deletes, and never loses its place", async ({ page }) => {
    await fillWorkspace(page);
    await page.goto(list);
    const rename = page.getByRole("link", { name: "Rename imogen.pdf" });
    await rename.focus();
    await page.keyboard.press("Enter");
    await tabTo(page, page.getByLabel("Name", { exact: true }));
    await tabTo(page, page.getByRole("link", { name: "Cancel" }));
    await page.keyboard.press("Enter");
    await expect(rename).toBeFocused();
    const toggle = page.getByRole("link", { name: "Lapel Rewrite" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByLabel("For which job?")).toBeVisible();
    await expectAccessible(page, "job selector");
    await tabTo(page, page.getByLabel("For which job?"));
    await page.keyboard.press("ArrowDown");
    await tabTo(page, page.getByRole("button", { name: "Rewrite Resume & Cover Letter" }));
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/rewrites\/[\w-]{36}$/);
    await page.goto(`${list}?rename=${(await firstCardId(page)) ?? ""}`);
    await expectAccessible(page, "rename");
    await page.getByRole("button", { name: "Delete imogen.pdf" }).focus();
    await page.keyboard.press("Enter");
    await expectToast(page, "Resume deleted");
    await tabTo(page, page.locator("summary", { hasText: "Recently deleted" }));
    await page.keyboard.press("Enter");
    await expectAccessible(page, "bin");
    await tabTo(page, page.getByRole("button", { name: "Undo" }));
    await page.keyboard.press("Enter");
    await expectToast(page, "Resume restored");
  });
});

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel("Resume file").setInputFiles(file);
  await page.getByRole("button", { name: "Upload Resume" }).click();
}

async function firstCardId(page: Page): Promise<string | undefined> {
  await page.goto(list);
  const href = await page.getByRole("link", { name: /^File: / }).getAttribute("href");
  return href?.slice(-36);
}
