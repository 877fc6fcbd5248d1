import { defineConfig } from "playwright/test";
import { freePort } from "~/cli/free-port.mjs";

// Every process of the runner reads this file. The first one chooses, and the others inherit its choice.
process.env.E2E_PORT ??= String(await freePort());
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;

/**
 * What Chromium does for a window that people use costs more than most pages of a test: it loads the lists under the
 * address bar and starts a spare renderer for every context. Playwright's own list is repeated, since the last one wins.
 */
const disabledFeatures = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "SpareRendererForSitePerProcess",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  // For two cores: one browser waits while the other works.
  workers: 2,
  // Generous, because the machine may be busy. Only failing tests take this long.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  // A busy machine now and then leaves Chromium without frames for good: no click ever finds its button at rest. The second
  // try gets a new browser; whatever needed it is listed as flaky at the end.
  retries: 1,
  reporter: [["list"]],
  use: {
    baseURL,
    actionTimeout: 90_000,
    // A trace of every test costs more than most tests: ask for one with `--trace retain-on-failure`.
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        `--disable-features=${disabledFeatures}`,
      ],
    },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    // What is tagged "@scripts" is left out before a browser is opened for it.
    { name: "without JavaScript", use: { javaScriptEnabled: false }, grepInvert: /@scripts/ },
  ],
  webServer: {
    command: `node tests/e2e/serve.mjs ${port}`,
    cwd: "../..",
    url: `${baseURL}/favicon.svg`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
