import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The path of a Chromium: CHROMIUM_PATH, the system's, Playwright's, or one that it installs now. An error names the
 * command that fixes it.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const { chromium } = await import("playwright");
  const known = systemChromium() ?? existing(chromium.executablePath());
  if (known) return known;

  console.error("Installing a Chromium for the browser tests ...");
  run("npx", ["playwright", "install", "chromium"]);
  const downloaded = existing(chromium.executablePath());
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0) {
    run("apt-get", ["update", "-q"]);
    run("apt-get", ["install", "-q", "-y", "--no-install-recommends", "chromium"]);
  }
  const installed = systemChromium();
  if (installed) return installed;
  throw new Error(
    "No Chromium found and none could be installed: sudo apt-get install chromium (or set CHROMIUM_PATH)",
  );
}

function systemChromium() {
  const folders = (process.env.PATH ?? "").split(":");
  for (const name of names) {
    for (const folder of folders) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return undefined;
}

function existing(path) {
  return existsSync(path) ? path : undefined;
}

function run(command, args) {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
}
