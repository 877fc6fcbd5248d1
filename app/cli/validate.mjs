// All static checks of the code; every finding is an error.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

const checks = [
  ["format and lint", "biome", ["ci", "--error-on-warnings", "--colors=off", "."]],
  ["types", "tsc", []],
  ["who imports whom", "depcruise", ["app", "workers", "tests"]],
  ["nothing unused", "knip", []],
];

let failed = 0;
for (const [name, command, args] of checks) report(name, run(bin(command), args));
report("binding types", run(process.execPath, [`${root}app/cli/types.mjs`, "--check"]));
report("migrations in step with the schema", checkMigrations());
process.exit(failed > 0 ? 1 : 0);

function bin(command) {
  return `${root}node_modules/.bin/${command}`;
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  return { ok: status === 0, output: stdout + stderr };
}

/** Generates migrations into a copy of the folder: a new file means that a migration is missing. */
function checkMigrations() {
  const copy = mkdtempSync(`${root}node_modules/.migrations-`);
  try {
    cpSync(`${root}migrations`, copy, { recursive: true });
    const before = readdirSync(copy).length;
    const out = copy.slice(root.length);
    const args = ["generate", "--dialect=sqlite", "--schema=./app/db/schema/*.ts", `--out=./${out}`];
    const { ok, output } = run(bin("drizzle-kit"), args);
    const inStep = ok && readdirSync(copy).length === before;
    return { ok: inStep, output: `${output}\nThe schema is ahead of the migrations: npm run migration -- --name WHAT` };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

function report(name, { ok, output }) {
  console.log(`${ok ? "ok  " : "FAIL"} ${name}`);
  if (ok) return;
  failed += 1;
  console.log(output);
}
