// One run, one machine: figures are to be compared with each other, not with another day's.
import { spawnSync } from "node:child_process";
import { registerMeter } from "~/cli/register-meter";
import { benchAdmin } from "./bench-admin";
import { benchCapacity } from "./bench-capacity";
import { benchEngine } from "./bench-engine";
import { benchLighthouse } from "./bench-lighthouse";
import { benchPages } from "./bench-pages";
import { benchServer } from "./bench-server";
import { benchWaitlist } from "./bench-waitlist";
import { benchWorker } from "./bench-worker";

registerMeter();
spawnSync("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"], { stdio: ["ignore", "ignore", "inherit"] });

for (const [title, bench] of [
  ["The built worker", benchWorker],
  ["The engine, one core", benchEngine],
  ["What a typical user takes, and what is full first", benchCapacity],
  ["The server, wrangler dev on this machine", benchServer],
  ["The waitlist, against the bare answer (0.3 at least)", benchWaitlist],
  ["Lighthouse for phones, / (100 in all four, median of three runs)", benchLighthouse],
  [
    "Pages of an account with ten rows each, and with all the resumes and jobs it may have and 10,000 rewrites and matches",
    benchPages,
  ],
  [
    "The admin area with 100 users, and with 100,000, their 300,000 rewrites and 50,000 on the waitlist (1.5 at most)",
    benchAdmin,
  ],
] as const) {
  console.log(`\n${title}`);
  for (const [name, figure] of await bench()) console.log(`  ${name.padEnd(58)} ${figure}`);
}
