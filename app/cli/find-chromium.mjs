import { spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync, renameSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { createBrotliDecompress } from "node:zlib";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/**
 * The path of a Chromium: CHROMIUM_PATH, the one from the npm registry, the system's, Playwright's, or one that it
 * installs now. An error names the command that fixes it.
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const known = (await packagedChromium()) ?? systemChromium() ?? (await playwrightsChromium());
  if (known) return known;

  console.error("Installing a Chromium for the browser tests ...");
  run("npx", ["playwright", "install", "chromium"]);
  const downloaded = await playwrightsChromium();
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

/**
 * A headless shell that an npm package brings compressed; it runs on Linux where Chromium's shared libraries are
 * installed. Pages take two thirds of the processor time that they take in a Chromium that can open windows.
 */
async function packagedChromium() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  const compressed = fileURLToPath(new URL("../bin/chromium.br", import.meta.resolve("@sparticuz/chromium")));
  const program = compressed.replace(/\.br$/, "");
  if (!existsSync(program)) {
    const unfinished = `${program}.${process.pid}`;
    await pipeline(
      createReadStream(compressed),
      createBrotliDecompress({ chunkSize: 2 ** 20 }),
      createWriteStream(unfinished, { mode: 0o755 }),
    );
    renameSync(unfinished, program);
  }
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0 ? program : undefined;
}

function systemChromium() {
  const folders = (process.env.PATH ?? "").split(":");
  for (const name of names) {
    for (const folder of folders) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`;
  }
  return undefined;
}

async function playwrightsChromium() {
  const { chromium } = await import("playwright");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function run(command, args) {
  spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
}
