import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/**
 * Starts the double of Stripe beside a development server. `variable` tells the worker where it is; `file` keeps what
 * it knows. It also ends when this process does.
 */
export function startTestCheckout(port, file) {
  const serve = fileURLToPath(new URL("serve.ts", import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", serve, String(port), file], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  const stop = () => child.kill();
  process.on("exit", stop);
  return { variable: `STRIPE_TEST_URL:http://127.0.0.1:${port}`, stop };
}
