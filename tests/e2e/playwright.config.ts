import { defineConfig } from "playwright/test";

const port = process.env.E2E_PORT ?? "8791";
const baseURL = `http://localhost:${port}`;

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: "../../test-results",
  // Two cores: one browser waits while the other works.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  use: {
    baseURL,
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
      ],
    },
  },
  projects: [
    { name: "with JavaScript", use: { javaScriptEnabled: true } },
    { name: "without JavaScript", use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: `node tests/e2e/serve.mjs ${port}`,
    cwd: "../..",
    url: `${baseURL}/favicon.svg`,
    timeout: 120_000,
    reuseExistingServer: false,
  },
});
