// One run, one machine: figures are to be compared with each other, not with another day's. `-- admin` measures one part.
import { spawnSync } from "node:child_process";
import { registerMeter } from "~/cli/build/register-meter";
import { benchAdmin } from "./bench-admin";
import { benchCapacity } from "./bench-capacity";
import { benchEngine } from "./bench-engine";
import { benchLighthouse } from "./bench-lighthouse";
import { benchPages } from "./bench-pages";
import { benchServer } from "./bench-server";
import { benchWaitlist } from "./bench-waitlist";
import { benchWorker } from "./bench-worker";

const parts = {
  worker: ["The built worker", benchWorker],
  engine: ["The engine, one core", benchEngine],
  capacity: ["What a typical user takes, and what is full first", benchCapacity],
  server: ["The server, wrangler dev on this machine", benchServer],
  waitlist: ["The waitlist, against the bare answer (0.3 at least)", benchWaitlist],
  lighthouse: ["Lighthouse for phones, / (100 in all four, median of three runs)", benchLighthouse],
  pages: [
    "Pages of an account whose rows fill one page of each list, and with all the resumes and jobs it may have and 10,000 rewrites and matches",
    benchPages,
  ],
  admin: [
    "The admin area with 100 users, and with 100,000, their 300,000 rewrites and 50,000 on the waitlist (1.5 at most)",
    benchAdmin,
  ],
} as const;

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}. The parts are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}

registerMeter();
spawnSync("node_modules/.bin/remix", ["vite:build", "--logLevel", "error"], { stdio: ["ignore", "ignore", "inherit"] });

for (const [name, [title, bench]] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n${title}`);
  for (const [name, figure] of await bench()) console.log(`  ${name.padEnd(58)} ${figure}`);
}
