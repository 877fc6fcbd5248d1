import { newEmail } from "./account";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";

test.use({ signedIn: "admin" });

let scripted = true;
test.beforeEach(async ({ javaScriptEnabled }) => {
  scripted = javaScriptEnabled ?? true;
});

/** The address of a seeded account that no test signs in to. */
const seeded = () => (scripted ? "robin.758@seeded.example" : "robin.757@seeded.example");

test("an admin finds a user, changes plan and credits in the drawer, and gets back to the list", async ({ page }) => {
  await page.goto("/app/admin/users");
  await expect(page.getByRole("heading", { name: "User Management" })).toBeVisible();
  await expectAccessible(page, "the list of users");
  await page.getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL(/after=/);
  await page.getByRole("link", { name: "Credits", exact: true }).click();
  await expect(page).toHaveURL(/sort=credits&direction=desc/);
  await expect(page).not.toHaveURL(/after=/);
  await page.getByLabel("Search by name or e-mail").fill(seeded());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).not.toHaveURL(/after=/);
  const opener = page.getByRole("link", { name: "View Profile" });
  await expect(opener).toHaveCount(1);
  await opener.click();
  const drawer = page.getByRole("dialog", { name: "View Profile" });
  await expect(drawer).toBeVisible();
  await expectAccessible(page, "the drawer of a user");
  if (scripted) {
    await expect(drawer).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
  }
  await drawer.getByLabel("Plan").selectOption("pro");
  await drawer.getByLabel("Credits").fill("3");
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("row").filter({ hasText: seeded() })).toContainText("Pro");
  if (scripted) await expect(opener).toBeFocused();
  await page.getByLabel("Search by name or e-mail").fill(newEmail());
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("No users found.")).toBeVisible();
});

test("an admin gives and takes credits in the billing drawer, and suspends from the user's page", async ({
  page,
  problems,
}) => {
  problems.expectStatus(404);
  await page.goto("/app/admin/billing?status=trialing");
  await expect(page.getByText("No users found.")).toBeVisible();
  await page.goto(`/app/admin/billing?q=${seeded()}`);
  await expectAccessible(page, "the billing overview");
  await page.getByRole("link", { name: "View/Edit" }).click();
  const drawer = page.getByRole("dialog", { name: "View/Edit" });
  const left = drawer.getByRole("heading", { name: /Credits remaining/ });
  const before = Number((await left.textContent())?.replace(/\D/g, ""));
  await drawer.getByRole("button", { name: "+1 Credit" }).click();
  await expect(left).toHaveText(`Credits remaining: ${before + 1}`);
  await expect(page.getByText("Billing updated successfully")).toBeVisible();
  await drawer.getByRole("button", { name: "-1 Credit" }).click();
  await expect(left).toHaveText(`Credits remaining: ${before}`);
  await expectAccessible(page, "the billing drawer");
  await drawer.getByRole("button", { name: "Open Stripe Portal" }).click();
  await expect(drawer.getByText("No Stripe customer")).toBeVisible();
  await drawer.getByRole("link", { name: "Everything about this user" }).click();
  await expect(page.getByRole("heading", { level: 1 }).filter({ hasText: seeded() })).toBeVisible();
  await expectAccessible(page, "the page of a user");
  await page.getByRole("button", { name: "Suspend" }).click();
  await expect(page.getByText("User suspended")).toBeVisible();
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("User restored")).toBeVisible();
  await expect(page.getByRole("table", { name: "Audit trail" })).toContainText(` restored ${seeded()}.`);
});
