import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";

test("the privacy policy leads to each of its sections, and back home", async ({ page, baseURL }) => {
  await page.goto("/privacy-policy");
  await expectAccessible(page, "privacy policy");
  const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
  const titles = await links.allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(10);
  for (const title of titles) {
    await links.filter({ hasText: title }).click();
    await expect(page.getByRole("region", { name: title }).getByRole("heading", { level: 2 })).toBeInViewport();
  }
  await page.getByText("Every kind of record that an account can have").click();
  await expect(page.getByText("Your resumes; uploaded files are in the folder “files”")).toBeVisible();
  await expectAccessible(page, "privacy policy, opened");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("the policy prints dark on white, without what only a screen needs", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(28, 36, 48)");
  await expect(page.locator("html")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
  await expect(page.getByRole("link", { name: "Back to Home" })).toBeHidden();
});

test("an address that leads nowhere says so, and leads home", async ({ page, problems, baseURL }) => {
  problems.expectStatus(404);
  const response = await page.goto("/an/old/link");
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Lapel");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expectAccessible(page, "not found");
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(`${baseURL}/`);
});

test("no file of ours is taken for another type than it says", async ({ request }) => {
  const folder = fileURLToPath(new URL("../../public", import.meta.url));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const paths = files.map((file) => `${file.parentPath.slice(folder.length)}/${file.name}`);
  const [asset = ""] = (await (await request.get("/")).text()).match(/\/assets\/[^"]+/) ?? [];
  for (const path of [...paths.filter((path) => path !== "/_headers"), asset]) {
    const answer = await request.get(path);
    expect([path, answer.status(), answer.headers()["x-content-type-options"]]).toEqual([path, 200, "nosniff"]);
  }
});
