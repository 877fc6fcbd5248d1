import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Writes wrangler.toml into a folder without its build command, and returns the path of the copy. Wrangler runs that
 * command for whatever it is asked, also where the product is built already.
 */
export function writeConfigWithoutBuild(folder, main = "build/server/index.js") {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "wrangler.toml");
  const config = readFileSync(join(root, "wrangler.toml"), "utf8")
    .replace(/^\[build\]\n(?:.+\n)+/m, "")
    .replace(/^main = .+$/m, `main = "${main}"`)
    .replace(/"(build|migrations|workers)(?=["/])/g, `"${root}$1`);
  writeFileSync(file, config);
  return file;
}

/** The command and arguments that run wrangler with this Node.js, without output or network access of its own. */
export function wrangler(args) {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = "false";
  process.env.WRANGLER_SEND_METRICS = "false";
  process.env.WRANGLER_LOG_PATH ??= `${root}.wrangler/logs`;
  return [process.execPath, [`${root}node_modules/wrangler/bin/wrangler.js`, ...args]];
}

/** Applies migrations to the local database. */
export function applyMigrations() {
  runMigrations([]);
}

/** Makes a local database in the folder, with the migrations and then the SQL file applied. */
export function makeDatabase(folder, file) {
  const migrations = join(folder, "migrations");
  cpSync(join(root, "migrations"), migrations, { recursive: true });
  // One more migration, since wrangler takes two seconds to start.
  cpSync(file, join(migrations, "9999_rows.sql"));
  const config = writeConfigWithoutBuild(join(folder, "database"));
  writeFileSync(
    config,
    readFileSync(config, "utf8").replace(/^migrations_dir = .+$/m, `migrations_dir = "${migrations}"`),
  );
  runMigrations(["--config", config, "--persist-to", folder]);
}

function runMigrations(args) {
  const { status, stdout, stderr } = spawnSync(...wrangler(["d1", "migrations", "apply", "DB", "--local", ...args]), {
    cwd: root,
    encoding: "utf8",
    // Without a terminal wrangler asks no questions.
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, CI: "true" },
  });
  if (status !== 0) throw new Error(`The database could not be prepared:\n${stdout}${stderr}`);
}
