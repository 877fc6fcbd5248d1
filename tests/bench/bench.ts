// One run, one machine: figures are to be compared with each other, not with another day's.
import { spawnSync } from "node:child_process";
import { benchEngine } from "./bench-engine";
import { benchLighthouse } from "./bench-lighthouse";
import { benchPages } from "./bench-pages";
import { benchServer } from "./bench-server";
import { benchWaitlist } from "./bench-waitlist";
import { benchWorker } from "./bench-worker";

spawnSync("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"], { stdio: ["ignore", "ignore", "inherit"] });

for (const [title, bench] of [
  ["The built worker", benchWorker],
  ["The engine, one core", benchEngine],
  ["The server, wrangler dev on this machine", benchServer],
  ["The waitlist, against the bare answer (0.3 at least)", benchWaitlist],
  ["Lighthouse for phones, / (100 in all four, median of three runs)", benchLighthouse],
  ["Pages of an account with ten rows each, and with 2,000 resumes and jobs, 10,000 rewrites and matches", benchPages],
] as const) {
  console.log(`\n${title}`);
  for (const [name, figure] of await bench()) console.log(`  ${name.padEnd(58)} ${figure}`);
}
