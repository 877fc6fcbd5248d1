// Runs everything: the build, validate, then unit, worker and browser tests. A failure does not stop the later steps.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { failuresIn } from "./failures-in.ts";
import { findChromium } from "./find-chromium.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}`;

process.env.CHROMIUM_PATH = await findChromium();
process.env.WRANGLER_SEND_METRICS = "false";
process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
// Each tool compiles the same large files, wrangler three times.
process.env.NODE_COMPILE_CACHE ??= `${root}node_modules/.cache/compiled`;
process.env.TMPDIR ??= folderInMemory();

/** A temporary folder in memory, where the system has one with room: on disk every commit of a database waits. */
function folderInMemory() {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    if (bavail * bsize < 2 ** 30) return tmpdir();
    const folder = mkdtempSync("/dev/shm/lapel-test-");
    process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
    return folder;
  } catch {
    return tmpdir();
  }
}

/**
 * The stages run in order, the steps of a stage at once: validate does not need the build, and tests spend half of
 * their time waiting for a server. Nothing rebuilds while tests run.
 */
const stages = [
  [
    ["build", bin("remix"), ["vite:build", "--logLevel", "warn"]],
    ["validate", process.execPath, [`${root}app/cli/validate.mjs`]],
  ],
  [
    ["unit and worker tests", bin("vitest"), ["run"]],
    ["browser tests", bin("playwright"), ["test", "--config", "tests/e2e/playwright.config.ts"]],
  ],
];

/** Runs one step, prints its output, and returns its failures for the summary at the end. */
function run(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
    let text = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (part) => {
        process.stdout.write(part);
        text += part;
      });
    child.on("error", (error) => resolve({ ok: false, failures: [String(error)] }));
    // A test that passed at its second try is shown too.
    child.on("close", (code) => {
      const flawless = code === 0 && !/^\s+\d+ flaky$/m.test(text);
      resolve({ ok: code === 0, failures: flawless ? [] : failuresIn(text) });
    });
  });
}

async function timed([name, command, args]) {
  const began = Date.now();
  const { ok, failures } = await run(command, args);
  return { name, ok, failures, seconds: Math.round((Date.now() - began) / 1000) };
}

const results = [];
for (const stage of stages) {
  console.log(`\n== ${stage.map(([name]) => name).join(", ")}`);
  results.push(...(await Promise.all(stage.map(timed))));
  if (!results[0].ok) break;
}
console.log("");
for (const { name, failures } of results)
  if (failures.length > 0) console.log(`== failed, once at least, in ${name}\n${failures.join("\n")}\n`);
for (const { name, ok, seconds } of results) console.log(`${ok ? "passed" : "FAILED"}  ${name} (${seconds} s)`);
const failed = results.filter((result) => !result.ok).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
