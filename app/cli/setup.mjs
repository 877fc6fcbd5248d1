// Prepares a fresh clone: installs the packages and the Node.js that the tools need. It has no dependencies itself.
// `setup.mjs start` then runs start.mjs with the project's own Node.js.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const isWindows = process.platform === "win32";

function fail(message) {
  console.error(message);
  process.exit(1);
}

function isInstalled() {
  const marker = `${root}node_modules/.package-lock.json`;
  return existsSync(marker) && statSync(marker).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

if (Number(process.versions.node.split(".")[0]) < 20) {
  fail(`Node.js 20 or newer is needed, this is ${process.versions.node}: https://nodejs.org`);
}
if (!isInstalled()) {
  console.error("Installing packages (a minute or two, once) ...");
  // Not `npm ci`, which rejects a lock file without other systems' optional binaries.
  const { status } = spawnSync("npm", ["install", "--no-save", "--loglevel=error", "--no-audit", "--no-fund"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: isWindows,
  });
  if (status !== 0) fail("The packages could not be installed: see npm's message above, then run `npm install`.");
}
const node = spawnSync(`${root}node_modules/.bin/node`, ["--version"], { encoding: "utf8", shell: isWindows });
const [major, minor] = (node.stdout ?? "").replace("v", "").split(".").map(Number);
if (!(major > 22 || (major === 22 && minor >= 12))) {
  fail("The project's own Node.js 24 is missing, because npm did not run its install script: npm rebuild node");
}

const [next, ...args] = process.argv.slice(2);
if (next) {
  // Uses the full path, because a shell may have cached where `node` was before the installation.
  const command = spawn(`${root}node_modules/.bin/node`, [`${root}app/cli/${next}.mjs`, ...args], {
    stdio: "inherit",
    shell: isWindows,
  });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => command.kill(signal));
  command.on("exit", (code) => process.exit(code ?? 1));
}
