// All tests: the build, what validate holds, then unit, worker and browser tests. Stops at nothing, fails at the end.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { findChromium } from "./find-chromium.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}`;

process.env.CHROMIUM_PATH = await findChromium();
process.env.WRANGLER_SEND_METRICS = "false";
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";

const steps = [
  ["build", bin("remix"), ["vite:build", "--logLevel", "warn"]],
  ["validate", process.execPath, [`${root}app/cli/validate.mjs`]],
  ["unit and worker tests", bin("vitest"), ["run"]],
  ["browser tests", bin("playwright"), ["test", "--config", "tests/e2e/playwright.config.ts"]],
];

const results = [];
for (const [name, command, args] of steps) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  results.push({ name, ok: status === 0, seconds: Math.round((Date.now() - began) / 1000) });
  if (name === "build" && status !== 0) break;
}
console.log("");
for (const { name, ok, seconds } of results) console.log(`${ok ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
const failed = results.filter((result) => !result.ok).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
