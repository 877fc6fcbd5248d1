import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import builtWorker from "../../build/server/index.js";

/** As a client may send it, and no script can make it. */
function withBody(url: string, method: string): Request {
  const posted = new Request(url, { method: "POST", body: "a=b" });
  return new Proxy(posted, {
    get: (request, name) => (name === "method" ? method : Reflect.get(request, name, request)),
  });
}

const pages: [path: string, status: number][] = [
  ["/", 200],
  ["/privacy-policy", 200],
  ["/robots.txt", 200],
  ["/nowhere", 404],
  ["/api/waitlist", 405],
  ["/api/waitlist/leave?token=x", 302],
  ["/auth/v1/user", 401],
];

it.each(pages)("answers a GET of %s that brings a body as one without", async (path, status) => {
  const { fetch } = builtWorker as Required<ExportedHandler<Env>>;
  for (const method of path === "/" ? ["GET", "HEAD"] : ["GET"]) {
    const request = withBody(`https://lapel.test${path}`, method) as Parameters<typeof fetch>[0];
    expect((await fetch(request, env as Env, createExecutionContext())).status).toBe(status);
  }
});
