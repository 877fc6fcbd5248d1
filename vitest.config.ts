import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { disposableDomains } from "./app/cli/disposable-domains-plugin";
import { ProjectAfterProject } from "./tests/support/project-after-project";

/** Modules of a project's files are loaded once for all of them, or for each file anew. */
function workerTests(test: { name: string; include: string[]; exclude?: string[]; isolate: boolean }) {
  return {
    extends: true,
    plugins: [
      cloudflareTest(async () => ({
        wrangler: { configPath: "./wrangler.toml" },
        miniflare: {
          bindings: { TEST_MIGRATIONS: await readD1Migrations("migrations") },
          email: { send_email: [{ name: "EMAIL" }] },
        },
      })),
    ],
    test: {
      ...test,
      globalSetup: [
        "tests/support/model-server.ts",
        "tests/support/google-server.ts",
        "tests/support/texts-server.ts",
        "tests/support/webhook-server.ts",
      ],
      setupFiles: ["tests/support/empty-storage.ts"],
      testTimeout: 60_000,
      hookTimeout: 60_000,
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
              "@xmldom/xmldom",
              "bidi-js",
              "docx",
              "fflate",
              "openai",
            ],
          },
        },
      },
    },
  } satisfies TestProjectInlineConfiguration;
}

export default defineConfig({
  plugins: [tsconfigPaths(), disposableDomains()],
  test: {
    // Both cores: the runner's own choice leaves one idle, and half of the time is waiting for workerd.
    maxWorkers: 2,
    sequence: { sequencer: ProjectAfterProject },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          // Pure functions share nothing that could differ: the engine is loaded once for all files.
          isolate: false,
        },
      },
      workerTests({
        name: "workers",
        include: ["tests/workers/**/*.test.ts"],
        exclude: ["**/*.mocked.test.ts"],
        isolate: false,
      }),
      // Who replaces a module must not leave it to others.
      workerTests({ name: "workers-mocked", include: ["tests/workers/**/*.mocked.test.ts"], isolate: true }),
    ],
  },
});
