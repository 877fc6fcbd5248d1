import { readFileSync } from "node:fs";

/** The modules that app/routes.ts names; what else lies in the folders of pages must be imported by one of them. */
const routeModules = [...readFileSync("app/routes.ts", "utf8").matchAll(/"(routes\/[^"]+)"/g)].map(
  ([, file]) => `app/${file}`,
);

export default {
  entry: [
    "tests/e2e/serve.mjs",
    "app/routes.ts",
    ...routeModules,
    "app/root.tsx",
    "app/entry.{client,server}.tsx",
    "app/routes/landing/waitlist-script/waitlist-script.ts",
    "workers/app.ts",
    "app/cli/{,build/}*.{mjs,ts,tsx}",
    // The worker's build puts them in the place of files of the engine, or has those import them.
    "app/adapters/{tagger-model,trained-data,word-ranks}.ts",
    "app/cli/test-checkout/serve.ts",
    "tests/**/*.test.ts",
    "tests/e2e/**/*.spec.ts",
    "tests/e2e/playwright.config.ts",
    "tests/{attack,bench,eval}/{attack,bench,eval}.ts",
  ],
  project: ["app/**/*.{ts,tsx,mjs}", "workers/**/*.ts", "tests/**/*.ts"],
  ignoreDependencies: ["tailwindcss", "@biomejs/biome", "dependency-cruiser"],
  // The plugin takes every file below app/routes for a route.
  remix: false,
  ignoreExportsUsedInFile: { interface: true, type: true },
};
