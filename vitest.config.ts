import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { meteredPdfjs } from "./app/cli/build/meter-pdfjs";
import { wordList } from "./app/cli/build/word-list-plugin";
import { quickPasswordHashLn } from "./tests/support/runner/password-hash-cost";
import { ProjectAfterProject } from "./tests/support/runner/project-after-project";

const workers = {
  extends: true,
  plugins: [
    wordList({ isWorker: true }),
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          PASSWORD_HASH_LN: String(quickPasswordHashLn),
        },
        email: { send_email: [{ name: "EMAIL" }] },
      },
    })),
  ],
  test: {
    name: "workers",
    include: ["tests/workers/**/*.test.ts"],
    // Modules are loaded once for all files: none replaces one.
    isolate: false,
    globalSetup: [
      "tests/support/model/model-server.ts",
      "tests/support/google/google-server.ts",
      "tests/support/messages/texts-server.ts",
      "tests/support/messages/webhook-server.ts",
      "tests/support/billing/stripe-server.ts",
    ],
    setupFiles: ["tests/support/runner/random-seed.ts", "tests/support/storage/empty-storage.ts"],
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          // Bundled up front: CommonJS that the runtime's loader cannot take apart, and what is imported late.
          include: [
            "@remix-run/cloudflare",
            "@remix-run/server-runtime",
            "@cantoo/pdf-lib",
            "fontkit",
            "bidi-js",
            "docx",
            "fflate",
            "openai",
            "saxes",
            "stripe",
            "wink-eng-lite-web-model",
            "wink-nlp",
          ],
        },
      },
    },
  },
} satisfies TestProjectInlineConfiguration;

export default defineConfig({
  plugins: [tsconfigPaths(), meteredPdfjs()],
  test: {
    // For a machine that is busy with other things. Projects inherit them.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Both cores: the runner's own choice leaves one idle, and half of the time is waiting for workerd.
    maxWorkers: 2,
    sequence: { sequencer: ProjectAfterProject },
    // A Durable Object that is called when a file has just ended finds its runner gone: no test has failed by that.
    onUnhandledError: ({ name }) => name !== "EnvironmentTeardownError",
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          environment: "node",
          setupFiles: ["tests/support/runner/random-seed.ts", "tests/support/runner/register-meter.ts"],
          // Pure functions share nothing that could differ: the engine is loaded once for all files.
          isolate: false,
        },
      },
      workers,
    ],
  },
});
