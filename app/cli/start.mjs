// Serves the app with everything local: database, files, queue and mails.
import { spawn } from "node:child_process";
import { freePort, isPortFree } from "./free-port.mjs";
import { startTestCheckout } from "./test-checkout/start.mjs";
import { applyMigrations, wrangler } from "./wrangler.mjs";

// An empty PORT counts as none.
const port = process.env.PORT || "8787";
const address = `http://localhost:${port}`;
if (!(await isPortFree(Number(port)))) {
  console.error(`Port ${port} is taken by another program. Choose another one: PORT=${Number(port) + 1} npm start`);
  process.exit(1);
}
const watchesOutLoud = process.argv.includes("--verbose");

console.error("Building and preparing the local database ...");
applyMigrations();
// Its warnings say what this file already does, such as triggering cron.
const level = watchesOutLoud ? "info" : "error";
const checkout = startTestCheckout(await freePort(), ".wrangler/state/test-checkout.json");
const server = spawn(...wrangler(["dev", "--port", port, "--log-level", level, "--var", checkout.variable]), {
  stdio: ["ignore", "inherit", "inherit"],
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code) => {
  checkout.stop();
  process.exit(code ?? 0);
});

while (!(await isServing())) await new Promise((resolve) => setTimeout(resolve, 300));
console.log(`\nLapel runs at ${address} and its mails are at ${address}/dev/mail (Ctrl+C ends it)\n`);

// Wrangler runs no cron locally, so we trigger it every five minutes, like wrangler.toml does in production.
setInterval(() => fetch(`${address}/cdn-cgi/local/scheduled`).catch(() => undefined), 5 * 60 * 1000);

async function isServing() {
  try {
    return (await fetch(`${address}/favicon.svg`)).ok;
  } catch {
    return false;
  }
}
