import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import tsconfigPaths from "vite-tsconfig-paths";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [tsconfigPaths()],
  test: {
    // Both cores: the runner's own choice leaves one idle, and half of the time is waiting for workerd.
    maxWorkers: 2,
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
      {
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
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          globalSetup: [
            "tests/support/model-server.ts",
            "tests/support/google-server.ts",
            "tests/support/texts-server.ts",
          ],
          setupFiles: ["tests/support/apply-migrations.ts"],
          testTimeout: 60_000,
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
      },
    ],
  },
});
