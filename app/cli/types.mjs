// Writes worker-configuration.d.ts, the types of the bindings in wrangler.toml; with --check it only compares.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { wrangler, writeConfigWithoutBuild } from "./wrangler.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
// The source of the worker, which is there before the first build.
const config = writeConfigWithoutBuild(`${root}node_modules/.cache/lapel`, "workers/app.ts").slice(root.length);
const args = [
  "types",
  "--include-runtime=false",
  "--strict-vars=false",
  `--config=${config}`,
  ...process.argv.slice(2),
];
const { status } = spawnSync(...wrangler(args), { cwd: root, stdio: "inherit" });
process.exit(status ?? 1);
