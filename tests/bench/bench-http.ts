import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { freePort } from "~/cli/free-port.mjs";

const port = await freePort();
export const origin = `http://localhost:${port}`;

/** Serves the built worker while `use` works; `seed` is SQL for its empty database. */
export async function withServer<Result>(use: () => Promise<Result>, seed?: string): Promise<Result> {
  const server = await startServer({ port, seed });
  try {
    return await use();
  } finally {
    await server.stop();
  }
}

/** Serves the built worker at `origin` until `stop`; `seed` is SQL for its empty database. */
export async function startServer({ port, seed }: { port: number; seed?: string | undefined }) {
  const folder = mkdtempSync(join(tmpdir(), "lapel-bench-"));
  const file = join(folder, "seed.sql");
  if (seed) writeFileSync(file, seed);
  const server = spawn(process.execPath, ["tests/e2e/serve.mjs", String(port), ...(seed ? [file] : [])], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => server.on("exit", resolve));
  const started = { origin: `http://localhost:${port}`, stop };
  async function stop(): Promise<void> {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  try {
    await serving(started.origin);
  } catch (error) {
    await stop();
    throw error;
  }
  return started;
}

async function serving(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 400; attempt++) {
    const answer = await fetch(`${origin}/dev/hello`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  throw new Error("The server did not start");
}

/** After a second to warm up, for three. */
export async function requestsPerSecond(path: string, cookie?: string): Promise<number> {
  const options = { url: origin + path, connections: 8, ...(cookie && { headers: { Cookie: cookie } }) };
  await autocannon({ ...options, duration: 1 });
  const { requests, non2xx } = await autocannon({ ...options, duration: 3 });
  if (non2xx > 0) throw new Error(`${path} answered ${non2xx} errors`);
  return requests.average;
}

/** How many a second of `amount` requests, eight at a time: until the last answer, since the run itself ends on whole seconds. */
export async function speedOf(path: string, amount: number, cookie?: string): Promise<number> {
  const options = { url: origin + path, connections: 8, amount, ...(cookie && { headers: { Cookie: cookie } }) };
  const began = performance.now();
  let answered = began;
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on("response", () => {
      answered = performance.now();
    });
  });
  if (non2xx + errors > 0) throw new Error(`${path} answered ${non2xx} errors, ${errors} requests got lost`);
  return (amount * 1000) / (answered - began);
}
