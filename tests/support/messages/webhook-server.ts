import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    webhookServer: string;
  }
}

/** What the loopback automation tool answers to one call; the last step of a script repeats. */
export type WebhookStep = number | "hang" | "redirect";

export interface WebhookCall {
  method: string;
  headers: Record<string, string>;
  body: Record<string, string>;
}

const scripts = new Map<string, { steps: WebhookStep[]; calls: WebhookCall[] }>();

/** An automation tool on the loopback: PUT /KEY takes a script, POST /KEY plays it, GET /KEY tells what was asked. */
export default async function serveWebhook({ provide }: TestProject): Promise<() => void> {
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  provide("webhookServer", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.close();
    server.closeAllConnections();
  };
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const key = (request.url ?? "").slice(1);
  const text = Buffer.concat(await request.toArray()).toString();
  if (request.method === "PUT") {
    scripts.set(key, { steps: JSON.parse(text), calls: scripts.get(key)?.calls ?? [] });
    response.end();
    return;
  }
  const script = scripts.get(key);
  if (!script) throw new Error(`No script for ${request.url}`);
  if (request.method === "GET") {
    response.end(JSON.stringify(script.calls));
    return;
  }
  const step = script.steps[Math.min(script.calls.length, script.steps.length - 1)];
  const headers = request.headers as Record<string, string>;
  script.calls.push({ method: request.method ?? "", headers, body: JSON.parse(text) });
  if (step === "hang") return;
  if (step === "redirect") response.writeHead(307, { Location: `/${key}` });
  else response.writeHead(step ?? 200);
  response.end("an answer that nobody reads");
}
