import { createServer } from "node:net";

/** A free port of this machine. */
export async function freePort() {
  const { port } = await listenOnce(0);
  return port;
}

/** Whether a server could start on this port, on each address that our servers listen on. */
export async function isPortFree(port) {
  for (const host of ["127.0.0.1", "::1"]) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      // Without IPv6 the address does not exist, so nothing can occupy its port.
      if (error.code === "EADDRINUSE" || error.code === "EACCES") return false;
    }
  }
  return true;
}

function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() => resolve(address));
    });
  });
}
