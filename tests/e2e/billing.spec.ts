import type { Page } from "playwright/test";
import { expectAccessible } from "./expect-accessible";
import { expect, test } from "./fixtures";
import { expectToast } from "./steps";

const billing = "/app/dashboard/billing";

test.use({ signedIn: true });

/** Pays at the test checkout that is open. */
async function payWith(page: Page, card: string): Promise<void> {
  await expect(page).toHaveURL(/\/dev\/stripe\/checkout\//);
  await page.getByRole("radio", { name: card }).check();
  await page.getByRole("button", { name: /^Pay \$/ }).click();
}

async function subscribe(page: Page, card = "A card that works"): Promise<void> {
  await page.goto(billing);
  await page.getByRole("button", { name: "Subscribe to Pro for $12" }).click();
  await payWith(page, card);
  await expectToast(page, "Thank you!", "Your subscription is paid");
}

test("a pack of credits: declined first, then bought, with its receipt", async ({ page, problems }) => {
  problems.expectStatus(402);
  await page.goto(billing);
  await expect(page.getByText("This development server imitates Stripe")).toBeVisible();
  await page.getByRole("button", { name: "Buy 5 credits for $6" }).click();
  await expect(page.getByText("No money moves")).toBeVisible();
  await payWith(page, "A card that is declined");
  await expect(page.getByRole("alert")).toContainText("Your card was declined");
  await payWith(page, "A card that works");
  await expectToast(page, "Thank you!", "5 credits are yours.");
  await expect(page).toHaveURL(new RegExp(`${billing}$`));
  await expect(page.getByRole("heading", { name: "Your credits: 5" })).toBeVisible();
  const payments = page.getByRole("table", { name: "Your payments, newest first" });
  await expect(payments).toContainText("5 credits");
  await expect(payments).toContainText("Failed");
  await expectAccessible(page, "billing after a purchase");
  await payments.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("heading", { name: "Receipt" })).toBeVisible();
});

test("leaving the checkout buys nothing, and the next plan replaces it", async ({ page }) => {
  await page.goto(billing);
  await page.getByRole("button", { name: "Subscribe to Enterprise for $49" }).click();
  await expect(page.getByText("To pay now")).toBeVisible();
  const left = page.url();
  await page.getByRole("link", { name: "Leave without paying" }).click();
  await expectToast(page, "Nothing was bought");
  await page.getByRole("button", { name: "Subscribe to Pro for $12" }).click();
  await expect(page.getByText("To pay now")).toBeVisible();
  await page.goto(left);
  await expect(page.getByText("This checkout has expired. Nothing was charged.")).toBeVisible();
  await page.goto(`${billing}?checkout=done`);
  await expectToast(page, "No payment has arrived");
});

test("a subscription is changed, cancelled and kept in the portal", async ({ page }) => {
  await subscribe(page);
  const card = page.getByRole("region", { name: "Your subscription" });
  await expect(card).toContainText("Pro, active");
  await card.getByRole("button", { name: "Plan, card and invoices" }).click();
  await expect(page.getByText(/^Invoice TEST-\d{4}, paid$/)).toBeVisible();
  await expectAccessible(page, "the test portal");
  await page.getByRole("button", { name: /^Change to Enterprise/ }).click();
  await expect(page.getByRole("status")).toContainText("Your plan is changed.");
  await page.getByRole("button", { name: "Cancel the plan" }).click();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(card).toContainText("Enterprise, cancelled");
  await expect(page.getByText("5 / 30")).toHaveCount(0);
  await expect(page.getByText("0 / ∞")).toBeVisible();
  await card.getByRole("button", { name: "Plan, card and invoices" }).click();
  await page.getByRole("button", { name: "Let a month pass" }).click();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(card).toContainText("Enterprise has ended.");
  await expect(page.getByText("0 / 5")).toBeVisible();
});

test("a renewal that fails keeps the plan, says so, and is mended with another card", async ({ page, account }) => {
  await subscribe(page, "A card that fails at the next renewal");
  const card = page.getByRole("region", { name: "Your subscription" });
  await card.getByRole("button", { name: "Plan, card and invoices" }).click();
  await page.getByRole("button", { name: "Let a month pass" }).click();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(card.getByRole("alert")).toContainText("Your last payment failed.");
  await expect(page.getByText("0 / 30")).toBeVisible();
  await expectAccessible(page, "billing after a failed renewal");
  await card.getByRole("button", { name: "Plan, card and invoices" }).click();
  await page.getByRole("radio", { name: "A card that works" }).check();
  await page.getByRole("button", { name: "Change the card" }).click();
  await page.getByRole("button", { name: "Try the payment again" }).click();
  await page.getByRole("link", { name: "Back to the site" }).click();
  await expect(card).toContainText("Pro, active");
  await page.goto("/dev/mail");
  const mails = page.getByRole("listitem").filter({ hasText: account });
  await expect(mails.filter({ hasText: "Your Lapel payment failed" })).toHaveCount(1);
  await expect(mails.filter({ hasText: "You are on Lapel Pro" })).toHaveCount(1);
});

test("the pricing page leads to the plans", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Plans and prices" }).click();
  await expect(page.getByRole("heading", { name: "Plans and prices", level: 1 })).toBeVisible();
  for (const text of ["$0", "$6", "$12", "$49", "Unlimited rewrites"]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expectAccessible(page, "pricing");
  await page.getByRole("link", { name: "Choose Pro" }).click();
  await expect(page).toHaveURL(new RegExp(`${billing}#plans$`));
});
