import { spawnSync } from "node:child_process";
import { createServer, type Server } from "node:net";
import { afterEach, expect, it } from "vitest";
import { freePort, isPortFree } from "~/cli/free-port.mjs";

let server: Server | undefined;

afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function takePort(host?: string): Promise<number> {
  const port = await freePort();
  server = createServer();
  await new Promise<void>((resolve) => server?.listen(port, host, () => resolve()));
  return port;
}

it("gives a port that a server can listen on", async () => {
  expect(await isPortFree(await freePort())).toBe(true);
});

it.each([undefined, "127.0.0.1"])("knows a port that is taken on %s", async (host) => {
  expect(await isPortFree(await takePort(host))).toBe(false);
});

it("tells who starts the product on a taken port which command to use", async () => {
  const port = await takePort();
  const { status, stderr } = spawnSync(process.execPath, ["app/cli/start.mjs"], {
    env: { ...process.env, PORT: String(port) },
    encoding: "utf8",
  });
  expect(stderr).toContain(`Port ${port} is taken`);
  expect(stderr).toContain(`PORT=${port + 1} npm start`);
  expect(status).toBe(1);
});
